import type { HolterEpisode } from '@kangban/contracts'
import { BEAT_KINDS, type BeatList, isEctopic } from '@kangban/ecg-core'

export const MARK_KINDS = ['early', 'af', 'fast', 'slow', 'pause', 'signal'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

const KIND_OF: Record<HolterEpisode['kind'], MarkKind> = {
  'suspected-af': 'af',
  fast: 'fast',
  slow: 'slow',
  pause: 'pause',
  'early-run': 'early',
  'lead-off': 'signal',
  'poor-signal': 'signal',
}

/** Something that the program found, at seconds of the record; `to` is `from` for a single beat. */
export interface Mark {
  kind: MarkKind
  from: number
  to: number
  /** Null for a single beat. */
  episode: HolterEpisode | null
  /** A single beat of another shape than the others. */
  wide: boolean
}

interface MarksInput {
  episodes: readonly HolterEpisode[]
  /** Null until they are read. */
  beats: BeatList | null
  rateHz: number
}

/** Episodes, and the early beats that belong to no run of them; rising. */
export function marksOf({ episodes, beats, rateHz }: MarksInput): Mark[] {
  const marks: Mark[] = episodes.map((episode) => ({
    kind: KIND_OF[episode.kind],
    from: episode.from / rateHz,
    to: episode.to / rateHz,
    episode,
    wide: false,
  }))

  const runs = episodes
    .filter(({ kind }) => kind === 'early-run')
    .toSorted((a, b) => a.from - b.from)

  let run = 0

  beats?.beats.forEach((beat, index) => {
    const kind = beats.kinds[index] ?? 0
    if (!isEctopic(BEAT_KINDS[kind] ?? 'normal')) return
    while (run < runs.length && (runs[run]?.to ?? 0) <= beat) run += 1
    if ((runs[run]?.from ?? Infinity) <= beat) return

    marks.push({
      kind: 'early',
      from: beat / rateHz,
      to: beat / rateHz,
      episode: null,
      wide: BEAT_KINDS[kind] === 'ventricular',
    })
  })

  return marks.toSorted((a, b) => a.from - b.from || a.to - b.to)
}

export type MarkFilter = 'all' | MarkKind

export const filterMarks = (marks: readonly Mark[], filter: MarkFilter): readonly Mark[] =>
  filter === 'all' ? marks : marks.filter(({ kind }) => kind === filter)

/** The kinds that were found, in the order in which they are shown. */
export function kindsIn(marks: readonly Mark[]): MarkKind[] {
  const found = new Set(marks.map(({ kind }) => kind))
  return MARK_KINDS.filter((kind) => found.has(kind))
}

/** Marks that touch a stretch of seconds. */
export const marksWithin = (marks: readonly Mark[], from: number, to: number): Mark[] =>
  marks.filter((mark) => mark.from < to && mark.to >= from)

/**
 * Index of the mark before or after a place: that of the mark gone to last while it is in sight, else a second of the
 * record. -1 where there is none.
 */
export function neighbour(
  marks: readonly Mark[],
  place: { chosen: Mark | null; second: number },
  direction: 'before' | 'after',
): number {
  const at = place.chosen ? marks.indexOf(place.chosen) : -1

  if (at >= 0) {
    const next = direction === 'after' ? at + 1 : at - 1
    return next < marks.length ? next : -1
  }

  return direction === 'after'
    ? marks.findIndex(({ from }) => from > place.second)
    : marks.findLastIndex(({ from }) => from < place.second)
}

/** With what a record is opened: what a physician would look at first. */
const FIRST: readonly MarkKind[] = ['af', 'pause', 'early', 'fast', 'slow']

export function firstMark(marks: readonly Mark[]): Mark | null {
  for (const kind of FIRST) {
    const mark = marks.find((each) => each.kind === kind)
    if (mark) return mark
  }

  return null
}
