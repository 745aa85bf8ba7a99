import * as z from 'zod/mini'
import { day } from '../wire/fields.ts'
import { addedInput } from '../documents/origin.ts'
import { operation } from '../operation.ts'
import { EXAMPLE_ROW_WORDS } from './ecg-row.ts'
import { EcgListItem, EXAMPLE_ECG } from './ecg-record.ts'
import { userCode } from '../wire/kinds.ts'

export const listEcgRecords = operation({
  origin: 'documented',
  method: 'GET',
  path: '/monitor/v1/app/find-ecg-list',
  summary: 'The watch ECG records of a day, newest first',
  input: z.object({ dayDate: day, userCode: addedInput(userCode) }),
  output: z.object({ dataEcgInfosRespList: z.array(EcgListItem) }),
  ownership: 'granted',
  looksAt: 'ecg',
  safety: 'read',
  example: {
    input: { dayDate: '2026-03-02' },
    output: { dataEcgInfosRespList: [{ ...EXAMPLE_ECG, kangban: EXAMPLE_ROW_WORDS }] },
  },
})
