import { addDays, startOfShanghaiDay } from '@kangban/china-time'
import { byDay } from '@kangban/rules/day/slots'
import type { TimedValue } from '@kangban/rules/warnings/warning-rules'
import type { Known, MarkedKind } from '../../database/health-memory.ts'
import type { readingsRepository } from './readings.repository.ts'

/** From the beginning of the first of these days to the end of the last, which must not be before it. */
export function stretchOf(days: readonly string[]): { from: Date; to: Date } {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError('no stretch of no days')
  return { from: startOfShanghaiDay(first), to: startOfShanghaiDay(addDays(last, 1)) }
}

interface Of {
  repository: Pick<ReturnType<typeof readingsRepository>, 'values' | 'nightTemperatures'>
  accountId: string
}

/** The readings of a kind on each of the days, oldest first. */
export const valuesOfDays = (
  { repository, accountId }: Of,
  known: Known,
  { kind, days }: { kind: MarkedKind; days: readonly string[] },
): Promise<TimedValue[][]> =>
  known.ofDays(kind, { kind, days }, async (missing) =>
    byDay(await repository.values({ accountId, kind, ...stretchOf(missing) }), missing),
  )

/** Mean skin temperature of each night, in the order of the days; null where nothing was measured. */
export const nightTemperatures = (
  { repository, accountId }: Of,
  known: Known,
  days: readonly string[],
): Promise<(number | null)[]> =>
  known.ofDays('night temperature', { kind: 'temperature', days }, (missing) =>
    repository.nightTemperatures(accountId, missing),
  )
