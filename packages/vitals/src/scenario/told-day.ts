import type { RhythmEpisode } from '../heart/rhythm-episode.ts'

/** What the cuff read, mmHg; without a minute it was taken at the usual time. */
export type ToldPressure = { systolic: number; diastolic: number; minute?: number }

/** What happened on a day and in the night that ends on it, where a story needs it so whoever the person is. */
export type ToldDay = {
  /** Instead of the episodes that conditions bring. */
  events: readonly RhythmEpisode[]
  night: {
    /** Minutes since the midnight of the day; at the usual time without one. */
    startMinute?: number
    minutesAsleep: number
    /** Of each fall of the oxygen saturation, percent, in the order of the night. */
    lowestPercents: readonly number[]
  }
  /** Null where it was not taken. */
  cuff: { morning: ToldPressure | null; evening: ToldPressure | null }
}
