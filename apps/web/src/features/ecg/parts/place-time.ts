import { clockTime } from '../../../shared/ecg-paper/clock-time.ts'
import { words } from './copy.ts'

/** A place in a record by the clock, or by the seconds since its start where nobody knows when that was. */
export const placeTime = (startedAt: string | null, seconds: number): string =>
  startedAt === null ? words.seconds(Math.floor(seconds)) : clockTime(startedAt, seconds)
