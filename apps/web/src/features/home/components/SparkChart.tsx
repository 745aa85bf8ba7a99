import { LANES } from '../model/hypnogram.ts'
import type { BeyondMark, Band, Spark } from '../model/spark.ts'
import styles from './spark-chart.module.css'

interface SparkChartProps {
  spark: Spark
  /** The chart in words. */
  label: string
  /** A CSS colour: of the line, the bars and the dots. */
  color: string
}

type Of<K extends Spark['kind']> = Extract<Spark, { kind: K }>
const percent = (value: number): string => `${value.toFixed(2)}%`
const LANE_HEIGHT = 100 / LANES.length

const BandArea = ({ band }: { band: Band | null }) =>
  band && (
    <rect
      className={styles.band}
      x="0"
      y={percent(band.top)}
      width="100%"
      height={percent(band.height)}
    />
  )

const LimitLine = ({ y }: { y: number | null }) =>
  y !== null && <line className={styles.limit} x1="0" x2="100%" y1={percent(y)} y2={percent(y)} />

/** Triangles at the edge for what lies beyond the scale. */
const BeyondMarks = ({ marks }: { marks: readonly BeyondMark[] }) =>
  marks.map(({ x, to }) => (
    <svg key={`${x}${to}`} x={percent(x)} y={to === 'up' ? '0' : '100%'} className={styles.mark}>
      <path d={to === 'up' ? 'M-4 3 0-4 4 3z' : 'M-4-3 0 4 4-3z'} />
    </svg>
  ))

function Line({ spark }: { spark: Of<'line'> }) {
  const path = spark.runs
    .filter((run) => run.length > 1)
    .map((run) => `M${run.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`)
    .join('')

  const lone = spark.runs.flatMap((run) => (run.length === 1 ? run : []))

  return (
    <>
      <BandArea band={spark.band} />
      <LimitLine y={spark.limitY} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.stretched}>
        <path d={path} className={styles.line} vectorEffect="non-scaling-stroke" />
      </svg>
      {lone.map(({ x, y }) => (
        <circle key={x} cx={percent(x)} cy={percent(y)} r="1.5" />
      ))}
      {spark.last && <circle cx={percent(spark.last.x)} cy={percent(spark.last.y)} r="3" />}
    </>
  )
}

const Ranges = ({ spark }: { spark: Of<'ranges'> }) => (
  <>
    {spark.missing.map((x) => (
      <line key={x} className={styles.missing} x1={percent(x)} x2={percent(x)} y1="25%" y2="75%" />
    ))}
    {spark.bars.map(({ x, systolicY, diastolicY, outOfRange }) => (
      <g key={x}>
        <line
          className={outOfRange ? styles.barOut : styles.bar}
          x1={percent(x)}
          x2={percent(x)}
          y1={percent(systolicY)}
          y2={percent(diastolicY)}
        />
        <circle cx={percent(x)} cy={percent(systolicY)} r="3.5" />
        <rect
          className={styles.diastolic}
          x={percent(x)}
          y={percent(diastolicY)}
          width="7"
          height="7"
          transform="translate(-3.5 -3.5)"
        />
      </g>
    ))}
  </>
)

const Dots = ({ spark }: { spark: Of<'dots'> }) => (
  <>
    <BandArea band={spark.band} />
    <LimitLine y={spark.limitY} />
    {spark.dots.map(({ x, y, low }) =>
      low ? (
        <svg key={x} x={percent(x)} y={percent(y)} className={styles.mark}>
          <path d="M-4-3 0 4 4-3z" />
        </svg>
      ) : (
        <circle key={x} cx={percent(x)} cy={percent(y)} r={spark.dots.length > 12 ? 1.8 : 3} />
      ),
    )}
  </>
)

const Bars = ({ spark }: { spark: Of<'bars'> }) => (
  <>
    <line className={styles.ground} x1="0" x2="100%" y1="100%" y2="100%" />
    {spark.bars.map(({ x, y, width }) => (
      <rect
        key={x}
        x={percent(x - width / 2)}
        y={percent(y)}
        width={percent(width)}
        height={percent(100 - y)}
        rx="1.5"
      />
    ))}
  </>
)

const Stages = ({ spark }: { spark: Of<'stages'> }) =>
  spark.blocks.map(({ stage, x, width, lane }) => (
    <rect
      key={x}
      data-stage={stage}
      className={styles.stage}
      x={percent(x)}
      y={percent((lane + 0.1) * LANE_HEIGHT)}
      width={percent(width)}
      height={percent(LANE_HEIGHT * 0.8)}
      rx="2.5"
    />
  ))

function Drawing({ spark }: { spark: Spark }) {
  switch (spark.kind) {
    case 'line':
      return <Line spark={spark} />
    case 'ranges':
      return <Ranges spark={spark} />
    case 'dots':
      return <Dots spark={spark} />
    case 'bars':
      return <Bars spark={spark} />
    case 'stages':
      return <Stages spark={spark} />
    case 'none':
      return null
  }
}

/** The little chart of a card; positions in per cent, so that it fills any width while its marks keep their shape. */
export function SparkChart({ spark, label, color }: SparkChartProps) {
  // An empty place of the same height keeps the cards of a row alike.
  if (spark.kind === 'none') return <span className={styles.chart} />

  return (
    <svg
      className={styles.chart}
      role="img"
      aria-label={label}
      style={{ color }}
      data-chart={spark.kind}
    >
      <Drawing spark={spark} />
      {'beyond' in spark && <BeyondMarks marks={spark.beyond} />}
    </svg>
  )
}
