import { createMonitorFilter, createRPeakDetector, SAMPLE_RATE } from '@kangban/ecg-core'

/** The rate shown is the median of so many intervals: one early beat or one missed beat does not move it. */
const INTERVALS = 5
const MIN_INTERVALS = 2
/** Slower than 24 beats a minute is taken for a beat that was not seen. */
const MAX_INTERVAL = 2.5 * SAMPLE_RATE
/** Without a beat for this long the last rate is no longer the present one. */
const STALE_AFTER = 4 * SAMPLE_RATE

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1

  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/**
 * What the screen needs of a running measurement, sample by sample in order: the trace filtered to 0.5-40 Hz for display
 * (what is saved stays as it was measured) and the heart rate.
 */
export class LiveSignal {
  private readonly filter = createMonitorFilter(SAMPLE_RATE)
  private readonly detector = createRPeakDetector(SAMPLE_RATE)
  private shown = new Float32Array(40 * SAMPLE_RATE)
  private intervals: number[] = []
  private lastPeak: number | null = null
  private lastGap = -1
  /** Samples taken so far. */
  length = 0

  push(sampleMv: number): void {
    if (this.length === this.shown.length) {
      const larger = new Float32Array(this.shown.length * 2)
      larger.set(this.shown)
      this.shown = larger
    }

    if (!Number.isFinite(sampleMv)) this.lastGap = this.length
    this.shown[this.length] = this.filter.next(sampleMv)
    this.length += 1
    const peak = this.detector.push(sampleMv)
    if (peak !== undefined) this.takePeak(peak)
  }

  /** A view of the filtered trace in millivolts, from `from` (inclusive) to `to` (exclusive). */
  trace(from: number, to: number): Float32Array {
    return this.shown.subarray(Math.max(0, from), Math.min(this.length, to))
  }

  /** Beats a minute; null until there are intervals, and again when no beat comes any more. */
  heartRateBpm(): number | null {
    const stale = this.lastPeak === null || this.length - this.lastPeak > STALE_AFTER
    if (stale || this.intervals.length < MIN_INTERVALS) return null
    return Math.round((60 * SAMPLE_RATE) / median(this.intervals))
  }

  private takePeak(peak: number): void {
    const interval = this.lastPeak === null ? Infinity : peak - this.lastPeak
    const broken = this.lastPeak !== null && this.lastGap > this.lastPeak
    // Over a gap nobody knows how many beats there were: counting starts anew.
    if (broken) this.intervals = []
    else if (interval <= MAX_INTERVAL)
      this.intervals = [...this.intervals, interval].slice(-INTERVALS)
    this.lastPeak = peak
  }
}
