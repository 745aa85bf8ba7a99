import { sineOfTurns } from '../chance/exact-math.ts'
import type { Random } from '../chance/random.ts'

const F_WAVE_MV = 0.06
// The waves fit a whole number of times, so that the table may be read round and round.
const PERIOD_SECONDS = 16
// They grow and fade over this time when fibrillation begins and ends.
const ONSET_SECONDS = 0.5

/** The f waves of atrial fibrillation: three waves between 4 and 9 Hz that beat against each other, added in place. */
export function createFibrillation(
  random: Random,
  rateHz: number,
): (samples: Float32Array, active: boolean) => void {
  const waves = [random.between(4.3, 5.5), random.between(5.5, 7), random.between(7, 8.7)].map(
    (hertz) => ({
      turns: Math.round(hertz * PERIOD_SECONDS),
      phase: random.next(),
    }),
  )

  let table: Float32Array | undefined
  // Counted in samples, so that a share does not depend on how the trace was cut.
  const onset = Math.round(ONSET_SECONDS * rateHz)
  let risen = 0
  let next = 0

  return (samples, active) => {
    if (!active && risen === 0) return
    table ??= fWaves(waves, Math.round(PERIOD_SECONDS * rateHz))
    const settled = active ? onset : 0
    let i = 0

    for (; risen !== settled && i < samples.length; i++) {
      risen += active ? 1 : -1
      samples[i] = (samples[i] as number) + (risen / onset) * (table[next] as number)
      next = next + 1 === table.length ? 0 : next + 1
    }

    if (!active) return

    while (i < samples.length) {
      const end = Math.min(samples.length, i + table.length - next)
      const shift = next - i
      for (; i < end; i++)
        samples[i] = Math.fround((samples[i] as number) + (table[i + shift] as number))
      next = (i + shift) % table.length
    }
  }
}

function fWaves(waves: readonly { turns: number; phase: number }[], length: number): Float32Array {
  return Float32Array.from({ length }, (_, i) => {
    const sum = waves.reduce(
      (total, { turns, phase }) => total + sineOfTurns((turns * i) / length + phase),
      0,
    )

    return (F_WAVE_MV * sum) / 2
  })
}
