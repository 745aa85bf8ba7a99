import { lazy } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { useSpokenNotes } from '../../../shared/product/note/use-spoken-notes.ts'
import { sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { ManualAlone, ManualCard } from '../manual/LateManual.tsx'
import { useManualReadings } from '../manual/use-manual-readings.ts'
import { MetricFrame } from '../parts/MetricFrame.tsx'
import { usePlace } from '../parts/use-place.ts'
import { useSentence } from '../parts/use-sentence.ts'
import { spanQuery } from '../parts/place.ts'
import { TEMPERATURE } from './temperature-copy.ts'
import { TemperatureDay } from './TemperatureDay.tsx'

const TemperatureDays = lazy(() => import('./TemperatureDays.tsx'))

/** 皮肤温度: how the night differed from the own nights, and what was measured. */
export default function SkinTemperaturePage() {
  const at = usePlace()
  const told = useSentence()
  const noted = useSpokenNotes('temperature', at.place)
  const query = useKeptQuery(api.monitoring.getTemperature.queryOptions(spanQuery(at.place)))
  const manual = useManualReadings('temperature', at.place)
  const View = at.place.span === 'day' ? TemperatureDay : TemperatureDays

  return (
    <MetricFrame
      title={TEMPERATURE.title}
      metric="temperature"
      at={at}
      query={{ ...query, refresh: () => Promise.all([query.refresh(), manual.refresh()]) }}
      instead={
        manual.readings.length > 0 && (
          <ManualAlone readings={manual.readings} sentence={manual.words(true)} />
        )
      }
      footer={<ManualCard kind="temperature" manual={manual} isDay={at.place.span === 'day'} />}
      spoken={(data) => `${sentenceText(told(data))}${TEMPERATURE.spoken(data)}${noted}`}
    >
      {(data) => <View data={data} place={at.place} />}
    </MetricFrame>
  )
}
