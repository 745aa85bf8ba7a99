import { Link } from 'react-router-dom'
import { Card } from '../../ui/parts/Card.tsx'
import { Row } from '../../ui/parts/Row.tsx'
import { ItemLine } from './ItemLine.tsx'
import { TODAY } from './reminder-copy.ts'
import { type Item, REMINDERS_PATH, useReminders } from './use-reminders.ts'

const MOST = 4

const isOpen = ({ state }: Item): boolean => state === 'due' || state === 'missed'

/** What waits first, then the rest by the clock. */
const shownOf = (items: readonly Item[]): Item[] =>
  [...items.filter(isOpen), ...items.filter((item) => !isOpen(item))].slice(0, MOST)

/** What of today's reminders is done, for the home page; before there are any, the way to them. */
export default function TodayReminders() {
  const { data } = useReminders()

  if (!data || data.plans.length === 0) {
    return (
      <Card flush>
        <Row title={TODAY.entrance} note={TODAY.entranceNote} to={REMINDERS_PATH} />
      </Card>
    )
  }

  const { items, done, total, day } = data
  const shown = shownOf(items)
  const more = items.length - shown.length

  return (
    <Link to={REMINDERS_PATH} className="block ink">
      <Card
        title={TODAY.title}
        right={
          <span className="note">
            {total === 0 ? TODAY.nothing : TODAY.progress(done, total)}
            <span aria-hidden="true"> ›</span>
          </span>
        }
      >
        {shown.length > 0 && (
          <ul>
            {shown.map((item) => (
              <ItemLine
                key={`${item.reminderId} ${item.day} ${item.time}`}
                item={item}
                today={day}
              />
            ))}
          </ul>
        )}
        {more > 0 && <p className="hint">{TODAY.more(more)}</p>}
      </Card>
    </Link>
  )
}
