import { ALERT_LEVEL, encodeAlertLevel, IMMEDIATE_ALERT_SERVICE } from '@kangban/gatt'
import { optional } from './gatt-values.ts'
import type { GattServer } from './web-bluetooth-shape.ts'

/** Makes the device ring or vibrate, so that it is found. */
export type Alert = () => Promise<void>

/** Undefined where the device cannot. The service has its level written without an answer. */
export async function findAlert(server: GattServer): Promise<Alert | undefined> {
  const service = await optional(server.getPrimaryService(IMMEDIATE_ALERT_SERVICE))
  const level = service && (await optional(service.getCharacteristic(ALERT_LEVEL)))
  if (level === undefined) return undefined
  const high = encodeAlertLevel('high')
  return () => level.writeValueWithoutResponse?.(high) ?? level.writeValueWithResponse(high)
}
