import { MS_PER_MINUTE } from '@kangban/china-time'
import { BEAT_KINDS } from '../beats/beat-kind.ts'
import type { ClassifiedBeat } from '../beats/beat-kind.ts'
import { delineate } from '../waves/delineate.ts'
import { qtcBazett, qtcFridericia, qtcOverBeats, qtInterval, qtOfBeats } from '../waves/qt.ts'
import type { BeatQt, QtReason } from '../waves/qt.ts'
import type { SignalQuality } from '../beats/quality.ts'
import { heartRateRange } from '../rhythm/heart-rate-range.ts'
import type { HeartRateRange } from '../rhythm/heart-rate-range.ts'
import { classifyRhythm } from '../rhythm/rhythm.ts'
import type { Rhythm, RhythmReason } from '../rhythm/rhythm.ts'
import { beatsOf, heartRateBpm, normalIntervals, rmssdMs, sdnnMs } from '../rhythm/rr.ts'
import { kindsInAf } from '../rhythm/kinds-in-af.ts'
import { stripEvidence } from '../rhythm/strip-evidence.ts'

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
  /** Median over the beats of normal timing and shape, in suspected fibrillation over all, and standard deviation. */
  qtMs: number | null
  qtSdMs: number | null
  /** In suspected fibrillation mean and deviation of what each beat gives, else those of QT by the mean interval. */
  qtcFridericiaMs: number | null
  qtcFridericiaSdMs: number | null
  qtcBazettMs: number | null
  qtcBazettSdMs: number | null
  /** Beats that the corrected QT was made of. */
  qtcBeats: number
  qtMethod: QtMethod | null
  /** Why there is no QT; null where there is one. */
  qtReason: QtReason | null
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

type QtFindings = Pick<
  EcgAnalysis,
  | 'qtMs'
  | 'qtSdMs'
  | 'qtcFridericiaMs'
  | 'qtcFridericiaSdMs'
  | 'qtcBazettMs'
  | 'qtcBazettSdMs'
  | 'qtcBeats'
  | 'qtMethod'
  | 'qtReason'
>

interface QtFacts {
  rhythm: Rhythm
  beats: readonly BeatQt[]
  rate: number | null
  windowSeconds: number
}

/** One QT and one rate stand for all beats where these are alike; in fibrillation each beat has its own interval before it. */
function qtFindings({ rhythm, beats, rate, windowSeconds }: QtFacts): QtFindings {
  const { qt, reason } = qtInterval(beats)

  const corrected = (formula: typeof qtcBazett) => {
    if (qt === null || rate === null) return null
    if (rhythm === 'af') return qtcOverBeats(beats, formula)
    const byRate = (ms: number): number => formula(ms, MS_PER_MINUTE / rate)
    return { ms: byRate(qt.ms), sdMs: byRate(qt.sdMs), beats: qt.beats }
  }

  const [fridericia, bazett] = [corrected(qtcFridericia), corrected(qtcBazett)]

  return {
    qtMs: qt?.ms ?? null,
    qtSdMs: qt?.sdMs ?? null,
    qtcFridericiaMs: fridericia?.ms ?? null,
    qtcFridericiaSdMs: fridericia?.sdMs ?? null,
    qtcBazettMs: bazett?.ms ?? null,
    qtcBazettSdMs: bazett?.sdMs ?? null,
    qtcBeats: fridericia?.beats ?? 0,
    qtMethod: qt && { method: 'tangent', windowSeconds, beats: qt.beats },
    qtReason: reason,
  }
}

/**
 * All findings on one lead in millivolts. Never throws: what cannot be measured is null, and an empty, flat, saturated
 * or missing signal gives no beats.
 */
export function analyseEcg(samples: Float32Array, rateHz: number): EcgAnalysis {
  const windowSeconds = samples.length / rateHz
  const strip = stripEvidence(samples, rateHz)
  const { peaks, rrMs } = strip
  const { rhythm, reason } = classifyRhythm(strip.evidence)
  const { kinds, probabilities } = kindsInAf(strip, () => rhythm === 'af')

  const beats = kinds.map((kind, i) => ({
    r: peaks[i] as number,
    kind,
    probability: probabilities[i * BEAT_KINDS.length + BEAT_KINDS.indexOf(kind)] as number,
  }))

  const { sdnn, rmssd } = hrvFindings(normalIntervals(rrMs, kinds), windowSeconds)
  const rate = heartRateBpm(rrMs)
  const limits = delineate(samples, rateHz, peaks)
  const qts = qtOfBeats(limits, rrMs, rateHz)
  const counted = rhythm === 'af' ? qts : qts.filter((_, i) => kinds[i] === 'normal')

  return {
    peaks,
    beats,
    heartRateBpm: rate,
    rateRange: heartRateRange(rrMs),
    ...qtFindings({ rhythm, beats: counted, rate, windowSeconds }),
    hrv: sdnn,
    rmssd,
    rhythm,
    rhythmReason: reason,
    quality: strip.quality,
  }
}
