import { MS_PER_MINUTE } from '@kangban/china-time'
import { heartRateRange, RATE_OVER_INTERVALS } from './heart-rate-range.ts'
import type { HeartRateRange } from './heart-rate-range.ts'
import { PAUSE_MS } from './pauses.ts'
import { isEctopicCode, VENTRICULAR } from '../beats/beat-kind.ts'
import { joinSpans } from '../beats/quality.ts'
import type { QualityFault, QualitySegment, Span } from '../beats/quality.ts'
import type { Rhythm } from './rhythm.ts'
import { patternRows, ventricularRows } from './ventricular-rows.ts'
import type { BeatRow } from './ventricular-rows.ts'

/**
 * `suspected-af`: irregular without a pattern; `fast` and `slow`: a sustained heart rate above 100 or below 50 a minute;
 * `pause`: one RR interval above 2 s in good signal; `early-run`: three early beats or more in a row, not all of them
 * ventricular; `ventricular-run`: three ventricular ones or more; `bigeminy`, `trigeminy`: every second, every third beat
 * ventricular; `lead-off`: no signal (missing, flat or off the scale); `poor-signal`: noise.
 */
export type EpisodeKind =
  | 'suspected-af'
  | 'fast'
  | 'slow'
  | 'pause'
  | 'early-run'
  | 'ventricular-run'
  | 'bigeminy'
  | 'trigeminy'
  | 'lead-off'
  | 'poor-signal'

/** Something worth looking at between two sample indices, `to` exclusive. A finding of a program, never a diagnosis. */
export interface Episode {
  kind: EpisodeKind
  from: number
  to: number
  /** Beats in it. */
  beats: number
  /** Over its RR intervals, null where there is none. */
  heartRate: HeartRateRange | null
  /** Longest RR interval in it in ms, null where there is none. */
  longestRrMs: number | null
}

/** What `classifyRhythm` said of one window, `to` exclusive. */
export interface RhythmWindow {
  from: number
  to: number
  rhythm: Rhythm
}

/** What is known of a record once its beats are found. All positions are sample indices. */
export interface RecordEvidence {
  rateHz: number
  sampleCount: number
  /** Rising R peaks. */
  beats: Int32Array
  /** Code of each beat's kind, by `BEAT_KINDS`. */
  kinds: Uint8Array
  /** Intervals in ms between neighbouring beats, NaN across missing signal: one fewer than beats. */
  rrMs: Float64Array
  /** Rising and apart from each other. */
  faults: readonly QualitySegment[]
  /** Overlapping windows of one length, each one step after the one before. */
  rhythms: readonly RhythmWindow[]
}

/** Shorter episodes of fibrillation are not counted: 30 s, ESC guidelines on atrial fibrillation (2020). */
export const MIN_AF_SECONDS = 30
/** Heart rates that last less than this, averaged over 8 intervals, are not called sustained. */
const SUSTAINED_SECONDS = 60
const FAST_BPM = 100
const SLOW_BPM = 50
/** So many beats in a row are a run. */
export const MIN_RUN_BEATS = 3
/** Stretches of bad signal with less than this between them are one stretch, and shorter ones are not told. */
const SIGNAL_APART_SECONDS = 5
const MIN_FAULT_SECONDS = 5

/** First index whose value is at least `value`, in a rising array. */
export function firstAtLeast(rising: ArrayLike<number>, value: number): number {
  let low = 0
  let high = rising.length

  while (low < high) {
    const middle = (low + high) >> 1
    if ((rising[middle] as number) < value) low = middle + 1
    else high = middle
  }

  return low
}

type RhythmsOver = Pick<RecordEvidence, 'rhythms' | 'sampleCount' | 'rateHz'>

/** Steps of the windows of which enough of the windows that cover them are suspected, joined. */
function suspectedSteps(
  { rhythms, sampleCount }: RhythmsOver,
  isEnough: (suspected: number, covering: number) => boolean,
): Span[] {
  const [first, second] = rhythms
  if (!first) return []
  const step = second ? second.from - first.from : first.to - first.from
  const covered = new Uint16Array(Math.ceil(sampleCount / step))
  const suspected = new Uint16Array(covered.length)

  for (const { from, to, rhythm } of rhythms) {
    for (let at = Math.floor(from / step); at < covered.length && at * step < to; at++) {
      covered[at] = (covered[at] ?? 0) + 1
      if (rhythm === 'af') suspected[at] = (suspected[at] ?? 0) + 1
    }
  }

  const spans: Span[] = []
  for (let at = 0; at < covered.length; at++)
    if (isEnough(suspected[at] as number, covered[at] as number))
      spans.push({ from: at * step, to: Math.min(sampleCount, (at + 1) * step) })
  return joinSpans(spans)
}

/** Where most windows are suspected, for as long as an episode has to last. */
export function suspectedSpans(record: RhythmsOver): Span[] {
  const spans = suspectedSteps(record, (suspected, covering) => 2 * suspected > covering)
  return spans.filter(({ from, to }) => to - from >= MIN_AF_SECONDS * record.rateHz)
}

/** Between what the time in suspected fibrillation lies, in seconds; what could not be judged is in neither. */
export interface AfLimits {
  /** All windows that cover it are suspected, within an episode. */
  leastSeconds: number
  /** At least one is. */
  mostSeconds: number
}

