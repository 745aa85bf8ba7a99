import type { DailyContent } from '@kangban/contracts'
import type { Ref } from 'react'
import { weekdayWord } from '@kangban/rules/reports/report-wording'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { COPY } from '../parts/copy.ts'
import { ReportConclusion } from '../parts/ReportConclusion.tsx'
import { REPORT_MARKS } from '@kangban/rules/reports/report-marks'
import { spokenReport } from './spoken-report.ts'
import print from '../parts/print.module.css'
import { ReportEvents } from './ReportEvents.tsx'
import { SectionRow } from './SectionRow.tsx'

interface DailySheetProps {
  report: DailyContent & { day: string }
  /** Whose report it is, and since when or how long it is there. */
  about: readonly string[]
  /** Where all events are listed, for whoever may see them. */
  eventList: string | null
  ref?: Ref<HTMLElement>
}

/** A day's report as one sheet: the conclusion, the six measurements, the events, the advice. On paper one page. */
export function DailySheet({ report, about, eventList, ref }: DailySheetProps) {
  const { day, state, stateText, sections, events, reminders, advice } = report

  return (
    <article ref={ref} className={`stack gap-s3 ${print.sheet}`}>
      <p className={print.title}>
        {COPY.title} <span>{`${day} ${weekdayWord(day)}`}</span>
      </p>
      <ReportConclusion
        report={report}
        mark={<StateTag state={REPORT_MARKS[state]} text={stateText} />}
        about={about}
        spoken={spokenReport(report)}
      />
      <Card title={COPY.sections} flush>
        <p className={print.columns} aria-hidden="true">
          {COPY.columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
        <ul>
          {sections.map((section) => (
            <SectionRow key={section.metric} section={section} />
          ))}
        </ul>
      </Card>
      <ReportEvents events={events} listPath={eventList} />
      {reminders !== undefined && (
        <Card title={COPY.reminders}>
          <p className="text lines-15">{`${reminders}。`}</p>
        </Card>
      )}
      <Card title={COPY.advice}>
        <ol className="stack gap-s2 numbered">
          {advice.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Card>
      <p className="hint mid">
        {COPY.usualNote}
        {COPY.notDiagnosis}
      </p>
    </article>
  )
}
