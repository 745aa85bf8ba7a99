import { encodeBatteryLevel } from '@kangban/gatt'
import type { SessionContext } from '../session-context.ts'
import { BATTERY_LEVEL_UUID } from './standard-services.ts'

const CHECK_INTERVAL_MS = 60_000

export interface BatteryWatch {
  /** Tells the central, if the percentage is another than last told. */
  check(): void
  close(): void
}

export function createBatteryWatch(context: SessionContext): BatteryWatch {
  const { battery, clock } = context.device
  let told = battery.percent

  const check = (): void => {
    const { percent } = battery
    if (percent === told) return
    told = percent
    context.push(BATTERY_LEVEL_UUID, encodeBatteryLevel(percent))
  }

  return { check, close: clock.every(CHECK_INTERVAL_MS, () => context.device.checkBattery()) }
}
