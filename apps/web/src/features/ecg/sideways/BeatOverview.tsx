import type { TracePlayerState } from '../detail/use-trace-player.ts'
import { ecgCopy, words } from '../parts/copy.ts'
import styles from './overview.module.css'
import { sidewaysCopy } from './copy.ts'

const STEP_SECONDS = 0.5

interface BeatOverviewProps {
  beats: readonly number[]
  player: Pick<TracePlayerState, 'positionSeconds' | 'lengthSeconds' | 'seekTo'>
  /** That fit on the paper. */
  seconds: number
}

/** The whole record, a line for each beat, with the window that the paper shows; a tap brings the paper there. */
export function BeatOverview({ beats, player, seconds }: BeatOverviewProps) {
  const { positionSeconds, lengthSeconds, seekTo } = player
  const total = Math.round(lengthSeconds)
  const from = Math.max(0, positionSeconds - seconds)
  const percent = (part: number) => `${(part / lengthSeconds) * 100}%`
  // Where somebody points is to stand in the middle; the player knows where the pen is.
  const ahead = Math.min(seconds, lengthSeconds) / 2

  return (
    <div className={`relative ${styles.overview}`}>
      <p className={`line spread nowrap ${styles.words}`}>
        <b>{words.seconds(total)}</b>
        <span>{sidewaysCopy.overview}</span>
      </p>
      <div className={`relative ${styles.track}`}>
        <svg
          viewBox={`0 0 ${lengthSeconds} 1`}
          preserveAspectRatio="none"
          className={`block wide full-height ${styles.beats}`}
          aria-hidden="true"
        >
          {beats.map((beat) => (
            <path key={beat} d={`M${beat} .22V.78`} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        <span
          className={`absolute ${styles.window}`}
          style={{ left: percent(from), width: percent(Math.min(seconds, lengthSeconds - from)) }}
          data-window=""
        />
      </div>
      <input
        type="range"
        className={`wide absolute full-height bare ${styles.range}`}
        aria-label={ecgCopy.detail.position}
        aria-valuetext={words.positionText(Math.floor(positionSeconds), total)}
        min={0}
        max={lengthSeconds}
        step={STEP_SECONDS}
        value={Math.max(0, positionSeconds - ahead)}
        onChange={(event) =>
          seekTo(Math.max(2 * ahead, Math.min(lengthSeconds, event.target.valueAsNumber + ahead)))
        }
      />
    </div>
  )
}
