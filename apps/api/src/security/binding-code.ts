import { createHmac } from 'node:crypto'
import { MS_PER_MINUTE } from '@kangban/china-time'

const DIGITS = 6
/** Long enough to be typed by somebody who is slow, of an older code and of the one that is shown now. */
const STEPS_BACK = 2
/** A device's clock may be ahead. */
const STEPS_AHEAD = 1

/** A code is good for its minute and is told by its number. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / MS_PER_MINUTE)

/** What a device shows in that minute: RFC 6238 with SHA-256. The key is hexadecimal. */
export function bindingCode(keyHex: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha256', Buffer.from(keyHex, 'hex')).update(counter).digest()
  const word = mac.readUInt32BE((mac.at(-1) ?? 0) & 0x0f) & 0x7fff_ffff
  return String(word % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The steps whose codes are good at that moment. */
export function stepsNear(at: Date): number[] {
  const now = stepAt(at)

  return Array.from(
    { length: STEPS_BACK + 1 + STEPS_AHEAD },
    (_, index) => now - STEPS_BACK + index,
  )
}
