// What the page for the doctor owes to itself beyond its days.
import { MINUTES_PER_DAY } from '@kangban/china-time'
import type { Breach } from '../catalogue.ts'
import { fieldOf, isList, type Node, numberOf, type Told } from '../node.ts'
import { agree, at, breach, sumOf } from './tools.ts'

const isMeasured = (row: Node): boolean => fieldOf(row, 'byHand')?.value !== true

/** The means of all mornings and of all evenings are those of their readings, what was typed by hand apart. */
export function* partsOfDay({ answer }: Told): Generator<Breach> {
  const readings = at(answer, 'pressure', 'readings')
  if (!isList(readings) || readings.items.length === 0) return

  for (const part of ['morning', 'evening']) {
    const told = at(answer, 'pressure', 'total', part)

    const own = readings.items.filter(
      (row) => isMeasured(row) && fieldOf(row, 'part')?.value === part,
    )

    yield* agree('count', fieldOf(told, 'count'), { with: own.length, within: 0 })
    if (own.length === 0) continue

    for (const name of ['sbp', 'dbp']) {
      const all = own.flatMap((row) => numberOf(fieldOf(row, name)) ?? [])
      yield* agree('mean', fieldOf(told, name), { with: sumOf(all) / all.length, within: 1 })
    }
  }
}

/** Minutes of sleep that a night should have: no limit in hours reaches one of them. */
const LEAST_LIMIT = 60

/** Oxygen does not fall more than once a minute, of which the lowest is told, and a night has a limit in minutes. */
export function* nightsOfDoctor({ answer }: Told): Generator<Breach> {
  const limit = at(answer, 'sleep', 'limitMinutes')
  if (limit && (numberOf(limit) ?? LEAST_LIMIT) < LEAST_LIMIT)
    yield breach('measure', limit, 'less than an hour')

  for (const night of at(answer, 'oxygen', 'nights')?.items ?? []) {
    const falls = fieldOf(night, 'falls')
    const [count, minutes] = [numberOf(falls) ?? 0, fieldOf(night, 'minutes')]
    if (falls && count > MINUTES_PER_DAY)
      return yield breach('count', falls, 'more than a night has minutes')
    // Its ends may be rounded.
    if (minutes && count > 2 * (numberOf(minutes) ?? count) + 1)
      yield breach('count', minutes, 'fewer than its falls')
  }
}
