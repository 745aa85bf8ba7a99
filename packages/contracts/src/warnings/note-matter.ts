import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import * as MESSAGES from '../wire/messages.ts'
import { whole } from '../quantities/quantity.ts'

/** `seen`: it was on the screen; `told`: the family knows; `later`: remind me again. None of them ends a matter. */
export const MATTER_NOTES = ['seen', 'told', 'later'] as const

const CHOOSE = MESSAGES.warningMissing

export const noteMatter = operation({
  origin: 'ours',
  method: 'POST',
  path: '/monitor/v1/abnormal/note',
  summary: 'Keeps what was done about a matter that still waits',
  input: z.object({
    ids: z
      .array(z.string().check(z.maxLength(64, CHOOSE)), CHOOSE)
      .check(z.minLength(1, CHOOSE), z.maxLength(200, MESSAGES.warningsTooMany)),
    what: z.enum(MATTER_NOTES, MESSAGES.matterNoteWrong),
  }),
  /** How many events of it still wait; unknown ids and those of other people count for nothing. */
  output: z.object({ noted: whole('count') }),
  ownership: 'own',
  safety: 'idempotent',
  loading: false,
  example: {
    input: { ids: ['6f0c7c52-6f0b-4f8e-9d3e-0a5a3f6c1b21'], what: 'told' },
    output: { noted: 1 },
  },
})
