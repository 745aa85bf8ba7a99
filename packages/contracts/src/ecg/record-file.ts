import * as z from 'zod/mini'
import { link } from '../wire/fields.ts'

/** EDF+ is one file; WFDB is several, in a ZIP. */
export const RECORD_FILE_FORMATS = ['edf', 'wfdb'] as const
export type RecordFileFormat = (typeof RECORD_FILE_FORMATS)[number]

export const recordFileFormat = z.enum(RECORD_FILE_FORMATS)
export const RecordFileLink = z.object({ url: link })
