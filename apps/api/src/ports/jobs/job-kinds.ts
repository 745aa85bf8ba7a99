import { MS_PER_SECOND, SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@kangban/china-time'

/**
 * What is asked for by a write. It is tried so often at most; after the first failure it waits so many seconds, after each
 * later one twice as long (PostgreSQL adds up to as much again by chance).
 */
export const QUEUED = {
  'holter-analysis': { tries: 3, pauseSeconds: 1 },
  'invitation-message': { tries: 4, pauseSeconds: 15 },
} as const

/** What is done once in each of these lengths of time, by one replica. It is not tried again: its next time comes. */
export const SCHEDULED = {
  sweep: { everySeconds: 6 * SECONDS_PER_HOUR },
  'reading-months': { everySeconds: 6 * SECONDS_PER_HOUR },
  'unfinished-analyses': { everySeconds: 60 },
} as const

export type Queued = keyof typeof QUEUED
export type Scheduled = keyof typeof SCHEDULED
export type JobKind = Queued | Scheduled

export const isQueued = (kind: JobKind): kind is Queued => kind in QUEUED
export const QUEUED_KINDS = Object.keys(QUEUED) as Queued[]
export const SCHEDULED_KINDS = Object.keys(SCHEDULED) as Scheduled[]

export const triesOf = (kind: JobKind): number => (isQueued(kind) ? QUEUED[kind].tries : 1)

/**
 * Whoever has a job says so every three seconds, and has lost it ten seconds after it last did: the shortest that pg-boss
 * allows. With a look for lost ones every three seconds, the pause and the look for work, a job of a replica that was killed
 * goes on at another within twenty.
 */
export const LEASE_SECONDS = 10
export const RENEW_MS = 3 * MS_PER_SECOND
export const LOOK_FOR_LOST_SECONDS = 3
/** So often each replica looks for work that another one has put, and for what has waited long enough. */
export const LOOK_FOR_WORK_MS = 2 * MS_PER_SECOND
/** More often than anything is done at set times: whether it is due is for the clock of the store to say. */
export const OFFER_MS = 30 * MS_PER_SECOND
/** Longer than the longest analysis: what still says that it lives after that hangs. */
export const LONGEST_SECONDS = SECONDS_PER_HOUR
/** What is over is remembered for longer than any length of time in which something is done once. */
export const OVER_SECONDS = SECONDS_PER_DAY
/** Until somebody has looked at what failed for good. */
export const DEAD_SECONDS = 90 * SECONDS_PER_DAY
