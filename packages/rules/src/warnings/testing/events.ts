import { shanghaiMoment } from '@kangban/china-time'
import type { Asked } from '../advice-now.ts'
import { type EventRow, episodesOf, openEpisodes } from '../episodes.ts'

/** An event as it is stored, changed where a test needs it: a fall of the oxygen at 3:26 on 2 March 2026. */
export const eventRow = (fields: Partial<EventRow> = {}): EventRow => ({
  id: `${fields.kind ?? 'oxygen-low'} ${fields.occurredAt?.toISOString() ?? ''}`,
  kind: 'oxygen-low',
  level: 'bad',
  value: 87,
  otherValue: null,
  limit: 90,
  otherLimit: null,
  occurredAt: shanghaiMoment('2026-03-02', '03:26'),
  seconds: null,
  handledAt: null,
  handledAs: null,
  seenAt: null,
  toldAt: null,
  remindAt: null,
  ...fields,
})

/** What waits of these events at a moment. */
export const mattersAt = (now: Date, ...events: EventRow[]) =>
  openEpisodes(episodesOf(events, now), now)

/** What is asked at a moment about all that was before it. */
export const askedAt = (now: Date, ...events: EventRow[]): Asked => ({
  stretch: { from: new Date(0), to: now },
  waiting: { now, open: mattersAt(now, ...events) },
})
