/** Simulated time. The core asks nothing else what time it is, so tests and time compression drive it from here. */
export interface Clock {
  /** Unix milliseconds, with fractions. */
  now(): number
  /** Runs `task` every so many simulated milliseconds until the returned function is called. */
  every(intervalMs: number, task: () => void): () => void
}

/** Timers finer than this only load the processor; the tasks catch up by elapsed time anyway. */
const SHORTEST_TIMER_MS = 5

/** Real time, `speed` times as fast from the moment of the call. */
export function createClock(speed: number): Clock {
  const startUnixMs = Date.now()
  // The monotonic clock: a corrected wall clock must not tear a hole into a running measurement.
  const startMs = performance.now()
  return {
    now: () => startUnixMs + (performance.now() - startMs) * speed,
    every(intervalMs, task) {
      const timer = setInterval(task, Math.max(SHORTEST_TIMER_MS, intervalMs / speed))
      return () => clearInterval(timer)
    },
  }
}
