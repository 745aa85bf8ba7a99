import type { Sentence as SentenceParts } from '@kangban/contracts'
import type { ReactNode } from 'react'
import { Card } from '../ui/parts/Card.tsx'
import { Sentence, sentenceText } from '../ui/parts/Sentence.tsx'
import { Chart, type ChartProps } from './Chart.tsx'
import { chartCopy } from './copy.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { Legend, type LegendEntry } from './Legend.tsx'
import styles from './metric-chart.module.css'
import { type Stat, Stats } from './Stats.tsx'

interface MetricChartProps {
  /** Of the API: shown above, and the chart in words. */
  sentence: SentenceParts
  /** The one large number with its verdict. */
  hero?: ReactNode
  /** None where there is nothing to draw yet. */
  chart?: Omit<ChartProps, 'label'>
  /** Instead of `chart` a drawing of its own, named by the sentence. */
  renderChart?: (label: string) => ReactNode
  stats?: readonly Stat[]
  legend?: readonly LegendEntry[]
  table: DataTableProps
  /** What the figures mean, paragraph by paragraph. */
  about?: readonly string[]
  /** Stands between the chart and what it means. */
  children?: ReactNode
}

/** The one grammar of all charts: sentence, hero number, chart, statistics, what the marks mean, data table, explanation. */
export function MetricChart(props: MetricChartProps) {
  const {
    sentence,
    hero,
    chart,
    renderChart,
    stats = [],
    legend = [],
    table,
    about = [],
    children,
  } = props

  const words = sentenceText(sentence)

  return (
    <>
      <Sentence value={sentence} />
      <Card>
        {hero && <div className="line wrap spread gap-s3 rows-s1 mb-s2">{hero}</div>}
        {(chart || renderChart) && (
          <figure className={`grid shrink gap-s2 ${styles.figure}`}>
            {chart && <Chart {...chart} label={words} />}
            {renderChart?.(words)}
            {legend.length > 0 && <Legend entries={legend} />}
          </figure>
        )}
        {stats.length > 0 && <Stats stats={stats} />}
        <DataTable {...table} />
      </Card>
      {children}
      {about.length > 0 && (
        <Card title={chartCopy.about}>
          <div className="grid gap-s25 note lines-16">
            {about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Card>
      )}
    </>
  )
}
