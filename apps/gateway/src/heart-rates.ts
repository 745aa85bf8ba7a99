import { MS_PER_MINUTE } from '@kangban/china-time'
import type { DeviceReading } from '@kangban/contracts'

/** One reading every five minutes, as the watch's own memory and the history have it. */
const SPAN_MS = 5 * MS_PER_MINUTE
/** A rate of fewer notifications is that of a watch which was just put on or taken off. */
const MIN_VALUES = 10

/** Makes readings of the rates that a watch notifies each second: the median of five minutes, dated at their beginning. */
export class HeartRates {
  private readonly emit: (reading: DeviceReading) => void
  private span = Number.NaN
  private rates: number[] = []

  constructor(emit: (reading: DeviceReading) => void) {
    this.emit = emit
  }

  add(bpm: number, atMs: number): void {
    const span = Math.floor(atMs / SPAN_MS)
    if (span !== this.span) this.flush()
    this.span = span
    this.rates.push(bpm)
  }

  /** Tells the span that is under way as far as it is known. */
  flush(): void {
    const sorted = this.rates.toSorted((a, b) => a - b)
    this.rates = []
    const middle = sorted[Math.floor(sorted.length / 2)]
    if (middle === undefined || sorted.length < MIN_VALUES) return
    this.emit({ kind: 'heartRate', at: new Date(this.span * SPAN_MS).toISOString(), value: middle })
  }
}
