import * as z from 'zod/mini'
import { recordFileFormat, RecordFileLink } from '../ecg/record-file.ts'
import { operation } from '../operation.ts'
import { id } from '../wire/kinds.ts'
import { EXAMPLE_HOLTER } from './holter-record.ts'

export const getHolterFileLink = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/v1/app/holter/file-link',
  summary:
    'A link to the signal and the beats of a record of many hours that has ended, as EDF+ or as WFDB in a ZIP; it needs no session and ends after minutes',
  input: z.object({ id, format: recordFileFormat }),
  output: RecordFileLink,
  ownership: 'own',
  safety: 'read',
  example: {
    input: { id: EXAMPLE_HOLTER.id, format: 'edf' },
    output: {
      url: `/api/files/v1/record-data/holter/${EXAMPLE_HOLTER.id}.edf?expires=1772453400&signature=x`,
    },
  },
})
