// Runs in a thread: the beats of a record are found anew, which takes 0.3 s for one of ten minutes.
import { edfFile } from '@kangban/rules/ecg/edf-file'
import { wfdbFiles, type WfdbRecord } from '@kangban/rules/ecg/wfdb-files'
import { unpackSamples } from '../../../shared/ecg/ecg-samples.ts'

type Packed = Omit<WfdbRecord, 'samples'> & { packed: Uint8Array }

/** The three files of a record by their names. */
export const writeWfdb = ({ packed, ...record }: Packed): Record<string, Uint8Array> =>
  wfdbFiles({ ...record, samples: unpackSamples(packed) })

/** The same as one EDF+ file. */
export const writeEdf = ({ packed, ...record }: Packed): Uint8Array =>
  edfFile({ ...record, samples: unpackSamples(packed) })
