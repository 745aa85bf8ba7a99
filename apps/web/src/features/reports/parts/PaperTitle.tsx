import { fullSpan } from '@kangban/rules/reports/span-text'
import { COPY } from './copy.ts'
import { fullMoment } from '@kangban/rules/reports/moment-text'
import print from './print.module.css'

interface PaperTitleProps {
  title: string
  report: { day: string; endDay: string; createdAt?: string }
}

/** The head of the paper: what it is, of which days, and when it was made where that is told. */
export const PaperTitle = ({ title, report }: PaperTitleProps) => (
  <p className={print.title}>
    {title}
    <span>
      {fullSpan(report.day, report.endDay)}
      {report.createdAt && <>　{COPY.made(fullMoment(report.createdAt))}</>}
    </span>
  </p>
)
