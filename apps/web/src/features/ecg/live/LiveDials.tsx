import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { ecgCopy, words } from '../parts/copy.ts'
import { figureOf } from '../detail/figures.ts'
import type { LiveSnapshot } from './live-snapshot.ts'
import { MEASURE_SECONDS } from '../parts/measure-seconds.ts'
import { secondsLeft } from './live-state.ts'
import styles from './live.module.css'

const copy = ecgCopy.live
const RADIUS = 57
const AROUND = 2 * Math.PI * RADIUS

function Countdown({ left, paused }: { left: number; paused: boolean }) {
  const done = 1 - left / MEASURE_SECONDS

  return (
    <div
      className={`grid relative mid ${styles.ring}`}
      role="timer"
      aria-label={words.ring(left)}
      data-paused={paused || undefined}
    >
      <svg viewBox="0 0 132 132" aria-hidden="true">
        <circle className={styles.track} cx="66" cy="66" r={RADIUS} />
        <circle
          className={styles.done}
          cx="66"
          cy="66"
          r={RADIUS}
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - done)}
          visibility={done > 0 ? 'visible' : 'hidden'}
        />
      </svg>
      <span className={`number bold ${styles.count}`} aria-hidden="true">
        {left}
      </span>
      <span className="caption lines-14" aria-hidden="true">
        {paused ? copy.paused : copy.left30}
      </span>
    </div>
  )
}

/** The time still to measure, and the heart rate of the moment. */
export function LiveDials({ live }: { live: LiveSnapshot }) {
  const rate = figureOf('heartRate', live.heartRateBpm)

  return (
    <Card>
      <div className="grid lead middle gap-s45">
        <Countdown left={secondsLeft(live.measured)} paused={live.phase !== 'measuring'} />
        <div className={`grid gap-s1 ${styles.rate}`}>
          <span className="line gap-s2 large strong">
            <Glyph char="心" tone="heart" size="s" />
            {ecgCopy.metrics.heartRate}
          </span>
          <span className={`number bold nowrap tight ${styles.big}`}>
            {rate.value ?? '--'}
            <small>{ecgCopy.units.bpm}</small>
          </span>
          <StateTag
            state={rate.state}
            text={live.phase === 'measuring' && rate.value === null ? copy.noRate : rate.stateText}
          />
        </div>
      </div>
    </Card>
  )
}
