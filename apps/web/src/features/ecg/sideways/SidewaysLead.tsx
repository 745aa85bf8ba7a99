import { BEAT_MARK_LABELS } from '@kangban/contracts'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import type { LeadContent } from '../lead/lead-content.ts'
import type { LeadStripProps } from '../lead/LeadStrip.tsx'
import { ecgCopy, words } from '../parts/copy.ts'
import { nextGain, nextSpeed } from '../../../shared/ecg-paper/paper-scales.ts'
import { useHeight } from '../../../shared/ecg-paper/use-size.ts'
import { headOf } from './head-of.ts'
import styles from './lead.module.css'
import { RoundTool } from './RoundTool.tsx'
import { SidewaysShell } from './SidewaysShell.tsx'
import { sidewaysCopy } from './copy.ts'

const copy = ecgCopy.leadPage

interface SidewaysLeadProps {
  content: LeadContent
  /** Of the page, which has it already. */
  Strip: ComponentType<LeadStripProps>
  /** As on the upright page. */
  strip: LeadStripProps
  onView: (view: LeadStripProps['view']) => void
  onCaliper: () => void
  onFocus: (seconds: number) => void
  onClose: () => void
}

/** Of the paper: as large as on the page of the record. */
const LARGER = 1.25

/** As high as the paper may be. */
function FittedStrip({
  Strip,
  strip,
  toggle,
}: Pick<SidewaysLeadProps, 'Strip' | 'strip'> & { toggle: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const heightPx = useHeight(frame)

  return (
    <div ref={frame} className={`clip ${styles.fitted}`}>
      {heightPx > 0 && (
        <Strip
          {...strip}
          view={{ ...strip.view, pxPerMm: strip.view.pxPerMm * LARGER, mode: 'line' }}
          fit={{ heightPx, toggle }}
        />
      )}
    </div>
  )
}

/** The strip of a finished record in one line on a phone that lies on its side. */
export function SidewaysLead(props: SidewaysLeadProps) {
  const { content, strip, onView, onFocus } = props
  const { view, marks, elder } = strip
  const { speedMmPerS, gainMmPerMv } = view
  const [at, setAt] = useState(-1)

  const here = marks[at]

  const goOn = () => {
    const next = (at + 1) % marks.length
    setAt(next)
    onFocus((marks[next]?.sample ?? 0) / SAMPLE_RATE)
  }

  const tools = (
    <>
      <RoundTool
        name={sidewaysCopy.speedNow(speedMmPerS)}
        onClick={() => onView({ ...view, speedMmPerS: nextSpeed(speedMmPerS) })}
      >
        {copy.speed}
      </RoundTool>
      <RoundTool
        name={sidewaysCopy.gainNow(gainMmPerMv)}
        onClick={() => onView({ ...view, gainMmPerMv: nextGain(gainMmPerMv) })}
      >
        {copy.gain}
      </RoundTool>
      <RoundTool name={copy.caliper} pressed={strip.caliper !== null} onClick={props.onCaliper}>
        {copy.caliper}
      </RoundTool>
      {marks.length > 0 && (
        <RoundTool name={copy.next} onClick={goOn}>
          {copy.next}
        </RoundTool>
      )}
    </>
  )

  const foot = (
    <p className={`flow spread number ${styles.foot}`}>
      <span>{words.stripScale(speedMmPerS, gainMmPerMv)}</span>
      {marks.length > 0 && (
        <span>
          {here
            ? words.place(BEAT_MARK_LABELS[here.kind], at + 1, marks.length)
            : words.marks(marks.length)}
        </span>
      )}
      <span>{copy.rate}</span>
    </p>
  )

  return (
    <SidewaysShell
      head={headOf(content, content.dataTime)}
      elder={elder}
      onClose={props.onClose}
      tools={tools}
      foot={foot}
    >
      {(toggle) => <FittedStrip Strip={props.Strip} strip={strip} toggle={toggle} />}
    </SidewaysShell>
  )
}
