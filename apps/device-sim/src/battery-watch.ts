import { encodeBatteryLevel } from '@kangban/gatt'
import type { SessionContext } from './peripheral.ts'
import { BATTERY_LEVEL_UUID } from './standard-services.ts'

const CHECK_INTERVAL_MS = 60_000

export interface BatteryWatch {
  /** Tells the central, if the percentage is another than last told. */
  check(): void
  close(): void
}

export function createBatteryWatch(context: SessionContext): BatteryWatch {
  let told = context.device.batteryPercent
  const check = (): void => {
    const percent = context.device.batteryPercent
    if (percent === told) return
    told = percent
    context.push(BATTERY_LEVEL_UUID, encodeBatteryLevel(percent))
  }
  return { check, close: context.device.clock.every(CHECK_INTERVAL_MS, check) }
}
