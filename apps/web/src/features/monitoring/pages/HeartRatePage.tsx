import type { HeartRateSpan } from '@kangban/contracts'
import { useCallback, useState } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import { dayLineOption } from '../../../shared/charts/day-line-option.ts'
import { MetricChart } from '../../../shared/charts/MetricChart.tsx'
import { BigNumber } from '../../../shared/ui/BigNumber.tsx'
import { sentenceText } from '../../../shared/ui/Sentence.tsx'
import { MetricFrame } from '../components/MetricFrame.tsx'
import { usePlace } from '../components/use-place.ts'
import { spanQuery } from '../model/place.ts'

function HeartDay({ data }: { data: HeartRateSpan }) {
  const [index, setIndex] = useState<number | null>(null)
  const { details, detailTimes, normal, baseline } = data
  const at = index ?? details.findLastIndex((value) => value !== null)
  const option = useCallback(
    (theme: ChartTheme) =>
      dayLineOption(
        { labels: detailTimes, values: details, color: 'm-heart', band: normal, bandColor: 'm-heart-soft', baseline: baseline?.usual ?? null, min: 40, max: 160, interval: 40 },
        theme,
      ),
    [detailTimes, details, normal, baseline],
  )
  return (
    <MetricChart
      sentence={data.sentence}
      hero={<BigNumber value={details[at] ?? null} unit="次/分" size="hero" color="var(--m-heart)" />}
      chart={{ option, onIndex: setIndex }}
      stats={[{ label: '最低', value: data.min }, { label: '平均', value: data.avg }, { label: '最高', value: data.max }, { label: '静息', value: data.resting }]}
      legend={[{ swatch: 'band', color: 'm-heart-soft', text: `正常 ${normal.low}–${normal.high}` }]}
      table={{ caption: '心率', columns: ['时间', '次/分'], rows: detailTimes.flatMap((time, i) => (details[i] === null ? [] : [[time, details[i] ?? null]])) }}
    />
  )
}

/** 心率. */
export default function HeartRatePage() {
  const at = usePlace()
  const query = useKeptQuery(api.monitoring.getHeartRate.queryOptions(spanQuery(at.place)))
  return (
    <MetricFrame title="心率" metric="heartRate" at={at} query={query} spoken={({ sentence }) => sentenceText(sentence)}>
      {(data) => <HeartDay data={data} />}
    </MetricFrame>
  )
}
