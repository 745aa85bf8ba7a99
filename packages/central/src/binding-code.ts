import { BINDING_CODE, BINDING_SERVICE, decodeBindingCode } from '@kangban/gatt'
import { optional } from './gatt-values.ts'
import type { GattServer } from './web-bluetooth-shape.ts'

/** Asks the device for the code of this minute: whoever binds it must be near it. */
export type AskBindingCode = () => Promise<string>

/** Undefined where the device has none, as devices by other makers. */
export async function findBindingCode(server: GattServer): Promise<AskBindingCode | undefined> {
  const service = await optional(server.getPrimaryService(BINDING_SERVICE))
  const code = service && (await optional(service.getCharacteristic(BINDING_CODE)))
  return code && (async () => decodeBindingCode(await code.readValue()))
}
