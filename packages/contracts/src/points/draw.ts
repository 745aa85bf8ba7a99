import * as z from 'zod/mini'
import * as MESSAGES from '../wire/messages.ts'
import { operation } from '../operation.ts'
import { DrawResult } from './points.ts'

export const activityId = z
  .string({ error: MESSAGES.activityNotFound })
  .check(z.minLength(1, MESSAGES.activityNotFound), z.maxLength(64, MESSAGES.activityNotFound))

/** The wire spells it `acitivityType`. */
export const draw = operation({
  origin: 'documented',
  method: 'POST',
  path: '/activity/v1/app/draw',
  summary: 'Draws a prize of an activity: takes its cost, grants points or makes a redemption',
  input: z.object({
    id: activityId,
    acitivityType: z.string({ error: MESSAGES.activityTypeWrong }),
  }),
  output: DrawResult,
  ownership: 'own',
  safety: 'irreversible',
  takesIdempotencyKey: true,
  example: {
    input: { id: 'lucky-wheel', acitivityType: '0002' },
    output: { id: '5f0c6b1e9a7d42c88b3e1f60a94d27c3', prizeId: 'lucky-wheel-2' },
  },
})
