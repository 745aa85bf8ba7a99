import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import type { Warning } from '@kangban/contracts'
import { Link } from 'react-router-dom'
import { dateWords } from '@kangban/rules/reports/report-wording'
import { hasRoute } from '../../../config/screens.ts'
import { display } from '../../../shared/format/display.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { eventTag } from '@kangban/rules/warnings/event-tag'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { sees } from '../../../stores/subject.ts'
import { WARNINGS } from './warning-copy.ts'
import styles from './linked-warnings.module.css'

const LIST_PATH = '/warnEventList'
/** A month can hold many; the list of all events has the rest. */
const MAX_SHOWN = 5

interface LinkedWarningsProps {
  /** Newest first. */
  warnings: readonly Warning[]
  /** 今天, or the days. */
  place: string
  /** Of one day: the time says when. */
  isDay: boolean
}

function whenOf({ createTime }: Warning, isDay: boolean): string {
  const time = shanghaiClock(createTime)
  return isDay ? time : `${dateWords(shanghaiDay(createTime))} ${time}`
}

function WarningRow({ warning, isDay }: { warning: Warning; isDay: boolean }) {
  const { eventName, eventType, level, value, unit, handled, createTime, kangban } = warning
  const note = handled ? WARNINGS.handled : kangban?.limitText

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3 className="text strong lines-14">{eventName}</h3>
        <p className="hint">
          <time dateTime={createTime}>{whenOf(warning, isDay)}</time>
          {note && ` · ${note}`}
        </p>
      </div>
      <div className="line wrap gap-s25 rows-s1">
        <b className="large number tabular">{kangban?.valueText ?? `${display(value)} ${unit}`}</b>
        <StateTag {...eventTag(eventType, level)} />
      </div>
    </li>
  )
}

/** The abnormal events that belong to what the page shows, and the way to all of them. */
export function LinkedWarnings({ warnings, place, isDay }: LinkedWarningsProps) {
  const more = warnings.length - MAX_SHOWN
  // Who does not share them does not have none.
  if (!sees('warnings')) return null

  return (
    <Card
      title={WARNINGS.title}
      right={warnings.length > 0 && <span className="note">{WARNINGS.count(warnings.length)}</span>}
    >
      {warnings.length === 0 && <p className="note">{WARNINGS.none(place)}</p>}
      <ul>
        {warnings.slice(0, MAX_SHOWN).map((warning) => (
          <WarningRow key={warning.id} warning={warning} isDay={isDay} />
        ))}
      </ul>
      {hasRoute(LIST_PATH) && (
        <Link to={LIST_PATH} className="line spread tall gap-s2 small accent strong">
          {more > 0 ? WARNINGS.more(more) : WARNINGS.all}
          <span aria-hidden="true">›</span>
        </Link>
      )}
    </Card>
  )
}
