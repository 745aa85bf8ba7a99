import type { BloodPressureDay } from '@kangban/contracts'
import { useCallback } from 'react'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import { MetricChart } from '../../../shared/charts/MetricChart.tsx'
import { pressureMonthOption } from '../../../shared/charts/pressure-option.ts'
import { type Place, placeText } from '../model/place.ts'
import { pressureText, tableOf } from '../model/pressure-view.ts'
import { PRESSURE } from '../pressure-copy.ts'
import { monthLegend } from './pressure-legend.ts'
import { HeroPressure } from './HeroPressure.tsx'
import { PressureAverages } from './PressureAverages.tsx'
import { Card } from '../../../shared/ui/Card.tsx'
import { PressureList } from './PressureList.tsx'
import styles from './pressure.module.css'

interface PressureMonthProps {
  data: BloodPressureDay
  place: Place
  sentence: BloodPressureDay['sentence']
}

/** Thirty days with the course of the seven-day mean. */
export default function PressureMonth({ data, place, sentence }: PressureMonthProps) {
  const { today } = place
  const option = useCallback(
    (theme: ChartTheme) =>
      pressureMonthOption({ ...data, days: data.detailTimes, weekMeans: data.weekMeanDetails, today }, theme),
    [data, today],
  )
  const { stats } = PRESSURE
  return (
    <>
      <MetricChart
        sentence={sentence}
        hero={
          <div>
            <p className={styles.heroName}>{PRESSURE.monthMean}</p>
            <HeroPressure text={pressureText({ sbp: data.avgHi, dbp: data.avgLow })} />
          </div>
        }
        chart={{ option, size: 'mid' }}
        stats={[
          { label: stats.out, value: stats.outOf(data), unit: stats.countUnit },
          { label: stats.mostHi, value: data.highest.sbp },
          { label: stats.mostLow, value: data.highest.dbp },
        ]}
        legend={monthLegend(data)}
        table={{ caption: PRESSURE.table.day(placeText(place)), ...tableOf(data, place) }}
      />
      <Card title={PRESSURE.habit}>
        <PressureAverages {...data} />
      </Card>
      <PressureList readings={data.readings} today={today} />
    </>
  )
}
