/** A Wednesday morning in China. */
export const DEFAULT_NOW: string = '2026-11-25T10:00:00+08:00'

export interface MockClock {
  now(): Date
  set(now: Date): void
}

/** @throws RangeError where it is no moment */
export function momentOf(given: Date | string): Date {
  const moment = new Date(given)
  if (Number.isNaN(moment.getTime())) throw new RangeError(`${String(given)} is no moment`)
  return moment
}

/** A clock that is set; then it goes on, or stands where it is frozen. */
export function createMockClock(start: Date, { frozen }: { frozen: boolean }): MockClock {
  const passed = () => (frozen ? 0 : performance.now())
  let [base, since] = [start.getTime(), passed()]

  return {
    now: () => new Date(base + passed() - since),
    set(now) {
      base = now.getTime()
      since = passed()
    },
  }
}
