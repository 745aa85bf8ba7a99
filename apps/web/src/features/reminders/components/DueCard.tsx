import { useNavigate } from 'react-router-dom'
import { hasRoute } from '../../../config/screens.ts'
import { ITEM } from '../../../shared/product/reminders/reminder-copy.ts'
import { REMINDER_SEALS } from '../../../shared/product/reminders/reminder-seal.ts'
import type { Item } from '../../../shared/product/reminders/use-reminders.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { ACTS, REMINDERS as copy } from '../copy.ts'
import styles from './reminders.module.css'
import type { Said } from './use-mark.ts'

interface DueCardProps {
  item: Item
  today: string
  busy: boolean
  onMark: (item: Item, as: Said) => void
}

/** What is due now, and the three things that one can do about it. */
export function DueCard({ item, today, busy, onMark }: DueCardProps) {
  const navigate = useNavigate()
  const { kind, title, time, hint } = item
  const { text, to } = ACTS[kind]
  const leads = to !== undefined && hasRoute(to)

  return (
    <section className={`panel px-s35 py-s3 ${styles.due}`} aria-label={`${time} ${title}`}>
      <div className="line gap-s3">
        <Glyph {...REMINDER_SEALS[kind]} size="m" />
        <div className="grow">
          <h2 className="heading">{title}</h2>
          <p className="note">
            {item.day === today ? '' : `${ITEM.yesterday} `}
            {time} · {hint}
          </p>
        </div>
      </div>
      <div className={`grid gap-s2 ${styles.acts}`}>
        <Button disabled={busy} onClick={() => (leads ? void navigate(to) : onMark(item, 'done'))}>
          {leads || to === undefined ? text : copy.late}
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => onMark(item, 'snoozed')}>
          {copy.snooze}
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => onMark(item, 'skipped')}>
          {copy.skip}
        </Button>
      </div>
    </section>
  )
}
