import { useLocation, useSearchParams } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { SelectField } from '../../../shared/ui/fields/SelectField.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { REPORT_KIND_NAMES } from '@kangban/contracts'
import { LISTS } from './list-copy.ts'
import { isMonth, monthsBetween, monthTitle } from './months.ts'
import type { ReportKind } from '../parts/report-path.ts'
import { spokenRow } from './spoken-row.ts'
import { LoadMore } from './LoadMore.tsx'
import { MonthRows } from './MonthRows.tsx'
import { ReportItem } from './ReportItem.tsx'
import styles from './rows.module.css'
import { useReportPages } from './use-report-pages.ts'
import { useReportSpan } from './use-report-span.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

const WEEKLY = '/health-weekend-report-list'
const EVERY = 'all'
/** More is too long to listen to. */
const READ_ROWS = 5

interface MonthChoiceProps {
  kind: ReportKind
  month: string | null
  onChange: (month: string | null) => void
}

function MonthChoice({ kind, month, onChange }: MonthChoiceProps) {
  const span = useReportSpan(kind)
  if (!span && !month) return null

  const months = new Set([
    ...(span ? monthsBetween(span.newest, span.oldest) : []),
    ...(month ? [month] : []),
  ])

  const options = [...months].toSorted().toReversed()

  return (
    <Card flush>
      <SelectField
        label={LISTS.month}
        value={month ?? EVERY}
        placeholder={LISTS.everyMonth}
        options={[
          { value: EVERY, text: LISTS.everyMonth },
          ...options.map((value) => ({ value, text: monthTitle(value) })),
        ]}
        onChange={(chosen) => onChange(chosen === EVERY ? null : chosen)}
      />
    </Card>
  )
}

/** 健康日报 and 健康周报: all reports of the kind by month, newest first; a month is in the address. */
export default function KindListPage() {
  const { pathname } = useLocation()
  const kind: ReportKind = pathname === WEEKLY ? 'weekly' : 'daily'
  useScrollMemory()
  const [params, setParams] = useSearchParams()
  const elder = useSettings((state) => state.elder)
  const asked = params.get('month')
  const month = isMonth(asked) ? asked : null

  const pages = useReportPages(
    month ? { kind, year: Number(month.slice(0, 4)), month: Number(month.slice(5)) } : { kind },
  )

  const { query, rows, total } = pages

  const choose = (chosen: string | null) =>
    setParams(chosen ? { month: chosen } : {}, { replace: true })

  const every = (
    <Button variant="outline" inline onClick={() => choose(null)}>
      {LISTS.showAll}
    </Button>
  )

  const empty = month ? (
    <EmptyState
      text={LISTS.emptyMonth(monthTitle(month), REPORT_KIND_NAMES[kind])}
      action={every}
    />
  ) : (
    <EmptyState text={LISTS.empty[kind]} />
  )

  return (
    <Page title={LISTS.titles[kind]} back>
      <MonthChoice kind={kind} month={month} onChange={choose} />
      <LoadState
        query={{ data: rows, isError: query.isError, refetch: query.refetch }}
        isEmpty={(data) => data.length === 0}
        empty={empty}
        skeleton={<Skeleton lines={10} />}
      >
        {(shown) => (
          <>
            {elder && (
              <div className={`grid ${styles.read}`}>
                <ReadAloud
                  text={
                    LISTS.spoken(total, REPORT_KIND_NAMES[kind]) +
                    shown.slice(0, READ_ROWS).map(spokenRow).join('')
                  }
                />
              </div>
            )}
            <MonthRows rows={shown} by="day">
              {(row) => <ReportItem row={row} mixed={false} />}
            </MonthRows>
            <LoadMore pages={pages} />
          </>
        )}
      </LoadState>
    </Page>
  )
}
