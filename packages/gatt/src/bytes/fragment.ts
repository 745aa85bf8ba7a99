import { ATT_NOTIFICATION_HEADER_BYTES } from './att-pdu.ts'
import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'
import { GattError, requireInteger } from './gatt-error.ts'

/** Record number 2, part 1, total 1. */
const HEADER_BYTES = 4
const MAX_PARTS = 0xff

/** One notification of a record that is longer than a notification. */
export interface Fragment {
  /** 16 bits, wrapping: tells the parts of one record from those of the next. */
  readonly recordNumber: number
  /** From 0. */
  readonly part: number
  /** Parts of the whole record, 1 to 255. */
  readonly total: number
  /** At least one byte. */
  readonly payload: Uint8Array
}

/**
 * Cuts a record into as few fragments as the MTU allows, all but the last of one size.
 * Throws GattError `too-short` for no bytes or an MTU without room for one, `too-long` when 255 fragments cannot hold it.
 */
export function fragmentsOf(record: Uint8Array, recordNumber: number, mtu: number): Fragment[] {
  const size = mtu - ATT_NOTIFICATION_HEADER_BYTES - HEADER_BYTES
  if (record.length === 0)
    throw new GattError('too-short', 'record: expected at least 1 byte, got 0')
  if (size < 1) throw new GattError('too-short', `MTU: expected at least 8, got ${mtu}`)
  const total = Math.ceil(record.length / size)

  if (total > MAX_PARTS) {
    throw new GattError(
      'too-long',
      `record: expected at most ${MAX_PARTS * size} bytes, got ${record.length}`,
    )
  }

  return Array.from({ length: total }, (_, part) => ({
    recordNumber,
    part,
    total,
    payload: record.subarray(part * size, (part + 1) * size),
  }))
}

/** Throws GattError `out-of-range` for numbers that contradict each other, `too-short` without payload. */
export function encodeFragment(fragment: Fragment): Uint8Array<ArrayBuffer> {
  const { part, total, payload } = checkFragment(fragment)

  return new ByteWriter()
    .uint16(fragment.recordNumber, 'record number')
    .uint8(part, 'part')
    .uint8(total, 'total')
    .bytes(payload)
    .finish()
}

/** The payload is a copy. Throws GattError `out-of-range` or `too-short`. */
export function decodeFragment(bytes: ArrayBufferView): Fragment {
  const reader = new ByteReader(bytes, 'fragment')

  return checkFragment({
    recordNumber: reader.uint16('record number'),
    part: reader.uint8('part'),
    total: reader.uint8('total'),
    payload: Uint8Array.from(reader.bytes(reader.remaining, 'payload')),
  })
}

function checkFragment(fragment: Fragment): Fragment {
  requireInteger(fragment.total, [1, MAX_PARTS], 'total')
  requireInteger(fragment.part, [0, fragment.total - 1], 'part')
  if (fragment.payload.length === 0)
    throw new GattError('too-short', 'fragment: expected a payload, got 0 bytes')
  return fragment
}
