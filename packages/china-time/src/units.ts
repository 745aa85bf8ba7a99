// How long a second, a minute, an hour and a day are. A day is one of the calendar: where no clock is put forward or
// back, as in China since 1991, all have 24 hours.

export const MS_PER_SECOND = 1000
export const MS_PER_MINUTE = 60_000
export const MS_PER_HOUR = 3_600_000
export const MS_PER_DAY = 86_400_000

export const SECONDS_PER_HOUR = 3600
export const SECONDS_PER_DAY = 86_400

export const MINUTES_PER_DAY = 1440
