/** An episode of the heart rhythm. Minutes since local midnight, within the day. */
export type RhythmEpisode =
  | {
      kind: 'af-episode'
      startMinute: number
      minutes: number
      heartRate: number
      rrVariation: number
    }
  | {
      kind: 'premature-beats'
      startMinute: number
      minutes: number
      everyBeats: number
      coupling: readonly [lo: number, hi: number]
    }
  | {
      kind: 'pauses'
      startMinute: number
      minutes: number
      everyBeats: number
      /** How long the heart waits. */
      pauseSeconds: readonly [lo: number, hi: number]
    }
