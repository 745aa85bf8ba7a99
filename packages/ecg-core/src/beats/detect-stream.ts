import { detectRPeaks } from './detect.ts'

export interface RPeakDetector {
  /** Takes the next sample (millivolts, NaN for a gap); returns the index of an R peak, counted from the first push. */
  push(sampleMv: number): number | undefined
  /**
   * An R peak is reported at most this long after it was pushed, except in the first 2 s, and except for a weak beat
   * that only becomes likely by the beats after it; that one may come up to 2 s late. Reported indices rise.
   */
  latencySeconds: number
}

/** The offline detector looks at this much of the past ... */
const MEMORY_SECONDS = 10
/** ... this often ... */
const HOP_SECONDS = 0.2
/** ... and what it finds is believed once this much has followed: the T wave, and the end effects of its filters. */
const SETTLE_SECONDS = 0.4
/** Before this much signal there is nothing to compare a beat with. */
const LEARN_SECONDS = 2
const REFRACTORY_SECONDS = 0.25
const LATEST_SECONDS = 2

/**
 * R peaks of a live lead: the offline detector, run again and again over the last 10 s. That costs about 50 times one
 * run over the record, about 1 ms of computing for a second of signal, and keeps nearly all of its accuracy.
 */
export function createRPeakDetector(rateHz: number): RPeakDetector {
  const span = (seconds: number): number => Math.round(seconds * rateHz)
  const memory = span(MEMORY_SECONDS)
  const hop = Math.max(1, span(HOP_SECONDS))
  // Twice the memory, so that samples move only once per 10 s.
  const buffer = new Float32Array(2 * memory)
  const waiting: number[] = []
  let pushed = 0
  let filled = 0
  let lastPeak = -Infinity

  function look(): void {
    const from = Math.max(0, filled - memory)
    const offset = pushed - (filled - from)

    for (const found of detectRPeaks(buffer.subarray(from, filled), rateHz)) {
      const peak = found + offset
      if (peak > pushed - span(SETTLE_SECONDS) || peak < pushed - span(LATEST_SECONDS)) continue
      if (peak - lastPeak < span(REFRACTORY_SECONDS)) continue
      lastPeak = peak
      waiting.push(peak)
    }
  }

  function push(sampleMv: number): number | undefined {
    if (filled === buffer.length) {
      buffer.copyWithin(0, memory)
      filled = memory
    }

    buffer[filled] = sampleMv
    filled += 1
    pushed += 1
    if (pushed % hop === 0 && pushed >= span(LEARN_SECONDS)) look()
    return waiting.shift()
  }

  return { push, latencySeconds: SETTLE_SECONDS + HOP_SECONDS }
}
