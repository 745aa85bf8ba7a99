import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import { GattError } from '../bytes/gatt-error.ts'

const OPCODE_SEND = 0x01

/** Written to the control point: the watch sends (again) every hour and night in its log that ended after this time. */
export interface WatchLogRequest {
  readonly sinceUnixSeconds: number
}

/** Throws GattError `out-of-range` beyond 32 bits. */
export function encodeWatchLogRequest(request: WatchLogRequest): Uint8Array<ArrayBuffer> {
  return new ByteWriter()
    .uint8(OPCODE_SEND, 'opcode')
    .uint32(request.sinceUnixSeconds, 'since')
    .finish()
}

/** Throws GattError `reserved-value` for another opcode, `too-short` or `too-long`. */
export function decodeWatchLogRequest(bytes: ArrayBufferView): WatchLogRequest {
  const reader = new ByteReader(bytes, 'watch log request')
  const opcode = reader.uint8('opcode')

  if (opcode !== OPCODE_SEND) {
    throw new GattError(
      'reserved-value',
      `watch log request: expected opcode ${OPCODE_SEND}, got ${opcode}`,
    )
  }

  const sinceUnixSeconds = reader.uint32('since')
  reader.end()
  return { sinceUnixSeconds }
}
