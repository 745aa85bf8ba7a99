// What is said of marks: single beats by sign and word, how many there are, and what the owner of a record says of them.
import type { BeatMark, MarkDenial, MarkKind } from '@kangban/contracts'
import { BEAT_MARK_LABELS, BEAT_MARKS } from '@kangban/contracts/beat-marks'

/** On a strip: a shape and a word for each, so that nothing rests on a colour. */
export const BEAT_SIGNS = {
  supraventricular: { sign: '▲', word: '提早' },
  ventricular: { sign: '■', word: '宽大' },
  unclassified: { sign: '?', word: '说不准' },
} as const satisfies Record<BeatMark, { sign: string; word: string }>

/** ▲ 提早 */
export const beatFlag = (kind: BeatMark): string =>
  `${BEAT_SIGNS[kind].sign} ${BEAT_SIGNS[kind].word}`

/** What a stretch of a pattern is, for whoever does not know its name. */
export const PATTERN_WORDS = {
  bigeminy: '每隔一次心跳，就有一次来得不一样',
  trigeminy: '每隔两次心跳，就有一次来得不一样',
} as const satisfies Partial<Record<MarkKind, string>>

/** A mark, by what the service knows it. */
export type MarkPlace = Pick<MarkDenial, 'sample' | 'kind'>

const key = ({ sample, kind }: MarkPlace): string => `${sample} ${kind}`

/** Tells whether the owner of the record calls a mark wrong; another finding at its place is not denied by that. */
export function denialTest(denials: readonly MarkPlace[]): (mark: MarkPlace) => boolean {
  const said = new Set(denials.map(key))
  return (mark) => said.size > 0 && said.has(key(mark))
}

/** Who reads: the owner of the record, or somebody whom it is shared with. */
export type Reader = 'owner' | 'other'

const WHO = { owner: '您', other: '本人' } as const

export const deniedText = (reader: Reader): string => `${WHO[reader]}说过不是`

/** Of so many marks, to whom the person is somebody else; empty where none is denied. */
export const deniedAmong = (denied: number): string =>
  denied > 0 ? `${WHO.other}说其中 ${grouped(denied)} 处标记不是` : ''

/** Marked beats of a kind, and how many of them are denied. */
export interface MarkCount {
  count: number
  denied: number
}

export type BeatCounts = Record<BeatMark, MarkCount>

/** 12,345 */
export const grouped = (count: number): string =>
  String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/**
 * 有 7 次提早的心跳，其中 2 次您说不是。 The count is the program's, whatever is said of it: one may err about a mark that matters.
 * Empty where nothing is marked.
 */
export function beatCountText(counts: BeatCounts, reader: Reader): string {
  const parts = BEAT_MARKS.filter((kind) => counts[kind].count > 0).map((kind) => {
    const { count, denied } = counts[kind]
    const apart = denied > 0 ? `，其中 ${grouped(denied)} 次${WHO[reader]}说不是` : ''
    return `${grouped(count)} 次${BEAT_MARK_LABELS[kind]}${apart}`
  })

  return parts.length > 0 ? `有 ${parts.join('；')}。` : ''
}

/** Something of each kind. */
export const eachBeatMark = (of: (kind: BeatMark) => MarkCount): BeatCounts => ({
  supraventricular: of('supraventricular'),
  ventricular: of('ventricular'),
  unclassified: of('unclassified'),
})

/** Of marked beats, and of those of them that are denied. */
export const countMarks = (marks: readonly { kind: BeatMark; denied: boolean }[]): BeatCounts =>
  eachBeatMark((kind) => {
    const all = marks.filter((mark) => mark.kind === kind)
    return { count: all.length, denied: all.filter(({ denied }) => denied).length }
  })
