import type { BloodPressureDay } from '@kangban/contracts'
import { useCallback } from 'react'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import { MetricChart } from '../../../shared/charts/MetricChart.tsx'
import { pressureWeekOption } from '../../../shared/charts/pressure-option.ts'
import { type Place, placeText } from '../model/place.ts'
import { tableOf } from '../model/pressure-view.ts'
import { PRESSURE } from '../pressure-copy.ts'
import { weekLegend } from './pressure-legend.ts'
import { PressureAverages } from './PressureAverages.tsx'
import { PressureList } from './PressureList.tsx'

interface PressureWeekProps {
  data: BloodPressureDay
  place: Place
  sentence: BloodPressureDay['sentence']
}

/** Seven days by morning and evening. */
export default function PressureWeek({ data, place, sentence }: PressureWeekProps) {
  const { today } = place
  const option = useCallback(
    (theme: ChartTheme) => {
      const { detailTimes: days, morningDetails: mornings, eveningDetails: evenings, normal } = data
      return pressureWeekOption({ days, today, mornings, evenings, normal }, theme)
    },
    [data, today],
  )
  return (
    <>
      <MetricChart
        sentence={sentence}
        hero={<PressureAverages {...data} />}
        chart={{ option, size: 'mid' }}
        legend={weekLegend(data, today)}
        table={{ caption: PRESSURE.table.day(placeText(place)), ...tableOf(data, place) }}
      />
      <PressureList readings={data.readings} today={today} />
    </>
  )
}
