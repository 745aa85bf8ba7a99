import { SAMPLE_RATE } from '@kangban/ecg-core'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { ecgCopy } from '../parts/copy.ts'
import type { Caliper } from '../../../shared/ecg-paper/caliper.ts'
import { fittedPaper, paperFor } from '../parts/paper.ts'
import { stripLayout, type StripMode } from '../../../shared/ecg-paper/strip-layout.ts'
import { CaliperLayer } from '../../../shared/ecg-paper/CaliperLayer.tsx'
import type { StripMark } from '../../../shared/ecg-paper/strip-mark.ts'
import { paintStrip } from './paint-strip.ts'
import styles from '../../../shared/ecg-paper/strip.module.css'
import { StripLabels } from './StripLabels.tsx'
import { useLate } from '../../../shared/ui/parts/use-late.ts'
import { useAnimation } from '../parts/use-animation.ts'
import { useScrollPlace } from './use-scroll-place.ts'
import { useWidth } from '../../../shared/ecg-paper/use-size.ts'

const copy = ecgCopy.leadPage

export interface StripView {
  pxPerMm: number
  speedMmPerS: number
  gainMmPerMv: number
  mode: StripMode
}

/** The band of the labels, and the widths of a flag and of the caliper's label with their words; px in normal mode. */
const BAND_PX = 27
const FLAG_PX = 90
const LABEL_PX = 190
const BORDER_PX = 1

const loadPinch = () => import('./PinchGesture.tsx')

export interface LeadStripProps {
  /** Filtered for display, millivolts at 512 Hz. */
  samples: Float32Array
  marks: readonly StripMark[]
  startedAt: string | null
  view: StripView
  elder: boolean
  label: string
  caliper: Caliper | null
  onCaliper: (caliper: Caliper) => void
  onZoom: (factor: number) => void
  /** The second brought into the middle, each time that it is another object. */
  focus: { seconds: number } | null
  /** Where the screen decides on the height; and what a tap on the paper does there. */
  fit?: { heightPx: number; toggle: ReactNode }
}

/** The strip on clinical paper, scrolled sideways; labels have a band of their own above the trace. */
export function LeadStrip(props: LeadStripProps) {
  const { samples, marks, startedAt, view, elder, caliper } = props
  const scroller = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const viewPx = useWidth(scroller)
  const { part: pinch } = useLate(loadPinch)
  const [scrolledPx, setScrolledPx] = useState(0)
  const lengthSeconds = samples.length / SAMPLE_RATE
  const layout = useMemo(() => stripLayout(lengthSeconds, view, view.mode), [lengthSeconds, view])
  const larger = elder ? 4 / 3 : 1
  const bandPx = BAND_PX * larger

  const fitPx = props.fit ? props.fit.heightPx - 2 * BORDER_PX : null

  const paper = useMemo(() => {
    const wish = {
      pxPerMv: view.gainMmPerMv * view.pxPerMm,
      squarePx: 5 * view.pxPerMm,
      headPx: bandPx,
      footPx: bandPx,
      leastMv: { above: 1.2, below: 0.5 },
    }

    return fitPx === null
      ? paperFor(samples, wish)
      : { heightPx: fitPx, zeroPx: fittedPaper(samples, wish, fitPx) }
  }, [samples, view, bandPx, fitPx])

  useAnimation(() => {
    const strokePx = elder ? 2.6 : 1.8

    paintStrip(canvas.current, {
      ...view,
      samples,
      layout,
      paper,
      viewPx,
      scrolledPx,
      strokePx,
      bandPx,
    })
  }, false)

  useScrollPlace(scroller, { layout, focus: props.focus })

  return (
    <div
      ref={scroller}
      className={`inset-focus ${styles.scroller}`}
      data-light
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      role="region"
      aria-label={copy.paperLabel}
      onScroll={(event) => setScrolledPx(event.currentTarget.scrollLeft)}
    >
      {pinch && <pinch.PinchGesture target={scroller} onZoom={props.onZoom} />}
      <div
        className="relative clip"
        style={{ width: layout.widthPx, height: layout.rows * paper.heightPx }}
      >
        <canvas
          ref={canvas}
          className={`block sticky ${styles.canvas}`}
          style={{ width: viewPx, height: layout.rows * paper.heightPx }}
          role="img"
          aria-label={props.label}
          data-ecg-trace=""
        />
        {props.fit && (
          <div className={styles.inView} style={{ left: scrolledPx, width: viewPx }}>
            {props.fit.toggle}
          </div>
        )}
        <StripLabels
          {...{ marks, startedAt, layout, paper, bandPx, scrolledPx }}
          flagPx={FLAG_PX * larger}
        />
        {caliper && (
          <CaliperLayer
            {...{ caliper, layout, paper, lengthSeconds }}
            labelPx={LABEL_PX * larger}
            onChange={props.onCaliper}
          />
        )}
      </div>
    </div>
  )
}
