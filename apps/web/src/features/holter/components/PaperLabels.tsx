import { clockTime } from '../../../shared/ecg-paper/clock-time.ts'
import { FlagText } from '../../../shared/ecg-paper/FlagText.tsx'
import strip from '../../../shared/ecg-paper/strip.module.css'
import { BEAT_SIGNS } from '@kangban/rules/ecg/mark-words'
import { COPY } from '../copy.ts'
import { flagsOf, spansOf } from '../model/flags.ts'
import { flagWords } from '../model/mark-words.ts'
import type { Mark } from '../model/marks.ts'
import { type Frame, isClinical, layoutOf, type View } from '../model/view.ts'
import styles from './holter.module.css'

interface PaperLabelsProps {
  view: View
  frame: Frame
  /** Those in sight. */
  marks: readonly Mark[]
  startedAt: string
  bandPx: number
  /** Widths of a flag and of a time with their words. */
  flagPx: number
  timePx: number
  /** A row whose band holds other words. */
  wordless: number | null
}

/** The time at the left end of each row, the size of the pulse, and the marks in the band above the trace. */
export function PaperLabels({
  view,
  frame,
  marks,
  startedAt,
  bandPx,
  flagPx,
  ...props
}: PaperLabelsProps) {
  const { timePx, wordless } = props
  const layout = layoutOf(view, frame)
  const spans = spansOf(marks, view.from, layout)

  return (
    <div className={styles.labels} aria-hidden="true">
      {Array.from({ length: frame.rows }, (_, row) => (
        <span
          key={row}
          className={`caption lines-14 px-s1 absolute ${strip.label} strong`}
          style={{ top: row * frame.heightPx + 4, left: 6 }}
        >
          {clockTime(startedAt, view.from + row * layout.rowSeconds)}
        </span>
      ))}
      {isClinical(view) && (
        <span
          className={`caption lines-14 px-s1 absolute ${strip.label}`}
          style={{ top: frame.zeroPx + 5, left: 4 }}
        >
          {COPY.millivolt}
        </span>
      )}
      {spans.map(({ mark, row, x, widthPx }) => (
        <span
          key={`${mark.code} ${mark.sample} ${row}`}
          className={styles.span}
          data-kind={mark.kind}
          style={{ top: row * frame.heightPx + bandPx - 3, left: x, width: widthPx }}
        />
      ))}
      {flagsOf(marks, view.from, { layout, flagPx }).map(({ mark, row, x, hasRoom }) => {
        // At the ends of the paper and beside the time there is no room for words.
        const words =
          hasRoom && row !== wordless && x > timePx + flagPx / 2 && x < frame.widthPx - flagPx / 2

        return (
          <span
            key={`${mark.code} ${mark.sample}`}
            className={words ? strip.flag : mark.beat ? strip.signOnly : strip.tipOnly}
            data-denied={mark.denied || undefined}
            style={{
              top: row * frame.heightPx + (words ? 2 : bandPx - (mark.beat ? 17 : 4)),
              left: x,
            }}
          >
            {words ? (
              <FlagText words={flagWords(mark)} denied={mark.denied} />
            ) : (
              mark.beat && BEAT_SIGNS[mark.beat].sign
            )}
          </span>
        )
      })}
    </div>
  )
}
