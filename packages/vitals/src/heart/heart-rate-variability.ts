import { intervalSeries, scatteredSeries, type SeriesEnd } from './interval-series.ts'
import type { Random } from '../chance/random.ts'
import {
  HRV_WINDOW_SECONDS,
  MIN_USUAL_SECONDS,
  sdnnOf,
  variationOf,
  type Rhythm,
} from './rhythm.ts'

/** One window of intervals: deviations from the mean, in standard deviations. */
type Window = {
  kind: 'sinus' | 'af'
  wanted: number
  rmssdMs: number | undefined
  deviations: Float64Array
  next: number
}

/**
 * The next interval of a rhythm in seconds, before any extra beat. Intervals come in windows of `HRV_WINDOW_SECONDS`;
 * over each of them a steady rhythm has its mean, SDNN and RMSSD, or in AF its variation, exactly. A rhythm that asks
 * for others begins a new window; a change of the heart rate alone does not.
 */
export function createVariability(random: Random): (rhythm: Rhythm) => number {
  let window: Window | undefined

  return (rhythm) => {
    const mean = 60 / rhythm.heartRate
    const kind = rhythm.kind === 'af' ? 'af' : 'sinus'
    const wanted = kind === 'af' ? variationOf(rhythm) : sdnnOf(rhythm) / 1000
    if (wanted === 0) return mean
    const rmssdMs = kind === 'af' ? undefined : rhythm.rmssdMs
    const fits = window?.kind === kind && window.wanted === wanted && window.rmssdMs === rmssdMs

    if (window === undefined || !fits || window.next === window.deviations.length) {
      const deviation = kind === 'af' ? wanted * mean : wanted
      const least = (shortestSeconds(mean, deviation) - mean) / deviation
      const count = intervalsAWindow(mean)

      const deviations =
        kind === 'af'
          ? scatteredSeries(random, count, least)
          : intervalSeries(random, {
              count,
              meanSeconds: mean,
              ratio: rmssdMs === undefined ? undefined : rmssdMs / 1000 / wanted,
              least,
              after: window && endOf(window),
            })

      window = { kind, wanted, rmssdMs, deviations, next: 0 }
    }

    const deviation = window.deviations[window.next++] as number
    return mean + deviation * (kind === 'af' ? wanted * mean : wanted)
  }
}

// 200 a minute, unless the variation needs more.
const RARELY_SHORTER_SECONDS = 0.3

function shortestSeconds(mean: number, deviation: number): number {
  return Math.max(MIN_USUAL_SECONDS, Math.min(RARELY_SHORTER_SECONDS, mean - 1.5 * deviation))
}

/** As many as follow a first beat that lies one interval in, until `HRV_WINDOW_SECONDS`. */
function intervalsAWindow(meanSeconds: number): number {
  return Math.floor(HRV_WINDOW_SECONDS / meanSeconds + 1e-6) - 1
}

function endOf({ kind, deviations, next }: Window): SeriesEnd | undefined {
  const [before, last] = [deviations[next - 2], deviations[next - 1]]

  return kind === 'af' || before === undefined || last === undefined
    ? undefined
    : { value: last, step: last - before }
}
