import type { WeeklyContent } from '@kangban/contracts'
import type { Ref } from 'react'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { spokenWeekly } from './spoken-weekly.ts'
import { WEEKLY } from './weekly-copy.ts'
import { PaperTitle } from '../parts/PaperTitle.tsx'
import print from '../parts/print.module.css'
import { ReportConclusion } from '../parts/ReportConclusion.tsx'
import { WeekAttention } from './WeekAttention.tsx'
import { WeekGoals } from './WeekGoals.tsx'
import { WeekRows } from './WeekRows.tsx'
import { WeekTable } from './WeekTable.tsx'
import week from './week.module.css'

interface WeeklySheetProps {
  report: WeeklyContent & { day: string; endDay: string; createdAt?: string }
  /** Whose report it is. */
  about: readonly string[]
  /** What the person takes; null where the profile cannot be seen. */
  medication: string | null
  /** Where no button opens the goals they stand in the sheet; on paper always. */
  showsGoals: boolean
  ref?: Ref<HTMLElement>
}

function NotableDays({ bestDay, worstDay }: Pick<WeeklyContent, 'bestDay' | 'worstDay'>) {
  if (!bestDay && !worstDay) return null

  return (
    <Card title={WEEKLY.days}>
      <dl className={`stack gap-s15 small lines-15 ${week.days}`}>
        {bestDay && (
          <div className="row gap-s25">
            <dt className="fixed muted">{WEEKLY.best}</dt>
            <dd>{bestDay.reason}</dd>
          </div>
        )}
        {worstDay && (
          <div className="row gap-s25">
            <dt className="fixed muted">{WEEKLY.worst}</dt>
            <dd>{worstDay.reason}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}

/** A week as a doctor reads it: conclusion, whose it is, averages, what to look at. On paper one page. */
export function WeeklySheet({ report, about, medication, showsGoals, ref }: WeeklySheetProps) {
  const { elder, extraLarge } = useSettings()
  const { day, wornDays, pressureCount, measures, warnings, reminders, goals } = report
  // Side by side the columns have no room for large text.
  const stacked = elder || extraLarge

  return (
    <article ref={ref} className={`stack gap-s3 ${print.sheet}`}>
      <PaperTitle title={WEEKLY.title} report={report} />
      <ReportConclusion
        report={report}
        about={[...about, WEEKLY.worn(wornDays), WEEKLY.pressures(pressureCount)]}
        spoken={spokenWeekly(report)}
      />
      <div className={stacked ? print.only : undefined}>
        <WeekTable measures={measures} monday={day} />
      </div>
      {stacked && (
        <div className={print.hidden}>
          <WeekRows measures={measures} monday={day} />
        </div>
      )}
      <WeekAttention warnings={warnings} medication={medication} reminders={reminders} />
      <NotableDays {...report} />
      <div className={showsGoals ? undefined : print.only}>
        <Card title={WEEKLY.goals}>
          <WeekGoals goals={goals} />
        </Card>
      </div>
      <p className="hint mid">
        {WEEKLY.note}
        {WEEKLY.forDoctor}
      </p>
    </article>
  )
}
