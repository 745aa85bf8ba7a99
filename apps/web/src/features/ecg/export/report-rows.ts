import { GAIN_MM_PER_MV, PAPER_HEIGHT, ROW_SECONDS } from './report-layout.ts'

/** Samples from `from` up to, not including, `to`. */
export interface Span {
  from: number
  to: number
}

/** What one row shows; indices count from the beginning of the record. */
export interface ReportRow extends Span {
  /** mm from the upper edge of the paper down to 0 mV. */
  zeroMm: number
  gaps: Span[]
  above: Span[]
  below: Span[]
}

/** 2 mV above and 1.5 mV below: R waves need more room than S waves. */
const USUAL_ZERO_MM = 20

/** Lines of 5 mm before those of 1 mm; 10 mm above are for the calibration pulse. */
const ZERO_CHOICES_MM = [
  USUAL_ZERO_MM,
  25,
  15,
  30,
  10,
  ...Array.from({ length: PAPER_HEIGHT - 14 }, (_, i) => i + 10),
]

/** Kept free at the edges, so that a peak is seen to be whole. */
const EDGE_MM = 0.5

function spans({ from, to }: Span, belongs: (index: number) => boolean): Span[] {
  const found: Span[] = []

  for (let i = from; i < to; i++) {
    if (!belongs(i)) continue
    const last = found.at(-1)
    if (last?.to === i) last.to = i + 1
    else found.push({ from: i, to: i + 1 })
  }

  return found
}

/** Where 0 mV lies, so that as little as possible of the trace leaves the paper. */
function zeroLineMm(samples: Float32Array): number {
  const known = samples.filter(Number.isFinite)
  const highest = known.reduce((most, mv) => Math.max(most, mv), -Infinity) * GAIN_MM_PER_MV
  const lowest = known.reduce((least, mv) => Math.min(least, mv), Infinity) * GAIN_MM_PER_MV

  const lost = (zero: number): number =>
    Math.max(0, highest + EDGE_MM - zero) + Math.max(0, EDGE_MM - lowest - (PAPER_HEIGHT - zero))

  return ZERO_CHOICES_MM.reduce((best, zero) => (lost(zero) < lost(best) ? zero : best))
}

/** Cuts a record (for display, in millivolts) into rows of seven seconds, all of it. */
export function reportRows(samples: Float32Array, rateHz: number): ReportRow[] {
  const perRow = ROW_SECONDS * rateHz

  return Array.from({ length: Math.ceil(samples.length / perRow) }, (_, i) => {
    const row = { from: i * perRow, to: Math.min(samples.length, (i + 1) * perRow) }
    const zeroMm = zeroLineMm(samples.subarray(row.from, row.to))
    const top = zeroMm / GAIN_MM_PER_MV
    const bottom = (zeroMm - PAPER_HEIGHT) / GAIN_MM_PER_MV

    return {
      ...row,
      zeroMm,
      gaps: spans(row, (at) => !Number.isFinite(samples[at])),
      above: spans(row, (at) => (samples[at] ?? 0) > top),
      below: spans(row, (at) => (samples[at] ?? 0) < bottom),
    }
  })
}
