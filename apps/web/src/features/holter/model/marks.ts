import { BEAT_MARKS, type BeatMark, type HolterEpisode, type MarkDenial } from '@kangban/contracts'
import type { BeatList } from '@kangban/ecg-core'
import { denialTest, type MarkPlace } from '@kangban/rules/ecg/mark-words'

export const MARK_KINDS = [
  'wide',
  'early',
  'unsure',
  'pattern',
  'af',
  'fast',
  'slow',
  'pause',
  'signal',
] as const

export type MarkKind = (typeof MARK_KINDS)[number]

const KIND_OF: Record<HolterEpisode['kind'], MarkKind> = {
  'suspected-af': 'af',
  fast: 'fast',
  slow: 'slow',
  pause: 'pause',
  'early-run': 'early',
  'ventricular-run': 'wide',
  bigeminy: 'pattern',
  trigeminy: 'pattern',
  'lead-off': 'signal',
  'poor-signal': 'signal',
}

const BEAT_KIND_OF: Record<BeatMark, MarkKind> = {
  supraventricular: 'early',
  ventricular: 'wide',
  unclassified: 'unsure',
}

/** Something that the program found, at seconds of the record; `to` is `from` for a single beat. */
export interface Mark {
  kind: MarkKind
  from: number
  to: number
  /** Null for a single beat. */
  episode: HolterEpisode | null
  /** Null for a stretch. */
  beat: BeatMark | null
  /** A beat of a run, which is walked to and counted as a whole. */
  inRun: boolean
  /** By what the service knows it. */
  sample: number
  code: MarkDenial['kind']
  /** The owner of the record calls it wrong. */
  denied: boolean
}

interface MarksInput {
  episodes: readonly HolterEpisode[]
  /** Null until they are read. */
  beats: BeatList | null
  rateHz: number
  denials: readonly MarkPlace[]
}

/** The kind of a beat by its code in a list; null of a normal one. */
export const beatMarkOf = (code: number): BeatMark | null => BEAT_MARKS[code - 1] ?? null

const isRun = ({ kind }: HolterEpisode): boolean =>
  kind === 'early-run' || kind === 'ventricular-run'

/** Episodes, and each beat that is marked; rising. */
export function marksOf({ episodes, beats, rateHz, denials }: MarksInput): Mark[] {
  const isDenied = denialTest(denials)

  const marks: Mark[] = episodes.map((episode) => ({
    kind: KIND_OF[episode.kind],
    from: episode.from / rateHz,
    to: episode.to / rateHz,
    episode,
    beat: null,
    inRun: false,
    sample: episode.from,
    code: episode.kind,
    denied: isDenied({ sample: episode.from, kind: episode.kind }),
  }))

  const runs = episodes.filter(isRun).toSorted((a, b) => a.from - b.from)
  let run = 0

  beats?.beats.forEach((sample, index) => {
    const beat = beatMarkOf(beats.kinds[index] ?? 0)
    if (!beat) return
    while (run < runs.length && (runs[run]?.to ?? 0) <= sample) run += 1

    marks.push({
      kind: BEAT_KIND_OF[beat],
      from: sample / rateHz,
      to: sample / rateHz,
      episode: null,
      beat,
      inRun: (runs[run]?.from ?? Infinity) <= sample,
      sample,
      code: beat,
      denied: isDenied({ sample, kind: beat }),
    })
  })

  return marks.toSorted((a, b) => a.from - b.from || b.to - a.to)
}

export type MarkFilter = 'all' | MarkKind

/** What is walked through: a run is one. */
export const filterMarks = (marks: readonly Mark[], filter: MarkFilter): readonly Mark[] =>
  marks.filter(({ kind, inRun }) => !inRun && (filter === 'all' || kind === filter))

/** The kinds that were found, in the order in which they are shown. */
export function kindsIn(marks: readonly Mark[]): MarkKind[] {
  const found = new Set(marks.map(({ kind }) => kind))
  return MARK_KINDS.filter((kind) => found.has(kind))
}

/** Marks that touch a stretch of seconds. */
export const marksWithin = (marks: readonly Mark[], from: number, to: number): Mark[] =>
  marks.filter((mark) => mark.from < to && mark.to >= from)

/** Marks are made anew when one is denied; -1 where it is not among them. */
export const placeIn = (marks: readonly Mark[], { sample, code }: Mark): number =>
  marks.findIndex((mark) => mark.sample === sample && mark.code === code)

/**
 * Index of the mark before or after a place: that of the mark gone to last while it is in sight, else a second of the
 * record. -1 where there is none.
 */
export function neighbour(
  marks: readonly Mark[],
  place: { chosen: Mark | null; second: number },
  direction: 'before' | 'after',
): number {
  const at = place.chosen ? placeIn(marks, place.chosen) : -1

  if (at >= 0) {
    const next = direction === 'after' ? at + 1 : at - 1
    return next < marks.length ? next : -1
  }

  return direction === 'after'
    ? marks.findIndex(({ from }) => from > place.second)
    : marks.findLastIndex(({ from }) => from < place.second)
}

/** With what a record is opened: what a physician would look at first. */
const FIRST: readonly MarkKind[] = ['af', 'pause', 'wide', 'early', 'pattern', 'fast', 'slow']

export function firstMark(marks: readonly Mark[]): Mark | null {
  for (const kind of FIRST) {
    const mark = marks.find((each) => each.kind === kind)
    if (mark) return mark
  }

  return null
}
