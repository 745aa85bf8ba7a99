import { GRID_PX, legacyTrace } from '@kangban/ecg-core'
import { useMemo, useRef } from 'react'
import { MarkFlags } from './MarkFlags.tsx'
import { moveFlags } from './move-flags.ts'
import type { StripMark } from '../../../shared/ecg-paper/strip-mark.ts'
import { placeTime } from './place-time.ts'
import { paperFor } from './paper.ts'
import {
  LEGACY_PX_PER_MV,
  LEGACY_SPAN_PX,
  LEGACY_ZERO_PX,
  scrollView,
  visibleMarks,
} from './scroll-view.ts'
import { paintTrace, prepareCanvas, tokenColor } from '../../../shared/ecg-paper/canvas-paint.ts'
import styles from './paper.module.css'
import { PaperGrid } from './PaperGrid.tsx'
import { useAnimation } from './use-animation.ts'
import { useWidth } from '../../../shared/ecg-paper/use-size.ts'

/** In px of the 3 px grid: bands for the flag of a mark and for the times, and the least room of the trace. */
const WISH = {
  pxPerMv: LEGACY_PX_PER_MV,
  squarePx: 5 * GRID_PX,
  headPx: 34,
  footPx: 24,
  leastMv: { above: 1.4, below: 0.6 },
}

const ELDER_SCALE = 4 / 3

interface ScrollTraceProps {
  /** Filtered for display, millivolts at 512 Hz. */
  samples: Float32Array
  marks: readonly StripMark[]
  startedAt: string | null
  /** Samples drawn by now; asked for every frame while `playing`. */
  drawn: (widthPx: number) => number
  playing: boolean
  /** Larger paper and stroke. */
  elder: boolean
  label: string
}

/** The documented trace on its 3 px grid: written to the right edge, then scrolling to the left. */
export function ScrollTrace({
  samples,
  marks,
  startedAt,
  drawn,
  playing,
  elder,
  label,
}: ScrollTraceProps) {
  const frame = useRef<HTMLDivElement>(null)
  const trace = useRef<HTMLCanvasElement>(null)
  const scale = elder ? ELDER_SCALE : 1
  const framePx = useWidth(frame)
  const { heightPx, zeroPx } = useMemo(() => paperFor(samples, WISH), [samples])
  const size = { widthPx: framePx, heightPx: heightPx * scale }

  useAnimation(() => {
    if (framePx === 0 || !frame.current) return
    const widthPx = framePx / scale
    const view = scrollView(drawn(widthPx), widthPx)
    const context = prepareCanvas(trace.current, size)

    if (context && trace.current) {
      context.scale(scale, scale)
      context.beginPath()
      context.rect(0, WISH.headPx, widthPx, heightPx - WISH.headPx - WISH.footPx)
      context.clip()
      context.translate(0, zeroPx - LEGACY_ZERO_PX)
      const written = samples.subarray(0, view.end)

      const path = legacyTrace(written, {
        widthPx,
        heightPx: LEGACY_SPAN_PX,
        firstSample: view.first,
      })

      paintTrace(context, path, {
        color: tokenColor(trace.current, '--m-ecg'),
        widthPx: elder ? 2.25 : 1.9,
      })
    }

    moveFlags(
      frame.current,
      visibleMarks(marks, view).map((x) => x * scale),
    )

    const times = [view.fromSeconds, view.toSeconds]

    for (const [i, label] of [...frame.current.querySelectorAll('[data-time]')].entries()) {
      label.textContent = placeTime(startedAt, times[i] ?? 0)
    }
  }, playing)

  return (
    <div
      ref={frame}
      className={`fixed relative bleed clip ${styles.paper}`}
      data-light
      style={{ height: size.heightPx }}
    >
      <PaperGrid {...size} pxPerMm={GRID_PX * scale} />
      <canvas
        ref={trace}
        className={`wide absolute full-height ${styles.layer}`}
        role="img"
        aria-label={label}
        data-ecg-trace=""
      />
      <MarkFlags marks={marks} />
      <span data-time="" className={`${styles.corner} ${styles.bottomLeft}`} />
      <span data-time="" className={`${styles.corner} ${styles.bottomRight}`} />
    </div>
  )
}