export function suspectedAfLimits(record: RecordEvidence): AfLimits {
  const episodes = suspectedSpans(record)
  const sure = suspectedSteps(record, (suspected, covering) => suspected === covering)
  const possible = suspectedSteps(record, (suspected) => suspected > 0)

  const inEpisodes = sure.filter(({ from, to }) =>
    episodes.some((episode) => from >= episode.from && to <= episode.to),
  )

  const seconds = (spans: readonly Span[]): number =>
    spans.reduce((sum, { from, to }) => sum + (to - from) / record.rateHz, 0)

  return { leastSeconds: seconds(inEpisodes), mostSeconds: seconds(possible) }
}

/** Where the mean of 8 intervals in a row stays on that side of the limit for a minute or longer. */
function sustainedSpans(
  { beats, rrMs, rateHz }: RecordEvidence,
  isBeyond: (bpm: number) => boolean,
): Span[] {
  const spans: Span[] = []
  let sum = 0
  let inRow = 0

  for (const [i, rr] of rrMs.entries()) {
    inRow = rr > 0 ? inRow + 1 : 0
    sum = inRow === 0 ? 0 : sum + rr
    if (inRow > RATE_OVER_INTERVALS) sum -= rrMs[i - RATE_OVER_INTERVALS] as number
    if (inRow < RATE_OVER_INTERVALS || !isBeyond((MS_PER_MINUTE * RATE_OVER_INTERVALS) / sum))
      continue

    spans.push({
      from: beats[i + 1 - RATE_OVER_INTERVALS] as number,
      to: (beats[i + 1] as number) + 1,
    })
  }

  return joinSpans(spans).filter(({ from, to }) => to - from >= SUSTAINED_SECONDS * rateHz)
}

/** Intervals above 2 s that no bad signal touches: there a beat may have gone unseen. */
function pauseSpans({ beats, rrMs, faults }: RecordEvidence): Span[] {
  const spans: Span[] = []
  let next = 0

  for (const [i, rr] of rrMs.entries()) {
    if (!(rr > PAUSE_MS)) continue
    const from = beats[i] as number
    const to = (beats[i + 1] as number) + 1
    while (next < faults.length && (faults[next]?.to ?? 0) <= from) next += 1
    if ((faults[next]?.from ?? Infinity) >= to) spans.push({ from, to })
  }

  return spans
}

function earlyRuns({ beats, kinds, rrMs }: RecordEvidence): Span[] {
  const spans: Span[] = []
  let first = 0

  for (let i = 0; i <= kinds.length; i++) {
    // A beat after missing signal begins a new row.
    const goesOn = isEctopicCode(kinds[i] ?? 0) && (i === first || (rrMs[i - 1] as number) > 0)
    if (goesOn) continue
    const isVentricular = kinds.subarray(first, i).every((kind) => kind === VENTRICULAR)
    if (i - first >= MIN_RUN_BEATS && !isVentricular)
      spans.push({ from: beats[first] as number, to: (beats[i - 1] as number) + 1 })
    first = isEctopicCode(kinds[i] ?? 0) ? i : i + 1
  }

  return spans
}

/** Whether signal is missing before a beat. */
export const beginsAnew =
  ({ rrMs }: Pick<RecordEvidence, 'rrMs'>) =>
  (beat: number): boolean =>
    beat > 0 && !((rrMs[beat - 1] as number) > 0)

const spansOf = ({ beats }: RecordEvidence, rows: readonly BeatRow[]): Span[] =>
  rows.map(({ from, to }) => ({
    from: beats[from] as number,
    to: (beats[to - 1] as number) + 1,
  }))

function faultSpans(
  { faults, rateHz }: RecordEvidence,
  isKind: (fault: QualityFault) => boolean,
): Span[] {
  const chosen = faults.filter(({ fault }) => isKind(fault))
  const joined = joinSpans(chosen, SIGNAL_APART_SECONDS * rateHz)
  return joined.filter(({ from, to }) => to - from >= MIN_FAULT_SECONDS * rateHz)
}

function episode(record: RecordEvidence, kind: EpisodeKind, { from, to }: Span): Episode {
  const first = firstAtLeast(record.beats, from)
  const end = firstAtLeast(record.beats, to)
  const intervals = record.rrMs.subarray(first, Math.max(first, end - 1))
  let longest = -Infinity
  for (const rr of intervals) if (rr > longest) longest = rr

  return {
    kind,
    from,
    to,
    beats: end - first,
    heartRate: heartRateRange(intervals),
    longestRrMs: longest > 0 ? longest : null,
  }
}

/** What happened in a record, by beginning. Linear in the number of beats, faults and windows. */
export function findEpisodes(record: RecordEvidence): Episode[] {
  const begins = beginsAnew(record)
  const { kinds } = record

  const spans: Record<EpisodeKind, Span[]> = {
    'suspected-af': suspectedSpans(record),
    fast: sustainedSpans(record, (bpm) => bpm > FAST_BPM),
    slow: sustainedSpans(record, (bpm) => bpm < SLOW_BPM),
    pause: pauseSpans(record),
    'early-run': earlyRuns(record),
    'ventricular-run': spansOf(record, ventricularRows(kinds, MIN_RUN_BEATS, begins)),
    bigeminy: spansOf(record, patternRows(kinds, 2, begins)),
    trigeminy: spansOf(record, patternRows(kinds, 3, begins)),
    'lead-off': faultSpans(record, (fault) => fault !== 'noisy'),
    'poor-signal': faultSpans(record, (fault) => fault === 'noisy'),
  }

  const names = Object.keys(spans) as EpisodeKind[]
  const found = names.flatMap((kind) => spans[kind].map((span) => episode(record, kind, span)))
  return found.toSorted((a, b) => a.from - b.from || a.to - b.to)
}
