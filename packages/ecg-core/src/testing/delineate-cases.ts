/** Test support: ECGs whose limits are known, as sums of Gaussians. The tangent of one meets rest 2 sigma from its centre. */

/** Height in mV, centre in s from R, width (sigma) in s. */
export type Wave = readonly [height: number, centre: number, sigma: number]

const QRS: readonly Wave[] = [
  [-0.12, -0.025, 0.008],
  [1.1, 0, 0.01],
  [-0.22, 0.027, 0.009],
]

/** The onset of that QRS, 2.3 sigma before the centre of Q, where its slope is a twentieth of the steepest. */
export const QRS_ON_SECONDS = 0.043

const WIDE_QRS: readonly Wave[] = [
  [1.6, 0, 0.032],
  [-0.6, 0.08, 0.03],
]

export interface Heart {
  rateHz: number
  seconds: number
  /** R to R, or R to R by beat. */
  rr: number | ((beat: number) => number)
  /** QRS onset to the tangent's foot. */
  qtSeconds: number
  /** Instead of one upright T wave: waves by the time their return ends. */
  t?: (endSeconds: number) => readonly Wave[]
  p?: readonly Wave[]
  /** Beats that come from a ventricle. */
  wide?: readonly number[]
}

const P_WAVE: readonly Wave[] = [[0.12, -0.14, 0.02]]
/** Tangent of the P wave's rise: 2 sigma before its centre. */
export const P_ON_SECONDS = 0.18

export function uprightT(endSeconds: number): readonly Wave[] {
  const sigma = (endSeconds - 0.05) / 6
  return [[0.3, endSeconds - 2 * sigma, sigma]]
}

export interface Drawn {
  samples: Float32Array
  peaks: number[]
  /** Seconds of each R. */
  at: number[]
}

export function drawHeart({
  rateHz,
  seconds,
  rr,
  qtSeconds,
  t = uprightT,
  p = P_WAVE,
  wide = [],
}: Heart): Drawn {
  const samples = new Float32Array(Math.round(seconds * rateHz))
  const at: number[] = []
  for (
    let time = 0.5, beat = 0;
    time < seconds - 0.7;
    time += typeof rr === 'number' ? rr : rr(beat), beat++
  )
    at.push(time)

  for (const [beat, time] of at.entries()) {
    const waves = wide.includes(beat)
      ? [...WIDE_QRS, ...t(qtSeconds + 0.05)]
      : [...p, ...QRS, ...t(qtSeconds - QRS_ON_SECONDS)]

    for (const wave of waves) addWave(samples, wave, { at: time, rateHz })
  }

  return { samples, peaks: at.map((time) => Math.round(time * rateHz)), at }
}

function addWave(
  samples: Float32Array,
  [height, centre, sigma]: Wave,
  beat: { at: number; rateHz: number },
): void {
  const middle = (beat.at + centre) * beat.rateHz
  const width = sigma * beat.rateHz
  const last = Math.min(samples.length - 1, Math.ceil(middle + 5 * width))
  for (let i = Math.max(0, Math.floor(middle - 5 * width)); i <= last; i++)
    samples[i] = (samples[i] ?? 0) + height * Math.exp(-0.5 * ((i - middle) / width) ** 2)
}
