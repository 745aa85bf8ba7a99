// The weeks and classes of pressure on the page for the doctor, made once more of its readings.
import { addDays, daysBetween, isDay, MS_PER_MINUTE } from '@kangban/china-time'
import type { Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { agree, at, breach, sumOf } from '../operations/tools.ts'
import { nodesAt, numberAt } from '../places.ts'
import { isWithin, SPAN } from './pressure.ts'

const PARTS = ['morning', 'evening'] as const
const PRESSURES = ['sbp', 'dbp'] as const

const dayOf = (row: Node): string => momentOf(fieldOf(row, 'at')?.value)?.day ?? ''

const measuredOn = (page: Node): Node[] =>
  nodesAt(page, 'pressure.readings[]').filter((row) => fieldOf(row, 'byHand')?.value !== true)

const isOf =
  (part: string) =>
  (row: Node): boolean =>
    fieldOf(row, 'part')?.value === part

/** Morning and evening of a week are those of the readings of its days. */
function* partsOfWeeks(page: Node): Generator<Breach> {
  for (const week of nodesAt(page, 'pressure.weeks[]')) {
    const title = SPAN.exec(textOf(fieldOf(week, 'title')) ?? '')
    if (!title) continue
    const own = measuredOn(page).filter((row) => isWithin(dayOf(row), title))

    for (const part of PARTS) {
      const readings = own.filter(isOf(part))
      const [mean] = nodesAt(week, part)
      yield* agree('reckoned', fieldOf(mean, 'count'), { with: readings.length, within: 0 })
      if (readings.length === 0) continue
      if (mean?.value === null) yield breach('silent', mean, 'nothing, though it has readings')

      for (const name of PRESSURES) {
        const all = readings.flatMap((row) => numberAt(row, name) ?? [])

        yield* agree('reckoned', fieldOf(mean, name), {
          with: sumOf(all) / all.length,
          within: 1,
        })
      }
    }
  }
}

/** The weeks of a page follow each other. */
function* weeksInOrder(page: Node): Generator<Breach> {
  const [list] = nodesAt(page, 'pressure.weeks')
  const from = textOf(fieldOf(page, 'fromDay'))
  const to = textOf(fieldOf(page, 'toDay'))
  if (!list || !isDay(from) || !isDay(to)) return
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, ago) => addDays(from, ago))

  const begins = nodesAt(list, '[].title').map((node) => {
    const title = SPAN.exec(textOf(node) ?? '')
    return title ? days.findIndex((day) => isWithin(day, title)) : -1
  })

  if (!begins.includes(-1) && begins.some((begin, index) => begin < (begins[index - 1] ?? 0)))
    yield breach('sorted', list, 'not one after the other')
}

/** Every day of the page lies in one week, by their titles. */
function* wholeSpan(page: Node): Generator<Breach> {
  const [list] = nodesAt(page, 'pressure.weeks')
  const [from, to] = ['fromDay', 'toDay'].map((name) => textOf(fieldOf(page, name)))
  const titles = nodesAt(list, '[].title').map((node) => SPAN.exec(textOf(node) ?? ''))
  if (!list || titles.length === 0 || !isDay(from) || !isDay(to)) return
  if (titles.includes(null)) return
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, ago) => addDays(from, ago))
  const weeksOf = (day: string) => titles.filter((title) => title && isWithin(day, title)).length
  if (days.some((day) => weeksOf(day) !== 1)) yield breach('reckoned', list, 'not each day once')
}

const LIMITS = /(\d+)(?:–\d+)?\/(\d+)/

/** A class has the readings that reach the lower ends in its title and not those of the next. */
function* classes(page: Node): Generator<Breach> {
  const rows = nodesAt(page, 'pressure.classes[]')
  const [list] = nodesAt(page, 'pressure.readings')
  const limits = rows.slice(1).map((row) => LIMITS.exec(textOf(fieldOf(row, 'title')) ?? ''))
  if (!isList(list) || limits.length === 0 || limits.includes(null)) return

  const classOf = (row: Node): number =>
    limits.filter(
      (limit) =>
        (numberAt(row, 'sbp') ?? 0) >= Number(limit?.[1]) ||
        (numberAt(row, 'dbp') ?? 0) >= Number(limit?.[2]),
    ).length

  for (const [index, row] of rows.entries())
    for (const part of PARTS)
      yield* agree('reckoned', fieldOf(row, part), {
        with: measuredOn(page).filter(
          (reading) => isOf(part)(reading) && classOf(reading) === index,
        ).length,
        within: 0,
      })
}

/** Fallen oxygen is counted while somebody sleeps, who may wake for as long as he sleeps and an hour. */
const AWAKE_MINUTES = 60

/** Oxygen lies low no longer than the night lasts. */
function* fallsOfNights(page: Node): Generator<Breach> {
  const slept = new Map(
    nodesAt(page, 'sleep.nights[]').map((night) => [
      fieldOf(night, 'day')?.value,
      numberOf(fieldOf(night, 'minutes')),
    ]),
  )

  for (const night of nodesAt(page, 'oxygen.nights[]')) {
    const [low, asleep] = [fieldOf(night, 'minutes'), slept.get(fieldOf(night, 'day')?.value)]
    if (low && asleep !== undefined && (numberOf(low) ?? 0) > 2 * asleep + AWAKE_MINUTES)
      yield breach('reckoned', low, 'longer than the night')
  }
}

/** Clocks of devices differ a little. */
const AHEAD_MS = 5 * MS_PER_MINUTE
const MEASURED = ['pressure.readings[].at', 'ecg.strips[].startedAt'] as const

/** A page of the last days is made on the last of them, and after whatever it tells. */
function* made(page: Node): Generator<Breach> {
  const [madeAt, last] = [fieldOf(page, 'madeAt'), at(page, 'toDay')]
  const moment = momentOf(madeAt?.value)
  if (!madeAt || !moment) return
  const told = MEASURED.flatMap((path) => nodesAt(page, path))
  const latest = Math.max(...told.map(({ value }) => momentOf(value)?.ms ?? -Infinity))
  if (isDay(textOf(last)) && moment.day !== last?.value)
    yield breach('newest', madeAt, 'not of the last day')
  else if (latest > moment.ms + AHEAD_MS)
    yield breach('newest', madeAt, 'before what it tells was measured')
}

export function* spansForDoctor({ answer }: Told): Generator<Breach> {
  for (const law of [partsOfWeeks, weeksInOrder, wholeSpan, classes, fallsOfNights, made])
    yield* law(answer)
}
