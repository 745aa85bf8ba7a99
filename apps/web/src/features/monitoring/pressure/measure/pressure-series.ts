import type { BloodPressureReading } from '@kangban/central'
import { MS_PER_SECOND } from '@kangban/china-time'
import {
  isConfirmed,
  type PressureDoubt,
  pressureDoubt,
} from '@kangban/rules/pressure/pressure-doubt'
import { pauseSecondsAfter, SERIES_READINGS } from '@kangban/rules/pressure/pressure-series'
import type { Pressure } from '@kangban/rules/verdicts'
import type { BegunSeries } from './begun-series.ts'
import { type TakenPressure, takenOf } from './taken-pressure.ts'

export interface SeriesState {
  /** Kept and on their way, oldest first. */
  taken: readonly TakenPressure[]
  /** A reading that is not kept yet, and why it should be taken once more. */
  doubt: PressureDoubt | null
  /** Seconds of the pause: all of them, and those that are left; null where there is none. */
  pause: { total: number; left: number } | null
  /** Nothing more is awaited. */
  ended: boolean
}

interface SeriesDependencies {
  /** Keeps the reading on the phone and sends it; gives its number. */
  keep: (reading: BloodPressureReading) => string
  /** The newest reading before this sitting, as far as it is known. */
  last(): Pressure | null
  /** The pause is over: the monitor may be started. */
  onPauseOver(): void
  begun: BegunSeries
  nowMs: () => number
}

const START: SeriesState = { taken: [], doubt: null, pause: null, ended: false }

const sameReading = (a: BloodPressureReading, b: BloodPressureReading): boolean =>
  a.hasDeviceTime &&
  b.hasDeviceTime &&
  a.measuredAt.getTime() === b.measuredAt.getTime() &&
  a.systolic === b.systolic &&
  a.diastolic === b.diastolic

/** The readings of one sitting: two with a pause between them, each of which is to be believed. */
export class PressureSeries {
  private state = START
  private doubted: BloodPressureReading | null = null
  /** Asked for again: a second one like it shows that it was true. */
  private aside: BloodPressureReading | null = null
  private newest: BloodPressureReading | null = null
  private pauseEndsMs = 0
  private timer: ReturnType<typeof setInterval> | undefined
  private readonly listeners = new Set<() => void>()
  private readonly dependencies: SeriesDependencies

  constructor(dependencies: SeriesDependencies) {
    this.dependencies = dependencies
    const begun = dependencies.begun.read(dependencies.nowMs())
    if (begun) this.state = { ...START, taken: [begun] }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly getState = (): SeriesState => this.state

  /** Call when the screen opens, and what it gives back when it closes. */
  enter(): () => void {
    const [first] = this.state.taken
    if (first && !this.state.ended && !this.state.doubt) this.pauseSince(first)
    return () => clearInterval(this.timer)
  }

  /** What the monitor has just measured. */
  take(reading: BloodPressureReading): void {
    if (this.newest && sameReading(this.newest, reading)) return
    // It was started once more after the end: another sitting.
    if (this.state.ended) this.restart()
    this.newest = reading
    const last = this.state.taken.at(-1) ?? this.dependencies.last()
    const doubt = pressureDoubt(reading, { last, aside: this.aside })

    if (!doubt) {
      const { aside } = this
      const both = aside && isConfirmed(reading, aside) ? [aside, reading] : [reading]
      return this.keepAll(both)
    }

    this.stopPause()
    this.doubted = reading
    return this.change({ doubt, pause: null })
  }

  /** The doubtful one is to be measured again; it is not kept unless the next one is like it. */
  repeat(): void {
    this.aside = this.doubted
    this.doubted = null
    this.change({ doubt: null })
  }

  /** The person stands by it. */
  keepDoubted(): void {
    const { doubted, state } = this
    if (doubted && state.doubt?.keepable) this.keepAll([doubted])
  }

  /** No second one. */
  end(): void {
    this.stopPause()
    this.dependencies.begun.write(null)
    this.change({ ended: true, pause: null })
  }

  /** Another sitting. */
  restart(): void {
    this.stopPause()
    this.dependencies.begun.write(null)
    this.doubted = null
    this.aside = null
    this.change(START)
  }

  private keepAll(readings: readonly BloodPressureReading[]): void {
    const { keep, nowMs, begun } = this.dependencies

    const added = readings.map((one) =>
      takenOf(one, { measurementId: keep(one), takenAt: nowMs() }),
    )

    const taken = [...this.state.taken, ...added]
    const [first] = taken
    this.doubted = null
    this.aside = null
    const ended = taken.length >= SERIES_READINGS
    begun.write(ended ? null : (first ?? null))
    this.stopPause()
    this.change({ taken, doubt: null, ended, pause: null })
    if (!ended && first) this.pauseSince(first)
  }

  private pauseSince(first: TakenPressure): void {
    const total = pauseSecondsAfter(first)
    this.pauseEndsMs = first.takenAt + total * MS_PER_SECOND
    clearInterval(this.timer)
    this.timer = setInterval(() => this.lookAtPause(total), MS_PER_SECOND)
    this.lookAtPause(total)
  }

  private lookAtPause(total: number): void {
    const left = Math.ceil((this.pauseEndsMs - this.dependencies.nowMs()) / MS_PER_SECOND)
    if (left > 0) return this.change({ pause: { total, left } })
    this.stopPause()
    this.change({ pause: null })
    return this.dependencies.onPauseOver()
  }

  private stopPause(): void {
    clearInterval(this.timer)
    this.timer = undefined
  }

  private change(change: Partial<SeriesState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}
