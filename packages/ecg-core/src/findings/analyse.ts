import { MS_PER_MINUTE } from '@kangban/china-time'
import { atrialCoherence, atrialView, lateCoherence } from '../rhythm/atrial-coherence.ts'
import { classifyBeats, shapeLikeness } from '../beats/beats.ts'
import type { ClassifiedBeat } from '../beats/beat-kind.ts'
import { delineate } from '../waves/delineate.ts'
import type { DelineatedBeat } from '../waves/delineate.ts'
import { detectBeats } from '../beats/detect.ts'
import { qtcFridericia, qtcOverBeats, qtInterval } from '../waves/qt.ts'
import { quality, signalBreaks } from '../beats/quality.ts'
import type { SignalQuality } from '../beats/quality.ts'
import { heartRateRange } from '../rhythm/heart-rate-range.ts'
import type { HeartRateRange } from '../rhythm/heart-rate-range.ts'
import { classifyRhythm } from '../rhythm/rhythm.ts'
import type { Rhythm, RhythmReason } from '../rhythm/rhythm.ts'
import { beatsOf, heartRateBpm, normalIntervals, rmssdMs, rrSeries, sdnnMs } from '../rhythm/rr.ts'

export type HrvMetric = 'SDNN' | 'RMSSD'

/** HRV as one number is kept with what it is. */
export interface HrvFinding<Metric extends HrvMetric = HrvMetric> {
  metric: Metric
  /** Length of the record that the value was taken from. */
  windowSeconds: number
  /** Beats whose intervals went into the value. */
  beats: number
  valueMs: number
}

/** How a QT interval was measured. */
export interface QtMethod {
  /** The end of T is where the steepest tangent after its peak meets the resting line (Lepeschkin and Surawicz 1952). */
  method: 'tangent'
  /** Length of the record that the median was taken over. */
  windowSeconds: number
  /** Beats with both limits found. */
  beats: number
}

export interface EcgAnalysis {
  /** Sample indices of the R peaks. */
  peaks: Int32Array
  beats: ClassifiedBeat[]
  /** Mean over all intervals, beats per minute. */
  heartRateBpm: number | null
  /** Slowest and fastest mean over a few beats in a row: what is told of a heart that beats without order. */
  rateRange: HeartRateRange | null
  /** Median over the beats. */
  qtMs: number | null
  /** In suspected fibrillation the mean of what each beat gives, else the median QT by the mean interval. */
  qtcFridericiaMs: number | null
  /** Beats that the corrected QT was made of. */
  qtcBeats: number
  qtMethod: QtMethod | null
  hrv: HrvFinding<'SDNN'> | null
  rmssd: HrvFinding<'RMSSD'> | null
  rhythm: Rhythm
  rhythmReason: RhythmReason
  quality: SignalQuality
}

/** Fewer normal intervals than this give no HRV worth showing. */
const MIN_INTERVALS = 5

/** SDNN and RMSSD of the normal intervals, null where those are too few. */
export function hrvFindings(normalMs: Float64Array, windowSeconds: number) {
  const enough = normalMs.filter(Number.isFinite).length >= MIN_INTERVALS
  const beats = beatsOf(normalMs)

  const told = <Metric extends HrvMetric>(
    metric: Metric,
    valueMs: number | null,
  ): HrvFinding<Metric> | null =>
    valueMs === null || !enough ? null : { metric, windowSeconds, beats, valueMs }

  return { sdnn: told('SDNN', sdnnMs(normalMs)), rmssd: told('RMSSD', rmssdMs(normalMs)) }
}

interface QtFacts {
  rhythm: Rhythm
  limits: readonly DelineatedBeat[]
  rrMs: Float64Array
  rate: number | null
}

/** One QT and one rate stand for all beats where these are alike; in fibrillation each beat has its own interval before it. */
function correctedQt(
  { rhythm, limits, rrMs, rate }: QtFacts,
  rateHz: number,
): Pick<EcgAnalysis, 'qtcFridericiaMs' | 'qtcBeats'> {
  if (rhythm === 'af') {
    const { qtcMs, beats } = qtcOverBeats(limits, rrMs, rateHz)
    return { qtcFridericiaMs: qtcMs, qtcBeats: beats }
  }

  const qtMs = qtInterval(limits, rateHz)
  if (qtMs === null || rate === null) return { qtcFridericiaMs: null, qtcBeats: 0 }

  return {
    qtcFridericiaMs: qtcFridericia(qtMs, MS_PER_MINUTE / rate),
    qtcBeats: limits.filter(({ qrsOn, tEnd }) => qrsOn !== null && tEnd !== null).length,
  }
}

/**
 * All findings on one lead in millivolts. Never throws: what cannot be measured is null, and an empty, flat, saturated
 * or missing signal gives no beats.
 */
export function analyseEcg(samples: Float32Array, rateHz: number): EcgAnalysis {
  const windowSeconds = samples.length / rateHz
  const found = quality(samples, rateHz)
  const { peaks, rivals } = detectBeats(samples, rateHz)
  const rrMs = rrSeries(peaks, rateHz, signalBreaks(samples, rateHz, found.segments))
  const likeness = shapeLikeness(samples, rateHz, peaks)
  const kinds = classifyBeats(rrMs, likeness)
  const beats = kinds.map((kind, i) => ({ r: peaks[i] as number, kind }))
  const { sdnn, rmssd } = hrvFindings(normalIntervals(rrMs, kinds), windowSeconds)
  const rate = heartRateBpm(rrMs)
  const limits = delineate(samples, rateHz, peaks)
  const qtMs = qtInterval(limits, rateHz)
  const qtBeats = limits.filter(({ qrsOn, tEnd }) => qrsOn !== null && tEnd !== null).length
  const view = atrialView(samples, rateHz)
  const row = { peaks, rrMs, likeness }

  const { rhythm, reason } = classifyRhythm({
    ...row,
    kinds,
    usable: found.usable,
    coherence: atrialCoherence(view, row),
    lateCoherence: lateCoherence(view, row),
    rivals: rivals.length,
  })

  return {
    peaks,
    beats,
    heartRateBpm: rate,
    rateRange: heartRateRange(rrMs),
    qtMs,
    ...correctedQt({ rhythm, limits, rrMs, rate }, rateHz),
    qtMethod: qtMs === null ? null : { method: 'tangent', windowSeconds, beats: qtBeats },
    hrv: sdnn,
    rmssd,
    rhythm,
    rhythmReason: reason,
    quality: found,
  }
}
