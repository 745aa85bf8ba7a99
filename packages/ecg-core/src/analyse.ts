import { classifyBeats, shapeLikeness } from './beats.ts'
import type { ClassifiedBeat } from './beats.ts'
import { delineate, qtcFridericia, qtInterval } from './delineate.ts'
import { detectRPeaks } from './detect.ts'
import { quality } from './quality.ts'
import type { SignalQuality } from './quality.ts'
import { classifyRhythm } from './rhythm.ts'
import type { Rhythm } from './rhythm.ts'
import { heartRateBpm, normalIntervals, rrSeries, sdnnMs } from './rr.ts'

/** HRV as one number is kept with what it is. */
export interface HrvFinding {
  metric: 'SDNN'
  windowSeconds: number
  /** Beats whose intervals went into the value. */
  beats: number
  valueMs: number
}

export interface EcgAnalysis {
  /** Sample indices of the R peaks. */
  peaks: Int32Array
  beats: ClassifiedBeat[]
  heartRateBpm: number | null
  qtMs: number | null
  qtcFridericiaMs: number | null
  hrv: HrvFinding | null
  rhythm: Rhythm
  rhythmReason: string
  quality: SignalQuality
}

/** Fewer normal intervals than this give no SDNN worth showing. */
const FEWEST_INTERVALS = 5

/**
 * All findings on one lead in millivolts. Never throws: what cannot be measured is null, and an empty, flat, saturated
 * or missing signal gives no beats.
 */
export function analyseEcg(samples: Float32Array, rateHz: number): EcgAnalysis {
  const found = quality(samples, rateHz)
  const peaks = detectRPeaks(samples, rateHz)
  const beats = classifyBeats(samples, rateHz, peaks)
  const rrMs = rrSeries(peaks, rateHz)
  const normal = normalIntervals(rrMs)
  const used = normal.filter(Number.isFinite).length
  const sdnn = used >= FEWEST_INTERVALS ? sdnnMs(normal) : null
  const rate = heartRateBpm(rrMs)
  const qtMs = qtInterval(delineate(samples, rateHz, peaks), rateHz)
  const { rhythm, reason } = classifyRhythm({
    rrMs,
    beats,
    usable: found.usable,
    likeness: shapeLikeness(samples, rateHz, peaks),
  })
  return {
    peaks,
    beats,
    heartRateBpm: rate,
    qtMs,
    qtcFridericiaMs: qtMs === null || rate === null ? null : qtcFridericia(qtMs, 60_000 / rate),
    hrv:
      sdnn === null ? null : { metric: 'SDNN', windowSeconds: samples.length / rateHz, beats: used + 1, valueMs: sdnn },
    rhythm,
    rhythmReason: reason,
    quality: found,
  }
}
