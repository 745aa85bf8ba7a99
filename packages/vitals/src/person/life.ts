import { dayOfEpochDay } from '@kangban/china-time'
import { assertPerson, type Person } from './person.ts'
import { createRandom, type Random } from '../chance/random.ts'
import type { Scenario } from '../scenario/scenario.ts'

/** The scenario of every day, or of each calendar date 'YYYY-MM-DD'. Its night is the one that ends on the day. */
export type ScenarioOfDay = Scenario | ((day: string) => Scenario | undefined)

/** One person under one seed: what every metric of every day is drawn from. */
export type Life = {
  person: Person
  random: Random
  scenarioOn: (dayNumber: number) => Scenario | undefined
}

export type LifeRequest = {
  person: Person
  seed: number | string
  /** None: calm days. */
  scenario?: ScenarioOfDay
}

export function lifeOf({ person, seed, scenario }: LifeRequest): Life {
  return {
    person: assertPerson(person),
    random: createRandom(seed).fork(person.id),
    scenarioOn:
      typeof scenario === 'function'
        ? (dayNumber) => scenario(dayOfEpochDay(dayNumber))
        : () => scenario,
  }
}

/** The stream of one metric on one day, so that any day can be made alone. */
export function dayRandom(life: Life, metric: string, dayNumber: number): Random {
  return life.random.fork(`${metric} ${dayNumber}`)
}

const TREND_DAYS = 9

/**
 * A drift over weeks, about -2..2 with mean 0: normal values at every ninth day, joined by a smooth step. Each value
 * depends on its own label alone, so that no day needs the days before it.
 */
export function slowTrend(life: Life, metric: string, dayNumber: number): number {
  const node = Math.floor(dayNumber / TREND_DAYS)
  const at = dayNumber / TREND_DAYS - node
  const nodeValue = (index: number) => dayRandom(life, `trend of ${metric}`, index).normal(0, 1)
  return nodeValue(node) + (nodeValue(node + 1) - nodeValue(node)) * at * at * (3 - 2 * at)
}
