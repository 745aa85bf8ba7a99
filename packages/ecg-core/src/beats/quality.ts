export type QualityFault = 'lead-off' | 'flat' | 'saturated' | 'noisy'

/** Sample indices, `to` exclusive. */
export interface Span {
  from: number
  to: number
}

/** Samples that cannot be trusted. */
export interface QualitySegment extends Span {
  fault: QualityFault
}

export interface SignalQuality {
  /** Part of the record without a fault, 0 to 1; 0 for an empty record. */
  usable: number
  segments: QualitySegment[]
}

const WINDOW_SECONDS = 1
/** No ECG electrode is as still as 10 microvolts peak to peak for a second, not even between two beats. */
const FLAT_MV = 0.01
/** The input range of IEC 60601-2-47 is 10 mV peak to peak; what stays beyond ±5 mV has left the amplifier's range. */
const RANGE_MV = 5
/** A quarter of a window on its own extreme value is clipping, where the extreme is not the resting line. */
const CLIPPED_PART = 0.25
/** A beat runs up and down its own height a few times a second; noise does so more often than this. */
const NOISY_CROSSINGS = 24
/** Noise smaller than this, peak to peak, hides no beat: a second with nothing else in it is a pause. */
const HIDING_MV = 0.1

function isClipped(window: Float32Array, low: number, high: number): boolean {
  let atExtreme = 0
  for (const value of window) if (value === low || value === high) atExtreme += 1
  return atExtreme > CLIPPED_PART * window.length
}

function faultOf(window: Float32Array): QualityFault | null {
  let low = Infinity
  let high = -Infinity
  let missing = 0
  let travelled = 0

  for (let i = 0; i < window.length; i++) {
    const value = window[i] as number

    if (!Number.isFinite(value)) {
      missing += 1
      continue
    }

    if (value < low) low = value
    if (value > high) high = value
    const before = i > 0 ? (window[i - 1] as number) : value
    if (Number.isFinite(before)) travelled += Math.abs(value - before)
  }

  if (missing > window.length / 2) return 'lead-off'
  if (low > RANGE_MV || high < -RANGE_MV) return 'saturated'
  if (high - low < FLAT_MV) return 'flat'
  if ((high > RANGE_MV || low < -RANGE_MV) && isClipped(window, low, high)) return 'saturated'
  return high - low > HIDING_MV && travelled > NOISY_CROSSINGS * (high - low) ? 'noisy' : null
}

/** Looks at each second on its own; neighbouring seconds with the same fault become one segment. */
export function quality(samples: Float32Array, rateHz: number): SignalQuality {
  const segments: QualitySegment[] = []
  const size = Math.max(1, Math.round(WINDOW_SECONDS * rateHz))
  let faulty = 0

  for (let from = 0; from < samples.length; from += size) {
    const to = Math.min(samples.length, from + size)
    const fault = faultOf(samples.subarray(from, to))
    if (!fault) continue
    faulty += to - from
    const last = segments.at(-1)
    if (last?.fault === fault && last.to === from) last.to = to
    else segments.push({ from, to, fault })
  }

  return { usable: samples.length === 0 ? 0 : 1 - faulty / samples.length, segments }
}

/** A gap as long as a QRS can hide one; in a shorter one part of the beat is still seen. */
const HIDING_SECONDS = 0.1

/**
 * Where a beat may have gone unseen, rising and apart from each other: samples missing for 100 ms or longer, to the
 * sample, and the flat, saturated or missing seconds among `segments`. No interval between beats reaches across these.
 */
export function signalBreaks(
  samples: Float32Array,
  rateHz: number,
  segments: readonly QualitySegment[],
): Span[] {
  const breaks: Span[] = segments.filter(({ fault }) => fault === 'flat' || fault === 'saturated')
  const shortest = Math.max(1, Math.round(HIDING_SECONDS * rateHz))
  let missing = 0

  for (let i = 0; i <= samples.length; i++) {
    const value = i < samples.length ? (samples[i] as number) : 0

    // A difference with itself is 0 for finite numbers only.
    if (value - value !== 0) missing += 1
    else {
      if (missing >= shortest) breaks.push({ from: i - missing, to: i })
      missing = 0
    }
  }

  return joinSpans(breaks)
}

/** The same ground in rising spans that do not touch, those less than `apart` samples from each other joined. */
export function joinSpans(spans: readonly Span[], apart = 0): Span[] {
  const joined: Span[] = []

  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && from <= last.to + apart) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }

  return joined
}

/** Samples of a span that lie in these segments. */
export function faultySamples(segments: readonly QualitySegment[], { from, to }: Span): number {
  let samples = 0
  for (const fault of segments)
    samples += Math.max(0, Math.min(to, fault.to) - Math.max(from, fault.from))
  return samples
}
