import { MINUTES_PER_DAY } from '@kangban/china-time'
import { cosineOfTurns } from '../chance/exact-math.ts'
import { dayRandom, slowTrend, type Life } from '../person/life.ts'
import type { ToldPressure } from '../scenario/told-day.ts'
import type { Night } from './sleep.ts'

/** A reading of the cuff; pressures in mmHg, pulse in beats a minute. */
export type CuffReading = { systolic: number; diastolic: number; pulse: number }
export type BloodPressureSample = CuffReading & { minute: number }
export type Pressure = { systolic: number; diastolic: number }

type PressureCauses = { dayNumber: number; nights: readonly Night[] }

/** The arterial pressure at a minute of the day, unrounded, without the scatter of a single reading. */
export function arterialPressure(life: Life, day: PressureCauses, minute: number): Pressure {
  const { person } = life
  const dayLevel = dayRandom(life, 'pressure level', day.dayNumber).normal(0, 2.5)
  const level = 3 * slowTrend(life, 'pressure', day.dayNumber) + dayLevel
  const asleep = day.nights.some((night) => minute >= night.startMinute && minute < night.endMinute)
  const daily = asleep ? 0 : cosineOfTurns((minute - 1020) / MINUTES_PER_DAY)
  const surge = morningShare(minute, day.nights)

  const rise = life.scenarioOn(day.dayNumber)?.pressure ?? {
    systolicRise: 0,
    diastolicRise: 0,
    morningSurge: 0,
  }

  const tired = person.conditions.includes('hypertension') ? afterShortNight(minute, day.nights) : 0
  const morning = (5 + rise.morningSurge) * surge + tired

  // Asleep 11 mmHg lower systolic and 8 diastolic than the mean of the day awake.
  return {
    systolic: person.baseSystolic + level + rise.systolicRise + (asleep ? -11 : daily) + morning,
    diastolic:
      person.baseDiastolic +
      0.6 * level +
      rise.diastolicRise +
      (asleep ? -8 : 0.6 * daily) +
      0.6 * morning,
  }
}

/** 1 at waking, fading to 0 over three hours. */
function morningShare(minute: number, nights: readonly Night[]): number {
  const waking = nights[0]?.endMinute ?? 0
  return minute < waking || minute >= waking + 180 ? 0 : 1 - (minute - waking) / 180
}

/** What the cuff reads at a minute: the arterial pressure with the scatter of one reading, the same for a second. */
export function cuffReading(
  life: Life,
  day: PressureCauses & { heartRateAt: (minute: number) => number },
  minute: number,
): CuffReading {
  const random = dayRandom(life, 'cuff', day.dayNumber).fork(String(Math.floor(minute * 60)))
  const told = cuffTimes(life, day).find((time) => time.minute === minute)?.told

  if (told) {
    const { systolic, diastolic } = told
    return { systolic, diastolic, pulse: Math.round(day.heartRateAt(minute) + random.normal(0, 2)) }
  }

  const pressure = arterialPressure(life, day, minute)
  const scatter = random.normal(0, 4)
  const systolic = Math.round(pressure.systolic + scatter)
  const diastolic = Math.round(pressure.diastolic + 0.5 * scatter + random.normal(0, 2))
  const pulse = Math.round(day.heartRateAt(minute) + random.normal(0, 2))
  return { systolic, diastolic: Math.min(diastolic, systolic - 15), pulse }
}

const SHORT_NIGHT_MINUTES = 360
/**
 * mmHg. The pressure of hypertensive people is higher on the morning after a short night (Tochikubo et al., Hypertension 1996;
 * Lusardi et al., Am J Hypertens 1999); how much is our own choice.
 */
const SHORT_NIGHT_RISE = 6

/** Until noon. */
function afterShortNight(minute: number, nights: readonly Night[]): number {
  const [night] = nights
  if (!night || minute < night.endMinute || minute >= MINUTES_PER_DAY / 2) return 0
  const asleep = minutesOf(night.stages)
  return asleep < SHORT_NIGHT_MINUTES ? SHORT_NIGHT_RISE : 0
}

const minutesOf = (stages: Night['stages']): number =>
  stages.reduce((sum, { stage, minutes }) => sum + (stage === 'awake' ? 0 : minutes), 0)

/** When the person reads the cuff: within an hour and a half after waking and in the evening, each sometimes left out. */
export const cuffMinutes = (life: Life, day: PressureCauses): number[] =>
  cuffTimes(life, day).map(({ minute }) => minute)

/** The same with what the cuff read where the day is told. */
function cuffTimes(
  life: Life,
  { dayNumber, nights }: PressureCauses,
): { minute: number; told?: ToldPressure }[] {
  const told = life.scenarioOn(dayNumber)?.told?.cuff
  const random = dayRandom(life, 'blood pressure', dayNumber)
  const careful = life.person.conditions.includes('hypertension')
  const waking = nights[0]?.endMinute ?? 0
  const evening = (nights[1]?.startMinute ?? MINUTES_PER_DAY) - 75

  const times = [
    { minute: waking + random.int(20, 90), taken: random.chance(careful ? 0.94 : 0.8) },
    { minute: evening - random.int(0, 70), taken: random.chance(careful ? 0.82 : 0.55) },
  ]

  if (told) {
    return [told.morning, told.evening].flatMap((reading, index) =>
      reading ? [{ minute: reading.minute ?? times[index]?.minute ?? waking, told: reading }] : [],
    )
  }

  return times.filter(({ minute, taken }) => taken && minute >= 0 && minute < MINUTES_PER_DAY)
}
