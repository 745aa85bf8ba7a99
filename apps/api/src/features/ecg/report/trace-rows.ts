import type { EcgReportMark } from './ecg-report.ts'
import { GAIN_MM_PER_MV, PAPER_HEIGHT, ROW_SECONDS, SPARE_SECONDS } from './layout.ts'

/** Samples from `from` up to, not including, `to`. */
export interface SampleSpan {
  from: number
  to: number
}

/** A stretch that leaves the paper at the top or the bottom, and how far it goes. */
export interface ClippedSpan extends SampleSpan {
  side: 'above' | 'below'
  peakMv: number
}

/** What one row shows; all sample indices count from the beginning of the record. */
export interface TraceRow extends SampleSpan {
  /** mm from the upper edge of the paper down to 0 mV. */
  zeroMm: number
  gaps: SampleSpan[]
  clipped: ClippedSpan[]
  marks: EcgReportMark[]
}

/** 2.5 mV above and 2 mV below: R waves need more room than S waves. */
const USUAL_ZERO_MM = 25

/** Lines of 5 mm before those of 1 mm; 10 mm above must be left for the calibration pulse and 10 below for its name. */
const ZERO_CHOICES_MM = [
  USUAL_ZERO_MM,
  30,
  20,
  35,
  15,
  10,
  ...Array.from({ length: 25 }, (_, i) => i + 10),
]

/** Kept free at the edges, so that a peak is seen to be whole. */
const EDGE_MM = 0.5
/** Two clipped peaks nearer than this are one stretch. */
const CLIP_JOIN_SECONDS = 0.3

function spans(row: SampleSpan, belongs: (index: number) => boolean): SampleSpan[] {
  const found: SampleSpan[] = []

  for (let i = row.from; i < row.to; i++) {
    if (!belongs(i)) continue
    const last = found.at(-1)
    if (last && last.to === i) last.to = i + 1
    else found.push({ from: i, to: i + 1 })
  }

  return found
}

function extremes(
  samples: Float32Array,
  { from, to }: SampleSpan,
): { lowest: number; highest: number } {
  let lowest = Infinity
  let highest = -Infinity

  for (let i = from; i < to; i++) {
    const mv = samples[i] ?? NaN
    if (mv < lowest) lowest = mv
    if (mv > highest) highest = mv
  }

  return { lowest, highest }
}

/** Where 0 mV lies, so that as little as possible of a trace from `lowest` to `highest` mV leaves the paper. */
export function zeroLineMm(lowest: number, highest: number): number {
  const lost = (zero: number): number =>
    Math.max(0, highest * GAIN_MM_PER_MV + EDGE_MM - zero) +
    Math.max(0, -lowest * GAIN_MM_PER_MV + EDGE_MM - (PAPER_HEIGHT - zero))

  return ZERO_CHOICES_MM.reduce((best, zero) => (lost(zero) < lost(best) ? zero : best))
}

function clippedSpans(
  samples: Float32Array,
  rateHz: number,
  row: SampleSpan & { zeroMm: number },
): ClippedSpan[] {
  const { zeroMm } = row
  const top = zeroMm / GAIN_MM_PER_MV
  const bottom = (zeroMm - PAPER_HEIGHT) / GAIN_MM_PER_MV
  const joinSamples = CLIP_JOIN_SECONDS * rateHz
  const joined: ClippedSpan[] = []

  for (const span of spans(row, (i) => (samples[i] ?? NaN) > top || (samples[i] ?? NaN) < bottom)) {
    const { lowest, highest } = extremes(samples, span)
    const side = highest > top ? 'above' : 'below'
    const peakMv = side === 'above' ? highest : lowest
    const last = joined.findLast((earlier) => earlier.side === side)
    if (last && span.from - last.to < joinSamples) {
      last.to = span.to
      last.peakMv = side === 'above' ? Math.max(last.peakMv, peakMv) : Math.min(last.peakMv, peakMv)
    } else joined.push({ ...span, side, peakMv })
  }

  return joined
}

/**
 * Cuts a record, filtered and in millivolts, into rows of ten seconds. A rest that fits into the spare square at the end of a
 * row gets no row of its own. An empty record is one empty row.
 */
export function traceRows(
  samples: Float32Array,
  rateHz: number,
  marks: readonly EcgReportMark[],
): TraceRow[] {
  const perRow = ROW_SECONDS * rateHz
  const spare = Math.floor(SPARE_SECONDS * rateHz)
  const count = Math.max(1, Math.ceil((samples.length - spare) / perRow))

  return Array.from({ length: count }, (_, i) => {
    const row = { from: i * perRow, to: i === count - 1 ? samples.length : (i + 1) * perRow }
    const { lowest, highest } = extremes(samples, row)
    const zeroMm = zeroLineMm(lowest, highest)

    return {
      ...row,
      zeroMm,
      gaps: spans(row, (at) => !Number.isFinite(samples[at])),
      clipped: clippedSpans(samples, rateHz, { ...row, zeroMm }),
      marks: marks.filter(({ sample }) => sample >= row.from && sample < row.to),
    }
  })
}
