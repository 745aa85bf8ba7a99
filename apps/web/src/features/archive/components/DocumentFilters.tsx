import { DOCUMENT_TYPES, type DocumentType } from '@kangban/contracts'
import { Card } from '../../../shared/ui/Card.tsx'
import { SelectField } from '../../../shared/ui/SelectField.tsx'
import { ARCHIVE } from '../copy.ts'
import styles from './timeline.module.css'
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

  const chip = (value: DocumentType | undefined, text: string) => (
    <button
      key={text}
      type="button"
      className={styles.chip}
      aria-pressed={value === type}
      onClick={() => onChange({ type: value, year })}
    >
      {value === type && <span aria-hidden="true">✓ </span>}
      {text}
    </button>
  )

  // A year of the address that has none of this type stays to be seen, and left.
  const offered =
    year && !years.some((one) => one.year === year) ? [...years, { year, total: 0 }] : years

  const types = Object.entries(DOCUMENT_TYPES) as [DocumentType, string][]

  return (
    <>
      <div className={styles.chips} role="group" aria-label={ARCHIVE.type}>
        {chip(undefined, ARCHIVE.all)}
        {types.map(([value, text]) => chip(value, text))}
      </div>
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
