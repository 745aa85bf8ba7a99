import { ADDED_KEY } from './origin.ts'

/** A copy of an answer's data without anything that we add: what a back end that knows the documents alone would send. */
export function documentedPart(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(documentedPart)
  if (typeof data !== 'object' || data === null) return data
  const kept = Object.entries(data).filter(([key]) => key !== ADDED_KEY)
  return Object.fromEntries(kept.map(([key, value]) => [key, documentedPart(value)]))
}
