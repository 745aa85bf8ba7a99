import { COPY } from '../copy.ts'
import type { Score } from './report.ts'

/** The cut lines of ZYYXH/T 157-2009 as drawn; the verdicts themselves come from the service. */
export const CUTS = { tends: 30, holds: 40, balanced: 60 } as const

/** The balanced type, which is good when high, and the others, the highest first. */
export function scoreGroups(scores: readonly Score[]): {
  balanced: Score | undefined
  biased: Score[]
} {
  return {
    balanced: scores.find(({ type }) => type === 'balanced'),
    biased: scores.filter(({ type }) => type !== 'balanced').toSorted((a, b) => b.score - a.score),
  }
}

const figure = (points: number): string => String(Math.round(points * 10) / 10)

/** 高 3.1, 低 18.8, 没变; null for the first answers. */
export function changeWords(change: number | null): string | null {
  if (change === null) return null
  if (change === 0) return COPY.same
  return change > 0 ? COPY.higher(figure(change)) : COPY.lower(figure(-change))
}

/** The score of the answers before; null for the first ones. */
export const scoreBefore = ({ score, change }: Score): number | null =>
  change === null ? null : Math.round((score - change) * 10) / 10
