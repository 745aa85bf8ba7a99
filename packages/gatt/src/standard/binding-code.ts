import { GattError } from '../bytes/gatt-error.ts'
import { decodeUtf8, encodeUtf8 } from '../bytes/utf8.ts'

const CODE = /^\d{6}$/

/** Throws GattError `out-of-range` for what are not six digits. */
function checked(code: string): string {
  if (CODE.test(code)) return code
  throw new GattError(
    'out-of-range',
    `binding code: expected 6 digits, got ${code.length} characters`,
  )
}

export const encodeBindingCode = (code: string): Uint8Array<ArrayBuffer> =>
  encodeUtf8(checked(code))

export const decodeBindingCode = (bytes: ArrayBufferView): string =>
  checked(decodeUtf8(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
