import { dayText } from '../../../shared/format/date.ts'

type Values = readonly (number | null)[]

interface RangeDays {
  /** YYYY-MM-DD, oldest first. */
  days: readonly string[]
  /** Parallel to them; null where nothing was measured. */
  lows: Values
  means: Values
  highs: Values
  today: string
}

/** How many days a mean is of, in words; today counts only where it is alone, since it is not over. */
export function meanOfText({
  days,
  values,
  today,
}: Pick<RangeDays, 'days' | 'today'> & { values: Values }): string {
  const measured = days.filter((_, index) => (values[index] ?? null) !== null)
  const over = measured.filter((day) => day !== today)
  if (over.length === 0) return '只有今天的，今天还没过完'
  return `${over.length} 天的平均${measured.length > over.length ? '，今天未计入' : ''}`
}

/** 今天 or 11月20日 周五. */
export const dayName = (day: string, today: string): string =>
  day === today ? '今天' : dayText(day, today)

/** The day under the finger: its mean, and its range in words; null while there is none. */
export function chosenDay({ days, lows, means, highs, today }: RangeDays, index: number | null) {
  const day = index === null ? undefined : days[index]
  if (index === null || day === undefined) return null
  const [low, mean, high] = [lows[index] ?? null, means[index] ?? null, highs[index] ?? null]
  const name = dayName(day, today)

  const note =
    low === null || high === null ? `${name} 没有数据` : `${name} 平均，最低 ${low}，最高 ${high}`

  return { mean, note }
}

/** The days as rows of the data table. */
export const dayRows = ({ days, lows, means, highs, today }: RangeDays) =>
  days.map((day, index) => [
    dayName(day, today),
    lows[index] ?? null,
    means[index] ?? null,
    highs[index] ?? null,
  ])
