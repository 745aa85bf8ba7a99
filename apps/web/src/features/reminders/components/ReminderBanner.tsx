import { shanghaiMoment } from '@kangban/china-time'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import {
  type Item,
  REMINDERS_PATH,
  useReminders,
} from '../../../shared/product/reminders/use-reminders.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { REMINDERS } from '../copy.ts'
import styles from './reminder-banner.module.css'

/** When it came due, or woke after it was put off. */
const cameDue = ({ at, day, time }: Item): number =>
  at === null ? shanghaiMoment(day, time).getTime() : Date.parse(at)

/** What has come due since the app was opened; it can be waved away. */
function useNews(items: readonly Item[]) {
  const [since, setSince] = useState(Date.now)
  const hasNews = items.some((item) => item.state === 'due' && cameDue(item) >= since)
  return { hasNews, seen: () => setSince(Date.now()) }
}

const NOTHING: readonly Item[] = []

/** Says that something comes due while the app is open. What was due before stands on the home page. */
export default function ReminderBanner() {
  const { data } = useReminders()
  const { pathname } = useLocation()
  const { hasNews, seen } = useNews(data?.items ?? NOTHING)
  if (!data || !hasNews || pathname === REMINDERS_PATH) return null

  return (
    <div className={`line spread gap-s2 panel px-s35 py-s1 ${styles.banner}`} role="status">
      <Link to={REMINDERS_PATH} className="line tap grow text strong ink" onClick={seen}>
        {sentenceText(data.sentence)}
        <span aria-hidden="true"> ›</span>
      </Link>
      <Button variant="text" inline onClick={seen}>
        {REMINDERS.gotIt}
      </Button>
    </div>
  )
}
