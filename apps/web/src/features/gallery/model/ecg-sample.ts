import type { StripMark } from '../../../shared/ecg-paper/strip-mark.ts'
import { SAMPLE_RATE } from '@kangban/ecg-core'

const SECONDS = 12
const BEAT_S = 60 / 72
/** The beat after this one comes early, and the pause after it makes up for it. */
const BEFORE_EARLY = 6
const EARLY_S = 0.55

/** Height in mV, place and width in seconds from the R peak, of P, Q, R, S and T. */
const WAVES = [
  [0.12, -0.17, 0.025],
  [-0.1, -0.028, 0.009],
  [1.05, 0, 0.011],
  [-0.22, 0.03, 0.011],
  [0.28, 0.26, 0.055],
] as const

function beatTimes(): number[] {
  const times = Array.from(
    { length: Math.floor(SECONDS / BEAT_S) },
    (_, beat) => 0.4 + beat * BEAT_S,
  )

  const before = times[BEFORE_EARLY]

  return times.map((time, beat) =>
    beat === BEFORE_EARLY + 1 && before !== undefined ? before + EARLY_S : time,
  )
}

const waveAt = (second: number, beats: readonly number[]): number =>
  beats.reduce((sum, beat) => {
    const from = second - beat
    if (from < -0.5 || from > 0.6) return sum

    return (
      sum +
      WAVES.reduce(
        (mv, [height, at, width]) => mv + height * Math.exp(-((from - at) ** 2) / (2 * width ** 2)),
        0,
      )
    )
  }, 0)

/** Twelve seconds of a drawn heart, always the same: mV at 512 Hz, with one early beat. */
export function sampleEcg(): { samples: Float32Array; marks: StripMark[] } {
  const beats = beatTimes()

  const samples = Float32Array.from({ length: SECONDS * SAMPLE_RATE }, (_, index) =>
    waveAt(index / SAMPLE_RATE, beats),
  )

  const early = beats[BEFORE_EARLY + 1] ?? 0

  return {
    samples,
    marks: [{ sample: Math.round(early * SAMPLE_RATE), kind: 'supraventricular', denied: false }],
  }
}
