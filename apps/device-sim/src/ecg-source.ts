import type { EcgBeat } from '@kangban/vitals'
import type { Wearer } from './wearer.ts'

/** The rate that the recorder samples at and the whole chain is built on. */
export const ECG_RATE_HZ = 512

/** Where an R peak truly is, by sample of the measurement. */
export type TrueBeat = Pick<EcgBeat, 'sample' | 'kind'>

/** One measurement's signal, read on from its sample 0. */
export interface EcgPlayback {
  /** The next samples in millivolts at 512 Hz; NaN where the record has none. */
  read(count: number): Float32Array
  /** The true beats among the samples read since the last call, where they are known. */
  takeBeats(): readonly TrueBeat[]
}

/** Where the recorder's signal comes from. */
export interface EcgSource {
  readonly kind: 'replay' | 'synthetic'
  /** Name of the record that is replayed, or null. */
  readonly record: string | null
  /** A record begins at its beginning for every measurement; a body goes on living. */
  play(wearer: Wearer): EcgPlayback
}
