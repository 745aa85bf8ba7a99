// The means of a week of pressures, made once more of the readings that a week or a month lists.
import { addDays, isDay, shanghaiHour } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import { HOME_MEAN } from '../../monitoring/figure-rules.ts'
import type { Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { fieldOf, isList, type Node, numberOf, type Told } from '../node.ts'
import { EVENING, MORNING } from '../silence/pages.ts'
import { agree, CUT_OR_ROUNDED, sumOf } from '../operations/tools.ts'

interface Reading {
  readonly day: string
  /** Which morning or evening it is of. */
  readonly part: string
  readonly row: Node
}

/** The readings of mornings and evenings. */
function readingsOf(answer: Node): readonly Reading[] {
  return (fieldOf(answer, 'readings')?.items ?? []).flatMap((row) => {
    const moment = momentOf(fieldOf(row, 'at')?.value)
    const hour = moment ? shanghaiHour(moment.ms) : NaN
    const part = [MORNING, EVENING].findIndex(({ from, to }) => hour >= from && hour < to)
    return moment && part >= 0 ? [{ day: moment.day, part: `${moment.day} ${part}`, row }] : []
  })
}

/** Which two of several count is not said, nor which day is the first where the first of the seven has none. */
const isPlain = (readings: readonly Reading[], first: string): boolean =>
  readings.some(({ day }) => day === first) &&
  readings.every(
    ({ part }) => readings.filter((other) => other.part === part).length <= HOME_MEAN.readingsEach,
  )

function* madeOf(mean: Node, own: readonly Reading[]): Generator<Breach> {
  for (const name of ['sbp', 'dbp']) {
    const all = own.flatMap(({ row }) => numberOf(fieldOf(row, name)) ?? [])
    const due = { with: sumOf(all) / all.length, within: CUT_OR_ROUNDED }
    yield* agree('reckoned', fieldOf(mean, name), due)
  }
}

/** The mean of a week at home, and those of its mornings and of its evenings, by the readings that are listed. */
export function* meansOfWeek({ answer, input }: Told): Generator<Breach> {
  const last = input['dat']
  if (input['type'] === SPANS.day || !isList(fieldOf(answer, 'readings'))) return
  if (typeof last !== 'string' || !isDay(last)) return
  const first = addDays(last, 1 - HOME_MEAN.days)
  const week = readingsOf(answer).filter(({ day }) => day >= first && day <= last)

  for (const [index, name] of ['morning', 'evening'].entries()) {
    const [mean, own] = [
      fieldOf(answer, name),
      week.filter(({ part }) => part.endsWith(` ${index}`)),
    ]

    if (mean && mean.value !== null && own.length > 0) yield* madeOf(mean, own)
  }

  const [home, own] = [fieldOf(answer, 'homeMean'), week.filter(({ day }) => day > first)]
  if (!home || home.value === null || own.length === 0 || !isPlain(week, first)) return
  const days = new Set(own.map(({ day }) => day)).size
  yield* agree('reckoned', fieldOf(home, 'days'), { with: days, within: 0 })
  yield* agree('reckoned', fieldOf(home, 'count'), { with: own.length, within: 0 })
  yield* madeOf(home, own)
}
