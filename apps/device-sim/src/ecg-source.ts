/** The rate that the recorder samples at and the whole chain is built on. */
export const ECG_RATE_HZ = 512

/** One measurement's signal, read on from its sample 0. */
export interface EcgPlayback {
  /** The next samples in millivolts at 512 Hz; NaN where the record has none. */
  read(count: number): Float32Array
}

/** Where the recorder's signal comes from. */
export interface EcgSource {
  readonly kind: 'replay' | 'synthetic'
  /** Name of the record that is replayed, or null. */
  readonly record: string | null
  /** Begins at the beginning for every measurement; synthetic signals differ from one to the next, and repeat by seed. */
  play(measurement: { readonly person: string; readonly measurement: number }): EcgPlayback
}
