// Runs in a thread where a record is long.
import { formatSamples } from '@kangban/ecg-core'
import { unpackSamples } from './ecg-samples.ts'

/** The samples of a row as the wire has them. */
export const samplesText = (packed: Uint8Array): string => formatSamples(unpackSamples(packed))
