import { CURRENT_TIME, CURRENT_TIME_SERVICE, currentTimeOf, encodeCurrentTime } from '@kangban/gatt'
import { optional } from './gatt-values.ts'
import type { GattServer } from './web-bluetooth-shape.ts'

/** Sets the clock of a device that has one, so that the time stamps of its readings are right. */
export async function tellTime(server: GattServer, unixMs: number): Promise<void> {
  const service = await optional(server.getPrimaryService(CURRENT_TIME_SERVICE))
  const clock = service && (await optional(service.getCharacteristic(CURRENT_TIME)))
  if (clock === undefined) return

  try {
    await clock.writeValueWithResponse(
      encodeCurrentTime(currentTimeOf(unixMs, ['external-reference'])),
    )
  } catch {
    // Many devices let their clock be read and not set; their readings are as good as their own clock then.
  }
}
