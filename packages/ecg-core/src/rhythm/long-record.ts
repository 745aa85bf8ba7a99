import { hrvFindings } from '../findings/analyse.ts'
import type { HrvFinding } from '../findings/analyse.ts'
import { atrialCoherence, atrialView, lateCoherence } from './atrial-coherence.ts'
import { classifyBeats, shapeLikeness } from '../beats/beats.ts'
import { BEAT_KINDS } from '../beats/beat-kind.ts'
import type { BeatKind } from '../beats/beat-kind.ts'
import { detectBeats } from '../beats/detect.ts'
import { findEpisodes, firstAtLeast, suspectedAfLimits } from './episodes.ts'
import type { AfLimits, Episode, RecordEvidence, RhythmWindow } from './episodes.ts'
import type { HeartRateRange } from './heart-rate-range.ts'
import { figuresOf, hourlyFigures } from './hourly-figures.ts'
import type { HourFigures } from './hourly-figures.ts'
import { doubtfulPauses } from './pauses.ts'
import { faultySamples, joinSpans, quality, signalBreaks } from '../beats/quality.ts'
import type { QualitySegment, Span } from '../beats/quality.ts'
import { classifyRhythm } from './rhythm.ts'
import { normalIntervals, rrSeries } from './rr.ts'

/** A record too long to be held in memory at once. */
export interface LongRecord {
  rateHz: number
  sampleCount: number
  /** Samples `from` (inclusive) to `to` (exclusive) in millivolts, NaN for gaps. */
  read: (from: number, to: number) => Float32Array
}

export interface LongRecordSummary {
  recordedSeconds: number
  /** Without missing, flat, clipped and noisy seconds. */
  usableSeconds: number
  beats: number
  /** Supraventricular and ventricular beats, and the ventricular ones of them. */
  earlyBeats: number
  wideEarlyBeats: number
  heartRate: HeartRateRange | null
  suspectedAfSeconds: number
  suspectedAfLimits: AfLimits
  /** RR intervals above 2 s and those above 2.5 s, in good signal, and the longest of them. */
  pausesOver2s: number
  pausesOver2500ms: number
  longestPauseMs: number | null
  /** Over all normal intervals of the record. */
  sdnn: HrvFinding<'SDNN'> | null
  rmssd: HrvFinding<'RMSSD'> | null
}

export interface LongRecordAnalysis {
  /** Rising sample indices of the R peaks. */
  beats: Int32Array
  /** Code of each beat's kind, by `BEAT_KINDS`. */
  kinds: Uint8Array
  /** By beginning. */
  episodes: Episode[]
  /** One for each begun hour of the record. */
  hours: HourFigures[]
  summary: LongRecordSummary
}

/** So much is in memory at a time, with a margin on both sides that the detector and the windows look into. */
const CHUNK_SECONDS = 600
const MARGIN_SECONDS = 30
/** Two chunks may put the beat on their border at slightly different samples. */
const BORDER_SECONDS = 0.1
const REFRACTORY_SECONDS = 0.2
/** Windows of a strip's length, each second third of one later, so that three cover every step. */
const WINDOW_SECONDS = 30
const STEP_SECONDS = 10
const LONG_PAUSE_MS = 2500

/** What is gathered chunk by chunk. */
interface Gathered {
  beats: number[]
  kinds: number[]
  faults: QualitySegment[]
  breaks: Span[]
  rhythms: RhythmWindow[]
}

interface Chunk {
  samples: Float32Array
  /** Position of its first sample in the record. */
  at: number
  /** Its own part of the record, without the margins. */
  core: Span
  rateHz: number
}

function addFaults(
  segments: readonly QualitySegment[],
  { at, core }: Chunk,
  faults: QualitySegment[],
): void {
  for (const segment of segments) {
    const from = Math.max(core.from, segment.from + at)
    const to = Math.min(core.to, segment.to + at)
    if (from >= to) continue
    const last = faults.at(-1)
    if (last?.fault === segment.fault && last.to === from) last.to = to
    else faults.push({ from, to, fault: segment.fault })
  }
}

function addBeats(
  found: { peaks: Int32Array; kinds: readonly BeatKind[] },
  chunk: Chunk,
  gathered: Gathered,
): void {
  const { at, core, rateHz } = chunk

  for (const [i, kind] of found.kinds.entries()) {
    const beat = (found.peaks[i] as number) + at
    const last = gathered.beats.at(-1) ?? -Infinity
    if (beat < core.from - BORDER_SECONDS * rateHz || beat >= core.to) continue
    if (beat - last < REFRACTORY_SECONDS * rateHz) continue
    gathered.beats.push(beat)
    gathered.kinds.push(BEAT_KINDS.indexOf(kind))
  }
}

/** What was found in a chunk, margins included, at positions of the chunk. */
interface FoundInChunk {
  peaks: Int32Array
  rivals: Int32Array
  rrMs: Float64Array
  likeness: Float64Array
  kinds: readonly BeatKind[]
  segments: readonly QualitySegment[]
}

