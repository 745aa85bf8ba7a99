/** Simulated time. Devices ask nothing else what time it is, so that tests and time compression drive them from here. */
export interface Clock {
  /** Unix milliseconds, with fractions. */
  now(): number
  /** Runs `task` every so many simulated milliseconds until the returned function is called. */
  every(intervalMs: number, task: () => void): () => void
  /** Runs `task` once, so many simulated milliseconds from now, unless the returned function is called before. */
  after(delayMs: number, task: () => void): () => void
}

const startUnixMs = Date.now()
const startMs = performance.now()

/** Real time. By the monotonic clock: a corrected wall clock must not tear a hole into a running measurement. */
export function wallUnixMs(): number {
  return startUnixMs + (performance.now() - startMs)
}
