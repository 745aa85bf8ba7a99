import { recordNameOf, wfdbFiles } from '@kangban/rules/ecg/wfdb-files'
import { zipSync } from 'fflate'
import type { ExportedRecord } from './exported-record.ts'

/** The files of a record in one: a phone hands on one file at a time. */
export function wfdbZip(record: ExportedRecord): File {
  const zip = zipSync(wfdbFiles(record), { mtime: record.startedAt })
  return new File([zip], `${recordNameOf(record.startedAt)}.zip`, { type: 'application/zip' })
}
