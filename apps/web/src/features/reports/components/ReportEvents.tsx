import type { ReportEvent } from '@kangban/contracts'
import { Link } from 'react-router-dom'
import { Card } from '../../../shared/ui/Card.tsx'
import { StateTag } from '../../../shared/ui/StateTag.tsx'
import { COPY } from '../copy.ts'
import { eventView } from '../model/event-view.ts'
import print from './print.module.css'
import styles from './report.module.css'

/** More do not fit on the one printed page. */
const MOST_PRINTED = 10

interface ReportEventsProps {
  events: readonly ReportEvent[]
  /** The list of all events; family members who only have a link cannot open it. */
  listPath: string | null
}

function EventRow({ event, printed }: { event: ReportEvent; printed: boolean }) {
  const { time, tag } = eventView(event)

  return (
    <li className={`${styles.event} ${print.event} ${printed ? '' : print.hidden}`}>
      <time className={styles.time} dateTime={event.occurredAt}>
        {time}
      </time>
      <div className={styles.what}>
        <h3 className={styles.name}>{event.title}</h3>
        <p className={styles.limit}>
          <b className={styles.eventValue}>{event.valueText}</b>
          <span>{event.limitText}</span>
        </p>
      </div>
      <StateTag {...tag} />
    </li>
  )
}

/** What passed a limit on the day: when, how far, and which limit. */
export function ReportEvents({ events, listPath }: ReportEventsProps) {
  const unprinted = events.length - MOST_PRINTED

  return (
    <Card
      title={COPY.events}
      right={
        events.length > 0 && <span className={styles.count}>{COPY.eventCount(events.length)}</span>
      }
    >
      {events.length === 0 && <p className={styles.text}>{COPY.noEvents}</p>}
      <ul>
        {events.map((event, index) => (
          <EventRow key={event.id} event={event} printed={index < MOST_PRINTED} />
        ))}
      </ul>
      {unprinted > 0 && <p className={print.only}>{COPY.moreEvents(unprinted)}</p>}
      {listPath && (
        <Link to={listPath} className={`${styles.more} ${print.hidden}`}>
          {COPY.allEvents}
          <span aria-hidden="true">›</span>
        </Link>
      )}
    </Card>
  )
}
