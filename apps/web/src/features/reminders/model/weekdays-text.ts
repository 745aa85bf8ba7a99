import { WEEKDAY_NAMES } from '@kangban/contracts'
import { REMINDERS } from '../copy.ts'

/** 每天, or 周一、三、六. */
export const weekdaysText = (weekdays: readonly number[]): string =>
  weekdays.length === WEEKDAY_NAMES.length
    ? REMINDERS.daily
    : REMINDERS.weekdays(
        WEEKDAY_NAMES.filter((_, index) => weekdays.includes(index + 1)).join('、'),
      )
