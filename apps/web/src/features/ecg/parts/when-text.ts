import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import { dayText, todayInChina } from '../../../shared/format/date.ts'

/** 11月15日 周日 12:50. */
export const whenText = (dataTime: string): string =>
  `${dayText(shanghaiDay(dataTime), todayInChina())} ${shanghaiClock(dataTime)}`
