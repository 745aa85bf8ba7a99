import * as z from 'zod/mini'
import { moment } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import * as MESSAGES from '../wire/messages.ts'
import { EXAMPLE_ECG, SOURCE } from './ecg-record.ts'
import { doctorKnows, ecgRowWords, EXAMPLE_ROW_WORDS } from './ecg-row.ts'
import { real } from '../quantities/quantity.ts'
import { id, userCode } from '../wire/kinds.ts'

export const EcgMonthRow = z.object({
  /** Null where a back end does not tell how the record is opened. */
  id: z.nullable(id),
  dataTime: moment,
  source: SOURCE,
  durationSeconds: z.nullable(real('ecgSeconds')),
  ...ecgRowWords,
  /**
   * Three seconds of it to draw small: for each 50 ms the lowest and the highest as a base-36 digit, - where nothing was
   * measured. Null where a back end does not tell it.
   */
  thumbnail: z.nullable(z.string()),
  doctor: doctorKnows,
})
export type EcgMonthRow = z.infer<typeof EcgMonthRow>

export const listEcgMonth = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/v1/app/ecg-month',
  summary: 'The ECG records of watch and recorder in a month, newest first, each with what it says',
  input: z.object({
    month: z.string().check(z.regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, MESSAGES.dayFormat)),
    userCode: z.optional(userCode),
  }),
  output: z.object({ list: z.array(EcgMonthRow) }),
  ownership: 'granted',
  looksAt: 'ecg',
  safety: 'read',
  ownMessages: true,
  example: {
    input: { month: '2026-03' },
    output: {
      list: [
        {
          id: EXAMPLE_ECG.id,
          dataTime: EXAMPLE_ECG.dataTime,
          source: 'recorder',
          durationSeconds: 30,
          ...EXAMPLE_ROW_WORDS,
          thumbnail: 'hihihhhihihihhghdh4zefhhhihhhhhi',
          doctor: null,
        },
      ],
    },
  },
})
