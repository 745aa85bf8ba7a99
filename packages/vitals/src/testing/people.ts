import { addDays } from '@kangban/china-time'
import { createPerson, type Condition, type Person } from '../person/person.ts'
import { createRandom } from '../chance/random.ts'
import { simulateDay, type DayVitals } from '../simulate-day.ts'
import type { Scenario } from '../scenario/scenario.ts'

export const SEED = 1

export function personAged(
  ageYears: number,
  conditions: readonly Condition[] = [],
  id = `aged ${ageYears}`,
): Person {
  return createPerson(createRandom(SEED).fork(id), {
    id,
    sex: ageYears % 2 ? 'male' : 'female',
    ageYears,
    conditions,
  })
}

/** `count` calendar dates from 2026-08-01 on. */
export function dates(count: number): string[] {
  return Array.from({ length: count }, (_, i) => addDays('2026-08-01', i))
}

export function daysOf(person: Person, count: number, scenario?: Scenario): DayVitals[] {
  return dates(count).map((day) => simulateDay({ person, seed: SEED, day, scenario }))
}
