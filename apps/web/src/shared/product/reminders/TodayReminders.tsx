import { Link } from 'react-router-dom'
import { sees, useSubject } from '../../../stores/subject.ts'
import { Card } from '../../ui/parts/Card.tsx'
import { Row } from '../../ui/parts/Row.tsx'
import { TodayAwaited } from './TodayAwaited.tsx'
import { ItemLine } from './ItemLine.tsx'
import { TODAY } from './reminder-copy.ts'
import {
  type Item,
  REMINDERS_PATH,
  type Reminders,
  useReminderDay,
  useReminders,
} from './use-reminders.ts'

const MOST = 4

const isOpen = ({ state }: Item): boolean => state === 'due' || state === 'missed'

/** What waits first, then the rest by the clock. */
const shownOf = (items: readonly Item[], most: number): Item[] =>
  [...items.filter(isOpen), ...items.filter((item) => !isOpen(item))].slice(0, most)

interface DayProps {
  title: string
  day: Pick<Reminders, 'items' | 'done' | 'total' | 'day'>
  most: number
  leads: boolean
}

function DayCard({ title, day: { items, done, total, day }, most, leads }: DayProps) {
  const shown = shownOf(items, most)
  const more = items.length - shown.length

  return (
    <Card
      title={title}
      right={
        <span className="note">
          {total === 0 ? TODAY.nothing : TODAY.progress(done, total)}
          {leads && <span aria-hidden="true"> ›</span>}
        </span>
      }
    >
      {shown.length > 0 && (
        <ul>
          {shown.map((item) => (
            <ItemLine key={`${item.reminderId} ${item.day} ${item.time}`} item={item} today={day} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="hint">{TODAY.more(more)}</p>}
    </Card>
  )
}

/** All of the day of whom one looks at, to be read alone. */
function KinDay({ label }: { label: string }) {
  const { data, stale } = useReminderDay()
  if (!data) return stale ? null : <TodayAwaited />
  return <DayCard title={TODAY.of(label)} day={data} most={data.items.length} leads={false} />
}

/** Before there are any, and where they do not come, the way to them. */
function OwnDay() {
  const { data, stale } = useReminders()
  if (!data && !stale) return <TodayAwaited />

  if (!data || data.plans.length === 0) {
    return (
      <Card flush>
        <Row title={TODAY.entrance} note={TODAY.entranceNote} to={REMINDERS_PATH} />
      </Card>
    )
  }

  return (
    <Link to={REMINDERS_PATH} className="block ink">
      <DayCard title={TODAY.title} day={data} most={MOST} leads />
    </Link>
  )
}

/** What of today's reminders is done, for the home page: one's own, or those of whom one looks at. */
export default function TodayReminders() {
  const subject = useSubject((state) => state.subject)
  if (!subject) return <OwnDay />
  return sees('reminders') ? <KinDay label={subject.label} /> : null
}
