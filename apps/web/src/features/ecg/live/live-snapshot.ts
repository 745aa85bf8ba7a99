import type { DeviceErrorCode } from '@kangban/central'
import { type LiveState, secondsLeft } from './live-state.ts'

export interface LiveSnapshot extends LiveState<DeviceErrorCode> {
  batteryPercent: number | undefined
  heartRateBpm: number | null
}

const SHOWN = ['phase', 'contact', 'complete', 'failure', 'batteryPercent', 'heartRateBpm'] as const

/** Whether the screen would look the same: of what is measured it shows whole seconds, and whether there is anything. */
export const looksSame = (a: LiveSnapshot, b: LiveSnapshot): boolean =>
  secondsLeft(a.measured) === secondsLeft(b.measured) &&
  a.measured > 0 === b.measured > 0 &&
  SHOWN.every((key) => a[key] === b[key])
