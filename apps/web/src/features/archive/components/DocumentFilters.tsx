import { DOCUMENT_TYPES, type DocumentType } from '@kangban/contracts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Chips } from '../../../shared/ui/controls/Chips.tsx'
import { SelectField } from '../../../shared/ui/fields/SelectField.tsx'
import { ARCHIVE } from '../copy.ts'
import type { DocumentFilter } from './use-documents.ts'

const ALL = 'all'

interface DocumentFiltersProps {
  filter: DocumentFilter
  /** How many there are of each year, the newest first. */
  years: readonly { year: number; total: number }[]
  onChange: (filter: DocumentFilter) => void
}

export function DocumentFilters({ filter, years, onChange }: DocumentFiltersProps) {
  const { type, year } = filter

  // A year of the address that has none of this type stays to be seen, and left.
  const offered =
    year && !years.some((one) => one.year === year) ? [...years, { year, total: 0 }] : years

  const types = Object.entries(DOCUMENT_TYPES) as [DocumentType, string][]

  const kinds = [
    { value: undefined, text: ARCHIVE.all },
    ...types.map(([value, text]) => ({ value, text })),
  ]

  return (
    <>
      <Chips
        label={ARCHIVE.type}
        options={kinds}
        value={type}
        onChange={(value) => onChange({ type: value, year })}
      />
      {(offered.length > 1 || year) && (
        <Card flush>
          <SelectField
            label={ARCHIVE.year}
            placeholder={ARCHIVE.allYears}
            value={String(year ?? ALL)}
            options={[
              { value: ALL, text: ARCHIVE.allYears },
              ...offered.map((one) => ({
                value: String(one.year),
                text: `${ARCHIVE.yearOf(one.year)} ${ARCHIVE.yearCount(one.total)}`,
              })),
            ]}
            onChange={(value) =>
              onChange({ type, year: value === ALL ? undefined : Number(value) })
            }
          />
        </Card>
      )}
    </>
  )
}
