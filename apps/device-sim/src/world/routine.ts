import type { Clock } from './clock.ts'

const CHECK_INTERVAL_MS = 60_000

export interface Routine {
  /** Time is elsewhere: what lies between is not made up for. */
  restart(this: void): void
  close(this: void): void
}

/** Runs `work` once a minute over the span, from < time <= to, that has passed since the last time. */
export function createRoutine(clock: Clock, work: (from: number, to: number) => void): Routine {
  let doneUntil = clock.now()

  const close = clock.every(CHECK_INTERVAL_MS, () => {
    const from = doneUntil
    doneUntil = clock.now()
    work(from, doneUntil)
  })

  return {
    restart() {
      doneUntil = clock.now()
    },
    close,
  }
}
