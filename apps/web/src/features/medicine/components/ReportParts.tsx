import type { ComponentType, ReactNode } from 'react'
import { COPY } from '../copy.ts'
import type { Report } from '../model/report.ts'
import { Advice } from './Advice.tsx'
import { Comparison } from './Comparison.tsx'
import { History } from './History.tsx'
import { Meaning } from './Meaning.tsx'
import { Scores } from './Scores.tsx'
import type { ReportQuery } from './use-report.ts'

interface ReportPartsProps {
  report: Report
  query: ReportQuery
  /** What holds a part: a card, or in elderly mode a fold. */
  Part: ComponentType<{ title: string; flush?: boolean; children: ReactNode }>
}

/** Everything below the conclusion, the same in both layouts. */
export function ReportParts({ report, query, Part }: ReportPartsProps) {
  return (
    <>
      <Part title={COPY.scores}>
        <Scores report={report} />
      </Part>
      <Part title={COPY.meaning(report.main.name)}>
        <Meaning meaning={report.meaning} />
      </Part>
      <Part title={COPY.advice}>
        <Advice advice={report.advice} />
      </Part>
      {report.previous && (
        <Part title={COPY.comparison}>
          <Comparison report={report} />
        </Part>
      )}
      <Part title={COPY.history} flush>
        <History report={report} query={query} />
      </Part>
    </>
  )
}
