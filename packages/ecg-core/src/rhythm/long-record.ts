import { hrvFindings } from '../findings/analyse.ts'
import type { HrvFinding } from '../findings/analyse.ts'
import { atrialCoherence, atrialView, lateCoherence } from './atrial-coherence.ts'
import { beatFeatures } from '../beats/beat-features.ts'
import type { BeatFeatures } from '../beats/beat-features.ts'
import { shapeLikeness } from '../beats/beats.ts'
import { countInterval } from '../beats/kind-counts.ts'
import type { CountInterval } from '../beats/kind-counts.ts'
import { classifyBeats } from '../beats/kind-model.ts'
import type { KindsFound } from '../beats/kind-model.ts'
import { BEAT_KINDS } from '../beats/beat-kind.ts'
import type { BeatKind } from '../beats/beat-kind.ts'
import { detectBeats } from '../beats/detect.ts'
import {
  beginsAnew,
  findEpisodes,
  firstAtLeast,
  MIN_RUN_BEATS,
  suspectedAfLimits,
  suspectedSpans,
} from './episodes.ts'
import type { AfLimits, Episode, RecordEvidence, RhythmWindow } from './episodes.ts'
import type { HeartRateRange } from './heart-rate-range.ts'
import { figuresOf, hourlyFigures } from './hourly-figures.ts'
import type { HourFigures } from './hourly-figures.ts'
import { kindsInAf } from './kinds-in-af.ts'
import { doubtfulPauses } from './pauses.ts'
import { faultySamples, joinSpans, quality, signalBreaks } from '../beats/quality.ts'
import type { QualitySegment, Span } from '../beats/quality.ts'
import { classifyRhythm } from './rhythm.ts'
import { ventricularRows } from './ventricular-rows.ts'
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
  /** With what there may truly be of them. */
  supraventricularBeats: CountInterval
  ventricularBeats: CountInterval
  /** Two ventricular beats in a row. */
  couplets: number
  /** Beats of the longest row of three ventricular beats or more, 0 where there is none. */
  longestRunBeats: number
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
const COUPLET_BEATS = 2

