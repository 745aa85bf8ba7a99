import { shanghaiClock } from '@kangban/china-time'
import type { OxygenSpan } from '@kangban/contracts'
import { useCallback, useMemo, useState } from 'react'
import { NIGHT_HOURS } from '@kangban/rules/thresholds'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import { dayDotsOption } from '../../../shared/charts/options/day-dots-option.ts'
import type { LegendEntry } from '../../../shared/charts/Legend.tsx'
import { MetricChart } from '../../../shared/charts/MetricChart.tsx'
import { MomentNotes } from '../../../shared/product/note/MomentNotes.tsx'
import {
  byMinute,
  useMomentNotes,
  useNoteMarks,
} from '../../../shared/product/note/use-moment-notes.ts'
import { OXYGEN_SCALE, oxygenStats } from './oxygen-view.ts'
import { placeText } from '../parts/place-text.ts'
import { aboutOxygen, OXYGEN } from './oxygen-copy.ts'
import { LinkedWarnings } from '../parts/LinkedWarnings.tsx'
import { MetricHero } from '../parts/MetricHero.tsx'
import { OxygenNight } from './OxygenNight.tsx'
import { Retest } from './Retest.tsx'
import { manualLegend, type ManualViewProps, marksOf } from '../manual/manual-view.ts'
import { useSentence } from '../parts/use-sentence.ts'

const legendOf = ({ threshold }: OxygenSpan): LegendEntry[] => [
  { swatch: 'dot', color: 'm-spo2', text: OXYGEN.reading },
  { swatch: 'dashed', color: 'bad', text: `${threshold}%` },
  { swatch: 'down', color: 'bad', text: OXYGEN.below(threshold) },
  { swatch: 'band', color: 'box', text: OXYGEN.shade },
]

/** The newest reading, or the one under the finger. */
function shownOf(
  { details, detailTimes, last, lastTime, state, stateText }: OxygenSpan,
  index: number | null,
) {
  const time = index === null ? undefined : detailTimes[index]

  if (index === null || time === undefined) {
    return {
      value: last,
      note: OXYGEN.last(shanghaiClock(lastTime)),
      tag: { state, text: stateText },
    }
  }

  return { value: details[index] ?? null, note: time, tag: null }
}

/** The blood oxygen of a day, reading by reading. */
export function OxygenDay({ data, place, manual }: ManualViewProps<OxygenSpan>) {
  const told = useSentence()
  const [index, setIndex] = useState<number | null>(null)
  const { detailTimes: times, details: values, threshold } = data

  const { span, day } = place
  const marks = useMemo(() => marksOf(manual.readings, { span, day }), [manual.readings, span, day])

  const notes = useMomentNotes('oxygen', day)
  const noted = useNoteMarks(notes, byMinute)
  const clock = (index === null ? null : times[index]) ?? shanghaiClock(data.lastTime)

  const option = useCallback(
    (theme: ChartTheme) =>
      dayDotsOption(
        {
          times,
          values,
          color: 'm-spo2',
          threshold,
          night: NIGHT_HOURS,
          scale: OXYGEN_SCALE,
          manual: marks,
          notes: noted,
        },
        theme,
      ),
    [times, values, threshold, marks, noted],
  )

  return (
    <MetricChart
      sentence={[...told(data), ...manual.words(false)]}
      hero={<MetricHero {...shownOf(data, index)} unit="%" color="var(--m-spo2)" />}
      chart={{ option, onIndex: setIndex }}
      legend={[...manualLegend(manual.readings), ...legendOf(data)]}
      stats={oxygenStats(data)}
      table={{
        caption: OXYGEN.table(placeText(place)),
        columns: [OXYGEN.time, OXYGEN.value],
        rows: times.map((time, at) => [time, values[at] ?? null]),
      }}
      about={aboutOxygen(data)}
    >
      <MomentNotes notes={notes} clock={clock} />
      <OxygenNight night={data.night} threshold={threshold} />
      <LinkedWarnings warnings={data.warnings} place={placeText(place)} isDay />
      <Retest />
    </MetricChart>
  )
}
