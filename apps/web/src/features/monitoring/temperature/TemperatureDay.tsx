import { shanghaiClock } from '@kangban/china-time'
import type { TemperatureSpan } from '@kangban/contracts'
import { useCallback, useMemo, useState } from 'react'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import { dayLineOption } from '../../../shared/charts/options/day-line-option.ts'
import { nightDeviationOption } from '../../../shared/charts/options/deviation-option.ts'
import type { NoteMark } from '../../../shared/charts/options/note-marks.ts'
import type { LegendEntry } from '../../../shared/charts/Legend.tsx'
import { MetricChart } from '../../../shared/charts/MetricChart.tsx'
import { MomentNotes } from '../../../shared/product/note/MomentNotes.tsx'
import {
  slotOf,
  useMomentNotes,
  useNoteMarks,
} from '../../../shared/product/note/use-moment-notes.ts'
import { placeText } from '../parts/place-text.ts'
import {
  chosenOf,
  heroOf,
  NIGHT_SLOTS,
  temperatureRows,
  newestText,
  temperatureStats,
} from './temperature-view.ts'
import { aboutTemperature, TEMPERATURE } from './temperature-copy.ts'
import { MetricHero } from '../parts/MetricHero.tsx'
import type { SpanViewProps } from '../parts/span-view.ts'
import { TemperatureNote } from './TemperatureNote.tsx'
import { useSentence } from '../parts/use-sentence.ts'

const MEASURED_SCALE = { min: 28, max: 40, interval: 4 }

const COMPARED_LEGEND = (band: number): LegendEntry[] => [
  { swatch: 'line', color: 'm-temp', text: TEMPERATURE.line },
  { swatch: 'line', color: 'axis', text: TEMPERATURE.zero },
  { swatch: 'band', color: 'm-temp-soft', text: TEMPERATURE.own(band) },
]

const MEASURED_LEGEND: LegendEntry[] = [
  { swatch: 'line', color: 'm-temp', text: TEMPERATURE.measuredLine },
]

/** The night against the own nights; the measured course of the day while there is nothing to compare with. */
function useDayOption(
  { detailTimes, details, deviations, band }: TemperatureSpan,
  { compared, notes }: { compared: boolean; notes: readonly NoteMark[] },
) {
  return useCallback(
    (theme: ChartTheme) =>
      compared
        ? nightDeviationOption(
            {
              labels: detailTimes.slice(0, NIGHT_SLOTS),
              values: deviations.slice(0, NIGHT_SLOTS),
              band,
              notes,
            },
            theme,
          )
        : dayLineOption(
            {
              labels: detailTimes,
              values: details,
              color: 'm-temp',
              band: null,
              bandColor: 'm-temp-soft',
              baseline: null,
              notes,
              ...MEASURED_SCALE,
            },
            theme,
          ),
    [detailTimes, details, deviations, band, compared, notes],
  )
}

/** The skin temperature of a day: its night against the own nights. */
export function TemperatureDay({ data, place }: SpanViewProps<TemperatureSpan>) {
  const told = useSentence()
  const [index, setIndex] = useState<number | null>(null)
  const { detailTimes, details, deviations, band } = data
  const compared = deviations.some((deviation) => deviation !== null)
  const notes = useMomentNotes('temperature', place.day)

  const slots = useMemo(
    () => slotOf(compared ? detailTimes.slice(0, NIGHT_SLOTS) : detailTimes),
    [compared, detailTimes],
  )

  const marks = useNoteMarks(notes, slots)
  const option = useDayOption(data, { compared, notes: marks })
  const time = index === null ? undefined : detailTimes[index]
  // A reading of the day leads where no night was measured, and is not judged.
  const tag = data.nightMean === null ? null : { state: data.state, text: data.stateText }

  const shown =
    index === null || time === undefined
      ? { ...heroOf(data, TEMPERATURE.lastNight), tag }
      : chosenOf(data, index, time)

  return (
    <MetricChart
      sentence={told(data)}
      hero={<MetricHero {...shown} unit={TEMPERATURE.unit} color="var(--m-temp)" />}
      chart={{ option, onIndex: setIndex }}
      legend={compared ? COMPARED_LEGEND(band) : MEASURED_LEGEND}
      stats={temperatureStats(data)}
      table={{
        caption: TEMPERATURE.table(placeText(place)),
        columns: [TEMPERATURE.time, TEMPERATURE.measuredColumn, TEMPERATURE.deviationColumn],
        rows: temperatureRows(data, detailTimes).filter((_, at) => (details[at] ?? null) !== null),
      }}
      about={aboutTemperature(band, data.baselineNights)}
    >
      <MomentNotes notes={notes} clock={time ?? shanghaiClock(data.lastTime)} />
      <TemperatureNote newest={newestText(data, place.today)} />
    </MetricChart>
  )
}
