/**
 * Where a beat seems to come from, as ANSI/AAMI EC57 groups them: N `normal` (what this heart usually does, a bundle branch
 * block or a pacemaker too), S `supraventricular`, V `ventricular`; `unclassified` is fusion (F) or unknown (Q). A finding
 * of a program, never a diagnosis.
 */
export type BeatKind = 'normal' | 'supraventricular' | 'ventricular' | 'unclassified'

/** In the order of their codes, which lists of beats are stored with. */
export const BEAT_KINDS = [
  'normal',
  'supraventricular',
  'ventricular',
  'unclassified',
] as const satisfies readonly BeatKind[]

/** Beats besides the heart's own rhythm: people are told of them as early beats. */
export type EctopicKind = Extract<BeatKind, 'supraventricular' | 'ventricular'>

export const VENTRICULAR = BEAT_KINDS.indexOf('ventricular')

export const isEctopic = (kind: BeatKind): kind is EctopicKind =>
  kind === 'supraventricular' || kind === 'ventricular'

/** The same by its code. */
export const isEctopicCode = (code: number): boolean => isEctopic(BEAT_KINDS[code] ?? 'normal')

export interface ClassifiedBeat {
  /** Sample index of the R peak. */
  r: number
  kind: BeatKind
  /** Of that kind, 0 to 1. */
  probability: number
}

export const countPremature = (beats: readonly { kind: BeatKind }[]): number =>
  beats.filter(({ kind }) => isEctopic(kind)).length
