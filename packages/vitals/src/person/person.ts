import { MINUTES_PER_DAY } from '@kangban/china-time'
import { clamp } from '../chance/exact-math.ts'
import type { Random } from '../chance/random.ts'

export const CONDITIONS = [
  'hypertension',
  'atrial-fibrillation',
  'sleep-apnoea',
  'premature-beats',
] as const
export type Condition = (typeof CONDITIONS)[number]

/** Habits of one simulated person, from which every day follows. */
export type Person = {
  id: string
  sex: 'male' | 'female'
  ageYears: number
  /** Seated and awake, beats a minute. */
  restingHeartRate: number
  /** Daytime mean of the home cuff, mmHg. */
  baseSystolic: number
  baseDiastolic: number
  /** Awake, percent. */
  spo2: number
  /** Wrist, awake, degrees Celsius. */
  skinTemperature: number
  stepsPerDay: number
  /** Usual bedtime in minutes since the midnight before it; 1440 and more is after the next midnight. */
  bedMinute: number
  /** Usual time asleep, without the minutes awake in between. */
  sleepMinutes: number
  conditions: readonly Condition[]
}

export type PersonDescription = Pick<Person, 'id' | 'sex' | 'ageYears' | 'conditions'>

/** Draws believable habits for an age; `random` should be a stream of the person's own. */
export function createPerson(random: Random, description: PersonDescription): Person {
  const { sex, ageYears } = description
  const has = (condition: Condition) => description.conditions.includes(condition)

  const person: Person = {
    ...description,
    restingHeartRate: Math.round(clamp(random.normal(sex === 'female' ? 71 : 68, 4), [58, 82])),
    baseSystolic: Math.round(
      systolicAt(ageYears) + random.normal(0, 4) + (has('hypertension') ? 16 : 0),
    ),
    baseDiastolic: Math.round(
      diastolicAt(ageYears) + random.normal(0, 3) + (has('hypertension') ? 8 : 0),
    ),
    spo2: roundTo(
      clamp(
        random.normal(98.2 - 0.018 * ageYears, 0.4) - (has('sleep-apnoea') ? 0.5 : 0),
        [95.6, 98],
      ),
      10,
    ),
    skinTemperature: roundTo(clamp(random.normal(33.1, 0.3), [32.5, 33.7]), 100),
    stepsPerDay: Math.round(stepsAt(ageYears, random) / 10) * 10,
    bedMinute: Math.round(
      clamp(random.normal(MINUTES_PER_DAY - 1.25 * ageYears, 16), [1290, 1470]),
    ),
    // Total sleep falls by about 10 minutes a decade, to 370 at 70 (Ohayon et al., Sleep 2004).
    sleepMinutes: Math.round(clamp(random.normal(440 - ageYears, 14), [320, 480])),
  }

  return assertPerson(person)
}

// Systolic pressure rises all life long; diastolic pressure rises to the fifties and then falls (Framingham).
function systolicAt(ageYears: number): number {
  return 108 + 0.25 * ageYears
}

function diastolicAt(ageYears: number): number {
  return 80 - 0.01 * (ageYears - 52) * (ageYears - 52)
}

function stepsAt(ageYears: number, random: Random): number {
  return ageYears >= 65
    ? clamp(random.normal(4900 - 70 * (ageYears - 70), 500), [3500, 6000])
    : clamp(random.normal(7200 - 40 * (ageYears - 40), 900), [4500, 10000])
}

function roundTo(value: number, perUnit: number): number {
  return Math.round(value * perUnit) / perUnit
}

const RANGES = {
  ageYears: [1, 120],
  restingHeartRate: [35, 120],
  baseSystolic: [80, 220],
  baseDiastolic: [40, 130],
  spo2: [80, 100],
  skinTemperature: [28, 38],
  stepsPerDay: [0, 40_000],
  bedMinute: [1200, 1560],
  sleepMinutes: [180, 720],
} as const

/** Hands the person back, or throws a RangeError that names the first field no human could have. */
export function assertPerson(person: Person): Person {
  for (const [field, [lo, hi]] of Object.entries(RANGES)) {
    const value = person[field as keyof typeof RANGES]
    if (!(value >= lo && value <= hi))
      throw new RangeError(`person.${field} must be within ${lo}..${hi}, got ${value}`)
  }

  if (person.baseSystolic <= person.baseDiastolic)
    throw new RangeError('person.baseSystolic must exceed baseDiastolic')
  return person
}
