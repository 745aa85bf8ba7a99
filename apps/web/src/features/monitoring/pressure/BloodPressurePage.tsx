import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { AboutPressure } from './AboutPressure.tsx'
import { takesManual, useManualReadings } from '../manual/use-manual-readings.ts'
import type { PressureAnswer } from '../parts/answers.ts'
import { MetricFrame } from '../parts/MetricFrame.tsx'
import { UnsentNotice } from './measure/UnsentNotice.tsx'
import { usePlace } from '../parts/use-place.ts'
import { useOptionalSentence } from '../parts/use-sentence.ts'
import { type Place, spanQuery } from '../parts/place.ts'
import { barOf, type ReadingView, spokenPressure } from './pressure-view.ts'
import { PRESSURE } from './pressure-copy.ts'
import { ReadingsOfDay } from './ReadingsOfDay.tsx'
import { MEASURE } from './measure/pressure-measure-copy.ts'
import { PressureDay } from './PressureDay.tsx'
import { isOwn } from '../../../stores/subject.ts'

const PressureWeek = lazy(() => import('./PressureWeek.tsx'))
const PressureMonth = lazy(() => import('./PressureMonth.tsx'))

const PressureList = lazy(() => import('./PressureList.tsx'))

const PressureAlone = lazy(() => import('./PressureAlone.tsx'))

const MeasureSheet = lazy(() => import('./measure/MeasureSheet.tsx'))

const CHART_ID = 'pressure-of-the-day'

function useMonitorDay({ day, span }: Place) {
  const query = useQuery({
    ...api.monitoring.listPressureReadings.queryOptions({
      queryType: 'SINGLE_DAY',
      queryDate: day,
    }),
    enabled: span === 'day',
  })

  // Documented: when the call fails the readings are cleared, and the client has logged why.
  return {
    data: query.isError ? null : query.data,
    failed: query.isError,
    refresh: query.refetch,
  }
}

const ReadingsAwaited = () => (
  <Card title={PRESSURE.list.title}>
    <Skeleton lines={3} />
  </Card>
)

/** 血压. */
export default function BloodPressurePage() {
  const at = usePlace()
  const { place } = at
  const said = useOptionalSentence()
  const query = useKeptQuery(api.monitoring.getBloodPressure.queryOptions(spanQuery(place)))
  const monitor = useMonitorDay(place)
  const manual = useManualReadings('bloodPressure', place)
  const [selected, setSelected] = useState<ReadingView | null>(null)
  const [measuring, setMeasuring] = useState(false)
  const isDay = place.span === 'day'
  // A reading of the monitor goes to a call of ours.
  const canMeasure = !isDocumentedOnly() && isOwn()

  const select = (reading: ReadingView) => {
    setSelected(reading.id === selected?.id ? null : reading)
    document.getElementById(CHART_ID)?.scrollIntoView({ block: 'nearest' })
  }

  const { data } = query
  const canPoint = !!data && isDay

  const refresh = () =>
    Promise.all([query.refresh(), isDay ? monitor.refresh() : null, manual.refresh()])

  const words = (shown: PressureAnswer) => {
    const measured = said(shown)
    return measured && [...measured, ...manual.words(false)]
  }

  return (
    <MetricFrame
      title={PRESSURE.title}
      metric="bloodPressure"
      at={at}
      query={{ ...query, refresh }}
      spoken={(shown) => spokenPressure(shown, sentenceText(words(shown) ?? []))}
      longDate
      instead={
        manual.readings.length > 0 && (
          <Suspense fallback={<Skeleton lines={8} tall />}>
            <PressureAlone manual={manual} place={place} />
          </Suspense>
        )
      }
      bottom={
        canMeasure && (
          <Button onClick={() => setMeasuring(true)}>
            {data && isDay ? MEASURE.again : MEASURE.open}
          </Button>
        )
      }
      footerAwaited={isDay && monitor.data === undefined}
      footer={
        <>
          {canMeasure && <UnsentNotice />}
          {isDay ? (
            <ReadingsOfDay
              data={monitor.data}
              onRetry={monitor.failed ? () => void monitor.refresh() : undefined}
              selectedId={
                canPoint && barOf(data, selected) !== null ? (selected?.id ?? null) : null
              }
              onSelect={canPoint ? select : undefined}
              manual={manual}
            />
          ) : (
            <Suspense fallback={takesManual() && <ReadingsAwaited />}>
              <PressureList readings={data?.readings} manual={manual} today={place.today} />
            </Suspense>
          )}
          <AboutPressure />
          {measuring && (
            <Suspense fallback={null}>
              <MeasureSheet onClose={() => setMeasuring(false)} />
            </Suspense>
          )}
        </>
      }
    >
      {(shown) => {
        const props = { data: shown, place, sentence: words(shown), manual }

        return (
          <Suspense fallback={<Skeleton lines={8} tall />}>
            {place.span === 'day' && (
              <div id={CHART_ID} className="grid shrink gap-s3">
                <PressureDay {...props} selected={selected} />
              </div>
            )}
            {place.span === 'week' && <PressureWeek {...props} />}
            {place.span === 'month' && <PressureMonth {...props} />}
          </Suspense>
        )
      }}
    </MetricFrame>
  )
}
