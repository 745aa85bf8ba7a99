import type { HeartRiskContent } from '@kangban/contracts'
import { todayInChina } from '../../../shared/format/date.ts'
import { fullSpan, spanText } from '@kangban/rules/reports/span-text'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Dated } from '../parts/Dated.tsx'
import { HEART_RISK } from './heart-risk-copy.ts'
import styles from './heart-risk.module.css'

/** Fewer events than this do not fill the width. */
const MIN_TOP = 5

/** Events week by week as bars from 0, each with its week and its count. */
export function RiskTrend({ trend }: Pick<HeartRiskContent, 'trend'>) {
  const today = todayInChina()
  const top = Math.max(MIN_TOP, ...trend.weeks.map(({ count }) => count))

  return (
    <Card title={HEART_RISK.trend}>
      <p className={`small lines-15 ${styles.trendText}`}>{trend.text}</p>
      <ol className={styles.weeks}>
        {trend.weeks.map(({ day, endDay, count }) => (
          <li key={day}>
            <span className={`muted nowrap ${styles.span}`}>
              <Dated screen={spanText(day, endDay, today)} paper={fullSpan(day, endDay)} />
            </span>
            <svg className={`block wide ${styles.bar}`} aria-hidden="true">
              <rect width="100%" height="100%" className={styles.ground} />
              <rect width={`${(count / top) * 100}%`} height="100%" className={styles.fill} />
            </svg>
            <b className={`small strong right nowrap ${styles.count}`}>{HEART_RISK.count(count)}</b>
          </li>
        ))}
      </ol>
    </Card>
  )
}
