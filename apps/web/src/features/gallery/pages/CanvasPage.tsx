import type { StripMark } from '../../../shared/ecg-paper/strip-mark.ts'
import { type ComponentType, useState } from 'react'
import { SleepWave } from '../../../shared/charts/sleep/SleepWave.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { GalleryPage } from '../components/GalleryPage.tsx'
import styles from '../components/gallery.module.css'
import { galleryCopy } from '../copy.ts'
import { sampleEcg } from '../model/ecg-sample.ts'
import { nightParts } from '../model/sleep-data.ts'

const copy = galleryCopy.canvas
const STARTED_AT = '2026-11-20T08:36:12+08:00'

interface TraceProps {
  samples: Float32Array
  marks: readonly StripMark[]
  startedAt: string
  elder: boolean
  label: string
  speech: string
  isShown: (hash: string) => boolean
}

const NIGHT = nightParts('good')

const isHere = (hash: string): boolean => hash.startsWith('#/canvas')

/** What is painted on a canvas, on made-up signals. `Trace` is the one of the ECG screens. */
export default function CanvasPage({ Trace }: { Trace: ComponentType<TraceProps> }) {
  const elder = useSettings((state) => state.elder)
  const [ecg] = useState(sampleEcg)

  return (
    <GalleryPage title={copy.title} sentence={copy.sentence}>
      <Card title={copy.ecg}>
        <div className={`grid gap-s3 ${styles.trace}`}>
          <Trace
            {...ecg}
            startedAt={STARTED_AT}
            elder={elder}
            label={copy.ecgLabel}
            speech={copy.ecgLabel}
            isShown={isHere}
          />
        </div>
        <p className="note lines-16">{copy.sample}</p>
      </Card>
      <Card title={copy.sleep}>
        <SleepWave stages={NIGHT} label={copy.sleepLabel} />
        <p className="note lines-16">{copy.sleepLabel}</p>
      </Card>
    </GalleryPage>
  )
}
