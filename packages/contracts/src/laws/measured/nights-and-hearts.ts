// The heart of nights against the rates of their days and hours.
import { addDays, isDay, MINUTES_PER_DAY, minuteOfClock } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { type Answers, fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { nodesAt } from '../places.ts'
import { CUT_OR_ROUNDED, sumOf } from '../operations/tools.ts'

const SLEEP = 'monitoring.getSleep'
const RATE = 'monitoring.getHeartRate'

const isOfDay = ({ input }: Told): boolean => input['type'] === SPANS.day

/** The lowest and the highest of the days that any page tells. */
function extremesOf(told: Answers): ReadonlyMap<unknown, readonly [low: number, high: number]> {
  return new Map(
    told
      .filter(
        (each) => each.name === RATE && !isOfDay(each) && each.input['userCode'] === undefined,
      )
      .flatMap(({ answer }) =>
        nodesAt(answer, 'detailTimes[]').flatMap(({ value }, index) => {
          const [low, high] = ['lowDetails', 'hiDetails'].map((name) =>
            numberOf(fieldOf(answer, name)?.items[index]),
          )

          return low === undefined || high === undefined ? [] : [[value, [low, high]] as const]
        }),
      ),
  )
}

/** The mean of a night, or of several, is not below the lowest nor above the highest of all their days. */
export function* heartOfNights(told: Answers): Generator<Between> {
  const extremes = extremesOf(told)

  for (const each of told.filter(({ name }) => name === SLEEP)) {
    const { name, input, answer } = each
    const [heart, last] = [fieldOf(answer, 'heartAvg'), String(input['dat'])]
    const rate = numberOf(heart)
    if (!heart || rate === undefined || input['userCode'] !== undefined || !isDay(last)) continue
    const days = isOfDay(each) ? [last] : nightsIn(answer)
    const own = days.flatMap((day) => [addDays(day, -1), day]).map((day) => extremes.get(day))
    if (own.length === 0 || own.includes(undefined)) continue
    const [low, high] = [own.map((two) => two?.[0] ?? 0), own.map((two) => two?.[1] ?? 0)]
    if (rate < Math.min(...low) - CUT_OR_ROUNDED || rate > Math.max(...high) + CUT_OR_ROUNDED)
      yield { name, law: 'same-fact', path: heart.path, got: `other than ${RATE}` }
    else if (isOfDay(each) && isAbove(rate, hoursOf(told, each), Math.max(...high)))
      yield { name, law: 'same-fact', path: heart.path, got: `above its hours in ${RATE}` }
  }
}

const nightsIn = (answer: Node): string[] =>
  nodesAt(answer, 'detailTimes[]').flatMap((label, index) => {
    const day = textOf(label)
    const isTold = numberOf(fieldOf(answer, 'details')?.items[index]) !== undefined
    return isDay(day) && isTold ? [day] : []
  })

interface Hours {
  /** Share of the night before midnight. */
  readonly before: number
  /** The highest of each slot after it. */
  readonly highs: readonly number[]
}

/** The slots of a night after midnight. */
function hoursOf(told: Answers, { input, answer }: Told): Hours | undefined {
  const page = told.find(
    (each) => each.name === RATE && isOfDay(each) && each.input['dat'] === input['dat'],
  )?.answer

  const [start, end] = ['sleepStartTime', 'sleepEndTime'].map((name) =>
    textOf(fieldOf(answer, name)),
  )

  if (!page || start === undefined || end === undefined) return undefined
  const [from, to] = [start > end ? 0 : minuteOfClock(start), minuteOfClock(end)]

  const slots = nodesAt(page, 'detailTimes[]').flatMap((label, index) => {
    const minute = minuteOfClock(textOf(label) ?? '')
    const high = fieldOf(page, 'hiDetails')?.items[index]
    return minute >= from && minute < to ? [numberOf(high)] : []
  })

  const before = start > end ? MINUTES_PER_DAY - minuteOfClock(start) : 0
  const highs = slots.flatMap((high) => high ?? [])
  // What is not told may have been higher.
  if (highs.length === 0 || highs.length < slots.length) return undefined
  return { before: before / (before + to - from), highs }
}

/** So much more may readings weigh where there are more of them. */
const UNEVEN = 3

/** Above what the highest of the evening and of each slot since make together. */
function isAbove(rate: number, hours: Hours | undefined, highest: number): boolean {
  if (!hours) return false
  const mean = sumOf(hours.highs) / hours.highs.length
  return rate > hours.before * highest + (1 - hours.before) * mean + UNEVEN
}
