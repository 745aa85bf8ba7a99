import type { HeartRateSpan } from '@kangban/contracts'
import { useCallback, useState } from 'react'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import type { LegendEntry } from '../../../shared/charts/Legend.tsx'
import { MetricChart } from '../../../shared/charts/MetricChart.tsx'
import { rangeBarsOption } from '../../../shared/charts/options/range-bars-option.ts'
import { aboutHeart, HEART, UNIT } from './heart-copy.ts'
import { HEART_SCALE, heartStats } from './heart-view.ts'
import { placeText } from '../parts/place-text.ts'
import { chosenDay, dayRows, meanOfText } from '../parts/span-days.ts'
import { HeartZones } from './HeartZones.tsx'
import { InsightCard } from '../parts/InsightCard.tsx'
import { LinkedWarnings } from '../parts/LinkedWarnings.tsx'
import { MetricHero } from '../parts/MetricHero.tsx'
import type { SpanViewProps } from '../parts/span-view.ts'
import { useSentence } from '../parts/use-sentence.ts'

const legendOf = ({ normal, baseline }: HeartRateSpan): LegendEntry[] => [
  { swatch: 'bar', color: 'm-heart', text: HEART.bar },
  { swatch: 'line', color: 'ink', text: HEART.mean },
  { swatch: 'band', color: 'm-heart-soft', text: HEART.normal(normal.low, normal.high) },
  ...(baseline
    ? [{ swatch: 'dotted', color: 'ink-2', text: HEART.usual(baseline.usual) } as const]
    : []),
]

/** The heart rate of a week or month, day by day. */
export default function HeartDays({ data, place }: SpanViewProps<HeartRateSpan>) {
  const told = useSentence()
  const [index, setIndex] = useState<number | null>(null)

  const {
    detailTimes: days,
    details: means,
    lowDetails: lows,
    hiDetails: highs,
    normal,
    baseline,
  } = data

  const { today } = place

  const option = useCallback(
    (theme: ChartTheme) =>
      rangeBarsOption(
        {
          days,
          today,
          lows,
          highs,
          means,
          color: 'm-heart',
          band: { ...normal, color: 'm-heart-soft' },
          baseline: baseline?.usual ?? null,
          scale: HEART_SCALE,
        },
        theme,
      ),
    [days, today, lows, highs, means, normal, baseline],
  )

  const chosen = chosenDay({ days, lows, highs, means, today }, index)
  const note = chosen?.note ?? meanOfText({ days, values: means, today })

  return (
    <MetricChart
      sentence={told(data)}
      hero={
        <MetricHero
          value={chosen ? chosen.mean : data.avg}
          unit={UNIT}
          color="var(--m-heart)"
          note={note}
        />
      }
      chart={{ option, onIndex: setIndex }}
      legend={legendOf(data)}
      stats={heartStats(data)}
      table={{
        caption: HEART.table(placeText(place)),
        columns: [HEART.day, HEART.lowest, HEART.average, HEART.highest],
        rows: dayRows({ days, lows, means, highs, today }),
      }}
      about={aboutHeart(data)}
    >
      <HeartZones zones={data.zones} />
      <LinkedWarnings warnings={data.warnings} place={placeText(place)} isDay={false} />
      {place.span === 'month' && <InsightCard metric="heartRate" day={place.day} />}
    </MetricChart>
  )
}
