import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasRoute } from '../../../config/screens.ts'
import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { display } from '../../../shared/format/display.ts'
import { MoreRows } from '../../../shared/ui/antd/MoreRows.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { RECORDS } from '../copy.ts'
import type { Entry } from '../model/points-answer.ts'
import { titleAndAmount } from '../model/record-entry.ts'
import styles from './records.module.css'
import type { RecordPages } from './use-record-pages.ts'

interface EntryRowProps {
  entry: Entry
  today: string
  /** Below the time, e.g. whether cash was handed out. */
  state?: ReactNode
  onOpen?: (() => void) | undefined
}

/** One entry: what, when, how much. */
export function EntryRow({ entry, today, state, onOpen }: EntryRowProps) {
  const { detailExplain, createTime } = entry
  const { title, amount } = titleAndAmount(detailExplain)

  const time =
    createTime && `${dayText(shanghaiDay(createTime), today)} ${shanghaiClock(createTime)}`

  return (
    <Row
      title={display(title)}
      note={
        <span className="flow gap-s2 rows-0">
          <span>{display(time)}</span>
          {state}
        </span>
      }
      value={
        <b
          className={`number fs-20 nowrap ${styles.amount}`}
          data-less={amount.startsWith('-') || undefined}
        >
          {amount.replace('-', '−')}
        </b>
      }
      {...(onOpen && { onClick: onOpen })}
    />
  )
}

interface RecordListProps {
  pages: RecordPages
  sentence: (total: number) => string
  renderRow: (entry: Entry, today: string) => ReactNode
}

const CENTRE = '/integral'

/** A list that grows as one scrolls, with its four states. */
export function RecordList({ pages, sentence, renderRow }: RecordListProps) {
  const { query, entries, total } = pages
  const elder = useSettings((state) => state.elder)
  const navigate = useNavigate()
  const today = todayInChina()
  const said = sentence(total ?? entries.length)

  const toCentre = hasRoute(CENTRE) && (
    <Button variant="outline" inline onClick={() => void navigate(CENTRE)}>
      {RECORDS.toCentre}
    </Button>
  )

  return (
    <LoadState
      query={query}
      isEmpty={() => entries.length === 0}
      empty={<EmptyState action={toCentre} />}
      skeleton={<Skeleton lines={8} tall />}
    >
      {() => (
        <>
          <Sentence value={said} />
          {elder && <ReadAloud text={said} />}
          <Card flush>
            <ul>
              {entries.map((entry, index) => (
                // Two draws of one second have the same words: the place tells them apart.
                <li key={index}>{renderRow(entry, today)}</li>
              ))}
            </ul>
          </Card>
          <div className="stack gap-s25 note mid">
            {query.hasNextPage ? (
              <MoreRows
                pages={query}
                words={{ more: RECORDS.more, retry: RECORDS.retry, failed: RECORDS.failed }}
              >
                {RECORDS.shown(entries.length, total)}
              </MoreRows>
            ) : (
              <p>{RECORDS.end}</p>
            )}
          </div>
        </>
      )}
    </LoadState>
  )
}
