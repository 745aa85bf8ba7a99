import { DOCUMENT_TYPES, type DocumentType } from '@kangban/contracts'

const isType = (value: string | null): value is DocumentType =>
  value !== null && Object.hasOwn(DOCUMENT_TYPES, value)

/** What the service takes for a year. */
const YEAR = /^(19\d\d|2[01]\d\d)$/

/** The filter that the address names; what cannot be read is left out. */
export function filterOf(query: URLSearchParams): { type?: DocumentType; year?: number } {
  const [type, year] = [query.get('type'), query.get('year') ?? '']
  return { ...(isType(type) && { type }), ...(YEAR.test(year) && { year: Number(year) }) }
}

export const queryOf = ({
  type,
  year,
}: {
  type?: DocumentType
  year?: number
}): Record<string, string> => ({
  ...(type && { type }),
  ...(year && { year: String(year) }),
})
