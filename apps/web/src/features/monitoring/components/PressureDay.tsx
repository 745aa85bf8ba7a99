import type { BloodPressureDay } from '@kangban/contracts'
import { useCallback } from 'react'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import { MetricChart } from '../../../shared/charts/MetricChart.tsx'
import { pressureDayOption } from '../../../shared/charts/pressure-option.ts'
import { formatTime } from '../../../shared/format/date.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import { StateTag } from '../../../shared/ui/StateTag.tsx'
import type { Place } from '../model/place.ts'
import { placeText } from '../model/place.ts'
import { barOf, pressureText, type ReadingView, tableOf } from '../model/pressure-view.ts'
import { PRESSURE } from '../pressure-copy.ts'
import { dayLegend } from './pressure-legend.ts'
import { HeroPressure } from './HeroPressure.tsx'
import { PressureAverages } from './PressureAverages.tsx'
import styles from './pressure.module.css'

interface PressureDayProps {
  data: BloodPressureDay
  place: Place
  sentence: BloodPressureDay['sentence']
  selected: ReadingView | null
}

/** The newest reading, or the one that was pointed out in the list. */
function Hero({ data, selected }: Pick<PressureDayProps, 'data' | 'selected'>) {
  const shown = selected ?? data.readings[0]
  if (!shown) return null
  const time = formatTime(shown.at)
  return (
    <>
      <div>
        <p className={styles.heroName}>{selected ? PRESSURE.at(time) : PRESSURE.latest(time)}</p>
        <HeroPressure text={pressureText(shown)} />
      </div>
      <StateTag state={shown.state} text={shown.stateText} />
    </>
  )
}

/** A day, reading by reading. */
export default function PressureDay({ data, place, sentence, selected }: PressureDayProps) {
  const bar = barOf(data, selected)
  const option = useCallback((theme: ChartTheme) => pressureDayOption({ ...data, selected: bar }, theme), [data, bar])
  const { stats } = PRESSURE
  return (
    <>
      <MetricChart
        sentence={sentence}
        hero={<Hero data={data} selected={bar === null ? null : selected} />}
        chart={{ option, size: 'mid' }}
        stats={[
          { label: stats.average, value: pressureText({ sbp: data.avgHi, dbp: data.avgLow }) },
          { label: stats.newest, value: pressureText({ sbp: data.hi, dbp: data.low }) },
          { label: stats.count, value: data.count, unit: stats.countUnit },
        ]}
        legend={dayLegend(data)}
        table={{ caption: PRESSURE.table.day(placeText(place)), ...tableOf(data, place) }}
      />
      <Card title={PRESSURE.habit}>
        <PressureAverages {...data} />
      </Card>
    </>
  )
}
