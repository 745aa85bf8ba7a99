import { useState } from 'react'
import { dayText, relativeDay, todayInChina } from '../../../shared/format/date.ts'
import { display } from '../../../shared/format/display.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { COPY } from '../copy.ts'
import type { Warning } from '../model/warning-answer.ts'
import { byDay } from '../model/warning-view.ts'
import { WarningItem } from './WarningItem.tsx'

/** Days with events that are shown at first, and how many more with each tap. */
const DAYS_AT_ONCE = 7

interface WarningDaysProps {
  warnings: readonly Warning[]
  /** Left out where nothing can be marked. */
  onHandle?: (warning: Warning) => void
}

function dayName(day: string | null, today: string): string {
  if (day === null) return String(display(day))
  return [relativeDay(day, today), dayText(day, today)].filter(Boolean).join(' · ')
}

/** The events, a card a day, the last days first. */
export function WarningDays({ warnings, onHandle }: WarningDaysProps) {
  const [shown, setShown] = useState(DAYS_AT_ONCE)
  const today = todayInChina()
  const days = byDay(warnings)
  const earlier = days.slice(shown).reduce((sum, { warnings: ofDay }) => sum + ofDay.length, 0)

  return (
    <>
      {days.slice(0, shown).map(({ day, warnings: ofDay }) => (
        <section key={day} className="stack gap-s2">
          <h2 className="note strong">{dayName(day, today)}</h2>
          <Card flush>
            <ul>
              {ofDay.map((warning, index) => (
                <WarningItem key={warning.id ?? index} warning={warning} onHandle={onHandle} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {earlier > 0 && (
        <Button variant="outline" onClick={() => setShown(shown + DAYS_AT_ONCE)}>
          {COPY.earlier(earlier)}
        </Button>
      )}
    </>
  )
}
