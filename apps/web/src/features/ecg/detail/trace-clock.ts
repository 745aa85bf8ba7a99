import { SAMPLE_RATE, samplesDue } from '@kangban/ecg-core'

/** Where a trace is, by elapsed time and not by frames. `since` is the moment of the last play, null while it stands. */
export interface TraceClock {
  /** Position at `since`, in ms of the record. */
  positionMs: number
  since: number | null
  speed: number
  lengthMs: number
}

export const createTraceClock = (lengthMs: number, positionMs = 0): TraceClock => ({
  positionMs: clamp(positionMs, lengthMs),
  since: null,
  speed: 1,
  lengthMs,
})

const clamp = (positionMs: number, lengthMs: number): number =>
  Math.min(lengthMs, Math.max(0, positionMs))

export function positionAt(clock: TraceClock, nowMs: number): number {
  const elapsed = clock.since === null ? 0 : Math.max(0, nowMs - clock.since) * clock.speed
  return clamp(clock.positionMs + elapsed, clock.lengthMs)
}

export const isAtEnd = (clock: TraceClock, nowMs: number): boolean =>
  positionAt(clock, nowMs) >= clock.lengthMs

/** Samples drawn by now: elapsed time x 512, in whole steps of 10 samples; at the end all of them. */
export function samplesAt(clock: TraceClock, nowMs: number): number {
  if (isAtEnd(clock, nowMs)) return Math.round((clock.lengthMs * SAMPLE_RATE) / 1000)
  return samplesDue(positionAt(clock, nowMs))
}

/** Plays on, from the beginning where the end is reached. */
export const play = (clock: TraceClock, nowMs: number): TraceClock => ({
  ...clock,
  positionMs: isAtEnd(clock, nowMs) ? 0 : positionAt(clock, nowMs),
  since: nowMs,
})

export const pause = (clock: TraceClock, nowMs: number): TraceClock => ({
  ...clock,
  positionMs: positionAt(clock, nowMs),
  since: null,
})

export const seek = (clock: TraceClock, positionMs: number, nowMs: number): TraceClock => ({
  ...clock,
  positionMs: clamp(positionMs, clock.lengthMs),
  since: clock.since === null ? null : nowMs,
})

export const atSpeed = (clock: TraceClock, speed: number, nowMs: number): TraceClock => ({
  ...seek(clock, positionAt(clock, nowMs), nowMs),
  speed,
})
