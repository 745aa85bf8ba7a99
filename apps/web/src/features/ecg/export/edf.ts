import { edfFile } from '@kangban/rules/ecg/edf-file'
import { recordNameOf } from '@kangban/rules/ecg/wfdb-files'
import type { ExportedRecord } from './exported-record.ts'

/** A record as one EDF+ file, in which no name stands. */
export const recordEdf = (record: ExportedRecord): File =>
  new File([edfFile(record)], `${recordNameOf(record.startedAt)}.edf`, {
    type: 'application/octet-stream',
  })
