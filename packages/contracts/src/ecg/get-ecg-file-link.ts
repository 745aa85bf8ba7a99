import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { EXAMPLE_ECG } from './ecg-record.ts'
import { recordFileFormat, RecordFileLink } from './record-file.ts'

export const getEcgFileLink = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/v1/app/ecg/file-link',
  summary:
    'A link to the signal and the beats of an ECG as EDF+, or as WFDB in a ZIP; it needs no session and ends after minutes',
  input: z.object({
    ecgId: z.string().check(z.minLength(1), z.maxLength(64)),
    format: recordFileFormat,
  }),
  output: RecordFileLink,
  ownership: 'own',
  safety: 'read',
  example: {
    input: { ecgId: EXAMPLE_ECG.id, format: 'edf' },
    output: {
      url: `/api/files/v1/record-data/ecg/${EXAMPLE_ECG.id}.edf?expires=1772453400&signature=x`,
    },
  },
})
