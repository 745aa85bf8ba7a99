import { TracePathBuilder } from './trace-path.ts'
import type { TracePath } from './trace-path.ts'

export interface ClinicalViewport {
  widthPx: number
  heightPx: number
  pxPerMm: number
  /** Paper speed, 25 mm/s unless told. */
  speedMmPerS?: number
  /** 10 mm/mV unless told. */
  gainMmPerMv?: number
  /** px from the upper edge to 0 mV; the middle unless told. */
  zeroPx?: number
  /** px left free on the left, e.g. for the calibration pulse. */
  leftPx?: number
  /** Sample at `leftPx`. */
  firstSample?: number
}

/** Positions of grid lines in px; a major line (5 mm) is not repeated among the minor ones (1 mm). */
export interface ClinicalGrid {
  minorX: Float32Array
  majorX: Float32Array
  minorY: Float32Array
  majorY: Float32Array
}

const SPEED_MM_PER_S = 25
const GAIN_MM_PER_MV = 10
const CALIBRATION_MV = 1
const CALIBRATION_SECONDS = 0.2
/** Level line before and after the pulse, as recorders draw it. */
const CALIBRATION_SHOULDER_SECONDS = 0.04

interface Scale {
  pxPerSecond: number
  pxPerMv: number
  zeroPx: number
  leftPx: number
}

function scaleOf(viewport: ClinicalViewport): Scale {
  return {
    pxPerSecond: (viewport.speedMmPerS ?? SPEED_MM_PER_S) * viewport.pxPerMm,
    pxPerMv: (viewport.gainMmPerMv ?? GAIN_MM_PER_MV) * viewport.pxPerMm,
    zeroPx: viewport.zeroPx ?? viewport.heightPx / 2,
    leftPx: viewport.leftPx ?? 0,
  }
}

/** Seconds of signal that fit in the viewport. */
export function clinicalSeconds(viewport: ClinicalViewport): number {
  const { pxPerSecond, leftPx } = scaleOf(viewport)
  return Math.max(0, (viewport.widthPx - leftPx) / pxPerSecond)
}

/** The samples of one run without gaps inside one px column that a line must touch to look like all of them, in order. */
function columnExtremes(samples: Float32Array, from: number, to: number): number[] {
  let lowest = from
  let highest = from

  for (let i = from + 1; i < to; i++) {
    const sample = samples[i] ?? NaN
    if (sample < (samples[lowest] ?? NaN)) lowest = i
    if (sample > (samples[highest] ?? NaN)) highest = i
  }

  return [...new Set([from, Math.min(lowest, highest), Math.max(lowest, highest), to - 1])]
}

/**
 * The strip as lines, from `firstSample` on as far as it fits, broken at gaps.
 * Where several samples fall on one px column only its first, lowest, highest and last are kept: no peak is lost.
 */
export function clinicalStrip(
  samples: Float32Array,
  rateHz: number,
  viewport: ClinicalViewport,
): TracePath {
  const scale = scaleOf(viewport)
  const first = Math.max(0, viewport.firstSample ?? 0)
  const end = Math.min(samples.length, first + Math.floor(clinicalSeconds(viewport) * rateHz) + 1)
  const pxPerSample = scale.pxPerSecond / rateHz
  const path = new TracePathBuilder()

  const add = (i: number): void =>
    path.add(
      scale.leftPx + (i - first) * pxPerSample,
      scale.zeroPx - (samples[i] ?? NaN) * scale.pxPerMv,
    )

  let at = first

  while (at < end) {
    if (!Number.isFinite(samples[at])) {
      path.lift()
      at += 1
      continue
    }

    const column = Math.floor((at - first) * pxPerSample)
    let columnEnd = at + 1

    while (
      columnEnd < end &&
      Math.floor((columnEnd - first) * pxPerSample) === column &&
      Number.isFinite(samples[columnEnd])
    ) {
      columnEnd += 1
    }

    for (const i of columnExtremes(samples, at, columnEnd)) add(i)
    at = columnEnd
  }

  return path.build()
}

function gridLines(px: number, pxPerMm: number): { minor: Float32Array; major: Float32Array } {
  const minor: number[] = []
  const major: number[] = []
  for (let mm = 0; mm * pxPerMm <= px; mm++) (mm % 5 === 0 ? major : minor).push(mm * pxPerMm)
  return { minor: Float32Array.from(minor), major: Float32Array.from(major) }
}

/** Lines every 1 mm and 5 mm from the upper left corner. */
export function clinicalGrid(viewport: ClinicalViewport): ClinicalGrid {
  const x = gridLines(viewport.widthPx, viewport.pxPerMm)
  const y = gridLines(viewport.heightPx, viewport.pxPerMm)
  return { minorX: x.minor, majorX: x.major, minorY: y.minor, majorY: y.major }
}

/** The calibration pulse, 1 mV for 200 ms at the viewport's speed and gain, from the left edge on the 0 mV line. */
export function calibrationPulse(viewport: ClinicalViewport): TracePath {
  const { pxPerSecond, pxPerMv, zeroPx } = scaleOf(viewport)
  const rise = CALIBRATION_SHOULDER_SECONDS * pxPerSecond
  const fall = rise + CALIBRATION_SECONDS * pxPerSecond
  const top = zeroPx - CALIBRATION_MV * pxPerMv
  const path = new TracePathBuilder()
  path.add(0, zeroPx)
  path.add(rise, zeroPx)
  path.add(rise, top)
  path.add(fall, top)
  path.add(fall, zeroPx)
  path.add(fall + rise, zeroPx)
  return path.build()
}
