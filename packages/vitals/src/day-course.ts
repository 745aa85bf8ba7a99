import { MINUTES_PER_DAY } from '@kangban/china-time'
import { cuffMinutes, cuffReading, type CuffReading } from './body/blood-pressure.ts'
import { episodesOf } from './episodes.ts'
import { covers, heartRateCourse } from './heart/heart-rate.ts'
import type { RhythmEpisode } from './heart/rhythm-episode.ts'
import type { Life } from './person/life.ts'
import { lowOxygenEvents, type LowOxygenEvent } from './body/low-oxygen.ts'
import { oxygenBase } from './body/oxygen-base.ts'
import { oxygenCourse, type OxygenCourse } from './body/oxygen.ts'
import { SKIN_NODE_MINUTES, skinTemperatureCourse } from './body/skin-temperature.ts'
import { nightEndingOn, type Night } from './body/sleep.ts'
import { walkingBouts, type Span, type WalkingBout } from './body/walking.ts'
import { watchOff } from './body/wearing.ts'

export type NightTruth = Night & { lowOxygenEvents: LowOxygenEvent[] }

/** One day of a body, worn or not: what readings are taken from and live values are read from. Minutes of the day. */
export type DayCourse = {
  dayNumber: number
  /** The night that ends on the day and the one that begins on its evening. */
  nights: readonly [ending: NightTruth, next: NightTruth]
  /** When the watch is off the wrist. */
  off: readonly Span[]
  bouts: readonly WalkingBout[]
  events: readonly RhythmEpisode[]
  /** Beats a minute at any minute of the day, with its fraction; unrounded. */
  heartRateAt: (minute: number) => number
  oxygenAt: OxygenCourse
  /** Degrees Celsius, unrounded. */
  skinTemperatureAt: (minute: number) => number
  cuffAt: (minute: number) => CuffReading
  cuffMinutes: readonly number[]
}

/** Depends on the life and the day alone, so that days can be made in any order. */
export function dayCourse(life: Life, dayNumber: number): DayCourse {
  const nights = [
    nightTruth(life, dayNumber),
    shifted(nightTruth(life, dayNumber + 1), MINUTES_PER_DAY),
  ] as const

  const [ending, next] = nights
  const off = watchOff(life, dayNumber, { ending, next })

  const awake = {
    startMinute: ending.endMinute,
    endMinute: Math.min(MINUTES_PER_DAY, next.startMinute),
  }

  const bouts = walkingBouts(life, dayNumber, { awake, off })
  const events = episodesOf(life, dayNumber)
  const bpm = heartRateCourse(life, { dayNumber, nights, bouts, events })
  const skin = skinTemperatureCourse(life, dayNumber, nights)
  const eventAt = (minute: number) => events.findIndex((event) => covers(event, minute))

  const heartRateAt = (minute: number): number => {
    const whole = Math.floor(minute)
    // AF sets in and ends from one beat to the next.
    return eventAt(whole) === eventAt(whole + 1) ? between(bpm, minute) : (bpm[whole] ?? NaN)
  }

  return {
    dayNumber,
    nights,
    off,
    bouts,
    events,
    heartRateAt,
    oxygenAt: oxygenCourse(oxygenBase(life, dayNumber), nights),
    skinTemperatureAt: (minute) => between(skin, minute / SKIN_NODE_MINUTES),
    cuffAt: (minute) => cuffReading(life, { dayNumber, nights, heartRateAt }, minute),
    cuffMinutes: cuffMinutes(life, { dayNumber, nights }),
  }
}

/** The heart rate asleep, from its values every 5 minutes; the walks of the evening before have faded by bedtime. */
export function averageHeartRate(
  life: Life,
  { dayNumber, nights, heartRateAt }: DayCourse,
): number {
  const night = nights[0]
  const eveningNights = [nightEndingOn(life, dayNumber - 1), shifted(night, MINUTES_PER_DAY)]
  const events = episodesOf(life, dayNumber - 1)

  const evening =
    night.startMinute < 0
      ? heartRateCourse(life, {
          dayNumber: dayNumber - 1,
          nights: eveningNights,
          bouts: [],
          events,
        })
      : undefined

  let [sum, count] = [0, 0]

  for (
    let minute = Math.ceil(night.startMinute / 5) * 5;
    minute < night.endMinute;
    minute += 5, count++
  ) {
    sum += Math.round(
      minute < 0 ? (evening?.[minute + MINUTES_PER_DAY] ?? NaN) : heartRateAt(minute),
    )
  }

  return Math.round(sum / count)
}

function nightTruth(life: Life, dayNumber: number): NightTruth {
  const night = nightEndingOn(life, dayNumber)
  return { ...night, lowOxygenEvents: lowOxygenEvents(life, night, dayNumber) }
}

/** The night in minutes of the day that lies `minutes` earlier. */
function shifted(night: NightTruth, minutes: number): NightTruth {
  return {
    startMinute: night.startMinute + minutes,
    endMinute: night.endMinute + minutes,
    stages: night.stages.map((stage) => ({ ...stage, startMinute: stage.startMinute + minutes })),
    lowOxygenEvents: night.lowOxygenEvents.map((event) => ({
      ...event,
      minute: event.minute + minutes,
    })),
  }
}

/** Linear between neighbours; the last value holds. */
function between(values: Float32Array, at: number): number {
  const index = Math.floor(at)
  const from = values[index] ?? NaN
  return from + ((values[index + 1] ?? from) - from) * (at - index)
}
