import { createHmac } from 'node:crypto'
import { MS_PER_MINUTE } from '@kangban/china-time'
import { BINDING_CODE, BINDING_SERVICE, encodeBindingCode } from '@kangban/gatt'
import { createRandom } from '@kangban/vitals'
import type { Device } from './device.ts'
import type { ServiceDefinition } from './gatt-server.ts'

const KEY_BYTES = 16

/** What the seed writes into the database for the device of that number. */
function codeKeyOf(serialNumber: string, seed: string): Buffer {
  const random = createRandom(`${seed}:${serialNumber}`)
  const key = Buffer.from(Array.from({ length: KEY_BYTES }, () => random.int(0, 255)))
  return createHmac('sha256', key.toString('hex')).update('binding code').digest()
}

/** RFC 6238 with SHA-256: six digits, another each minute. */
export function shownCode(key: Uint8Array, unixMs: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(unixMs / MS_PER_MINUTE)))
  const mac = createHmac('sha256', key).update(counter).digest()
  const word = mac.readUInt32BE((mac.at(-1) ?? 0) & 0x0f) & 0x7fff_ffff
  return String(word % 1_000_000).padStart(6, '0')
}

/** The code is made by a chip with a time of its own: it stays right while its owner lives through the past. */
export const bindingCodeOf = (device: Pick<Device, 'serialNumber' | 'seed'>): string =>
  shownCode(codeKeyOf(device.serialNumber, device.seed), Date.now())

export const bindingService = (device: Device): ServiceDefinition => ({
  uuid: BINDING_SERVICE,
  characteristics: [
    {
      uuid: BINDING_CODE,
      properties: ['read'],
      read: () => encodeBindingCode(bindingCodeOf(device)),
    },
  ],
})
