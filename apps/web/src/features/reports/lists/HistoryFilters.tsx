import type { ReportRow } from '@kangban/contracts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Chips } from '../../../shared/ui/controls/Chips.tsx'
import { SelectField } from '../../../shared/ui/fields/SelectField.tsx'
import { HISTORY } from './list-copy.ts'
import { yearsBetween } from './months.ts'
import { useReportSpan } from './use-report-span.ts'

const EVERY = 'all'

const KINDS = [
  { value: null, text: HISTORY.everyKind },
  ...(['daily', 'weekly', 'heart-risk', 'tcm', 'document'] as const).map((value) => ({
    value,
    text: HISTORY.kinds[value],
  })),
]

export interface HistoryFilter {
  kind: ReportRow['kind'] | null
  year: string | null
}

interface HistoryFiltersProps {
  filter: HistoryFilter
  onChange: (filter: HistoryFilter) => void
}

/** Which kind and which year. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const { kind, year } = filter
  const span = useReportSpan('all')

  const years = new Set([
    ...(span ? yearsBetween(span.newest, span.oldest) : []),
    ...(year ? [year] : []),
  ])

  return (
    <>
      <Chips
        label={HISTORY.kind}
        options={KINDS}
        value={kind}
        onChange={(value) => onChange({ kind: value, year })}
      />
      {years.size > 0 && (
        <Card flush>
          <SelectField
            label={HISTORY.year}
            value={year ?? EVERY}
            placeholder={HISTORY.everyYear}
            options={[
              { value: EVERY, text: HISTORY.everyYear },
              ...[...years].map((value) => ({ value, text: HISTORY.yearText(value) })),
            ]}
            onChange={(chosen) => onChange({ kind, year: chosen === EVERY ? null : chosen })}
          />
        </Card>
      )}
    </>
  )
}
