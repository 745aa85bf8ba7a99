import type { Timeline } from './timeline.ts'

/** Finer than this only loads the processor: a page shows nothing faster. */
const TICK_MS = 10
/** After so much work in one go the sockets have their turn. */
const SLICE_MS = 25
/** `performance.now` costs about as much as a short task. */
const TASKS_A_LOOK = 16

/** One timer for the times of all people, however many. */
export class Scheduler {
  private readonly timelines = new Set<Timeline>()
  private stopped = false

  add(timeline: Timeline): void {
    this.timelines.add(timeline)
  }

  /** Brings every timeline up to date. */
  tick(): void {
    for (const timeline of this.timelines) timeline.advance()
  }

  /** Ticks by itself until the returned function is called. */
  start(): () => void {
    const turn = (): void => {
      if (this.stopped) return
      if (this.slice()) setTimeout(turn, TICK_MS)
      else setImmediate(turn)
    }

    setTimeout(turn, TICK_MS)

    return () => {
      this.stopped = true
    }
  }

  private slice(): boolean {
    const deadline = performance.now() + SLICE_MS
    let tasks = 0
    let isLate = false

    const isOverdue = (): boolean => {
      if (++tasks % TASKS_A_LOOK === 0) isLate = performance.now() > deadline
      return isLate
    }

    for (const timeline of this.timelines) {
      timeline.advance(isOverdue)
      if (!isLate) continue
      // The next turn begins with somebody else.
      this.timelines.delete(timeline)
      this.timelines.add(timeline)
      return false
    }

    return true
  }
}
