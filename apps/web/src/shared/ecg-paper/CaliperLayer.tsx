import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { paperCopy } from './copy.ts'
import {
  type Caliper,
  CALIPER_STEP_SECONDS,
  type CaliperLine,
  caliperMs,
  caliperRateBpm,
  moveCaliper,
} from './caliper.ts'
import { placeOf, type StripLayout } from './strip-layout.ts'
import styles from './strip.module.css'

const COARSE = 10

const KEYS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: COARSE,
  PageDown: -COARSE,
}

interface CaliperLayerProps {
  caliper: Caliper
  onChange: (caliper: Caliper) => void
  layout: StripLayout
  /** The paper of one row. */
  paper: { heightPx: number }
  lengthSeconds: number
  /** Width of the label, which stays on the paper when the lines are at its left end. */
  labelPx: number
}

/** Two lines over one row, moved by finger or by the arrow keys; the label tells the time between them. */
export function CaliperLayer({
  caliper,
  onChange,
  layout,
  paper,
  lengthSeconds,
  labelPx,
}: CaliperLayerProps) {
  const held = useRef<{ line: CaliperLine; clientX: number; seconds: number } | null>(null)
  const { row, x } = placeOf(caliper.from, layout)
  const widthPx = (caliper.to - caliper.from) * layout.pxPerSecond
  const least = row * layout.rowSeconds
  const most = Math.min(lengthSeconds, least + layout.rowSeconds)

  const move = (line: CaliperLine, to: number) =>
    onChange(moveCaliper(caliper, line, { to, least, most }))

  const text = paperCopy.caliper(caliperMs(caliper), caliperRateBpm(caliper))

  const handle = (line: CaliperLine) => ({
    role: 'slider',
    tabIndex: 0,
    'aria-label': line === 'from' ? paperCopy.lineFrom : paperCopy.lineTo,
    'aria-valuemin': least,
    'aria-valuemax': most,
    'aria-valuenow': Number(caliper[line].toFixed(2)),
    'aria-valuetext': text,
    onKeyDown: (event: KeyboardEvent) => {
      const steps = (KEYS[event.key] ?? 0) * (event.shiftKey ? COARSE : 1)
      if (steps === 0) return
      event.preventDefault()
      move(line, caliper[line] + steps * CALIPER_STEP_SECONDS)
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { line, clientX: event.clientX, seconds: caliper[line] }
    },
    onPointerMove: (event: PointerEvent) => {
      if (held.current?.line !== line) return
      move(line, held.current.seconds + (event.clientX - held.current.clientX) / layout.pxPerSecond)
    },
    onPointerUp: () => {
      held.current = null
    },
    onPointerCancel: () => {
      held.current = null
    },
  })

  return (
    <div
      className={styles.caliper}
      style={{ top: row * paper.heightPx, left: x, width: widthPx, height: paper.heightPx }}
    >
      <span className={styles.span} />
      <output
        className={`caption on-solid strong nowrap absolute left-half pill ${styles.measure}`}
        style={{ left: Math.max(widthPx / 2, labelPx / 2 - x) }}
      >
        {text}
      </output>
      <div
        {...handle('from')}
        className={`cell round absolute square ${styles.handle}`}
        style={{ left: 0 }}
      >
        <span className={`cell round ${styles.knob}`} />
      </div>
      <div
        {...handle('to')}
        className={`cell round absolute square ${styles.handle}`}
        style={{ left: widthPx }}
      >
        <span className={`cell round ${styles.knob}`} />
      </div>
    </div>
  )
}
