import { addDays, lastDays, shanghaiDay, startOfShanghaiDay } from '@kangban/china-time'
import { SPANS } from '@kangban/contracts'
import type { Span } from './span-words.ts'

export interface MetricQuery {
  type: string
  dat: string
}

export interface MetricSpan extends Span {
  /** The last of its days. */
  dat: string
  /** Every day of it, oldest first. */
  days: string[]
  from: Date
  /** The end of the last day: readings are before it. */
  to: Date
}

const LENGTHS = { day: 1, week: 7, month: 30 } as const
const TYPES = { [SPANS.day]: 'day', [SPANS.week]: 'week', [SPANS.month]: 'month' } as const
const typeOf = (code: string): keyof typeof LENGTHS => TYPES[code as keyof typeof TYPES]

/** Of the groups of a span those that a mean is made of: today only where it is alone, since it is not over. */
export function overDays<T>(groups: readonly T[][], { current, type }: MetricSpan): T[][] {
  const over = current && type !== 'day' ? groups.slice(0, -1) : [...groups]
  return over.some((group) => group.length > 0) ? over : [...groups]
}

/** Nobody was measured before it; it also keeps dates within what both databases hold. */
const FIRST_DAY = '2000-01-01'

/** The days that are asked for; null where they cannot hold anything. */
export function metricSpan({ type: code, dat }: MetricQuery, now: Date): MetricSpan | null {
  const today = shanghaiDay(now)
  if (dat > today || dat < FIRST_DAY) return null
  const type = typeOf(code)
  const days = lastDays(dat, LENGTHS[type])

  return {
    type,
    current: dat === today,
    dat,
    days,
    from: startOfShanghaiDay(days[0] ?? dat),
    to: startOfShanghaiDay(addDays(dat, 1)),
  }
}
