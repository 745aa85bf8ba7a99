import { MS_PER_DAY } from '@kangban/china-time'

/** Whoever looks once in two weeks stays logged in; a phone that was given away does not. */
const IDLE_MS = 14 * MS_PER_DAY

/** A session that was last used at or before this moment is over. */
export const idleSince = (at: Date): Date => new Date(at.getTime() - IDLE_MS)
