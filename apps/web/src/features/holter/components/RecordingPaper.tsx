import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { CaliperLayer } from '../../../shared/ecg-paper/CaliperLayer.tsx'
import type { Caliper } from '../../../shared/ecg-paper/caliper.ts'
import { clockTime } from '../../../shared/ecg-paper/clock-time.ts'
import { placeOf } from '../../../shared/ecg-paper/strip-layout.ts'
import { useLate } from '../../../shared/ui/parts/use-late.ts'
import { useWidth } from '../../../shared/ecg-paper/use-size.ts'
import { COPY } from '../copy.ts'
import { keyMove } from '../model/key-moves.ts'
import { type Mark, marksWithin } from '../model/marks.ts'
import type { RecordingSession } from '../model/recording-session.ts'
import { type Frame, layoutOf, PX_PER_MM, visibleSeconds } from '../model/view.ts'
import styles from './holter.module.css'
import { paintRows, type Pen, penOf } from './paint-rows.ts'
import { PaperLabels } from './PaperLabels.tsx'

const loadGestures = () => import('./PaperGestures.tsx')

const ROWS = 2
/** A phone on its side keeps so much of its height for what stands around the paper, and has one row where two leave less. */
const AROUND_PX = 60
/** The band of the labels, and the widths of a flag, a time and the caliper's label with their words; px in normal mode. */
const BAND_PX = 27
const FLAG_PX = 90
const TIME_PX = 72
const LABEL_PX = 190

interface RecordingPaperProps {
  session: RecordingSession
  marks: readonly Mark[]
  startedAt: string
  /** Of the record. */
  seconds: number
  gainMmPerMv: number
  reach: { aboveMv: number; belowMv: number }
  elder: boolean
  label: string
  caliper: Caliper | null
  onCaliper: (caliper: Caliper) => void
}

function useFrame(
  paper: React.RefObject<HTMLElement | null>,
  props: RecordingPaperProps,
): Frame & { bandPx: number } {
  const widthPx = useWidth(paper)
  const { seconds, gainMmPerMv, reach, elder } = props

  return useMemo(() => {
    const bandPx = BAND_PX * (elder ? 4 / 3 : 1)
    const pxPerMv = gainMmPerMv * PX_PER_MM
    const zeroPx = bandPx + reach.aboveMv * pxPerMv
    const square = 5 * PX_PER_MM
    const heightPx = Math.ceil((zeroPx + reach.belowMv * pxPerMv + bandPx / 2) / square) * square
    const rows = ROWS * heightPx + AROUND_PX < window.innerHeight ? ROWS : 1
    return { widthPx, rows, seconds, pxPerMv, heightPx, zeroPx, bandPx }
  }, [widthPx, seconds, gainMmPerMv, reach, elder])
}

/** One or two rows of paper with the part of the record that is looked at; drawn by finger, wheel and keys. */
export function RecordingPaper(props: RecordingPaperProps) {
  const { session, marks, startedAt, seconds, elder, caliper } = props
  const paper = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  /** Asking for colours costs a layout, so they are asked for once. */
  const pen = useRef<Pen | null>(null)
  const frame = useFrame(paper, props)
  const picture = useSyncExternalStore(session.subscribe, () => session.picture)
  const larger = elder ? 4 / 3 : 1
  const { part: gestures } = useLate(loadGestures)

  useLayoutEffect(() => {
    if (frame.widthPx > 0) session.setFrame(frame)
  }, [session, frame])

  useLayoutEffect(() => {
    if (canvas.current)
      pen.current = penOf(canvas.current, { strokePx: elder ? 2.6 : 1.8, bandPx: frame.bandPx })
  }, [elder, frame.bandPx])

  useLayoutEffect(() => {
    if (!picture || !pen.current) return
    paintRows(canvas.current, picture, pen.current)
  }, [picture])

  const onKeyDown = (event: KeyboardEvent) => {
    const move = keyMove(event.key, event.shiftKey)
    if (!move) return
    event.preventDefault()
    session.move(move)
  }

  const view = picture?.view ?? { from: 0, pxPerSecond: 1 }
  const shown = picture?.frame ?? frame
  const layout = layoutOf(view, shown)
  const end = Math.min(seconds, view.from + visibleSeconds(view, shown))
  const inSight = picture ? marksWithin(marks, view.from, end) : []
  const heightPx = frame.rows * frame.heightPx
  // Of what is painted, so that nothing is stretched until the paper is painted anew.
  const canvasSize = { width: shown.widthPx, height: shown.rows * shown.heightPx }

  return (
    <div
      ref={paper}
      className={`fixed relative bleed clip ${styles.paper}`}
      data-light
      style={{ height: heightPx }}
      data-reading={!picture?.drawing.complete}
    >
      <canvas
        ref={canvas}
        className="block"
        style={canvasSize}
        role="img"
        aria-label={props.label}
      />
      <div
        ref={surface}
        className={`inset-focus ${styles.surface}`}
        role="slider"
        tabIndex={0}
        aria-label={COPY.position}
        aria-valuemin={0}
        aria-valuemax={Math.round(seconds)}
        aria-valuenow={Math.round(view.from)}
        aria-valuetext={COPY.positionText(
          clockTime(startedAt, view.from),
          clockTime(startedAt, end),
        )}
        onKeyDown={onKeyDown}
      />
      {gestures && <gestures.PaperGestures element={surface} session={session} />}
      {picture && (
        <PaperLabels
          {...{ view, startedAt }}
          frame={picture.frame}
          marks={inSight}
          bandPx={frame.bandPx}
          flagPx={FLAG_PX * larger}
          timePx={TIME_PX * larger}
          wordless={caliper ? placeOf(caliper.from - view.from, layout).row : null}
        />
      )}
      {caliper && picture && caliper.from >= view.from && caliper.to <= end && (
        <CaliperLayer
          caliper={{ from: caliper.from - view.from, to: caliper.to - view.from }}
          onChange={({ from, to }) =>
            props.onCaliper({ from: from + view.from, to: to + view.from })
          }
          layout={layout}
          paper={frame}
          lengthSeconds={end - view.from}
          // Right of the time.
          labelPx={Math.min(
            (LABEL_PX + 2 * TIME_PX) * larger,
            2 * frame.widthPx - LABEL_PX * larger,
          )}
        />
      )}
      {!picture?.drawing.complete && (
        <p className={`hint pill px-s2 surface absolute ${styles.reading}`} role="status">
          {COPY.reading}
        </p>
      )}
    </div>
  )
}
