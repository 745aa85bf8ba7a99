import { addedCounts } from '../reminders/reminder-items.ts'
import { countsText } from '../reminders/reminder-words.ts'
import type { DayRecord } from './day-record.ts'

/** What of the reminders of the days was done; nothing where none came due. */
export function remindersOf(days: readonly DayRecord[]): { reminders?: string } {
  const reminders = countsText(addedCounts(days.flatMap((record) => record.reminders ?? [])))
  return reminders === '' ? {} : { reminders }
}
