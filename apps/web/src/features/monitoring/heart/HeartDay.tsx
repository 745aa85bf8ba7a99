import { shanghaiClock } from '@kangban/china-time'
import type { HeartRateSpan } from '@kangban/contracts'
import { useMemo, useState } from 'react'
import type { LegendEntry } from '../../../shared/charts/Legend.tsx'
import { MetricChart } from '../../../shared/charts/MetricChart.tsx'
import { MomentNotes } from '../../../shared/product/note/MomentNotes.tsx'
import {
  slotOf,
  useMomentNotes,
  useNoteMarks,
} from '../../../shared/product/note/use-moment-notes.ts'
import { aboutHeart, HEART, UNIT } from './heart-copy.ts'
import { heartStats, slotRows } from './heart-view.ts'
import { placeText } from '../parts/place-text.ts'
import { HeartRateChart } from './HeartRateChart.tsx'
import { HeartZones } from './HeartZones.tsx'
import { LinkedWarnings } from '../parts/LinkedWarnings.tsx'
import type { SpanViewProps } from '../parts/span-view.ts'
import { useSentence } from '../parts/use-sentence.ts'

function legendOf({ normal, baseline, lowDetails, hiDetails }: HeartRateSpan): LegendEntry[] {
  const spreads = hiDetails.some((high, index) => high !== lowDetails[index])

  return [
    { swatch: 'band', color: 'm-heart-soft', text: HEART.normal(normal.low, normal.high) },
    ...(baseline
      ? [{ swatch: 'dotted', color: 'ink-2', text: HEART.usual(baseline.usual) } as const]
      : []),
    ...(spreads ? [{ swatch: 'area', color: 'm-heart', text: HEART.range } as const] : []),
  ]
}

/** The heart rate of a day. */
export function HeartDay({ data, place }: SpanViewProps<HeartRateSpan>) {
  const told = useSentence()
  const { last, lastTime, state, stateText, details, detailTimes, lowDetails, hiDetails } = data

  const [index, setIndex] = useState<number | null>(null)
  const notes = useMomentNotes('heartRate', place.day)

  const marks = useNoteMarks(
    notes,
    useMemo(() => slotOf(detailTimes), [detailTimes]),
  )

  const clock = (index === null ? null : detailTimes[index]) ?? shanghaiClock(lastTime)

  return (
    <MetricChart
      sentence={told(data)}
      renderChart={(label) => (
        <HeartRateChart
          values={details}
          labels={detailTimes}
          lows={lowDetails}
          highs={hiDetails}
          normal={data.normal}
          usual={data.baseline?.usual ?? null}
          newest={{ value: last, time: shanghaiClock(lastTime), tag: { state, text: stateText } }}
          notes={marks}
          onIndex={setIndex}
          label={label}
        />
      )}
      legend={legendOf(data)}
      stats={heartStats(data)}
      table={{
        caption: HEART.table(placeText(place)),
        columns: [HEART.time, UNIT, HEART.lowest, HEART.highest],
        rows: slotRows(data),
      }}
      about={aboutHeart(data)}
    >
      <MomentNotes notes={notes} clock={clock} />
      <HeartZones zones={data.zones} />
      <LinkedWarnings warnings={data.warnings} place={placeText(place)} isDay />
    </MetricChart>
  )
}
