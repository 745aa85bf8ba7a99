import { caliperMs } from '../../../shared/ecg-paper/caliper.ts'
import { sidewaysPaper } from './sideways-paper.ts'
import styles from './trace.module.css'
import { sidewaysCopy } from './copy.ts'

interface IntervalListProps {
  /** The R peaks, in seconds. */
  beats: readonly number[]
  elder: boolean
}

/** How long each beat lasts, above the paper between it and the next; without the number where there is no room for it. */
export function IntervalList({ beats, elder }: IntervalListProps) {
  const { pxPerSecond, intervalsPx, figurePx } = sidewaysPaper(elder)

  return (
    <ol className={styles.intervals} aria-label={sidewaysCopy.intervals}>
      {beats.slice(1).map((to, index) => {
        const from = beats[index] ?? to
        const ms = String(caliperMs({ from, to }))
        const widthPx = (to - from) * pxPerSecond
        const hasRoom = widthPx >= (ms.length + 0.6) * figurePx

        return (
          <li
            key={from}
            className="number"
            style={{ top: intervalsPx, left: from * pxPerSecond, width: widthPx }}
          >
            {hasRoom ? ms : <span className="visually-hidden">{ms}</span>}
          </li>
        )
      })}
    </ol>
  )
}
