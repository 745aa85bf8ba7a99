import { DAY_MINUTES, dayNumberOf } from './calendar.ts'
import { cuffReadings, type BloodPressureSample } from './blood-pressure.ts'
import { episodesOf, type VitalEvent } from './episodes.ts'
import { heartRateOf, type HeartRateSample } from './heart-rate.ts'
import type { Life } from './life.ts'
import { lowOxygenEvents, type LowOxygenEvent } from './low-oxygen.ts'
import { oxygenOf, type OxygenSample } from './oxygen.ts'
import { assertPerson, type Person } from './person.ts'
import { createRandom } from './random.ts'
import type { Scenario } from './scenario.ts'
import { skinTemperatureOf, type SkinTemperatureSample } from './skin-temperature.ts'
import { nightEndingOn, type Night } from './sleep.ts'
import { hourlySteps, walkingBouts, type WalkingBout } from './walking.ts'
import { isOff, watchOff, wornAtNight } from './wearing.ts'

export type SleepRecord = Night & { lowOxygenEvents: LowOxygenEvent[]; averageHeartRate: number }

/**
 * What the devices of one person measured on one day. All minutes count from the local midnight (Asia/Shanghai) that
 * begins the day; the night that ends on the day may have begun before it, at a negative minute.
 */
export type DayVitals = {
  day: string
  heartRate: HeartRateSample[]
  oxygen: OxygenSample[]
  skinTemperature: SkinTemperatureSample[]
  /** 24 hourly sums of `bouts`. */
  steps: number[]
  bouts: WalkingBout[]
  /** Null when the watch was not worn in the night. */
  sleep: SleepRecord | null
  bloodPressure: BloodPressureSample[]
  /** Ground truth, not measured. */
  events: VitalEvent[]
}

export type DayRequest = {
  person: Person
  seed: number | string
  /** Calendar date 'YYYY-MM-DD' in Asia/Shanghai. */
  day: string
  /** Holds for the day and for the night that ends on it; the night that begins on its evening is a calm one. */
  scenario?: Scenario
}

/** Makes one day of one person. Depends on the request alone, so that days can be made in any order. */
export function simulateDay(request: DayRequest): DayVitals {
  const dayNumber = dayNumberOf(request.day)
  const life = lifeOf(request)
  const calm: Life = { ...life, scenario: undefined }
  const ending = nightWithOxygen(life, dayNumber)
  const following = nightWithOxygen(calm, dayNumber + 1)
  const next = shifted(following, DAY_MINUTES)
  const off = watchOff(life, dayNumber, { ending, next: following })
  const worn = <S extends { minute: number }>(samples: S[]) => samples.filter(({ minute }) => !isOff(off, minute))
  const awake = { startMinute: ending.endMinute, endMinute: Math.min(DAY_MINUTES, next.startMinute) }
  const bouts = walkingBouts(life, dayNumber, { awake, off })
  const nights = [ending, next]
  const events = episodesOf(life, dayNumber)
  const heartRate = heartRateOf(life, { dayNumber, nights, bouts, events })
  const bloodPressure = cuffReadings(life, { dayNumber, nights, heartRate })
  return {
    day: request.day,
    heartRate: worn(heartRate),
    oxygen: worn(oxygenOf(life, dayNumber, nights)),
    skinTemperature: worn(skinTemperatureOf(life, dayNumber, nights)),
    steps: hourlySteps(bouts),
    bouts,
    sleep: wornAtNight(life, dayNumber)
      ? { ...ending, averageHeartRate: averageAsleep(ending, heartRate, () => eveningBefore(calm, dayNumber, ending)) }
      : null,
    bloodPressure,
    events,
  }
}

export function lifeOf(request: Pick<DayRequest, 'person' | 'seed' | 'scenario'>): Life {
  const person = assertPerson(request.person)
  return { person, random: createRandom(request.seed).fork(person.id), scenario: request.scenario }
}

type NightWithOxygen = Night & { lowOxygenEvents: LowOxygenEvent[] }

function nightWithOxygen(life: Life, dayNumber: number): NightWithOxygen {
  const night = nightEndingOn(life, dayNumber)
  return { ...night, lowOxygenEvents: lowOxygenEvents(life, night, dayNumber) }
}

/** The night in minutes of the day that lies `minutes` earlier. */
function shifted(night: NightWithOxygen, minutes: number): NightWithOxygen {
  return {
    startMinute: night.startMinute + minutes,
    endMinute: night.endMinute + minutes,
    stages: night.stages.map((stage) => ({ ...stage, startMinute: stage.startMinute + minutes })),
    lowOxygenEvents: night.lowOxygenEvents.map((event) => ({ ...event, minute: event.minute + minutes })),
  }
}

/** The heart rate of the evening on which the night began, in minutes of the day on which it ends. */
function eveningBefore(calm: Life, dayNumber: number, night: Night): HeartRateSample[] {
  const nights = [nightEndingOn(calm, dayNumber - 1), shifted({ ...night, lowOxygenEvents: [] }, DAY_MINUTES)]
  const events = episodesOf(calm, dayNumber - 1)
  // Without the walks of that day, whose effort has faded by bedtime.
  return heartRateOf(calm, { dayNumber: dayNumber - 1, nights, bouts: [], events }).map((sample) => ({
    ...sample,
    minute: sample.minute - DAY_MINUTES,
  }))
}

function averageAsleep(night: Night, today: readonly HeartRateSample[], before: () => HeartRateSample[]): number {
  const samples = night.startMinute < 0 ? [...before(), ...today] : today
  const asleep = samples.filter(({ minute }) => minute >= night.startMinute && minute < night.endMinute)
  return Math.round(asleep.reduce((sum, { bpm }) => sum + bpm, 0) / asleep.length)
}
