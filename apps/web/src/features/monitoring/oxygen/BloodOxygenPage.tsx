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
import { OXYGEN } from './oxygen-copy.ts'
import { OxygenDay } from './OxygenDay.tsx'

const OxygenDays = lazy(() => import('./OxygenDays.tsx'))

/** 血氧饱和度: the day as dots, the week and the month as ranges. */
export default function BloodOxygenPage() {
  const at = usePlace()
  const told = useSentence()
  const noted = useSpokenNotes('oxygen', at.place)
  const query = useKeptQuery(api.monitoring.getOxygen.queryOptions(spanQuery(at.place)))
  const manual = useManualReadings('oxygen', at.place)
  const View = at.place.span === 'day' ? OxygenDay : OxygenDays

  return (
    <MetricFrame
      title={OXYGEN.title}
      metric="oxygen"
      at={at}
      query={{ ...query, refresh: () => Promise.all([query.refresh(), manual.refresh()]) }}
      instead={
        manual.readings.length > 0 && (
          <ManualAlone readings={manual.readings} sentence={manual.words(true)} />
        )
      }
      footer={<ManualCard kind="oxygen" manual={manual} isDay={at.place.span === 'day'} />}
      spoken={(data) =>
        `${sentenceText([...told(data), ...manual.words(false)])}${OXYGEN.spoken(data)}${noted}`
      }
    >
      {(data) => <View data={data} place={at.place} manual={manual} />}
    </MetricFrame>
  )
}
