import { TracePathBuilder } from './trace-path.ts'
import type { TracePath } from './trace-path.ts'

/** Samples per second of every stored ECG. */
export const SAMPLE_RATE = 512
/** Height of the legacy trace in its own units, counted upwards. */
export const VERTICAL_MAX = 120
export const SAMPLES_PER_STEP = 10
export const GRID_PX = 3

const LEGACY_GAIN = 200 * 0.3
const LEGACY_OFFSET = 80

/** One grid square is taken as 1 mm at 25 mm/s, so that a second is 75 px: the document gives no horizontal scale. */
const PX_PER_SECOND = 25 * GRID_PX

export interface LegacyViewport {
  widthPx: number
  heightPx: number
  /** Sample at the left edge. */
  firstSample?: number
}

/** Height above the lower edge for a sample in millivolts; larger is higher. 0.67 mV reaches the top, VERTICAL_MAX. */
export function scaleLegacy(millivolts: number): number {
  return millivolts * LEGACY_GAIN + LEGACY_OFFSET
}

/** The same as a canvas wants it: px from the upper edge. Outside 0..heightPx the trace leaves the picture. */
export function legacyY(millivolts: number, heightPx: number): number {
  return ((VERTICAL_MAX - scaleLegacy(millivolts)) * heightPx) / VERTICAL_MAX
}

/** Samples that fit side by side in this width. */
export function legacyVisibleSamples(widthPx: number): number {
  return Math.floor((widthPx * SAMPLE_RATE) / PX_PER_SECOND)
}

/** The part of the samples from `firstSample` on that fits in the viewport, with a break at every gap. */
export function legacyTrace(samples: Float32Array, viewport: LegacyViewport): TracePath {
  const first = Math.max(0, viewport.firstSample ?? 0)
  const end = Math.min(samples.length, first + legacyVisibleSamples(viewport.widthPx) + 1)
  const path = new TracePathBuilder()

  for (let i = first; i < end; i++) {
    const sample = samples[i] ?? NaN
    if (Number.isFinite(sample))
      path.add(((i - first) * PX_PER_SECOND) / SAMPLE_RATE, legacyY(sample, viewport.heightPx))
    else path.lift()
  }

  return path.build()
}

/**
 * Samples that must have been drawn this long after the start, in whole steps.
 * Driven by time and not by frames: 10 samples a frame would run 17 % too fast at 60 Hz and 2.3 times at 120 Hz.
 */
export function samplesDue(elapsedMs: number): number {
  if (!(elapsedMs > 0)) return 0
  return Math.floor((elapsedMs * SAMPLE_RATE) / (1000 * SAMPLES_PER_STEP)) * SAMPLES_PER_STEP
}

/** Whether the page hash still shows the ECG view of the heart page: `#/theHeart` with `ecg=1`. */
export function goesOn(hash: string): boolean {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2)
  return path === '/theHeart' && query.split('&').includes('ecg=1')
}
