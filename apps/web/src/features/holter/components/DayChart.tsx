import { useMemo, useRef, useSyncExternalStore } from 'react'
import { BEAT_SIGNS } from '@kangban/rules/ecg/mark-words'
import { HEART_RATE } from '@kangban/rules/thresholds'
import { clockTime } from '../../../shared/ecg-paper/clock-time.ts'
import { useWidth } from '../../../shared/ecg-paper/use-size.ts'
import { COPY, KIND_WORDS } from '../copy.ts'
import {
  axisOf,
  bandLimits,
  bandPath,
  type ChartScale,
  hourTicks,
  laneOf,
  xOf,
  yOf,
} from '../model/day-chart.ts'
import type { HeartRateBand } from '../model/heart-rate-band.ts'
import { kindsIn, type Mark, type MarkKind } from '../model/marks.ts'
import type { RecordingSession } from '../model/recording-session.ts'
import { centred } from '../model/view.ts'
import styles from './holter.module.css'

/** px in normal mode. */
const LEFT = 44
const BAND_HEIGHT = 66
const LANE = 20
const DIAMOND = 5
const TICK_HALF = 18
const MAX_TICKS = 4
const KEY_STEP_SECONDS = 60

interface DayChartProps {
  session: RecordingSession
  band: HeartRateBand
  marks: readonly Mark[]
  startedAt: string
  seconds: number
  larger: number
}

interface PictureProps extends Omit<DayChartProps, 'session'> {
  widthPx: number
}

interface Plan {
  scale: ChartScale
  lanes: ReturnType<typeof kindsIn>
  laneY: (index: number) => number
  heightPx: number
}

function planOf({ band, marks, seconds, larger, widthPx }: PictureProps): Plan {
  const leftPx = LEFT * larger

  const scale = {
    leftPx,
    widthPx: Math.max(1, widthPx - leftPx - 8),
    topPx: 8,
    heightPx: BAND_HEIGHT * larger,
    seconds,
    ...axisOf(band),
  }

  const lanes = kindsIn(marks)
  const first = scale.topPx + scale.heightPx + LANE * larger * 0.9
  const laneY = (index: number) => first + index * LANE * larger
  return { scale, lanes, laneY, heightPx: laneY(lanes.length) + LANE * larger * 0.3 }
}

/** A single mark on its lane, of the shape that its kind has on the paper. */
function Sign({ kind, x, y }: { kind: MarkKind; x: number; y: number }) {
  if (kind === 'unsure')
    return (
      <text x={x} y={y + DIAMOND} textAnchor="middle" className={styles.laneText}>
        {BEAT_SIGNS.unclassified.sign}
      </text>
    )

  const shape =
    kind === 'early' ? '-6l5.5 11h-11z' : kind === 'wide' ? '-5h5v10h-10v-10z' : '-7l5 7-5 7-5-7z'

  return <path d={`M${x} ${y}m0 ${shape}`} className={styles.laneMark} />
}

/** What does not change while the paper moves. */
function Drawing({ props, plan }: { props: PictureProps; plan: Plan }) {
  const { band, marks, startedAt, seconds, larger } = props
  const { scale, lanes, laneY, heightPx } = plan
  const right = scale.leftPx + scale.widthPx
  const middle = 5 * larger

  return (
    <>
      <defs>
        <pattern
          id="no-signal"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" className={styles.hatchGround} />
          <path d="M0 0V6" className={styles.hatch} />
        </pattern>
      </defs>
      <rect
        x={scale.leftPx}
        y={yOf(HEART_RATE.high, scale)}
        width={scale.widthPx}
        height={yOf(HEART_RATE.low, scale) - yOf(HEART_RATE.high, scale)}
        className={styles.usual}
      />
      {[HEART_RATE.high, HEART_RATE.low].map((bpm) => (
        <text key={bpm} x={scale.leftPx - 6} y={yOf(bpm, scale) + middle} textAnchor="end">
          {bpm}
        </text>
      ))}
      <path d={bandPath(band, scale)} className={styles.band} />
      {marks
        .filter(({ kind }) => kind === 'signal')
        .map(({ from, to }) => (
          <rect
            key={from}
            x={xOf(from, scale)}
            y={scale.topPx}
            width={Math.max(2, xOf(to, scale) - xOf(from, scale))}
            height={scale.heightPx}
            fill="url(#no-signal)"
          />
        ))}
      {lanes.map((kind, index) => (
        <g key={kind} data-kind={kind} className={styles.lane}>
          <text x={0} y={laneY(index) + middle}>
            {KIND_WORDS[kind]}
          </text>
          <path d={`M${scale.leftPx} ${laneY(index)}H${right}`} />
          {laneOf(marks, kind, { scale, leastPx: DIAMOND }).map(({ x, widthPx }) =>
            widthPx < 2 ? (
              <Sign key={x} kind={kind} x={x} y={laneY(index)} />
            ) : (
              <rect
                key={x}
                x={x}
                y={laneY(index) - 6}
                width={widthPx}
                height={12}
                rx={3}
                className={styles.laneMark}
              />
            ),
          )}
        </g>
      ))}
      {hourTicks(startedAt, seconds, larger > 1 ? MAX_TICKS - 1 : MAX_TICKS).map((second) => (
        <text
          key={second}
          x={Math.min(right - TICK_HALF * larger, Math.max(TICK_HALF * larger, xOf(second, scale)))}
          y={heightPx - 4}
          textAnchor="middle"
        >
          {clockTime(startedAt, second).slice(0, 5)}
        </text>
      ))}
    </>
  )
}

/** The heart rate and the marks of the whole record; a touch goes to that time. */
export function DayChart({ session, ...rest }: DayChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const widthPx = useWidth(box)
  const { band, marks, startedAt, seconds, larger } = rest

  const props = useMemo(
    () => ({ band, marks, startedAt, seconds, larger, widthPx }),
    [band, marks, startedAt, seconds, larger, widthPx],
  )

  const plan = useMemo(() => planOf(props), [props])
  const drawing = useMemo(() => <Drawing props={props} plan={plan} />, [props, plan])

  // Whole seconds: finer ones are less than a px.
  const second = useSyncExternalStore(session.subscribe, () => {
    const { picture } = session
    if (!picture) return 0
    return Math.round(picture.view.from + picture.frame.widthPx / picture.view.pxPerSecond / 2)
  })

  const limits = bandLimits(band)
  const at = clockTime(startedAt, second)
  const x = xOf(second, plan.scale)
  const { leftPx, widthPx: chartPx } = plan.scale

  return (
    <div ref={box} className={`relative mb-s2 ${styles.day}`}>
      <svg
        width={widthPx}
        height={plan.heightPx}
        role="img"
        aria-label={limits ? COPY.dayLabel(limits.low, limits.high) : COPY.dayEmpty}
        data-chart=""
      >
        {drawing}
      </svg>
      {/* Beside the drawing, which is not painted anew when it moves. */}
      <span
        className={styles.index}
        style={{ height: plan.laneY(plan.lanes.length - 1) + 8, transform: `translateX(${x}px)` }}
      />
      <input
        type="range"
        className={`absolute bare ${styles.range}`}
        style={{ left: leftPx, width: chartPx, height: plan.heightPx }}
        min={0}
        max={Math.round(seconds)}
        step={KEY_STEP_SECONDS}
        value={Math.min(Math.round(seconds), second)}
        aria-label={COPY.dayPosition}
        aria-valuetext={at}
        onChange={(event) => {
          const to = Number(event.target.value)
          session.move((view, frame) => centred(view, frame, to))
        }}
      />
    </div>
  )
}