function addRhythms(
  found: FoundInChunk,
  { samples, at, core, rateHz }: Chunk,
  rhythms: RhythmWindow[],
): void {
  const { peaks, rivals, rrMs, likeness, kinds, segments } = found
  const view = atrialView(samples, rateHz)
  const second = Math.round(rateHz)

  for (let from = core.from - at; from < core.to - at; from += STEP_SECONDS * second) {
    const to = Math.min(from + WINDOW_SECONDS * second, samples.length)
    const first = firstAtLeast(peaks, from)
    const end = firstAtLeast(peaks, to)

    const row = {
      peaks: peaks.subarray(first, end),
      rrMs: rrMs.subarray(first, Math.max(first, end - 1)),
      likeness: likeness.subarray(first, end),
    }

    const { rhythm } = classifyRhythm({
      ...row,
      kinds: kinds.slice(first, end),
      usable: 1 - faultySamples(segments, { from, to }) / (to - from),
      coherence: atrialCoherence(view, row),
      lateCoherence: lateCoherence(view, row),
      rivals: firstAtLeast(rivals, to) - firstAtLeast(rivals, from),
    })

    rhythms.push({ from: from + at, to: to + at, rhythm })
  }
}

function addChunk(chunk: Chunk, gathered: Gathered): void {
  const { samples, at, rateHz } = chunk
  const { segments } = quality(samples, rateHz)
  addFaults(segments, chunk, gathered.faults)
  const { peaks, rivals } = detectBeats(samples, rateHz)

  const breaks = joinSpans([
    ...signalBreaks(samples, rateHz, segments),
    ...doubtfulPauses(samples, rateHz, peaks),
  ])

  for (const { from, to } of breaks) gathered.breaks.push({ from: from + at, to: to + at })
  const rrMs = rrSeries(peaks, rateHz, breaks)
  const likeness = shapeLikeness(samples, rateHz, peaks)
  const kinds = classifyBeats(rrMs, likeness)
  addBeats({ peaks, kinds }, chunk, gathered)
  addRhythms({ peaks, rivals, rrMs, likeness, kinds, segments }, chunk, gathered.rhythms)
}

function summaryOf(record: RecordEvidence, episodes: readonly Episode[]): LongRecordSummary {
  const { rateHz, sampleCount, rrMs, kinds } = record
  const { from: _from, to: _to, ...figures } = figuresOf(record, { from: 0, to: sampleCount })

  const pauses = episodes
    .filter(({ kind }) => kind === 'pause')
    .map(({ longestRrMs }) => longestRrMs ?? 0)

  const suspected = episodes.filter(({ kind }) => kind === 'suspected-af')
  const recordedSeconds = sampleCount / rateHz

  const normal = normalIntervals(
    rrMs,
    Array.from(kinds, (kind) => BEAT_KINDS[kind] ?? 'normal'),
  )

  return {
    ...figures,
    recordedSeconds,
    suspectedAfSeconds: suspected.reduce((sum, { from, to }) => sum + (to - from) / rateHz, 0),
    suspectedAfLimits: suspectedAfLimits(record),
    pausesOver2s: pauses.length,
    pausesOver2500ms: pauses.filter((rr) => rr > LONG_PAUSE_MS).length,
    longestPauseMs: pauses.length === 0 ? null : Math.max(...pauses),
    ...hrvFindings(normal, recordedSeconds),
  }
}

/**
 * Beats, kinds, episodes and hourly figures of one lead of any length, read in chunks of ten minutes: 24 hours at 512 Hz
 * need the memory of eleven minutes and of the beats. Never throws by itself.
 */
export function analyseLongRecord({ rateHz, sampleCount, read }: LongRecord): LongRecordAnalysis {
  const gathered: Gathered = { beats: [], kinds: [], faults: [], breaks: [], rhythms: [] }
  // Whole seconds, so that the seconds looked at for quality are the same in neighbouring chunks.
  const second = Math.round(rateHz)

  for (let from = 0; from < sampleCount; from += CHUNK_SECONDS * second) {
    const to = Math.min(sampleCount, from + CHUNK_SECONDS * second)
    const at = Math.max(0, from - MARGIN_SECONDS * second)
    const samples = read(at, Math.min(sampleCount, to + MARGIN_SECONDS * second))
    addChunk({ samples, at, core: { from, to }, rateHz }, gathered)
  }

  const beats = Int32Array.from(gathered.beats)

  const record: RecordEvidence = {
    rateHz,
    sampleCount,
    beats,
    kinds: Uint8Array.from(gathered.kinds),
    rrMs: rrSeries(beats, rateHz, joinSpans(gathered.breaks)),
    faults: gathered.faults,
    rhythms: gathered.rhythms,
  }

  const episodes = findEpisodes(record)

  return {
    beats,
    kinds: record.kinds,
    episodes,
    hours: hourlyFigures(record),
    summary: summaryOf(record, episodes),
  }
}
