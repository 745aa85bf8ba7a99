// Runs in a thread: faults are named here and refused by the service, since errors lose their class on the way.
import { MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import { MAX_ECG_MINUTES } from '@kangban/contracts/constants'
import { parseSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import { analysedColumns } from './analysed-columns.ts'

type Columns = ReturnType<typeof analysedColumns>

export type UploadFault = 'broken' | 'too short' | 'too long'

export type UploadRead = { columns: Columns } | { fault: UploadFault; why: string }

/** Less than this many seconds of real samples say nothing about a heartbeat. */
const MIN_SECONDS = 3
const MOST_SAMPLES = ((MAX_ECG_MINUTES * MS_PER_MINUTE) / MS_PER_SECOND) * SAMPLE_RATE

/** The columns of a record from the samples of a request; gaps are allowed, text is not. */
export function readUpload(ecgContent: string): UploadRead {
  if (/[^\d\s,.eE+-]/.test(ecgContent))
    return { fault: 'broken', why: 'ecgContent holds something else than numbers' }
  const { samples, gaps } = parseSamples(ecgContent)
  const held = samples.length - gaps
  const why = `ecgContent holds ${samples.length} samples, ${gaps} of them gaps`
  if (held < MIN_SECONDS * SAMPLE_RATE) return { fault: 'too short', why }
  if (samples.length > MOST_SAMPLES) return { fault: 'too long', why }
  return { columns: analysedColumns(samples) }
}
