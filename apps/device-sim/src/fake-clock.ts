import type { Clock } from './clock.ts'

export interface FakeClock extends Clock {
  /** Moves time on and runs what falls due, in order. */
  advance(ms: number): void
  /** Moves time on without running anything, as a stalled event loop does. */
  stall(ms: number): void
}

interface Task {
  due: number
  readonly intervalMs: number
  readonly run: () => void
}

/** For tests: time stands still until it is moved. */
export function createFakeClock(startUnixMs = Date.UTC(2026, 0, 5, 8)): FakeClock {
  let now = startUnixMs
  const tasks = new Set<Task>()
  const nextDue = (): Task | undefined => [...tasks].toSorted((a, b) => a.due - b.due)[0]
  return {
    now: () => now,
    every(intervalMs, run) {
      const task = { due: now + intervalMs, intervalMs, run }
      tasks.add(task)
      return () => void tasks.delete(task)
    },
    advance(ms) {
      const end = now + ms
      for (let task = nextDue(); task !== undefined && task.due <= end; task = nextDue()) {
        now = Math.max(now, task.due)
        task.due += task.intervalMs
        task.run()
      }
      now = end
    },
    stall(ms) {
      now += ms
    },
  }
}
