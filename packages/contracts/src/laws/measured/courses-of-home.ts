// Courses of cards that have one value a day, against the days of their pages.
import { addDays, isDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { type Answers, fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { nodesAt, saidAt } from '../places.ts'

const HOME = 'home.getHomeSummary'
const PRESSURE = 'monitoring.getBloodPressure'
const TEMPERATURE = 'monitoring.getTemperature'
const DAYS_OF_WEEK = 7
/** So many that are those of the days, all but one, say that this one is too. */
const LEAST_ALIKE = 5
/** Hundredths, or tenths. */
const DEGREES = 0.06

const cardsOf = (home: Told, metric: string): readonly Node[] =>
  nodesAt(home.answer, 'cards[]').filter((card) => saidAt(card, 'metric') === metric)

/** The only one that differs. */
function oddOf(
  course: readonly Node[],
  isOf: (node: Node, index: number) => boolean | undefined,
): Node | undefined {
  const known = course.flatMap((node, index) => {
    const is = node.value === null ? undefined : isOf(node, index)
    return is === undefined ? [] : [{ node, is }]
  })

  const odd = known.filter(({ is }) => !is)
  return odd.length === 1 && known.length > LEAST_ALIKE ? odd[0]?.node : undefined
}

const wrong = ({ path }: Node, call: string): Between => ({
  name: HOME,
  law: 'same-fact',
  path,
  got: `other than ${call}`,
})

const weekOf = (told: Answers, call: string, home: Told): Told | undefined =>
  told.find(
    ({ name, input }) =>
      name === call &&
      input['type'] === SPANS.week &&
      input['userCode'] === home.input['userCode'] &&
      input['dat'] === fieldOf(home.answer, 'day')?.value,
  )

/** A course of deviations is that of the week that ends with today. */
function* temperatures(told: Answers, home: Told): Generator<Between> {
  const week = nodesAt(weekOf(told, TEMPERATURE, home)?.answer, 'deviations[]').map(numberOf)

  for (const card of cardsOf(home, 'temperature')) {
    const course = nodesAt(card, 'trend[]')
    if (course.length !== DAYS_OF_WEEK || week.length !== DAYS_OF_WEEK) continue

    const odd = oddOf(course, (node, index) => {
      const [own, other] = [numberOf(node), week[index]]
      if (own === undefined || other === undefined) return undefined
      return Math.abs(own - other) <= DEGREES
    })

    if (odd) yield wrong(odd, TEMPERATURE)
  }
}

/** A course of pressures by days lies among the readings of each. */
function* pressures(told: Answers, home: Told): Generator<Between> {
  const readings = fieldOf(weekOf(told, PRESSURE, home)?.answer, 'readings')
  const today = textOf(fieldOf(home.answer, 'day'))

  for (const card of isDay(today) && isList(readings) ? cardsOf(home, 'bloodPressure') : [])
    for (const [series, name] of [
      ['trend', 'sbp'],
      ['secondTrend', 'dbp'],
    ] as const) {
      const course = nodesAt(card, `${series}[]`)
      if (course.length !== DAYS_OF_WEEK) continue

      const odd = oddOf(course, (node, index) => {
        const day = addDays(today ?? '', index + 1 - DAYS_OF_WEEK)

        const own = nodesAt(readings, '[]')
          .filter((row) => momentOf(fieldOf(row, 'at')?.value)?.day === day)
          .flatMap((row) => numberOf(fieldOf(row, name)) ?? [])

        const value = numberOf(node)
        if (value === undefined || own.length === 0) return undefined
        return value >= Math.min(...own) - 1 && value <= Math.max(...own) + 1
      })

      if (odd) yield wrong(odd, PRESSURE)
    }
}

export function* coursesByDays(told: Answers): Generator<Between> {
  for (const home of told.filter(({ name }) => name === HOME)) {
    yield* temperatures(told, home)
    yield* pressures(told, home)
  }
}
