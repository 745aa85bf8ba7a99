import type { EctopicKind } from '@kangban/ecg-core'

export interface Mark {
  sample: number
  kind: EctopicKind
}

/** What a row says; the first two are the words of rows written before beats were told apart by where they come from. */
const KINDS: ReadonlyMap<unknown, EctopicKind> = new Map([
  ['premature', 'supraventricular'],
  ['premature-wide', 'ventricular'],
  ['supraventricular', 'supraventricular'],
  ['ventricular', 'ventricular'],
])

function markOf(stored: unknown): Mark[] {
  if (typeof stored !== 'object' || stored === null) return []
  if (!('sample' in stored) || typeof stored.sample !== 'number' || !('kind' in stored)) return []
  const kind = KINDS.get(stored.kind)
  return kind ? [{ sample: stored.sample, kind }] : []
}

/** The marks of a row; the column is JSON. */
export const marksOf = (stored: unknown): Mark[] =>
  Array.isArray(stored) ? stored.flatMap(markOf) : []
