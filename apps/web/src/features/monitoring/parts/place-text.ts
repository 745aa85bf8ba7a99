import { addDays } from '@kangban/china-time'
import { spanText } from '@kangban/rules/reports/span-text'
import { dayText, relativeDay } from '../../../shared/format/date.ts'
import { SPAN_DAYS } from '../../../shared/ui/controls/DateNav.tsx'
import type { Place } from './place.ts'

/** 今天, 昨天, 11月18日 周三 or 11月14日–20日. */
export function placeText({ span, day, today }: Place): string {
  if (span !== 'day') return spanText(addDays(day, 1 - SPAN_DAYS[span]), day, today)
  return relativeDay(day, today) || dayText(day, today)
}
