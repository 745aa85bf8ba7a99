import type { HeartFinding } from '@kangban/contracts'
import { formatDateTime } from '../../../shared/format/date.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { HEART_RISK } from './heart-risk-copy.ts'
import { findingTag } from '@kangban/rules/reports/finding-tag'
import { timeText } from './heart-risk-view.ts'
import { Dated } from '../parts/Dated.tsx'
import styles from './heart-risk.module.css'

function Finding({ finding }: { finding: HeartFinding }) {
  const { title, text, times } = finding

  return (
    <li className={`px-s4 py-s3 item ${styles.finding}`}>
      <div className={`line wrap spread gap-s25 rows-s1 ${styles.head}`}>
        <h3 className="heading">{title}</h3>
        <StateTag {...findingTag(finding)} />
      </div>
      <p className={`mt-s05 small lines-15 ${styles.text}`}>{text}</p>
      {times.length > 0 && (
        <p className={`flow gap-s3 rows-0 hint mt-s05 ${styles.times}`}>
          <span>{HEART_RISK.times}</span>
          {times.map((time) => (
            <time className="nowrap" key={time} dateTime={time}>
              <Dated screen={timeText(time)} paper={formatDateTime(time)} />
            </time>
          ))}
        </p>
      )}
    </li>
  )
}

/** Everything that was looked for: found, not found, or not measured. */
export function RiskFindings({ findings }: { findings: readonly HeartFinding[] }) {
  return (
    <Card title={HEART_RISK.findings} flush>
      <ul>
        {findings.map((finding) => (
          <Finding key={finding.kind} finding={finding} />
        ))}
      </ul>
    </Card>
  )
}
