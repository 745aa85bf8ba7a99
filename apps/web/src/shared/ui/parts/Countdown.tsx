import styles from './countdown.module.css'

const RADIUS = 57
const AROUND = 2 * Math.PI * RADIUS

interface CountdownProps {
  /** Seconds. */
  left: number
  total: number
  /** For screen readers. */
  name: string
  caption: string
  /** It stands. */
  paused?: boolean
  large?: boolean
}

/** Seconds that are left, in a ring that fills as they pass. */
export function Countdown({
  left,
  total,
  name,
  caption,
  paused = false,
  large = false,
}: CountdownProps) {
  const done = 1 - left / total

  return (
    <div
      className={`grid relative mid ${styles.ring} ${large ? styles.large : ''}`}
      role="timer"
      aria-label={name}
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
        {caption}
      </span>
    </div>
  )
}
