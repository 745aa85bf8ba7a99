import type { EcgBeat } from '@kangban/vitals'
import type { Heart } from './heart.ts'
import type { Timeline } from './timeline.ts'

/** Where an R peak truly is, by sample of the measurement. */
export type TrueBeat = Pick<EcgBeat, 'sample' | 'kind'>

/** One measurement's signal, read on from its sample 0. */
export interface EcgPlayback {
  /** The next samples in millivolts at 512 Hz; NaN where the record has none. */
  read(count: number): Float32Array
  /** The true beats among the samples read since the last call, where they are known. */
  takeBeats(): readonly TrueBeat[]
}

/** A heart and the time that it beats in. */
export interface LivingHeart {
  readonly heart: Heart
  readonly clock: Timeline
}

/** Where the recorder's signal comes from. */
export interface EcgSource {
  readonly kind: 'replay' | 'synthetic'
  /** Name of the record that is replayed, or null. */
  readonly record: string | null
  /** A record begins at its beginning for every measurement; a body goes on living. */
  play(body: LivingHeart): EcgPlayback
}
