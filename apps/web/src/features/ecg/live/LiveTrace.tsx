import { clinicalStrip, SAMPLE_RATE } from '@kangban/ecg-core'
import { useRef } from 'react'
import { ecgCopy } from '../parts/copy.ts'
import type { LiveController } from './live-controller.ts'
import { type SweepPart, sweepView } from './signal/sweep.ts'
import { paintTrace, prepareCanvas, tokenColor } from '../../../shared/ecg-paper/canvas-paint.ts'
import styles from '../parts/paper.module.css'
import { PaperGrid } from '../parts/PaperGrid.tsx'
import { useAnimation } from '../parts/use-animation.ts'
import { useWidth } from '../../../shared/ecg-paper/use-size.ts'

const PX_PER_MM = 4
const PX_PER_SECOND = 25 * PX_PER_MM
const PX_PER_MV = 10 * PX_PER_MM
/** Top band for the labels, and where 0 mV lies below it. */
const HEAD_PX = 30
const ZERO_PART = 0.64
const GAP_PX = 26
/** The older pass is paler, but still 3:1 on paper. */
const OLDER_COLOR = '#5e9a92'
const PAPER_COLOR = '#fffaf6'

interface LiveTraceProps {
  controller: LiveController
  heightPx: number
  strokePx: number
  /** While false the last picture stands. */
  running: boolean
  /** Of the paper, where no other line tells it. */
  scale?: string
}

/** The running measurement: a sweep with an erase gap, drawn by elapsed time and not by frames. */
export function LiveTrace({ controller, heightPx, strokePx, running, scale }: LiveTraceProps) {
  const frame = useRef<HTMLDivElement>(null)
  const trace = useRef<HTMLCanvasElement>(null)
  const widthPx = useWidth(frame)

  useAnimation(() => {
    const drawn = controller.advance()
    paintSweep(trace.current, { controller, drawn, widthPx, heightPx, strokePx })
  }, running)

  return (
    <div
      ref={frame}
      className={`fixed relative bleed clip ${styles.paper}`}
      data-light
      style={{ height: heightPx }}
    >
      <PaperGrid widthPx={widthPx} heightPx={heightPx} pxPerMm={PX_PER_MM} />
      <canvas
        ref={trace}
        className={`wide absolute full-height ${styles.layer}`}
        role="img"
        aria-label={ecgCopy.live.traceLabel}
        data-ecg-trace=""
      />
      <span className={`${styles.corner} ${styles.topLeft}`}>
        {[ecgCopy.lead, scale].filter(Boolean).join('　')}
      </span>
      <span className={`${styles.corner} ${styles.topRight}`}>
        {running ? ecgCopy.live.now : ecgCopy.live.stands}
      </span>
    </div>
  )
}

interface Sweep {
  controller: LiveController
  drawn: number
  widthPx: number
  heightPx: number
  strokePx: number
}

function paintSweep(canvas: HTMLCanvasElement | null, sweep: Sweep): void {
  const { controller, drawn, widthPx, heightPx, strokePx } = sweep
  const context = prepareCanvas(canvas, { widthPx, heightPx })
  if (!canvas || !context || widthPx === 0 || drawn === 0) return
  const { signal } = controller.feed
  const zeroPx = HEAD_PX + (heightPx - HEAD_PX) * ZERO_PART
  const view = sweepView(drawn, { widthPx, pxPerSecond: PX_PER_SECOND, gapPx: GAP_PX })
  const color = tokenColor(canvas, '--m-ecg')

  const paintPart = (part: SweepPart, pen: { color: string; widthPx: number }) => {
    const viewport = { widthPx: widthPx * 2, heightPx, pxPerMm: PX_PER_MM, zeroPx, leftPx: part.x }
    paintTrace(context, clinicalStrip(signal.trace(part.from, part.to), SAMPLE_RATE, viewport), pen)
  }

  context.save()
  context.beginPath()
  context.rect(0, HEAD_PX, widthPx, heightPx - HEAD_PX)
  context.clip()
  if (view.older) paintPart(view.older, { color: OLDER_COLOR, widthPx: strokePx * 0.8 })
  context.globalAlpha = 0.86
  context.fillStyle = PAPER_COLOR
  context.fillRect(view.penX, HEAD_PX, GAP_PX, heightPx)
  context.globalAlpha = 1
  paintPart(view.current, { color, widthPx: strokePx })
  context.restore()

  paintPen(context, {
    x: view.penX,
    y: zeroPx - (signal.trace(drawn - 1, drawn)[0] ?? NaN) * PX_PER_MV,
    heightPx,
    color,
  })
}

function paintPen(
  context: CanvasRenderingContext2D,
  pen: { x: number; y: number; heightPx: number; color: string },
): void {
  context.fillStyle = pen.color
  context.globalAlpha = 0.55
  context.fillRect(pen.x - 0.75, HEAD_PX, 1.5, pen.heightPx)
  context.globalAlpha = 1
  if (!Number.isFinite(pen.y)) return
  context.beginPath()
  context.arc(pen.x, Math.max(HEAD_PX, pen.y), 5, 0, 2 * Math.PI)
  context.fill()
}
