// Times of day, written HH:mm; no zone matters to them.

/** Minutes since midnight. */
export const minuteOfClock = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** HH:mm of whole minutes since midnight; 1440 is 24:00. */
export const clockOfMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
