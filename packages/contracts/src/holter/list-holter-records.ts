import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { doctorKnows, ecgRowWords, EXAMPLE_ROW_WORDS } from '../ecg/ecg-row.ts'
import { EXAMPLE_HOLTER, HolterHead, ofRecord } from './holter-record.ts'
import { whole } from '../quantities/quantity.ts'

const MAX_PAGE_SIZE = 50

/** With what the record says, in the words of a row. */
const HolterRow = z.object({
  ...HolterHead.shape,
  ...ecgRowWords,
  /** Slowest and fastest of each hour in beats/min, to draw small; null where none could be counted. */
  hours: z.array(z.nullable(z.object({ low: whole('heartRate'), high: whole('heartRate') }))),
  doctor: doctorKnows,
})

export const listHolterRecords = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/v1/app/holter/list',
  summary: 'The records of many hours, newest first',
  input: z.object({ ...pageQuery(MAX_PAGE_SIZE), userCode: ofRecord.userCode }),
  output: pageOf(HolterRow),
  ownership: 'granted',
  looksAt: 'ecg',
  safety: 'read',
  ownMessages: true,
  example: {
    input: { pn: 1, ps: 10 },
    output: {
      list: [
        {
          ...EXAMPLE_HOLTER,
          ...EXAMPLE_ROW_WORDS,
          hours: [{ low: 66, high: 98 }],
          doctor: null,
        },
      ],
      total: 1,
      pn: 1,
      ps: 10,
    },
  },
})
