import type { WeeklyMeasure } from '@kangban/contracts'
import { MEASURE_SEALS, trendText } from './week-view.ts'
import { type SparkBox, weekSpark } from './week-spark.ts'
import styles from './week-spark.module.css'

interface WeekSparkProps {
  week: WeeklyMeasure
  /** Which day stands first. */
  monday: string
  box: SparkBox
}

const MARKS = { up: 'l4.5 8h-9z', down: 'l4.5 -8h-9z' } as const
const MARK_OFFSET = { up: -5, down: 5 } as const

/** A week of one measure on its grey reference band; the label tells every day. */
export function WeekSpark({ week, monday, box }: WeekSparkProps) {
  const { band, runs, lone, marks, last, bars, goalY } = weekSpark(week, box)
  const { width, height } = box

  return (
    <svg
      className={`block wide ${styles.spark}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={trendText(week, monday)}
      style={{ color: `var(--m-${MEASURE_SEALS[week.measure].tone})` }}
      data-state={week.state}
    >
      {band && <rect className={styles.band} x="0" y={band.y} width={width} height={band.height} />}
      {bars.map((bar) => (
        <rect
          key={bar.x}
          className={bar.reached ? styles.reached : styles.bar}
          x={bar.x}
          y={bar.y}
          width={bar.width}
          height={bar.height}
          rx="1.5"
        />
      ))}
      {goalY !== null && <path className={styles.goal} d={`M0 ${goalY}H${width}`} />}
      {runs.map((d) => (
        <path key={d} className={styles.line} d={d} />
      ))}
      {lone.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="2" />
      ))}
      {last && <circle cx={last.x} cy={last.y} r="3" />}
      {marks.map(({ x, y, to }) => (
        <path key={x} className={styles.mark} d={`M${x} ${y + MARK_OFFSET[to]}${MARKS[to]}`} />
      ))}
    </svg>
  )
}
