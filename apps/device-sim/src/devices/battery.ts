import { MS_PER_HOUR } from '@kangban/china-time'
import type { Clock } from '../world/clock.ts'

/** One percent in 40 minutes. At the least level somebody has charged it just in time. */
export const BASE_DRAIN = { percentPerHour: 1.5, leastPercent: 1 } as const

/** A charge that goes down evenly with time. */
export class Battery {
  private readonly clock: Clock
  private charge: { percent: number; at: number; percentPerHour: number }

  constructor(clock: Clock, percent: number) {
    this.clock = clock
    this.charge = { percent, at: clock.now(), percentPerHour: BASE_DRAIN.percentPerHour }
  }

  /** Whole percent, 0 to 100; 0 is reached only at another rate than the usual one. */
  get percent(): number {
    const { percent, at, percentPerHour } = this.charge
    const used = Math.floor(((this.clock.now() - at) * percentPerHour) / MS_PER_HOUR)
    const least = percentPerHour === BASE_DRAIN.percentPerHour ? BASE_DRAIN.leastPercent : 0
    return Math.max(Math.min(least, percent), percent - used)
  }

  get isEmpty(): boolean {
    return this.percent === 0
  }

  set(percent: number, percentPerHour: number): void {
    this.charge = { percent, at: this.clock.now(), percentPerHour }
  }

  timeJumped(distanceMs: number): void {
    this.charge.at += distanceMs
  }
}
