import { type Moment, shanghaiHour } from '@kangban/china-time'

/** Whole hours of a day by China's clock. */
export interface Hours {
  readonly from: number
  readonly to: number
}

const clock = (hour: number): string => `${hour}:00`

export const isOpenAt = ({ from, to }: Hours, now: Moment): boolean => {
  const hour = shanghaiHour(now)
  return hour >= from && hour < to
}

/** 8:00-20:00 */
export const hoursText = ({ from, to }: Hours): string => `${clock(from)}-${clock(to)}`

/** What the hours, which begin in the morning, mean now: 现在能打，20:00 止 */
export function hoursNow(hours: Hours, now: Moment): string {
  if (isOpenAt(hours, now)) return `现在能打，${clock(hours.to)} 止`
  const when = shanghaiHour(now) < hours.from ? '今早' : '明早'
  return `休息中，${when} ${clock(hours.from)} 起`
}
