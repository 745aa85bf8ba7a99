import * as z from 'zod/mini'
import { moment, nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { LOOKS } from './look-words.ts'

/** After so many days nobody is told any more who looked. */
export const LOOKS_DAYS = 30

export const FamilyLook = z.object({
  /** The label of whom the user shares with. */
  label: z.string(),
  at: moment,
  /** What was looked at within the hour, first things first. */
  looks: z.array(z.enum(LOOKS)),
})
export type FamilyLook = z.infer<typeof FamilyLook>

export const listLooks = operation({
  origin: 'ours',
  method: 'GET',
  path: '/family/v1/app/looks',
  summary: 'Who looked at what of the user, newest first; one entry an hour and person',
  input: nothing,
  output: z.object({ list: z.array(FamilyLook) }),
  ownership: 'own',
  safety: 'read',
  loading: false,
  ownMessages: true,
  example: {
    input: {},
    output: {
      list: [
        {
          label: '李建军（儿子）',
          at: '2026-03-02T16:05:00+08:00',
          looks: ['home', 'bloodPressure'],
        },
      ],
    },
  },
})
