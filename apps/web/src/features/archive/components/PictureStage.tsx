import { useState } from 'react'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { VIEWER } from '../copy.ts'
import styles from './picture.module.css'
import { useStageGestures } from './use-stage-gestures.ts'
import type { Zoom } from './use-zoom.ts'

/** How far the picture of an address is. */
export interface Loading {
  url: string
  is: 'loading' | 'loaded' | 'failed'
}

interface PictureStageProps {
  url: string
  alt: string
  is: Loading['is']
  onLoading: (loading: Loading) => void
  /** 1/3, where there are several. */
  place: string | null
  zoom: Zoom
  onSwipe: (step: 1 | -1) => void
}

/** One picture as large as the stage, and larger. */
export function PictureStage({ url, alt, is, onLoading, place, zoom, onSwipe }: PictureStageProps) {
  const [attempt, setAttempt] = useState(0)
  const gestures = useStageGestures({ zoom, onSwipe })
  const { stage, picture } = zoom
  const { scale, x, y } = zoom.view

  const figure = place && (
    <p
      className={`text on-solid lines-15 tabular absolute left-half pill ${styles.place}`}
      role="status"
    >
      {place}
    </p>
  )

  if (is === 'failed') {
    const retry = () => {
      setAttempt(attempt + 1)
      onLoading({ url, is: 'loading' })
    }

    return (
      <div className={styles.stage} data-light>
        <Card>
          <ErrorState text={VIEWER.failed} onRetry={retry} />
        </Card>
        {figure}
      </div>
    )
  }

  return (
    <div ref={stage} className={styles.stage} data-light {...gestures()}>
      {is === 'loading' && (
        <p className={styles.loading} role="status">
          {VIEWER.loading}
        </p>
      )}
      <img
        key={`${url}#${attempt}`}
        ref={picture}
        className={styles.picture}
        src={url}
        alt={alt}
        draggable={false}
        style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        onLoad={() => onLoading({ url, is: 'loaded' })}
        onError={() => onLoading({ url, is: 'failed' })}
      />
      {figure}
    </div>
  )
}
