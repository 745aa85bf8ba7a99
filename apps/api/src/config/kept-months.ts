import { READINGS_LEAST_MONTHS } from '@kangban/contracts'
import type { Env } from './environment.ts'

/** More is for ever, or a mistake. */
const MOST = 1200

/** Whole months for which READINGS_KEPT_MONTHS keeps readings, null for ever, and what is wrong with what it says. */
export function keptMonths(env: Env): { months: number | null; problems: string[] } {
  const text = env['READINGS_KEPT_MONTHS']
  if (!text) return { months: null, problems: [] }
  const months = Number(text)
  const isPossible = /^\d+$/.test(text) && months >= READINGS_LEAST_MONTHS && months <= MOST

  const problem = `READINGS_KEPT_MONTHS is "${text}", expected a number from ${READINGS_LEAST_MONTHS} to ${MOST}, or nothing to keep readings for ever`

  return { months, problems: isPossible ? [] : [problem] }
}
