import { shanghaiClock } from '@kangban/china-time'
import { BEAT_MARKS, type HolterFigure, type HolterHour } from '@kangban/contracts'
import { type BeatCounts, BEAT_SIGNS, type MarkCount } from '@kangban/rules/ecg/mark-words'
import { display } from '../../../shared/format/display.ts'
import { COPY, durationWords } from '../copy.ts'
import { totalOf } from '../model/hour-counts.ts'
import styles from './holter.module.css'

const NONE: MarkCount = { count: 0, denied: 0 }

/** How many, and below it how many of them the owner calls wrong. */
function CountCell({ count, denied }: MarkCount) {
  return (
    <td>
      {count}
      {denied > 0 && (
        <small className="block">
          {COPY.denied} {denied}
        </small>
      )}
    </td>
  )
}

interface HourTableProps {
  hours: readonly HolterHour[]
  /** Of each of them. */
  counts: readonly BeatCounts[]
}

/** The chart of the day in numbers, and the marked beats of each hour by kind. */
export function HourTable({ hours, counts }: HourTableProps) {
  const total = totalOf(counts)
  // Early and wide beats are looked for in every record; of others it is told where there are any.
  const kinds = BEAT_MARKS.filter((kind) => kind !== 'unclassified' || total[kind].count > 0)
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
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  <span aria-hidden="true">{BEAT_SIGNS[kind].sign} </span>
                  {BEAT_SIGNS[kind].word}
                </th>
              ))}
              {suspected && <th scope="col">{COPY.afMinutes}</th>}
              <th scope="col">{COPY.usable}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map((hour, index) => (
              <tr key={hour.at}>
                <th scope="row">{shanghaiClock(hour.at)}</th>
                <td>{display(hour.heartRateMean)}</td>
                <td>
                  {hour.heartRateLow === null
                    ? display(null)
                    : `${hour.heartRateLow}–${display(hour.heartRateHigh)}`}
                </td>
                {kinds.map((kind) => (
                  <CountCell key={kind} {...(counts[index]?.[kind] ?? NONE)} />
                ))}
                {suspected && <td>{Math.round(hour.afSeconds / 60)}</td>}
                <td>{hour.usablePercent}%</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {COPY.total}
              </th>
              {kinds.map((kind) => (
                <CountCell key={kind} {...total[kind]} />
              ))}
              {suspected && (
                <td>{Math.round(hours.reduce((sum, hour) => sum + hour.afSeconds, 0) / 60)}</td>
              )}
              <td>{display(null)}</td>
            </tr>
          </tfoot>
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
