import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { Comparison } from '../compare/Comparison.tsx'
import { type HistoryFilter, HistoryFilters } from './HistoryFilters.tsx'
import { LoadMore } from './LoadMore.tsx'
import { MonthRows } from './MonthRows.tsx'
import { PickBar } from '../compare/PickBar.tsx'
import { PickItem } from '../compare/PickItem.tsx'
import { ReportItem } from './ReportItem.tsx'
import styles from './rows.module.css'
import { useReportPages } from './use-report-pages.ts'
import { useScrollMemory } from './use-scroll-memory.ts'
import { COMPARE, HISTORY, LISTS } from './list-copy.ts'
import { type HistoryAddress, historyQuery, readHistory } from './history-address.ts'
import { spokenRow } from './spoken-row.ts'

const PATH = '/HistoricalReport'
/** More is too long to listen to. */
const READ_ROWS = 5

interface TimelineProps {
  address: HistoryAddress
  onChange: (address: Partial<HistoryAddress>) => void
}

function Timeline({ address, onChange }: TimelineProps) {
  const elder = useSettings((state) => state.elder)
  const { kind, year, picking, pick } = address
  const pages = useReportPages({ kind: kind ?? 'all', ...(year ? { year: Number(year) } : {}) })
  const { query, rows, total } = pages
  const filtered = kind !== null || year !== null

  // Who turns to another kind starts the choice of two anew.
  const filter = (chosen: HistoryFilter) =>
    onChange({ ...chosen, pick: chosen.kind === null || chosen.kind === pick?.kind ? pick : null })

  const every = (
    <Button variant="outline" inline onClick={() => filter({ kind: null, year: null })}>
      {HISTORY.showAll}
    </Button>
  )

  return (
    <>
      <HistoryFilters filter={{ kind, year }} onChange={filter} />
      <LoadState
        query={{ data: rows, isError: query.isError, refetch: query.refetch }}
        isEmpty={(data) => data.length === 0}
        empty={
          <EmptyState
            text={filtered ? HISTORY.emptyFiltered : HISTORY.empty}
            action={filtered ? every : undefined}
          />
        }
        skeleton={<Skeleton lines={10} />}
      >
        {(shown) => (
          <>
            {elder && (
              <div className={`grid ${styles.read}`}>
                <ReadAloud
                  text={
                    LISTS.spoken(total, HISTORY.report) +
                    shown.slice(0, READ_ROWS).map(spokenRow).join('')
                  }
                />
              </div>
            )}
            <MonthRows rows={shown} by="endDay">
              {(row) =>
                picking ? (
                  <PickItem
                    row={row}
                    mixed={kind === null}
                    pick={pick}
                    onPick={(chosen) => onChange({ pick: chosen })}
                  />
                ) : (
                  <ReportItem row={row} mixed={kind === null} />
                )
              }
            </MonthRows>
            <LoadMore pages={pages} />
          </>
        )}
      </LoadState>
    </>
  )
}

/** 历史报告: everything that there is in one timeline, and two of a kind side by side; what is shown is in the address. */
export default function HistoryPage() {
  useScrollMemory()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const address = readHistory(params)
  const { picking, pick, compare } = address

  const open = (change: Partial<HistoryAddress>, replace = true) =>
    void navigate(`${PATH}${historyQuery({ ...address, ...change })}`, { replace })

  if (compare) {
    return (
      <Page title={COMPARE.title} back>
        <Comparison
          pick={compare}
          onAgain={() => open({ compare: null, picking: true, pick: null })}
        />
      </Page>
    )
  }

  return (
    <Page
      title={HISTORY.title}
      back
      bottom={
        picking ? (
          <PickBar
            pick={pick}
            onCancel={() => open({ picking: false, pick: null })}
            onCompare={(chosen) => open({ compare: chosen }, false)}
          />
        ) : (
          <Button variant="outline" onClick={() => open({ picking: true })}>
            {HISTORY.compare}
          </Button>
        )
      }
    >
      <Timeline address={address} onChange={open} />
    </Page>
  )
}
