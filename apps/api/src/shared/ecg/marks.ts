export interface Mark {
  sample: number
  kind: 'premature' | 'premature-wide'
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
