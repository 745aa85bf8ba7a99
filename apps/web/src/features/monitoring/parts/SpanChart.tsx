import type { Sentence } from '@kangban/contracts'
import type { ComponentProps } from 'react'
import { Chart } from '../../../shared/charts/Chart.tsx'
import { MetricChart } from '../../../shared/charts/MetricChart.tsx'
import { display } from '../../../shared/format/display.ts'
import styles from './span-chart.module.css'

interface SpanChartProps extends Omit<ComponentProps<typeof MetricChart>, 'sentence'> {
  /** Absent where nobody says what the span means. */
  sentence: Sentence | undefined
}

/** `MetricChart` of an answer that may lack the sentence: the drawing then goes by the name of its table. */
export function SpanChart({ sentence, chart, renderChart, table, ...rest }: SpanChartProps) {
  const rows = table.rows.length > 0 ? table.rows : [table.columns.map(() => display(null))]
  const shared = { ...rest, table: { ...table, rows } }
  if (sentence?.length)
    return <MetricChart {...shared} sentence={sentence} chart={chart} renderChart={renderChart} />
  const draw = chart ? (label: string) => <Chart {...chart} label={label} /> : renderChart

  return (
    <div className={styles.unsaid}>
      <MetricChart {...shared} sentence={[]} renderChart={draw && (() => draw(table.caption))} />
    </div>
  )
}
