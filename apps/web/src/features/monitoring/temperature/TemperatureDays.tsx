import type { TemperatureSpan } from '@kangban/contracts'
import { useCallback, useState } from 'react'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import { deviationBarsOption } from '../../../shared/charts/options/deviation-option.ts'
import type { LegendEntry } from '../../../shared/charts/Legend.tsx'
import { MetricChart } from '../../../shared/charts/MetricChart.tsx'
import { placeText } from '../parts/place-text.ts'
import { dayName } from '../parts/span-days.ts'
import {
  chosenOf,
  heroOf,
  newestText,
  temperatureRows,
  temperatureStats,
} from './temperature-view.ts'
import { aboutTemperature, TEMPERATURE } from './temperature-copy.ts'
import { MetricHero } from '../parts/MetricHero.tsx'
import type { SpanViewProps } from '../parts/span-view.ts'
import { TemperatureNote } from './TemperatureNote.tsx'
import { useSentence } from '../parts/use-sentence.ts'

const legendOf = (band: number): LegendEntry[] => [
  { swatch: 'area', color: 'm-temp', text: TEMPERATURE.bar },
  { swatch: 'bar', color: 'warn', text: TEMPERATURE.beyond },
  { swatch: 'band', color: 'm-temp-soft', text: TEMPERATURE.own(band) },
]

/** The skin temperature of a week or month: each night against the nights before it. */
export default function TemperatureDays({ data, place }: SpanViewProps<TemperatureSpan>) {
  const told = useSentence()
  const [index, setIndex] = useState<number | null>(null)
  const { detailTimes: days, details, deviations: values, band } = data
  const { today } = place

  const option = useCallback(
    (theme: ChartTheme) => deviationBarsOption({ days, today, values, band }, theme),
    [days, today, values, band],
  )

  // Before the fourth night there is nothing to draw: the table has what was measured.
  const compared = values.some((value) => value !== null)
  const names = days.map((day) => dayName(day, today))
  const lastNight = names[details.findLastIndex((value) => value !== null)]
  const name = index === null ? undefined : names[index]
  // A reading of the day leads where no night was measured, and is not judged.
  const tag = data.nightMean === null ? null : { state: data.state, text: data.stateText }

  const shown =
    index === null || name === undefined
      ? { ...heroOf(data, TEMPERATURE.night(lastNight ?? '')), tag }
      : chosenOf(data, index, TEMPERATURE.night(name))

  return (
    <MetricChart
      sentence={told(data)}
      hero={<MetricHero {...shown} unit={TEMPERATURE.unit} color="var(--m-temp)" />}
      {...(compared ? { chart: { option, onIndex: setIndex }, legend: legendOf(band) } : {})}
      stats={temperatureStats(data)}
      table={{
        caption: TEMPERATURE.table(placeText(place)),
        columns: [TEMPERATURE.day, TEMPERATURE.measuredColumn, TEMPERATURE.deviationColumn],
        rows: temperatureRows(data, names),
      }}
      about={aboutTemperature(band, data.baselineNights)}
    >
      <TemperatureNote newest={newestText(data, place.today)} />
    </MetricChart>
  )
}
