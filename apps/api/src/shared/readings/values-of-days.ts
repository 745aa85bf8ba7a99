import { addDays, startOfShanghaiDay } from '@kangban/china-time'
import { byDay } from '@kangban/rules/day/slots'
import { restingOf } from '@kangban/rules/heart/resting-rate'
import type { TimedValue } from '@kangban/rules/warnings/warning-rules'
import type { Known, MarkedKind } from '../../database/remembered/health-memory.ts'
import type { slotsRepository } from './slots.repository.ts'

/** From the beginning of the first of these days to the end of the last, which must not be before it. */
function stretchOf(days: readonly string[]): { from: Date; to: Date } {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError('no stretch of no days')
  return { from: startOfShanghaiDay(first), to: startOfShanghaiDay(addDays(last, 1)) }
}

type Days = readonly string[]

interface Of {
  repository: Pick<ReturnType<typeof slotsRepository>, 'values' | 'slots' | 'nightTemperatures'>
  accountId: string
  known: Known
}

interface Values {
  kind: MarkedKind
  days: Days
  /** Of the first day no more is read than what is asked for; without one, the whole day. */
  since?: Date
}

/** The readings of a kind on each of the days, oldest first. */
export const valuesOfDays = (
  { repository, accountId, known }: Of,
  { kind, days, since }: Values,
): Promise<TimedValue[][]> =>
  known.ofDays(`${kind} ${since?.getTime() ?? ''}`, { kind, days }, async (missing) => {
    const { from, to } = stretchOf(missing)
    const first = since && since > from ? since : from
    return byDay(await repository.values({ accountId, kind, from: first, to }), missing)
  })

/** Mean skin temperature of each night; null where nothing was measured. */
export const nightTemperatures = ({ repository, accountId, known }: Of, days: Days) =>
  known.figuresOfDays('night', { kind: 'temperature', days }, (missing) =>
    repository.nightTemperatures(accountId, missing),
  )

/** Mean heart rate of the quietest hour of each day; null where too little was measured. */
export const restingRates = ({ repository, accountId, known }: Of, days: Days) =>
  known.figuresOfDays('resting', { kind: 'heartRate', days }, async (missing) => {
    const stretch = { accountId, kind: 'heartRate', ...stretchOf(missing) } as const
    return byDay(await repository.slots('hour', stretch), missing).map(restingOf)
  })

/** Steps of hours; null without one. */
export const walked = (hours: readonly { value: number }[]): number | null =>
  hours.length === 0 ? null : hours.reduce((sum, { value }) => sum + value, 0)

/** Steps of each day; null where none were counted. */
export const stepsOfDays = ({ repository, accountId, known }: Of, days: Days) =>
  known.figuresOfDays('sum', { kind: 'steps', days }, async (missing) => {
    const stretch = { accountId, kind: 'steps', ...stretchOf(missing) } as const
    return byDay(await repository.values(stretch), missing).map(walked)
  })
