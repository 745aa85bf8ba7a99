import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import * as MESSAGES from '../wire/messages.ts'
import { whole } from '../quantities/quantity.ts'

const CHOOSE = MESSAGES.warningMissing

export const markRead = operation({
  origin: 'ours',
  method: 'POST',
  path: '/monitor/v1/abnormal/read',
  summary: 'Marks own abnormal events as dealt with: the named ones, or all of them',
  input: z
    .object({
      ids: z.optional(
        z
          .array(z.string().check(z.maxLength(64, CHOOSE)), CHOOSE)
          .check(z.maxLength(200, MESSAGES.warningsTooMany)),
      ),
      all: z.optional(z.boolean()),
      handledAs: z.optional(z.string().check(z.maxLength(20, MESSAGES.handledAsTooLong))),
    })
    .check(
      z.refine(({ ids, all }) => all === true || (ids !== undefined && ids.length > 0), CHOOSE),
    ),
  /** How many were not dealt with before; unknown ids and those of other people count for nothing. */
  output: z.object({ handled: whole('count') }),
  ownership: 'own',
  safety: 'idempotent',
  loading: false,
  example: {
    input: { ids: ['6f0c7c52-6f0b-4f8e-9d3e-0a5a3f6c1b21'], handledAs: '告诉女儿' },
    output: { handled: 1 },
  },
})
