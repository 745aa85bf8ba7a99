import { lastDays } from '@kangban/china-time'
import { useCallback, useMemo } from 'react'
import { Chart } from '../../../shared/charts/Chart.tsx'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import { Legend } from '../../../shared/charts/Legend.tsx'
import {
  pressureDayOption,
  pressureMonthOption,
} from '../../../shared/charts/options/pressure-option.ts'
import { SPAN_DAYS } from '../../../shared/ui/controls/DateNav.tsx'
import { sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { ManualAlone } from '../manual/ManualAlone.tsx'
import { manualWords } from '../manual/manual-sentences.ts'
import { manualLegend, marksOf } from '../manual/manual-view.ts'
import type { ManualOfSpan } from '../manual/use-manual-readings.ts'
import type { Place } from '../parts/place.ts'
import { DOCUMENTED_RANGE } from './pressure-view.ts'
import { PRESSURE } from './pressure-copy.ts'

const NOTHING = { hiDetails: [], lowDetails: [], states: [], normal: DOCUMENTED_RANGE }

/** A span of pressures of which all were typed in: without a bound monitor the page still shows them. */
export default function PressureAlone({ manual, place }: { manual: ManualOfSpan; place: Place }) {
  const { readings } = manual
  const { span, day } = place
  const marks = useMemo(() => marksOf(readings, { span, day }), [readings, span, day])
  const words = manualWords(readings, place, true)

  const option = useCallback(
    (theme: ChartTheme) =>
      place.span === 'day'
        ? pressureDayOption({ ...NOTHING, detailTimes: [], selected: null, manual: marks }, theme)
        : pressureMonthOption(
            {
              ...NOTHING,
              days: lastDays(place.day, SPAN_DAYS[place.span]),
              today: place.today,
              weekMeans: [],
              manual: marks,
            },
            theme,
          ),
    [marks, place],
  )

  return (
    <ManualAlone readings={readings} sentence={words}>
      <div className="mt-s25">
        <Chart option={option} size="mid" label={sentenceText(words)} />
      </div>
      <Legend
        entries={[
          { text: `${PRESSURE.high}在上，${PRESSURE.low}在下` },
          ...manualLegend(readings),
          { text: PRESSURE.legend.unit },
        ]}
      />
    </ManualAlone>
  )
}
