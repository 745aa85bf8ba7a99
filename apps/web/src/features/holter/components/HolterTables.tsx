import { shanghaiClock } from '@kangban/china-time'
import type { HolterFigure, HolterHour } from '@kangban/contracts'
import { display } from '../../../shared/format/display.ts'
import { COPY, durationWords } from '../copy.ts'
import styles from './holter.module.css'

/** The chart of the day in numbers. */
export function HourTable({ hours }: { hours: readonly HolterHour[] }) {
  const suspected = hours.some(({ afSeconds }) => afSeconds > 0)

  return (
    <details className="fold">
      <summary>{COPY.table}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroller} role="region" aria-label={COPY.tableCaption} tabIndex={0}>
        <table className={`wide caption lines-15 ${styles.table}`}>
          <caption>{COPY.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{COPY.hour}</th>
              <th scope="col">{COPY.mean}</th>
              <th scope="col">{COPY.range}</th>
              <th scope="col">{COPY.early}</th>
              {suspected && <th scope="col">{COPY.afMinutes}</th>}
              <th scope="col">{COPY.usable}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour.at}>
                <th scope="row">{shanghaiClock(hour.at)}</th>
                <td>{display(hour.heartRateMean)}</td>
                <td>
                  {hour.heartRateLow === null
                    ? display(null)
                    : `${hour.heartRateLow}–${display(hour.heartRateHigh)}`}
                </td>
                <td>{hour.premature}</td>
                {suspected && <td>{Math.round(hour.afSeconds / 60)}</td>}
                <td>{hour.usablePercent}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** Each figure with its unit, how it was made and on how much of the record it rests. */
export function FigureList({ figures }: { figures: readonly HolterFigure[] }) {
  return (
    <details className="fold">
      <summary>{COPY.figures}</summary>
      <dl className={styles.figures}>
        {figures.map(({ name, label, value, unit, method, windowSeconds }) => (
          <div className="ruled py-s2" key={name}>
            <dt className="text">{label}</dt>
            <dd>
              <b>{display(value)}</b> {value !== null && unit}
            </dd>
            <dd className={styles.method}>
              {method}，{COPY.window(durationWords(windowSeconds))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
