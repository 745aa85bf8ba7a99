import { useCallback } from 'react'
import { Chart } from '../../../shared/charts/Chart.tsx'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import { DataTable } from '../../../shared/charts/DataTable.tsx'
import { hourBarsOption } from '../../../shared/charts/options/hour-bars-option.ts'
import { display } from '../../../shared/format/display.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import type { StepsAnswer } from '../parts/answers.ts'
import { busiestHour, thousands } from './steps-view.ts'
import { STEPS } from './steps-copy.ts'

const NONE: (number | null)[] = []

/** The mean day by the hour; no card where nobody made it. */
export function HoursCard({
  hourMeans = NONE,
  activeHours,
}: Pick<StepsAnswer, 'hourMeans' | 'activeHours'>) {
  const busiest = busiestHour(hourMeans)

  const option = useCallback(
    (theme: ChartTheme) => hourBarsOption({ hours: hourMeans, solid: busiest }, theme),
    [hourMeans, busiest],
  )

  if (busiest === null) return null

  return (
    <Card title={STEPS.when} right={<span className="note">{STEPS.whenMost(busiest)}</span>}>
      <Chart
        option={option}
        size="slim"
        label={STEPS.whenLabel(busiest, thousands(hourMeans[busiest] ?? null))}
      />
      <p className="note">{STEPS.whenNote(display(activeHours))}</p>
      <DataTable
        caption={STEPS.hoursTable}
        columns={STEPS.tableHour}
        rows={hourMeans.map((steps, hour) => [STEPS.hour(hour), steps])}
      />
    </Card>
  )
}
