import type { EcgFacts } from '@kangban/rules/ecg/ecg-sentence'

export interface Mark {
  sample: number
  kind: 'premature' | 'premature-wide'
}

export interface StoredFindings {
  rhythm: string
  heartRate: number | null
  marks: unknown
  complete: boolean
}

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' &&
  value !== null &&
  'sample' in value &&
  typeof value.sample === 'number' &&
  'kind' in value

/** The marks of a row; the column is JSON. */
export const marksOf = (stored: unknown): Mark[] =>
  Array.isArray(stored) ? stored.filter(isMark) : []

const RHYTHMS = ['sinus', 'af', 'other'] as const

export const factsOf = (record: StoredFindings): EcgFacts => ({
  rhythm: RHYTHMS.find((known) => known === record.rhythm) ?? 'unclassified',
  heartRateBpm: record.heartRate,
  prematureBeats: marksOf(record.marks).length,
  complete: record.complete,
})

const rounded = (value: number | null) => (value === null ? null : Math.round(value))

/** Figures as the wire names them. */
export const wireFigures = (row: {
  heartRate: number | null
  qtMs: number | null
  hrvMs: number | null
}) => ({
  heartRat: rounded(row.heartRate),
  qt: rounded(row.qtMs),
  hrv: rounded(row.hrvMs),
})
