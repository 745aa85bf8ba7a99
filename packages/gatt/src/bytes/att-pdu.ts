import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'
import { GattError } from './gatt-error.ts'

/** Opcodes of the Attribute Protocol (Core Specification vol 3 part F 3.4.7). */
const HANDLE_VALUE_NOTIFICATION = 0x1b
const HANDLE_VALUE_INDICATION = 0x1d

/** A notification carries the MTU less its opcode and handle. */
export const ATT_NOTIFICATION_HEADER_BYTES = 3

/** A value pushed by a peripheral: the binary messages of the simulated radio, byte for byte as on the air. */
export interface AttributePush {
  readonly kind: 'notification' | 'indication'
  readonly handle: number
  readonly value: Uint8Array<ArrayBuffer>
}

/** For a steady stream, `reuse` is written to and returned if it has exactly the length of the PDU. */
export function encodeAttributePush(
  push: AttributePush,
  reuse?: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const bytes = ATT_NOTIFICATION_HEADER_BYTES + push.value.length

  return new ByteWriter(reuse?.length === bytes ? reuse : bytes)
    .uint8(
      push.kind === 'notification' ? HANDLE_VALUE_NOTIFICATION : HANDLE_VALUE_INDICATION,
      'opcode',
    )
    .uint16(push.handle, 'handle')
    .bytes(push.value)
    .finish()
}

/** Throws GattError `reserved-value` for another opcode, `too-short` for a cut header. The value is a view of `bytes`. */
export function decodeAttributePush(bytes: ArrayBufferView<ArrayBuffer>): AttributePush {
  const reader = new ByteReader(bytes, 'attribute PDU')
  const opcode = reader.uint8('opcode')

  if (opcode !== HANDLE_VALUE_NOTIFICATION && opcode !== HANDLE_VALUE_INDICATION) {
    throw new GattError('reserved-value', `attribute PDU: expected opcode 27 or 29, got ${opcode}`)
  }

  const handle = reader.uint16('handle')

  const value = new Uint8Array(
    bytes.buffer,
    bytes.byteOffset + ATT_NOTIFICATION_HEADER_BYTES,
    reader.remaining,
  )

  return {
    kind: opcode === HANDLE_VALUE_NOTIFICATION ? 'notification' : 'indication',
    handle,
    value,
  }
}
