import { calibrationPulse, clinicalGrid, clinicalStrip } from '@kangban/ecg-core'
import type { ClinicalGrid, TracePath } from '@kangban/ecg-core'
import type { EcgReport } from './ecg-report.ts'
import { CALIBRATION_WIDTH, GAIN_MM_PER_MV, PAPER_HEIGHT, SPEED_MM_PER_S, WIDTH } from './layout.ts'
import type { SampleSpan, TraceRow } from './trace-rows.ts'

const SCALE = { speedMmPerS: SPEED_MM_PER_S, gainMmPerMv: GAIN_MM_PER_MV }

const WIDE_GAP_MM = 20

/** A trace in units of its own: `unitsPerMm` of them on a millimetre, from the left upper corner of where it belongs. */
export interface ScaledPath extends TracePath {
  unitsPerMm: number
}

/** One row to draw: its record (filtered), itself, and the top of its lane in mm. */
export interface StripJob {
  report: EcgReport
  filtered: Float32Array
  row: TraceRow
  top: number
}

/** mm from the left edge of the paper to a sample. */
export function sampleX(row: TraceRow, sample: number, rateHz: number): number {
  return CALIBRATION_WIDTH + ((sample - row.from) / rateHz) * SPEED_MM_PER_S
}

/** A gap that has room for its label inside. */
export function isWideGap({ from, to }: SampleSpan, rateHz: number): boolean {
  return ((to - from) / rateHz) * SPEED_MM_PER_S >= WIDE_GAP_MM
}

/** The lines of the paper in mm. */
export function paperGrid(): ClinicalGrid {
  return clinicalGrid({ widthPx: WIDTH, heightPx: PAPER_HEIGHT, pxPerMm: 1 })
}

/** The pulse in mm, 7 mm wide. */
export function pulsePath(zeroMm: number): TracePath {
  return calibrationPulse({
    ...SCALE,
    widthPx: WIDTH,
    heightPx: PAPER_HEIGHT,
    pxPerMm: 1,
    zeroPx: zeroMm,
  })
}

/**
 * The row's trace with one sample on a unit, so that every sample is on paper (a coarser unit would make `clinicalStrip` leave
 * some out). It goes on to the first sample of the next row, so that the cut hides nothing.
 */
export function tracePath(samples: Float32Array, rateHz: number, row: TraceRow): ScaledPath {
  const unitsPerMm = rateHz / SPEED_MM_PER_S

  const viewport = {
    ...SCALE,
    widthPx: row.to - row.from,
    heightPx: PAPER_HEIGHT * unitsPerMm,
    pxPerMm: unitsPerMm,
    zeroPx: row.zeroMm * unitsPerMm,
    firstSample: row.from,
  }

  return { ...clinicalStrip(samples, rateHz, viewport), unitsPerMm }
}
