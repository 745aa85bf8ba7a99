// The mean of a week of readings at home, by which a high pressure is judged over time: the first day is left out, of each
// morning and each evening two readings count, and three days are needed at least (ESH 2021, Stergiou et al., J Hypertens
// 39:1293; Chinese guideline for hypertension 2024).
import { lastDays, shanghaiDay } from '@kangban/china-time'
import { averageOf, timesOfDay } from './pressure-parts.ts'
import { HOME_MEAN } from '@kangban/contracts/figure-rules'
import { groupedBy } from '../day/slots.ts'
import { PRESSURE_HOME } from '../thresholds.ts'
import { isHomeHigh, type Pressure } from '../verdicts.ts'

export const HOME_DAYS = HOME_MEAN.days

export interface HomeMean extends Pressure {
  /** Readings and days that it is made of. */
  count: number
  days: number
  /** Readings of these at or above the limit. */
  countHigh: number
  high: boolean
}

type Timed = Pressure & { at: Date }

/** Two of the morning and two of the evening, the first of each; what is measured between them is left out. */
function counted(ofDay: readonly Timed[]): Timed[] {
  const { morning, evening } = timesOfDay(ofDay)
  const each = HOME_MEAN.readingsEach
  return [...morning.slice(0, each), ...evening.slice(0, each)]
}

/** Of the seven days that end with `today`; readings oldest first. Null where they are too few. */
export function homeMean(readings: readonly Timed[], today: string): HomeMean | null {
  const week = new Set(lastDays(today, HOME_DAYS))
  const days = groupedBy(readings, ({ at }) => shanghaiDay(at))

  const [, ...later] = [...days]
    .filter(([day]) => week.has(day))
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, ofDay]) => counted(ofDay))
    .filter((ofDay) => ofDay.length > 0)

  if (later.length < HOME_MEAN.fewestDays) return null
  const used = later.flat()
  const average = averageOf(used)

  return {
    ...average,
    count: used.length,
    days: later.length,
    countHigh: used.filter(isHomeHigh).length,
    high: isHomeHigh(average),
  }
}

/** 近一周多数偏高, or 近一周平均偏高 where single readings hide it; of a mean that is high. */
export const weekIsHigh = ({ count, countHigh }: HomeMean): string =>
  countHigh * 2 > count ? '近一周多数偏高' : '近一周平均偏高'

/** What the mean is made of, where there is room to say it: 近 7 天不算第一天，早晚 12 次平均 147/90，高于家庭血压的参考 135/85. */
export const homeMeanWords = ({ systolic, diastolic, count, high }: HomeMean): string => {
  const mean = `近 ${HOME_DAYS} 天不算第一天，早晚 ${count} 次平均 ${systolic}/${diastolic}`
  const limit = `${PRESSURE_HOME.systolic}/${PRESSURE_HOME.diastolic}`
  return high ? `${mean}，高于家庭血压的参考 ${limit}` : `${mean}，低于家庭血压的参考 ${limit}`
}
