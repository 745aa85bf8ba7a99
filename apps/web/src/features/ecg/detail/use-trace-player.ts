import { goesOn, SAMPLE_RATE } from '@kangban/ecg-core'
import { useEffect, useState } from 'react'
import { restingPlace } from '../parts/scroll-view.ts'
import {
  atSpeed,
  createTraceClock,
  isAtEnd,
  pause,
  play,
  positionAt,
  samplesAt,
  seek,
} from './trace-clock.ts'

/** How often the slider and the seconds beside it follow the trace. */
const FOLLOW_MS = 200

const SLOW = 0.5

interface Recording {
  /** Number of samples. */
  length: number
  marks: readonly { sample: number }[]
  /** Whether the page with this hash still shows the trace; the documented ECG view by default. */
  isShown?: (hash: string) => boolean
}

const toMs = (samples: number): number => (samples * 1000) / SAMPLE_RATE

/**
 * Plays a record. Unless it plays from the start, the trace rests with the first mark in sight. It stops when the page no
 * longer shows it.
 */
export function useTracePlayer(
  { length, marks, isShown = goesOn }: Recording,
  playsAtOnce: boolean,
) {
  const [clock, setClock] = useState(() => {
    const fresh = createTraceClock(toMs(length))
    return playsAtOnce ? play(fresh, performance.now()) : fresh
  })

  const [rests, setRests] = useState(!playsAtOnce)
  const [nowMs, setNowMs] = useState(() => performance.now())
  /** Samples drawn while it rests; depends on the width of the paper. */
  const [restsAt, setRestsAt] = useState(0)
  const playing = clock.since !== null

  useEffect(() => {
    if (!playing) return undefined

    const follow = setInterval(() => {
      const now = performance.now()
      setNowMs(now)

      setClock((current) =>
        isAtEnd(current, now) || !isShown(location.hash) ? pause(current, now) : current,
      )
    }, FOLLOW_MS)

    return () => clearInterval(follow)
  }, [playing, isShown])

  const change = (next: (current: typeof clock, now: number) => typeof clock) => {
    const now = performance.now()
    const from = rests ? seek(clock, toMs(restsAt), now) : clock
    setRests(false)
    setNowMs(now)
    setClock(next(from, now))
  }

  const positionMs = rests ? toMs(restsAt) : positionAt(clock, nowMs)

  return {
    playing,
    ended: !playing && !rests && isAtEnd(clock, nowMs),
    slow: clock.speed === SLOW,
    positionSeconds: positionMs / 1000,
    lengthSeconds: clock.lengthMs / 1000,
    drawn: (widthPx: number): number => {
      if (!rests) return samplesAt(clock, performance.now())
      const place = restingPlace(marks, length, widthPx)
      if (place !== restsAt) setRestsAt(place)
      return place
    },
    toggle: () => change(playing ? pause : play),
    toggleSpeed: () =>
      change((current, now) => atSpeed(current, current.speed === SLOW ? 1 : SLOW, now)),
    seekTo: (seconds: number) => change((current, now) => seek(current, seconds * 1000, now)),
  }
}

export type TracePlayerState = ReturnType<typeof useTracePlayer>
