import { BEAT_SIGNS, beatFlag } from '@kangban/rules/ecg/mark-words'
import { FlagText } from '../../../shared/ecg-paper/FlagText.tsx'
import { ecgCopy } from '../parts/copy.ts'
import type { StripMark } from '../../../shared/ecg-paper/strip-mark.ts'
import { placeTime } from '../parts/place-time.ts'
import type { Paper } from '../parts/paper.ts'
import { secondsAt, stripFlags, type StripLayout } from '../../../shared/ecg-paper/strip-layout.ts'
import styles from '../../../shared/ecg-paper/strip.module.css'

const copy = ecgCopy.leadPage

interface StripLabelsProps {
  marks: readonly StripMark[]
  startedAt: string | null
  layout: StripLayout
  paper: Paper
  /** Height of the band above each row, in which the labels stand. */
  bandPx: number
  scrolledPx: number
  /** Width of a flag with its words. */
  flagPx: number
}

/** The time at the left edge of each row, the size of the calibration pulse and the flags of the marks. */
export function StripLabels(props: StripLabelsProps) {
  const { marks, startedAt, layout, paper, bandPx, scrolledPx, flagPx } = props

  return (
    <>
      {Array.from({ length: layout.rows }, (_, row) => (
        <span
          key={row}
          className={`caption lines-14 px-s1 absolute ${styles.label} strong`}
          style={{ top: row * paper.heightPx + 4, left: scrolledPx + 6 }}
        >
          {placeTime(startedAt, secondsAt({ row, x: scrolledPx }, layout))}
        </span>
      ))}
      <span
        className={`caption lines-14 px-s1 absolute ${styles.label}`}
        style={{ top: paper.zeroPx + 5, left: 4 }}
      >
        {copy.millivolt}
      </span>
      {stripFlags(marks, layout, flagPx).map(({ mark, row, x, hasRoom }) => (
        <span
          key={mark.sample}
          className={hasRoom ? styles.flag : styles.signOnly}
          data-denied={mark.denied || undefined}
          style={{ top: row * paper.heightPx + (hasRoom ? 2 : bandPx - 17), left: x }}
        >
          {hasRoom ? (
            <FlagText words={beatFlag(mark.kind)} denied={mark.denied} />
          ) : (
            BEAT_SIGNS[mark.kind].sign
          )}
        </span>
      ))}
    </>
  )
}
