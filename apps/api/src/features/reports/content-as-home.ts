import { DailyContent, WeeklyContent } from '@kangban/contracts'
import { dailyAsHome, weeklyAsHome } from '@kangban/rules/warnings/reports-as-home'
import type { Waiting } from '@kangban/rules/warnings/advice-now'
import * as z from 'zod/mini'
import { reportSpan } from './report-rows.ts'

/** What a stored report of a day or a week says, asking for what home asks for now. */
export function contentAsHome(
  report: Parameters<typeof reportSpan>[0] & { content: unknown },
  waiting: Waiting,
): DailyContent | WeeklyContent {
  const days = reportSpan(report)

  return report.kind === 'weekly'
    ? weeklyAsHome(z.parse(WeeklyContent, report.content), days, waiting)
    : dailyAsHome(z.parse(DailyContent, report.content), days, waiting)
}
