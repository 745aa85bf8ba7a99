import { GattError } from './gatt-error.ts'

export function hexOfBytes(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return text
}

/** Throws GattError `bad-message` unless the text is pairs of hexadecimal digits. */
export function bytesOfHex(text: string): Uint8Array<ArrayBuffer> {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(text)) {
    throw new GattError(
      'bad-message',
      `expected pairs of hexadecimal digits, got ${text.length} characters`,
    )
  }

  return Uint8Array.from({ length: text.length / 2 }, (_, i) =>
    Number.parseInt(text.slice(2 * i, 2 * i + 2), 16),
  )
}
