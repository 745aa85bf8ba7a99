import { useRef } from 'react'
import { figureOf } from '../detail/figures.ts'
import { ecgCopy, words } from '../parts/copy.ts'
import { useHeight } from '../../../shared/ecg-paper/use-size.ts'
import { LiveActions } from './LiveActions.tsx'
import type { LiveController } from './live-controller.ts'
import { EmergencyLine } from './LiveIntro.tsx'
import type { LiveSnapshot } from './live-snapshot.ts'
import { isRunning, secondsLeft } from './live-state.ts'
import { LiveTrace } from './LiveTrace.tsx'
import { liveWords } from './live-words.ts'
import paper from '../parts/paper.module.css'
import styles from './sideways.module.css'

interface SidewaysMeasuringProps {
  controller: LiveController
  live: LiveSnapshot
  strokePx: number
}

/** On a phone that lies on its side: the strip over the whole width, and what is needed to follow it and to stop. */
export function SidewaysMeasuring({ controller, live, strokePx }: SidewaysMeasuringProps) {
  const strip = useRef<HTMLDivElement>(null)
  // What the sentence above and the controls below leave of it.
  const heightPx = useHeight(strip)
  const left = secondsLeft(live.measured)
  const rate = figureOf('heartRate', live.heartRateBpm).value ?? '--'

  return (
    <main className={`${paper.realPx} ${styles.sideways}`}>
      <h1 className="visually-hidden">{ecgCopy.live.title}</h1>
      <div className={`line spread gap-s4 ${styles.head}`}>
        <p className={`small strong ${styles.sentence}`} aria-live="polite">
          {liveWords(live).sentence}
        </p>
        <p className="line gap-s4 small nowrap">
          <span role="timer" aria-label={words.ring(left)}>
            <span aria-hidden="true">
              <b className="number">{left}</b> 秒
            </span>
          </span>
          <span>
            {ecgCopy.metrics.heartRate} <b className="number">{rate}</b> {ecgCopy.units.bpm}
          </span>
        </p>
      </div>
      <div ref={strip} className={styles.strip}>
        <LiveTrace
          controller={controller}
          heightPx={heightPx}
          strokePx={strokePx}
          scale={words.paperScale(10)}
          running={isRunning(live.phase)}
        />
      </div>
      <div className={`line spread gap-s4 ${styles.foot}`}>
        <EmergencyLine pauses={false} />
        <div className={`row gap-s3 ${styles.actions}`}>
          <LiveActions controller={controller} live={live} />
        </div>
      </div>
    </main>
  )
}
