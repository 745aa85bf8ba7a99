// The days of a week or a month with what is told of each.
import { shanghaiDay } from '@kangban/china-time'
import { fieldOf, isList, numberOf, textOf, type Told } from '../node.ts'

interface DayOfSpan {
  readonly day: string
  readonly value: number
}

/** What a series tells of the days that have anything; today only where it is alone, since it is not over. */
export function daysOver({ answer, now }: Told, series: string): readonly DayOfSpan[] {
  const [labels, values] = ['detailTimes', series].map((name) => fieldOf(answer, name))
  if (!isList(labels) || !isList(values)) return []

  const all = values.items.flatMap((item, index) => {
    const [day, value] = [textOf(labels.items[index]), numberOf(item)]
    return day === undefined || value === undefined ? [] : [{ day, value }]
  })

  const over = all.filter(({ day }) => day !== shanghaiDay(now))
  return over.length > 0 ? over : all
}
