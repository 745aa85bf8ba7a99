import * as z from 'zod/mini'
import { day } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { EXAMPLE_ROW_WORDS } from './ecg-row.ts'
import { EcgMeasurement } from './ecg-record.ts'
import { userCode } from '../wire/kinds.ts'

export const listEcgMeasurements = operation({
  origin: 'documented',
  method: 'GET',
  path: '/swk-ecg/v1/measurements/by-date-user',
  summary: 'The measurements of the ECG recorder on a day, oldest first',
  input: z.object({ measurementDate: day, userCode: z.optional(userCode) }),
  output: z.array(EcgMeasurement),
  ownership: 'granted',
  looksAt: 'ecg',
  safety: 'read',
  ownMessages: true,
  example: {
    input: { measurementDate: '2026-03-02' },
    output: [
      {
        recordStartTime: '2026-03-02 08:36:00',
        durationStr: '30秒',
        completed: true,
        labeled: true,
        pdfFilePath: null,
        kangban: { id: '0b8f3c52-7d1e-4a96-8a4f-5c2e9d7b6a10', ...EXAMPLE_ROW_WORDS },
      },
    ],
  },
})
