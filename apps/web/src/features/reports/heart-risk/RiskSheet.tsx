import type { HeartRiskContent } from '@kangban/contracts'
import type { ReactNode } from 'react'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { HEART_RISK } from './heart-risk-copy.ts'
import { REPORT_MARKS } from '@kangban/rules/reports/report-marks'
import styles from './heart-risk.module.css'
import type { OpenedRisk } from './OpenRisk.tsx'
import { PaperTitle } from '../parts/PaperTitle.tsx'
import print from '../parts/print.module.css'
import { ReportConclusion } from '../parts/ReportConclusion.tsx'
import { RiskFindings } from './RiskFindings.tsx'
import { RiskTrend } from './RiskTrend.tsx'

interface RiskSheetProps {
  report: OpenedRisk['report']
  /** Whose report it is. */
  about: readonly string[]
  /** Below the level, on the screen only. */
  help?: ReactNode
}

function Level({ report }: { report: HeartRiskContent }) {
  const { level, levelText, points } = report

  return (
    <p className={`line wrap gap-s3 rows-s1 ${styles.level}`} data-level={level}>
      <b className={`ok strong lines-13 ${styles.levelText}`}>{levelText}</b>
      {level !== 'unknown' && (
        <StateTag state={REPORT_MARKS[report.state]} text={HEART_RISK.points(points)} />
      )}
    </p>
  )
}

/** The screening as one sheet: what it says, the level, the weeks, what was looked for, what to do. On paper one page. */
export function RiskSheet({ report, about, help }: RiskSheetProps) {
  const { measuredDays, findings, trend, advice, method, disclaimer } = report

  return (
    <article className={`stack gap-s3 ${print.sheet}`}>
      <PaperTitle title={HEART_RISK.title} report={report} />
      <ReportConclusion report={report} about={[...about, HEART_RISK.measured(measuredDays)]}>
        <Level report={report} />
      </ReportConclusion>
      {help && <div className={`stack gap-s3 ${print.hidden}`}>{help}</div>}
      <p className={`note ${styles.disclaimer}`}>{disclaimer}</p>
      <RiskTrend trend={trend} />
      <RiskFindings findings={findings} />
      <Card title={HEART_RISK.advice}>
        <ol className="stack gap-s2 numbered">
          {advice.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Card>
      <Card title={HEART_RISK.method}>
        <p className={`mt-s05 small lines-15 ${styles.text}`}>{method}</p>
      </Card>
    </article>
  )
}
