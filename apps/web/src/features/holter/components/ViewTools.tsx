import { useSyncExternalStore } from 'react'
import { ChipChoice } from '../../../shared/ecg-paper/ChipChoice.tsx'
import { GAINS_MM_PER_MV } from '../../../shared/ecg-paper/paper-scales.ts'
import strip from '../../../shared/ecg-paper/strip.module.css'
import { COPY } from '../copy.ts'
import type { RecordingSession } from '../model/recording-session.ts'
import {
  nextScale,
  panned,
  PX_PER_MM,
  scaled,
  SPEEDS_MM_PER_S,
  visibleSeconds,
  wholeRecord,
} from '../model/view.ts'

/** Of the view, so that something of it stays in sight. */
const STEP_PART = 0.8

interface ViewToolsProps {
  session: RecordingSession
  gainMmPerMv: number
  onGain: (gainMmPerMv: number) => void
  caliperOn: boolean
  /** Offered where a beat has a shape. */
  canMeasure: boolean
  onCaliper: () => void
  onJump: () => void
}

/** What of the view the buttons depend on, as one text: it changes far more seldom than the view. */
function stateOf({ picture }: RecordingSession): string {
  if (!picture) return ''
  const { view, frame } = picture

  const canZoom = (direction: 'in' | 'out') =>
    nextScale(view, frame, direction) !== view.pxPerSecond

  const atEnd = view.from + visibleSeconds(view, frame) >= frame.seconds - 0.01
  const speed = SPEEDS_MM_PER_S.find((each) => each * PX_PER_MM === view.pxPerSecond) ?? null

  return JSON.stringify({
    speed,
    in: canZoom('in'),
    out: canZoom('out'),
    atStart: view.from <= 0,
    atEnd,
  })
}

interface ToolState {
  speed: number | null
  in: boolean
  out: boolean
  atStart: boolean
  atEnd: boolean
}

function Chip({
  text,
  sign,
  ...action
}: {
  text: string
  sign?: string
  onClick: () => void
  disabled?: boolean
}) {
  return (
    <button type="button" className={strip.chip} {...action}>
      {sign && <span aria-hidden="true">{sign}</span>}
      {text}
    </button>
  )
}

/** Everything that fingers can do to the paper, as buttons. */
export function ViewTools({ session, ...props }: ViewToolsProps) {
  const state = useSyncExternalStore(session.subscribe, () => stateOf(session))
  if (!state) return null
  const now = JSON.parse(state) as ToolState

  const step = (views: number) =>
    session.move((view, of) =>
      panned(view, of, views * visibleSeconds(view, of) * view.pxPerSecond),
    )

  // From the view that is wanted by now, not from the one that is shown: taps may come faster than drawings.
  const zoom = (direction: 'in' | 'out') =>
    session.move((view, of) => scaled(view, of, { pxPerSecond: nextScale(view, of, direction) }))

  return (
    <div className={`grid gap-s2 ${strip.tools}`} role="group" aria-label={COPY.tools}>
      <ChipChoice
        label={COPY.speed}
        value={now.speed}
        values={SPEEDS_MM_PER_S}
        onChange={(chosen) =>
          session.move((view, of) => scaled(view, of, { pxPerSecond: chosen * PX_PER_MM }))
        }
      />
      <ChipChoice
        label={COPY.gain}
        value={props.gainMmPerMv}
        values={GAINS_MM_PER_MV}
        onChange={props.onGain}
      />
      <button
        type="button"
        className={strip.chip}
        aria-pressed={props.caliperOn}
        disabled={!props.canMeasure}
        onClick={props.onCaliper}
      >
        {props.caliperOn && <span aria-hidden="true">✓</span>}
        {COPY.caliper}
      </button>
      <Chip text={COPY.zoomOut} sign="－" disabled={!now.out} onClick={() => zoom('out')} />
      <Chip text={COPY.zoomIn} sign="＋" disabled={!now.in} onClick={() => zoom('in')} />
      <Chip
        text={COPY.whole}
        disabled={!now.out}
        onClick={() => session.move((_, of) => wholeRecord(of))}
      />
      <Chip text={COPY.earlier} sign="‹" disabled={now.atStart} onClick={() => step(-STEP_PART)} />
      <Chip text={COPY.later} sign="›" disabled={now.atEnd} onClick={() => step(STEP_PART)} />
      <Chip text={COPY.jump} onClick={props.onJump} />
    </div>
  )
}
