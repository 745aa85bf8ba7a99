import {
  dayOfEpochDay,
  MS_PER_DAY,
  MS_PER_HOUR,
  MS_PER_MINUTE,
  SHANGHAI_OFFSET_MS,
  shanghaiEpochDay,
} from '@kangban/china-time'
import type {
  CuffReading,
  DayVitals,
  LiveVitals,
  LiveVitalsStream,
  Person,
  RhythmAt,
  Scenario,
} from '@kangban/vitals'
import { createLiveVitals } from '@kangban/vitals'

/** Yesterday's night, today and what a request for a week of log asks for. */
const KEPT_DAYS = 9

/** A value with the moment that it belongs to, Unix milliseconds. */
export interface Timed<Value> {
  readonly at: number
  readonly value: Value
}

export interface TimedNight {
  readonly startAt: number
  readonly endAt: number
  readonly averageHeartRate: number
  readonly stages: readonly {
    readonly stage: 'awake' | 'light' | 'deep' | 'rem'
    readonly minutes: number
  }[]
  readonly lowOxygenEvents: readonly {
    readonly at: number
    readonly lowestPercent: number
    readonly seconds: number
  }[]
}

/** Samples of a day that devices take by themselves, as in the seeded history. */
type SampledMetric = 'oxygen' | 'skinTemperature' | 'bloodPressure'

/** The vitals of one person under one scenario, by absolute time: what the devices measure. */
export class WearerVitals {
  private readonly live: LiveVitalsStream
  private readonly days = new Map<number, DayVitals>()
  private worn = { minute: Number.NaN, worn: false }

  constructor(request: {
    readonly person: Person
    readonly seed: string
    readonly scenario: Scenario | undefined
  }) {
    this.live = createLiveVitals(request)
  }

  at(unixMs: number): LiveVitals {
    return this.live.at(unixMs)
  }

  /** `at(unixMs).worn`: a watch is put on and taken off at whole minutes, so that one look a minute is enough. */
  wornAt(unixMs: number): boolean {
    const minute = Math.floor(unixMs / MS_PER_MINUTE)
    if (minute !== this.worn.minute) this.worn = { minute, worn: this.live.at(unixMs).worn }
    return this.worn.worn
  }

  bloodPressureAt(unixMs: number): CuffReading {
    return this.live.bloodPressureAt(unixMs)
  }

  rhythmFrom(unixMs: number): RhythmAt {
    return this.live.rhythmFrom(unixMs)
  }

  /** The samples with from < time <= to, oldest first. */
  samples<Metric extends SampledMetric>(
    metric: Metric,
    from: number,
    to: number,
  ): Timed<DayVitals[Metric][number]>[] {
    return this.daysOf(from, to).flatMap(({ midnight, vitals }) => {
      const ofDay: readonly DayVitals[Metric][number][] = vitals[metric]

      return ofDay
        .map((value) => ({ at: midnight + value.minute * MS_PER_MINUTE, value }))
        .filter(({ at }) => at > from && at <= to)
    })
  }

  /** Steps of every clock hour that ended in the span, undefined where the watch was off all hour; `at` is its start. */
  hours(from: number, to: number): Timed<number | undefined>[] {
    return this.daysOf(from - MS_PER_HOUR, to).flatMap(({ midnight, vitals }) =>
      vitals.steps.flatMap((steps, hour) => {
        const at = midnight + hour * MS_PER_HOUR
        const end = at + MS_PER_HOUR
        return end > from && end <= to ? [{ at, value: this.wasWorn(at) ? steps : undefined }] : []
      }),
    )
  }

  /** Nights that ended in the span and in which the watch was worn. */
  nights(from: number, to: number): TimedNight[] {
    return this.daysOf(from, to).flatMap(({ midnight, vitals: { sleep } }) => {
      if (sleep === null) return []
      const at = (minute: number): number => midnight + minute * MS_PER_MINUTE
      const endAt = at(sleep.endMinute)
      if (endAt <= from || endAt > to) return []

      const lowOxygenEvents = sleep.lowOxygenEvents.map(({ minute, ...event }) => ({
        at: at(minute),
        ...event,
      }))

      return [{ ...sleep, startAt: at(sleep.startMinute), endAt, lowOxygenEvents }]
    })
  }

  private wasWorn(hourStart: number): boolean {
    return [0, 10, 20, 30, 40, 50].some((minute) => this.wornAt(hourStart + minute * MS_PER_MINUTE))
  }

  private daysOf(from: number, to: number): { midnight: number; vitals: DayVitals }[] {
    const last = shanghaiEpochDay(to)
    const days: { midnight: number; vitals: DayVitals }[] = []

    for (let day = shanghaiEpochDay(from); day <= last; day++) {
      days.push({ midnight: day * MS_PER_DAY - SHANGHAI_OFFSET_MS, vitals: this.day(day) })
    }

    return days
  }

  private day(dayNumber: number): DayVitals {
    const known = this.days.get(dayNumber)
    if (known !== undefined) return known
    const made = this.live.dayOf(dayOfEpochDay(dayNumber))
    const oldest = this.days.keys().next()
    if (this.days.size >= KEPT_DAYS && !oldest.done) this.days.delete(oldest.value)
    this.days.set(dayNumber, made)
    return made
  }
}
