import type { Sentence as SentenceParts } from '@kangban/contracts'
import type { ReactNode } from 'react'
import { display } from '../format/display.ts'
import { Card } from '../ui/Card.tsx'
import { Sentence, sentenceText } from '../ui/Sentence.tsx'
import { Chart, type ChartProps } from './Chart.tsx'
import { chartCopy } from './copy.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { Legend, type LegendEntry } from './Legend.tsx'
import styles from './metric-chart.module.css'

export interface Stat {
  label: string
  value: string | number | null
  unit?: string
}

interface MetricChartProps {
  /** Of the API: shown above, and the chart in words. */
  sentence: SentenceParts
  /** The one large number with its verdict. */
  hero: ReactNode
  chart: Omit<ChartProps, 'label'>
  stats?: readonly Stat[]
  legend?: readonly LegendEntry[]
  table: DataTableProps
  /** What the figures mean, paragraph by paragraph. */
  about?: readonly string[]
}

function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.stats}>
      {stats.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{display(value)}</b>
            {unit && <span> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The one grammar of all charts: sentence, hero number, chart, statistics, what the marks mean, data table, explanation. */
export function MetricChart({ sentence, hero, chart, stats = [], legend = [], table, about = [] }: MetricChartProps) {
  return (
    <>
      <Sentence value={sentence} />
      <Card>
        <div className={styles.hero}>{hero}</div>
        <figure className={styles.figure}>
          <Chart {...chart} label={sentenceText(sentence)} />
          {legend.length > 0 && <Legend entries={legend} />}
        </figure>
        {stats.length > 0 && <Stats stats={stats} />}
        <DataTable {...table} />
      </Card>
      {about.length > 0 && (
        <Card title={chartCopy.about}>
          <div className={styles.about}>
            {about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Card>
      )}
    </>
  )
}
