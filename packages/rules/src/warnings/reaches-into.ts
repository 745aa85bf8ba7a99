import { MS_PER_DAY } from '@kangban/china-time'

/** No event is looked for further back than this before a span: a night is over by then. */
export const LONGEST_EVENT_MS = MS_PER_DAY

/** Whether an event was still going on at a moment: a night that began before midnight belongs to both days. */
export const reachesInto = (
  { occurredAt, seconds }: { occurredAt: Date; seconds: number | null },
  from: Date,
): boolean => occurredAt.getTime() + (seconds ?? 0) * 1000 >= from.getTime()
