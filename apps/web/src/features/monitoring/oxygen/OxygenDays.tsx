import type { OxygenSpan } from '@kangban/contracts'
import { useCallback, useState } from 'react'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import type { LegendEntry } from '../../../shared/charts/Legend.tsx'
import { MetricChart } from '../../../shared/charts/MetricChart.tsx'
import { rangeBarsOption } from '../../../shared/charts/options/range-bars-option.ts'
import { OXYGEN_SCALE, oxygenStats } from './oxygen-view.ts'
import { placeText } from '../parts/place-text.ts'
import { chosenDay, dayRows, meanOfText } from '../parts/span-days.ts'
import { aboutOxygen, OXYGEN } from './oxygen-copy.ts'
import { LinkedWarnings } from '../parts/LinkedWarnings.tsx'
import { MetricHero } from '../parts/MetricHero.tsx'
import { OxygenNight } from './OxygenNight.tsx'
import { Retest } from './Retest.tsx'
import type { ManualViewProps } from '../manual/manual-view.ts'
import { useSentence } from '../parts/use-sentence.ts'

const legendOf = ({ threshold }: OxygenSpan): LegendEntry[] => [
  { swatch: 'bar', color: 'm-spo2', text: OXYGEN.bar },
  { swatch: 'line', color: 'ink', text: OXYGEN.mean },
  { swatch: 'dashed', color: 'bad', text: `${threshold}%` },
  { swatch: 'down', color: 'bad', text: OXYGEN.below(threshold) },
]

/** The blood oxygen of a week or month, day by day. */
export default function OxygenDays({ data, place, manual }: ManualViewProps<OxygenSpan>) {
  const told = useSentence()
  const [index, setIndex] = useState<number | null>(null)
  const { detailTimes: days, details: means, lowDetails: lows, hiDetails: highs, threshold } = data
  const { today } = place

  const option = useCallback(
    (theme: ChartTheme) =>
      rangeBarsOption(
        { days, today, lows, highs, means, color: 'm-spo2', threshold, scale: OXYGEN_SCALE },
        theme,
      ),
    [days, today, lows, highs, means, threshold],
  )

  const chosen = chosenDay({ days, lows, highs, means, today }, index)
  const tag = chosen ? null : { state: data.state, text: data.stateText }
  const note = chosen?.note ?? meanOfText({ days, values: means, today })

  return (
    <MetricChart
      sentence={[...told(data), ...manual.words(false)]}
      hero={
        <MetricHero
          value={chosen ? chosen.mean : data.avg}
          unit="%"
          color="var(--m-spo2)"
          note={note}
          tag={tag}
        />
      }
      chart={{ option, onIndex: setIndex }}
      legend={legendOf(data)}
      stats={oxygenStats(data)}
      table={{
        caption: OXYGEN.table(placeText(place)),
        columns: [OXYGEN.day, OXYGEN.lowest, OXYGEN.average, OXYGEN.highest],
        rows: dayRows({ days, lows, means, highs, today }),
      }}
      about={aboutOxygen(data)}
    >
      <OxygenNight night={data.night} threshold={threshold} />
      <LinkedWarnings warnings={data.warnings} place={placeText(place)} isDay={false} />
      <Retest />
    </MetricChart>
  )
}
