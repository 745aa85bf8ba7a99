import {
  BEAT_KINDS,
  countInterval,
  kindsByFeatures,
  patternRows,
  ventricularRows,
} from '@kangban/ecg-core'
import type { BeatRow, EctopicKind, KindConstants, CountInterval } from '@kangban/ecg-core'
import { WINDOW_SECONDS } from '../evaluate-beats.ts'
import type { KindRecord } from './kind-samples.ts'

/** EC57 and `bxb` leave the first five minutes to a program for learning. */
export const LEARNING_SECONDS = 300

/** Found and reference both, of one kind. */
export interface Hits {
  marked: number
  markedFound: number
  told: number
  toldRight: number
}

export const noHits = (): Hits => ({ marked: 0, markedFound: 0, told: 0, toldRight: 0 })

/** A beat's probability of a kind, and whether it was of that kind. */
export interface Weighed {
  kind: EctopicKind
  probability: number
  isOne: boolean
}

export interface KindScore {
  record: string
  development: boolean
  kinds: Record<EctopicKind, Hits>
  /** What is neither marked ventricular nor told so, for the rate of false ones. */
  others: number
  rows: Record<RowKind, Hits>
  weighed: Weighed[]
  counts: Record<EctopicKind, CountInterval & { marked: number }>
}

export const ECTOPIC: readonly EctopicKind[] = ['ventricular', 'supraventricular']
export const ROW_KINDS = [
  'couplets',
  'runs of 3-5',
  'runs of 6 or more',
  'bigeminy',
  'trigeminy',
] as const
export type RowKind = (typeof ROW_KINDS)[number]

/** A list of beats with the code of each one's kind. */
interface Beats {
  at: number[]
  kinds: number[]
}

interface Span {
  from: number
  to: number
}

function rowsBy({ kinds }: Beats, kind: RowKind): BeatRow[] {
  if (kind === 'bigeminy') return patternRows(kinds, 2)
  if (kind === 'trigeminy') return patternRows(kinds, 3)

  const [least, most] =
    kind === 'couplets' ? [2, 2] : kind === 'runs of 3-5' ? [3, 5] : [6, Infinity]

  return ventricularRows(kinds, least).filter(({ from, to }) => to - from <= most)
}

const spansOf = (beats: Beats, rows: readonly BeatRow[]): Span[] =>
  rows.map(({ from, to }) => ({ from: beats.at[from] ?? 0, to: beats.at[to - 1] ?? 0 }))

/** How many rows of one list the other has too: a row as long as its class asks, or a pattern of the same kind, there. */
function met(beats: Beats, other: Beats, kind: RowKind): { rows: number; met: number } {
  const least = { couplets: 2, 'runs of 3-5': 3, 'runs of 6 or more': 6 }[kind as string]
  const rows = spansOf(beats, rowsBy(beats, kind))

  const others = spansOf(
    other,
    least === undefined ? rowsBy(other, kind) : ventricularRows(other.kinds, least),
  )

  const isMet = ({ from, to }: Span): boolean =>
    others.some((one) => one.from <= to + WINDOW_SECONDS && one.to >= from - WINDOW_SECONDS)

  return { rows: rows.length, met: rows.filter(isMet).length }
}

function hitsOf({ samples, reference }: KindRecord, codes: readonly number[], code: number): Hits {
  const hits = noHits()

  for (const { at, kind, found } of reference) {
    if (at < LEARNING_SECONDS || kind !== code) continue
    hits.marked += 1
    if (codes[found] === code) hits.markedFound += 1
  }

  for (const [i, beat] of samples.entries()) {
    if (beat.at < LEARNING_SECONDS || codes[i] !== code || beat.inFlutter) continue
    // As bxb does, a fusion or unknown beat called ventricular counts neither way; called supraventricular it is wrong.
    const forgiven = code === BEAT_KINDS.indexOf('ventricular') && beat.reference === 3
    if (forgiven) continue
    hits.told += 1
    if (beat.reference === code) hits.toldRight += 1
  }

  return hits
}

const both = <T>(of: (kind: EctopicKind, code: number) => T): Record<EctopicKind, T> => ({
  ventricular: of('ventricular', BEAT_KINDS.indexOf('ventricular')),
  supraventricular: of('supraventricular', BEAT_KINDS.indexOf('supraventricular')),
})

/** What was told of one record, against its reader. */
export function scoreKinds(record: KindRecord, constants?: KindConstants): KindScore {
  const { samples, reference } = record

  const found = kindsByFeatures(
    samples.map(({ features }) => features),
    constants,
  )

  const codes = found.kinds.map((kind) => BEAT_KINDS.indexOf(kind))

  const late = samples.flatMap(({ at, inFlutter }, i) =>
    at >= LEARNING_SECONDS && !inFlutter ? [i] : [],
  )

  const told = { at: late.map((i) => samples[i]?.at ?? 0), kinds: late.map((i) => codes[i] ?? 0) }
  const lateMarked = reference.filter(({ at }) => at >= LEARNING_SECONDS)

  const marked = {
    at: lateMarked.map(({ at }) => at),
    kinds: lateMarked.map(({ kind }) => kind),
  }

  const rowHits = (kind: RowKind): Hits => {
    const ofReader = met(marked, told, kind)
    const ofProgram = met(told, marked, kind)

    return {
      marked: ofReader.rows,
      markedFound: ofReader.met,
      told: ofProgram.rows,
      toldRight: ofProgram.met,
    }
  }

  const size = BEAT_KINDS.length

  const countOf = (kind: EctopicKind) => ({
    ...countInterval(codes, found.probabilities, kind),
    marked: reference.filter((beat) => beat.kind === BEAT_KINDS.indexOf(kind)).length,
  })

  return {
    record: record.record,
    development: record.development,
    kinds: both((_, code) => hitsOf(record, codes, code)),
    others: late.filter((i) => samples[i]?.reference !== BEAT_KINDS.indexOf('ventricular')).length,
    rows: {
      couplets: rowHits('couplets'),
      'runs of 3-5': rowHits('runs of 3-5'),
      'runs of 6 or more': rowHits('runs of 6 or more'),
      bigeminy: rowHits('bigeminy'),
      trigeminy: rowHits('trigeminy'),
    },
    weighed: ECTOPIC.flatMap((kind) =>
      late.map((i) => ({
        kind,
        probability: found.probabilities[i * size + BEAT_KINDS.indexOf(kind)] ?? 0,
        isOne: samples[i]?.reference === BEAT_KINDS.indexOf(kind),
      })),
    ),
    counts: both(countOf),
  }
}
