import type { CSSProperties, ReactNode } from 'react'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { ecgCopy, words } from '../parts/copy.ts'
import type { StripMark } from '../../../shared/ecg-paper/strip-mark.ts'
import styles from './player.module.css'
import { ScrollTrace } from '../parts/ScrollTrace.tsx'
import { type TracePlayerState, useTracePlayer } from './use-trace-player.ts'

const copy = ecgCopy.detail

/** What plays the trace, and what its button does now, in a word and a picture. */
export interface PlayerControls {
  player: TracePlayerState
  action: string
  icon: ReactNode
}

interface TracePlayerProps {
  /** Filtered for display, millivolts at 512 Hz. */
  samples: Float32Array
  marks: readonly StripMark[]
  startedAt: string | null
  elder: boolean
  /** What the picture says, in words. */
  label: string
  /** Read aloud in elderly mode. */
  speech: string
  /** Whether the page with this hash still shows the trace. */
  isShown?: (hash: string) => boolean
  /** On a phone that lies on its side: paper and controls in place of those of the page, which go on where they are. */
  sideways?: ((controls: PlayerControls) => ReactNode) | null
}

/** In elderly mode, and where the phone asks for less motion, nothing moves before somebody lets it. */
const movesAtOnce = (elder: boolean): boolean =>
  !elder && !window.matchMedia('(prefers-reduced-motion: reduce)').matches

const PlayIcon = ({ playing }: { playing: boolean }) => (
  <svg viewBox="0 0 18 18" className={styles.icon} aria-hidden="true">
    <path d={playing ? 'M3 1h4v16H3zM11 1h4v16h-4z' : 'M4 1l12 8-12 8z'} />
  </svg>
)

function Position({ player }: { player: TracePlayerState }) {
  const { positionSeconds, lengthSeconds } = player
  const seconds = Math.floor(positionSeconds)
  const total = Math.round(lengthSeconds)
  const done = lengthSeconds > 0 ? (positionSeconds / lengthSeconds) * 100 : 0

  return (
    <>
      <input
        type="range"
        className={`fill bare ${styles.slider}`}
        style={{ '--done': `${done}%` } as CSSProperties}
        aria-label={copy.position}
        aria-valuetext={words.positionText(seconds, total)}
        min={0}
        max={lengthSeconds}
        step={0.1}
        value={positionSeconds}
        onChange={(event) => player.seekTo(event.target.valueAsNumber)}
      />
      <span className="fixed note number nowrap" aria-hidden="true">
        {words.position(seconds, total)}
      </span>
    </>
  )
}

/** The scrolling trace with pause, position and speed. */
export function TracePlayer({
  samples,
  marks,
  startedAt,
  elder,
  label,
  speech,
  isShown,
  sideways,
}: TracePlayerProps) {
  const player = useTracePlayer({ length: samples.length, marks, isShown }, movesAtOnce(elder))
  const { playing } = player
  const action = playing ? copy.pause : player.ended ? copy.replay : copy.play

  if (sideways) {
    return (
      <>
        {sideways({ player, action, icon: <PlayIcon playing={playing} /> })}
        {elder && <ReadAloud text={speech} />}
      </>
    )
  }

  return (
    <>
      <ScrollTrace {...{ samples, marks, startedAt, playing, elder, label }} drawn={player.drawn} />
      {elder ? (
        <div className="grid gap-s2">
          <div className={`flow gap-s2 ${styles.buttons}`}>
            <button type="button" onClick={player.toggle}>
              <PlayIcon playing={playing} />
              {action}
            </button>
            <button type="button" aria-pressed={player.slow} onClick={player.toggleSpeed}>
              {player.slow ? copy.normalSpeed : copy.slower}
            </button>
            <ReadAloud text={speech} />
          </div>
          <div className={`line gap-s25 ${styles.controls}`}>
            <Position player={player} />
          </div>
        </div>
      ) : (
        <div className={`line gap-s25 ${styles.controls}`}>
          <button
            type="button"
            className="cell fixed on-solid round solid square"
            aria-label={action}
            onClick={player.toggle}
          >
            <PlayIcon playing={playing} />
          </button>
          <Position player={player} />
          <button
            type="button"
            className={`fixed tall small strong surface pill ${styles.speed}`}
            aria-label={words.speedName(player.slow ? 0.5 : 1)}
            onClick={player.toggleSpeed}
          >
            {words.speed(player.slow ? 0.5 : 1)}
          </button>
        </div>
      )}
    </>
  )
}
