import { addDays, mondayOf, shanghaiDay, shanghaiTime } from '@kangban/china-time'
import type { ReminderDay, ReminderItem } from '@kangban/contracts'
import { countsOf, itemsOf, type PlannedItem, type ReminderFacts } from './reminder-items.ts'
import { nextTime } from './reminder-plan.ts'
import { countsText, HINTS, itemTitle, reminderSentence } from './reminder-words.ts'

/** No more kinds beside a heading. */
const MAX_COUNTED = 2

/** The days that a page about now is made of: this week, and yesterday on a Monday. */
export function reminderDays(now: Date): string[] {
  const today = shanghaiDay(now)
  const first = [mondayOf(today), addDays(today, -1)].toSorted()[0] ?? today
  const days = [first]
  while ((days.at(-1) ?? today) < today) days.push(addDays(days.at(-1) ?? today, 1))
  return days
}

const told = ({ plan, day, time, state, changedAt, reading }: PlannedItem): ReminderItem => ({
  reminderId: plan.reminderId,
  kind: plan.kind,
  title: itemTitle(plan),
  day,
  time,
  state,
  at: changedAt && shanghaiTime(changedAt),
  byReading: reading !== null,
  value: reading?.value ?? '',
  hint: HINTS[plan.kind],
})

/** When something changes by the clock alone: a time comes, or one that was put off wakes. */
function nextAt({ plans }: ReminderFacts, items: readonly PlannedItem[], now: Date): Date | null {
  const moments = [
    ...plans.filter(({ until }) => until === null).map((plan) => nextTime(plan, now)),
    ...items.filter(({ state }) => state === 'snoozed').map(({ changedAt }) => changedAt),
  ].filter((at) => at !== null)

  return moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}

/** Today as far as it is planned, what of it is done, and how the week went. */
export function reminderDay(facts: ReminderFacts, now: Date): ReminderDay {
  const day = shanghaiDay(now)
  const items = itemsOf(facts, reminderDays(now), now)
  const today = items.filter((item) => item.day === day)

  const late = items.filter(
    (item) => item.day === addDays(day, -1) && (item.state === 'due' || item.state === 'snoozed'),
  )

  const open = [...late, ...today]
  const planned = facts.plans.some(({ until }) => until === null)
  const next = nextAt(facts, open, now)
  const ofWeek = items.filter((item) => item.day >= mondayOf(day))

  return {
    day,
    ...reminderSentence({ planned, open, today }),
    items: open.map(told),
    done: today.filter(({ state }) => state === 'done').length,
    total: today.length,
    nextAt: next && shanghaiTime(next),
    week: countsText(countsOf(ofWeek, now), MAX_COUNTED),
  }
}
