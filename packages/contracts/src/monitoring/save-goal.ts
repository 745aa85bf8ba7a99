import * as z from 'zod/mini'
import { STEPS_GOAL } from '../constants.ts'
import { day, queryInteger } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import * as MESSAGES from '../wire/messages.ts'
import { quantity, whole } from '../quantities/quantity.ts'

export const saveGoal = operation({
  origin: 'ours',
  method: 'POST',
  path: '/user/v1/app/goal',
  summary: 'Sets the daily goal; it holds from today on, earlier days keep theirs',
  input: z.object({
    kind: z.optional(z.literal('steps', MESSAGES.goalKindWrong)),
    value: quantity(
      'stepsOfDay',
      queryInteger(
        STEPS_GOAL.low,
        STEPS_GOAL.high,
        MESSAGES.stepsGoalWrong(STEPS_GOAL.low, STEPS_GOAL.high),
      ),
    ),
  }),
  output: z.object({ kind: z.literal('steps'), value: whole('stepsOfDay'), since: day }),
  ownership: 'own',
  safety: 'idempotent',
  example: {
    input: { kind: 'steps', value: 6000 },
    output: { kind: 'steps', value: 6000, since: '2026-03-02' },
  },
})
