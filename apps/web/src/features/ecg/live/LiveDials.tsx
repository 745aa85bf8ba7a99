import { Countdown } from '../../../shared/ui/parts/Countdown.tsx'
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

/** The time still to measure, and the heart rate of the moment. */
export function LiveDials({ live }: { live: LiveSnapshot }) {
  const left = secondsLeft(live.measured)
  const paused = live.phase !== 'measuring'
  const rate = figureOf('heartRate', live.heartRateBpm)

  return (
    <Card>
      <div className="grid lead middle gap-s45">
        <Countdown
          left={left}
          total={MEASURE_SECONDS}
          name={words.ring(left)}
          caption={paused ? copy.paused : copy.left30}
          paused={paused}
        />
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
