import { useSyncExternalStore } from 'react'
import { MS_PER_MINUTE, shanghaiClock, shanghaiDay } from '@kangban/china-time'
import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { lengthText } from '@kangban/rules/day/time-words'
import strip from '../../../shared/ecg-paper/strip.module.css'
import { COPY, durationWords } from '../copy.ts'
import type { RecordingSession } from '../model/recording-session.ts'
import { isClinical, PX_PER_MM, visibleSeconds } from '../model/view.ts'

const nothing = () => () => undefined

/** When what is in sight was recorded, and of what it is a part. */
export function PlaceLine(props: {
  session: RecordingSession | null
  startedAt: string
  seconds: number
}) {
  const { session, startedAt, seconds } = props

  const minute = useSyncExternalStore(session?.subscribe ?? nothing, () =>
    Math.floor((session?.picture?.view.from ?? 0) / 60),
  )

  const moment = new Date(Date.parse(startedAt) + minute * MS_PER_MINUTE)

  return (
    <p className="note mt-s05">
      {dayText(shanghaiDay(moment), todayInChina())} {shanghaiClock(moment)} · {COPY.lead} ·{' '}
      {COPY.recordOf(lengthText(seconds))}
    </p>
  )
}

/** Paper speed or how much is in sight, gain, rate and filter. */
export function ScaleLine(props: {
  session: RecordingSession
  rateHz: number
  gainMmPerMv: number
}) {
  const { session, rateHz, gainMmPerMv } = props

  const text = useSyncExternalStore(session.subscribe, () => {
    const { picture } = session
    if (!picture) return ''
    const { view, frame } = picture
    if (isClinical(view))
      return COPY.scale(Math.round((view.pxPerSecond / PX_PER_MM) * 10) / 10, gainMmPerMv)

    return COPY.span(
      durationWords(Math.min(frame.seconds, visibleSeconds(view, frame))),
      gainMmPerMv,
    )
  })

  const style = useSyncExternalStore(session.subscribe, () => session.picture?.drawing.style)
  if (!style) return null

  return (
    <p className={`flow spread hint ${strip.facts}`}>
      <span>{text}</span>
      <span>{style === 'samples' ? COPY.filtered(rateHz) : COPY.unfiltered}</span>
    </p>
  )
}