/** What is gathered chunk by chunk. */
interface Gathered {
  beats: number[]
  kinds: number[]
  /** Four a beat, in the order of `BEAT_KINDS`. */
  probabilities: number[]
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

/** Indices of the beats in the chunk's own part that follow the last beat of the chunk before. */
function ownBeats(peaks: Int32Array, { at, core, rateHz }: Chunk, lastBeat: number): number[] {
  const own: number[] = []
  let last = lastBeat

  for (const [i, peak] of peaks.entries()) {
    const beat = peak + at
    if (beat < core.from - BORDER_SECONDS * rateHz || beat >= core.to) continue
    if (beat - last < REFRACTORY_SECONDS * rateHz) continue
    own.push(i)
    last = beat
  }

  return own
}

function addBeats(
  { peaks, kinds, probabilities }: KindsFound & { peaks: Int32Array },
  chunk: Chunk,
  gathered: Gathered,
): void {
  for (const i of ownBeats(peaks, chunk, gathered.beats.at(-1) ?? -Infinity)) {
    const four = i * BEAT_KINDS.length
    gathered.beats.push((peaks[i] as number) + chunk.at)
    gathered.kinds.push(BEAT_KINDS.indexOf(kinds[i] ?? 'normal'))
    gathered.probabilities.push(...probabilities.subarray(four, four + BEAT_KINDS.length))
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

/** What the kinds of the beats of a chunk are found from. */
function beatsIn({ samples, rateHz }: Chunk, segments: readonly QualitySegment[]) {
  const { peaks, rivals } = detectBeats(samples, rateHz)

  const breaks = joinSpans([
    ...signalBreaks(samples, rateHz, segments),
    ...doubtfulPauses(samples, rateHz, peaks),
  ])

  return { samples, rateHz, peaks, rivals, breaks, rrMs: rrSeries(peaks, rateHz, breaks) }
}

function addChunk(chunk: Chunk, gathered: Gathered): void {
  const { samples, at, rateHz } = chunk
  const { segments } = quality(samples, rateHz)
  addFaults(segments, chunk, gathered.faults)
  const found = beatsIn(chunk, segments)
  const { peaks, rivals, rrMs } = found
  for (const { from, to } of found.breaks) gathered.breaks.push({ from: from + at, to: to + at })
  const likeness = shapeLikeness(samples, rateHz, peaks)
  const { kinds, probabilities } = classifyBeats(found)
  addBeats({ peaks, kinds, probabilities }, chunk, gathered)
  addRhythms({ peaks, rivals, rrMs, likeness, kinds, segments }, chunk, gathered.rhythms)
}

function ventricularFigures(record: RecordEvidence, probabilities: ArrayLike<number>) {
  const { kinds } = record
  const rows = ventricularRows(kinds, COUPLET_BEATS, beginsAnew(record))
  const lengths = rows.map(({ from, to }) => to - from)

  return {
    supraventricularBeats: countInterval(kinds, probabilities, 'supraventricular'),
    ventricularBeats: countInterval(kinds, probabilities, 'ventricular'),
    couplets: lengths.filter((length) => length === COUPLET_BEATS).length,
    longestRunBeats: Math.max(0, ...lengths.filter((length) => length >= MIN_RUN_BEATS)),
  }
}

function summaryOf(
  record: RecordEvidence,
  episodes: readonly Episode[],
  probabilities: ArrayLike<number>,
): LongRecordSummary {
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
    ...ventricularFigures(record, probabilities),
    recordedSeconds,
    suspectedAfSeconds: suspected.reduce((sum, { from, to }) => sum + (to - from) / rateHz, 0),
    suspectedAfLimits: suspectedAfLimits(record),
    pausesOver2s: pauses.length,
    pausesOver2500ms: pauses.filter((rr) => rr > LONG_PAUSE_MS).length,
    longestPauseMs: pauses.length === 0 ? null : Math.max(...pauses),
    ...hrvFindings(normal, recordedSeconds),
  }
}

function* chunksOf({ rateHz, sampleCount, read }: LongRecord): Generator<Chunk> {
  // Whole seconds, so that the seconds looked at for quality are the same in neighbouring chunks.
  const second = Math.round(rateHz)

  for (let from = 0; from < sampleCount; from += CHUNK_SECONDS * second) {
    const to = Math.min(sampleCount, from + CHUNK_SECONDS * second)
    const at = Math.max(0, from - MARGIN_SECONDS * second)
    const samples = read(at, Math.min(sampleCount, to + MARGIN_SECONDS * second))
    yield { samples, at, core: { from, to }, rateHz }
  }
}

/** What `analyseLongRecord` tells the kinds of the beats by: for choosing the constants and for judging them. */
export function longBeatFeatures(record: LongRecord): {
  beats: number[]
  features: BeatFeatures[]
} {
  const beats: number[] = []
  const features: BeatFeatures[] = []

  for (const chunk of chunksOf(record)) {
    const found = beatsIn(chunk, quality(chunk.samples, chunk.rateHz).segments)
    const all = beatFeatures(found)

    for (const i of ownBeats(found.peaks, chunk, beats.at(-1) ?? -Infinity)) {
      beats.push((found.peaks[i] as number) + chunk.at)
      features.push(all[i] as BeatFeatures)
    }
  }

  return { beats, features }
}

/** The kinds as the whole record shows them: no narrow beat is early while fibrillation stands. */
function settledKinds(
  { beats, kinds, probabilities, rhythms }: Gathered,
  record: Pick<RecordEvidence, 'rateHz' | 'sampleCount'>,
): KindsFound {
  const inAf = new Uint8Array(beats.length)
  for (const { from, to } of suspectedSpans({ ...record, rhythms }))
    inAf.fill(1, firstAtLeast(beats, from), firstAtLeast(beats, to))

  return kindsInAf(
    {
      kinds: kinds.map((kind) => BEAT_KINDS[kind] ?? 'normal'),
      probabilities: Float32Array.from(probabilities),
    },
    (beat) => inAf[beat] === 1,
  )
}

/**
 * Beats, kinds, episodes and hourly figures of one lead of any length, read in chunks of ten minutes: 24 hours at 512 Hz
 * need the memory of eleven minutes and of the beats. Never throws by itself.
 */
export function analyseLongRecord(source: LongRecord): LongRecordAnalysis {
  const { rateHz, sampleCount } = source

  const gathered: Gathered = {
    beats: [],
    kinds: [],
    probabilities: [],
    faults: [],
    breaks: [],
    rhythms: [],
  }

  for (const chunk of chunksOf(source)) addChunk(chunk, gathered)
  const beats = Int32Array.from(gathered.beats)

  const { kinds, probabilities } = settledKinds(gathered, { rateHz, sampleCount })

  const record: RecordEvidence = {
    rateHz,
    sampleCount,
    beats,
    kinds: Uint8Array.from(kinds, (kind) => BEAT_KINDS.indexOf(kind)),
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
    summary: summaryOf(record, episodes, probabilities),
  }
}
