/** Lowest and highest heart rate in each stretch of `binSeconds`, beats/min; NaN where none could be counted. */
export interface HeartRateBand {
  binSeconds: number
  low: Float32Array
  high: Float32Array
}

/** As the hourly figures of the service: the mean over 8 intervals in a row. */
const INTERVALS = 8

interface BandInput {
  /** Rising sample indices. */
  beats: Int32Array
  rateHz: number
  seconds: number
  bins: number
  /** Stretches without a signal that can be trusted, as sample indices, rising and apart from each other. */
  faults: readonly { from: number; to: number }[]
}

export function heartRateBand({ beats, rateHz, seconds, bins, faults }: BandInput): HeartRateBand {
  const binSeconds = seconds / bins

  const band = {
    binSeconds,
    low: new Float32Array(bins).fill(NaN),
    high: new Float32Array(bins).fill(NaN),
  }

  let fault = 0

  for (let last = INTERVALS; last < beats.length; last++) {
    const from = beats[last - INTERVALS] as number
    const to = beats[last] as number
    while (fault < faults.length && (faults[fault]?.to ?? 0) <= from) fault += 1
    if ((faults[fault]?.from ?? Infinity) < to) continue
    const bin = Math.min(bins - 1, Math.floor((from + to) / 2 / rateHz / binSeconds))
    const rate = (60 * INTERVALS * rateHz) / (to - from)
    const low = band.low[bin] ?? NaN
    const high = band.high[bin] ?? NaN
    if (!(low <= rate)) band.low[bin] = rate
    if (!(high >= rate)) band.high[bin] = rate
  }

  return band
}

/** The same from the hours of the record, until its beats are read. */
export function bandOfHours(
  hours: readonly { heartRateLow: number | null; heartRateHigh: number | null }[],
): HeartRateBand {
  return {
    binSeconds: 3600,
    low: Float32Array.from(hours, ({ heartRateLow }) => heartRateLow ?? NaN),
    high: Float32Array.from(hours, ({ heartRateHigh }) => heartRateHigh ?? NaN),
  }
}
