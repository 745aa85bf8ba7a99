import type { ReportEvent } from '@kangban/contracts'
import { Link } from 'react-router-dom'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Phrases } from '../../../shared/ui/parts/Phrases.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { COPY } from '../parts/copy.ts'
import { eventView } from './event-view.ts'
import print from '../parts/print.module.css'
import styles from '../parts/report.module.css'

/** More do not fit on the one printed page when all other parts are there too. */
const MAX_PRINTED = 7

interface ReportEventsProps {
  events: readonly ReportEvent[]
  /** The list of all events; family members who only have a link cannot open it. */
  listPath: string | null
}

function EventRow({ event, printed }: { event: ReportEvent; printed: boolean }) {
  const { time, tag } = eventView(event)

  return (
    <li
      className={`row start gap-s25 py-s2 item ${styles.event} ${print.event} ${printed ? '' : print.hidden}`}
    >
      <time className="fixed note lines-16" dateTime={event.occurredAt}>
        {time}
      </time>
      <div className={`grow ${styles.what}`}>
        <h3 className={`heading ${styles.name}`}>
          <Phrases value={event.title} />
        </h3>
        <p className="flow gap-s25 rows-0 note">
          <b className="number ink">{event.valueText}</b>
          <span>{event.limitText}</span>
        </p>
      </div>
      <StateTag {...tag} />
    </li>
  )
}

/** What passed a limit on the day: when, how far, and which limit. */
export function ReportEvents({ events, listPath }: ReportEventsProps) {
  const unprinted = events.length - MAX_PRINTED

  return (
    <Card
      title={COPY.events}
      right={
        events.length > 0 && <span className="fixed note">{COPY.eventCount(events.length)}</span>
      }
    >
      {events.length === 0 && <p className="text muted lines-15">{COPY.noEvents}</p>}
      <ul>
        {events.map((event, index) => (
          <EventRow key={event.id} event={event} printed={index < MAX_PRINTED} />
        ))}
      </ul>
      {unprinted > 0 && <p className={print.only}>{COPY.moreEvents(unprinted)}</p>}
      {listPath && (
        <Link
          to={listPath}
          className={`line spread tall small strong ruled ${styles.more} ${print.hidden}`}
        >
          {COPY.allEvents}
          <span aria-hidden="true">›</span>
        </Link>
      )}
    </Card>
  )
}
