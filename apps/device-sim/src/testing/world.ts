import { createReplaySource } from '../world/replay-source.ts'
import { World } from '../world/world.ts'
import type { WorldOptions } from '../world/world.ts'
import { NO_FAULTS } from '../radio/faults.ts'

/** 1,000 samples, each another: sample n is n microvolts. */
export const RAMP = Float32Array.from({ length: 1000 }, (_, n) => n / 1000)

/** What the timer of the scheduler comes to, when it is on time. */
const TICK_MS = 100

export interface TestClock {
  now(): number
  /** Moves time on and runs what falls due, in order. */
  advance(ms: number): void
  /** Moves time on without running anything, as a stalled event loop does. */
  stall(ms: number): void
}

/** For tests: everything but the server, in a time that stands still until it is moved. */
export function createTestWorld(options: Partial<WorldOptions> = {}): {
  world: World
  clock: TestClock
} {
  // 16:00 on a Monday in China.
  let now = Date.UTC(2026, 0, 5, 8)
  const world = new World({ seed: '1', faults: NO_FAULTS, ...options, wall: () => now })

  return {
    world,
    clock: {
      now: () => now,
      advance(ms) {
        const end = now + ms

        do {
          now = Math.min(end, now + TICK_MS)
          world.scheduler.tick()
        } while (now < end)
      },
      stall(ms) {
        now += ms
      },
    },
  }
}

/** Its recorders play RAMP in a loop. */
export function createRampWorld(
  options: Partial<WorldOptions> = {},
): ReturnType<typeof createTestWorld> {
  return createTestWorld({ ecgSource: createReplaySource('ramp', RAMP), ...options })
}
