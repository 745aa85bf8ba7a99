import { GattError } from './gatt-error.ts'

/*
 * TextEncoder belongs to the DOM and Node libraries, not to the language, and this package uses the language alone.
 * The language's own UTF-8 is in the percent-encoding functions.
 */

/** Throws GattError `bad-text` on a lone surrogate. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []

  for (const [match] of percentEncoded(text).matchAll(/%[0-9A-F]{2}|./g)) {
    bytes.push(match.length === 3 ? Number.parseInt(match.slice(1), 16) : match.charCodeAt(0))
  }

  return Uint8Array.from(bytes)
}

/** Throws GattError `bad-text` where the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  let escaped = ''
  for (const byte of bytes) escaped += '%' + byte.toString(16).padStart(2, '0')

  try {
    return decodeURIComponent(escaped)
  } catch {
    throw new GattError('bad-text', `${bytes.length} bytes are not UTF-8`)
  }
}

function percentEncoded(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    throw new GattError('bad-text', `text of ${text.length} UTF-16 units holds a lone surrogate`)
  }
}
