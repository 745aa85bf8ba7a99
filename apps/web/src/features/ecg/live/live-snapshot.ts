import type { DeviceErrorCode } from '@kangban/central'
import { type LiveState, secondsLeft } from './live-state.ts'

/** Why there is no recorder; `not-loaded`: the page itself lacks what it measures with. */
export type LiveFailure = DeviceErrorCode | 'not-loaded'

export interface LiveSnapshot extends LiveState<LiveFailure> {
  batteryPercent: number | undefined
  heartRateBpm: number | null
  /** Whole seconds of sitting still that are left; 0 outside the minute of rest. */
  restLeft: number
}

const SHOWN = [
  'phase',
  'contact',
  'complete',
  'failure',
  'batteryPercent',
  'heartRateBpm',
  'restLeft',
] as const

/** Whether the screen would look the same: of what is measured it shows whole seconds, and whether there is anything. */
export const looksSame = (a: LiveSnapshot, b: LiveSnapshot): boolean =>
  secondsLeft(a.measured) === secondsLeft(b.measured) &&
  a.measured > 0 === b.measured > 0 &&
  SHOWN.every((key) => a[key] === b[key])
