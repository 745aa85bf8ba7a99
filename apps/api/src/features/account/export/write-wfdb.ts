// Runs in a thread: the beats of a record are found anew, which takes 0.3 s for one of ten minutes.
import { wfdbFiles, type WfdbRecord } from '@kangban/rules/ecg/wfdb-files'
import { unpackSamples } from '../../../shared/ecg/ecg-samples.ts'

/** The three files of a record by their names. */
export const writeWfdb = ({
  packed,
  ...record
}: Omit<WfdbRecord, 'samples'> & { packed: Uint8Array }): Record<string, Uint8Array> =>
  wfdbFiles({ ...record, samples: unpackSamples(packed) })
