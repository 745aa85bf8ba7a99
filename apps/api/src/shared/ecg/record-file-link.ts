import { SECONDS_PER_HOUR } from '@kangban/china-time'
import type { RecordFileFormat } from '@kangban/contracts'
import type { LinkSigner } from '../../security/signed-link.ts'

/** Long enough to begin the download, too short for anybody who finds it in a history. */
const LINK_SECONDS = SECONDS_PER_HOUR / 12

/** A record that can be handed on as a file: a measurement, or one of many hours. */
export interface RecordFile {
  kind: 'ecg' | 'holter'
  id: string
  format: RecordFileFormat
}

/** WFDB is several files, and a phone takes one at a time. */
export const RECORD_ENDINGS: Readonly<Record<RecordFileFormat, string>> = {
  edf: 'edf',
  wfdb: 'zip',
}

export const recordFilePath = ({ kind, id, format }: RecordFile): string =>
  `/api/files/v1/record-data/${kind}/${id}.${RECORD_ENDINGS[format]}`

/** A link to the file; it needs no session and expires. */
export const recordFileLink = (links: LinkSigner, file: RecordFile): string =>
  links.sign(recordFilePath(file), LINK_SECONDS)
