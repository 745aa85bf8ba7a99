import { clinicalStrip, GRID_PX, SAMPLE_RATE } from '@kangban/ecg-core'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Caliper } from '../../../shared/ecg-paper/caliper.ts'
import { CaliperLayer } from '../../../shared/ecg-paper/CaliperLayer.tsx'
import { paintTrace, prepareCanvas, tokenColor } from '../../../shared/ecg-paper/canvas-paint.ts'
import { useHeight, useWidth } from '../../../shared/ecg-paper/use-size.ts'
import type { TracePlayerState } from '../detail/use-trace-player.ts'
import { words } from '../parts/copy.ts'
import { MarkFlags } from '../parts/MarkFlags.tsx'
import { moveFlags } from '../parts/move-flags.ts'
import { PaperGrid } from '../parts/PaperGrid.tsx'
import { fittedPaper } from '../parts/paper.ts'
import type { StripMark } from '../../../shared/ecg-paper/strip-mark.ts'
import { placeTime } from '../parts/place-time.ts'
import { scrollView, visibleMarks } from '../parts/scroll-view.ts'
import { useAnimation } from '../parts/use-animation.ts'
import { IntervalList } from './IntervalList.tsx'
import { sidewaysPaper } from './sideways-paper.ts'
import styles from './trace.module.css'
import { sidewaysCopy } from './copy.ts'

/** The words of the caliper, which stay on the paper; px. */
const CALIPER_PX = 250

interface SidewaysTraceProps {
  /** Filtered for display, millivolts at 512 Hz. */
  samples: Float32Array
  marks: readonly StripMark[]
  /** The R peaks, in seconds. */
  beats: readonly number[]
  startedAt: string | null
  player: Pick<TracePlayerState, 'drawn' | 'playing'>
  elder: boolean
  label: string
  gainMmPerMv: number
  caliper: Caliper | null
  onCaliper: (caliper: Caliper) => void
  /** Told the width of the paper. */
  onWidth: (widthPx: number) => void
  /** What a tap on the paper does. */
  toggle: ReactNode
}

/** The scrolling trace on the paper of a phone that lies on its side, between how long each beat lasts and the time. */
export function SidewaysTrace(props: SidewaysTraceProps) {
  const { samples, marks, beats, startedAt, player, elder, gainMmPerMv, caliper } = props
  const frame = useRef<HTMLDivElement>(null)
  const trace = useRef<HTMLCanvasElement>(null)
  const size = { widthPx: useWidth(frame), heightPx: useHeight(frame) }
  const { onWidth } = props
  useEffect(() => onWidth(size.widthPx), [onWidth, size.widthPx])
  const { pxPerMm, pxPerSecond, headPx, footPx, strokePx, captionPx } = sidewaysPaper(elder)
  // Larger than the documented trace, which knows px of its own grid alone.
  const scale = pxPerMm / GRID_PX
  const lengthSeconds = samples.length / SAMPLE_RATE

  const zeroPx = useMemo(
    () => fittedPaper(samples, { pxPerMv: gainMmPerMv * pxPerMm, headPx, footPx }, size.heightPx),
    [samples, gainMmPerMv, pxPerMm, headPx, footPx, size.heightPx],
  )

  useAnimation(() => {
    if (size.widthPx === 0 || !frame.current) return
    const widthPx = size.widthPx / scale
    const view = scrollView(player.drawn(widthPx), widthPx)
    const context = prepareCanvas(trace.current, size)

    if (context && trace.current) {
      context.beginPath()
      context.rect(0, headPx, size.widthPx, size.heightPx - headPx - footPx)
      context.clip()
      const viewport = { ...size, pxPerMm, gainMmPerMv, zeroPx, firstSample: view.first }
      const path = clinicalStrip(samples.subarray(0, view.end), SAMPLE_RATE, viewport)
      paintTrace(context, path, { color: tokenColor(trace.current, '--m-ecg'), widthPx: strokePx })
    }

    const places = visibleMarks(marks, view).map((x) => x * scale)
    moveFlags(frame.current, places, sidewaysCopy.intervals.length * captionPx)
    moveAlong(frame.current, view, pxPerSecond)
    const time = frame.current.querySelector('[data-time]')
    if (time) time.textContent = placeTime(startedAt, view.fromSeconds)
  }, player.playing)

  return (
    <div ref={frame} className={`relative clip ${styles.frame}`}>
      <PaperGrid {...size} pxPerMm={pxPerMm} />
      <canvas
        ref={trace}
        className={`wide absolute full-height ${styles.layer}`}
        role="img"
        aria-label={props.label}
        data-ecg-trace=""
      />
      <MarkFlags marks={marks} />
      <div className={`absolute wide full-height ${styles.layer}`}>{props.toggle}</div>
      <span className={styles.unit}>{sidewaysCopy.intervals}</span>
      <div className={`absolute clip ${styles.written}`} data-written="">
        <div
          className={`absolute ${styles.moving}`}
          style={{ width: lengthSeconds * pxPerSecond }}
          data-moving=""
        >
          <IntervalList beats={beats} elder={elder} />
          {caliper && (
            <CaliperLayer
              caliper={caliper}
              layout={{
                rows: 1,
                rowSeconds: lengthSeconds,
                pxPerSecond,
                leftPx: 0,
                widthPx: lengthSeconds * pxPerSecond,
              }}
              paper={size}
              lengthSeconds={lengthSeconds}
              labelPx={CALIPER_PX}
              onChange={props.onCaliper}
            />
          )}
        </div>
      </div>
      <span data-time="" className={`number ${styles.corner}`} />
      <span className={`${styles.corner} ${styles.scale}`}>{words.paperScale(gainMmPerMv)}</span>
    </div>
  )
}

/** What is written on the paper moves with it, and is seen as far as the pen has come. */
function moveAlong(
  frame: HTMLElement,
  { first, end }: { first: number; end: number },
  pxPerSecond: number,
): void {
  const written = frame.querySelector<HTMLElement>('[data-written]')
  const moving = frame.querySelector<HTMLElement>('[data-moving]')
  if (!written || !moving) return
  const px = (samples: number) => (samples / SAMPLE_RATE) * pxPerSecond
  written.style.width = `${px(end - first)}px`
  moving.style.transform = `translateX(${-px(first)}px)`
}
