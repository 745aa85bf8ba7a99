import { shanghaiClock } from '@kangban/china-time'
import { ITEM } from './reminder-copy.ts'
import type { Item } from './use-reminders.ts'

/** The mark before it; the words beside it say the same. */
export const ITEM_MARKS = {
  done: '✓',
  due: '●',
  upcoming: '○',
  snoozed: '○',
  skipped: '–',
  missed: '!',
} as const satisfies Record<Item['state'], string>

/** How it stands: 05:59，139/89 or 06:12 已吃. */
export function itemText({ state, kind, time, at, byReading, value }: Item): string {
  const clock = at === null ? time : shanghaiClock(at)
  if (state === 'done' && byReading)
    return kind === 'watch' ? ITEM.worn(clock) : ITEM.measured(clock, value)
  if (state === 'done') return ITEM.done(clock, kind)
  if (state === 'snoozed') return ITEM.snoozed(clock)
  if (state === 'skipped') return ITEM.skipped
  if (state === 'missed') return ITEM.missed(time)
  return state === 'due' ? ITEM.due(time) : time
}

/** As it is read aloud. */
export const spokenItem = (item: Item): string => `${item.title}，${itemText(item)}。`
