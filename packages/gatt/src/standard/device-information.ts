import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import { GattError } from '../bytes/gatt-error.ts'
import { decodeUtf8, encodeUtf8 } from '../bytes/utf8.ts'

/** Characteristics of the Device Information Service (1.1, 3) that hold UTF-8 text. */
export const DEVICE_INFORMATION_TEXT = {
  modelNumber: 0x2a24,
  serialNumber: 0x2a25,
  firmwareRevision: 0x2a26,
  hardwareRevision: 0x2a27,
  softwareRevision: 0x2a28,
  manufacturerName: 0x2a29,
} as const

export const SYSTEM_ID = 0x2a23

/** Core Specification vol 3 part F 3.2.9: no attribute value is longer. */
const MAX_ATTRIBUTE_BYTES = 512

export function encodeDeviceText(text: string): Uint8Array<ArrayBuffer> {
  const bytes = encodeUtf8(text)

  if (bytes.length > MAX_ATTRIBUTE_BYTES) {
    throw new GattError(
      'too-long',
      `text: expected at most ${MAX_ATTRIBUTE_BYTES} bytes, got ${bytes.length}`,
    )
  }

  return bytes
}

/** Some devices end their strings with NUL bytes although none belong there: those are dropped. */
export function decodeDeviceText(bytes: ArrayBufferView): string {
  const raw = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let length = raw.length
  while (length > 0 && raw[length - 1] === 0) length--
  return decodeUtf8(raw.subarray(0, length))
}

export interface SystemId {
  /** 40 bits. */
  readonly manufacturerIdentifier: bigint
  /** 24 bits, given out by the IEEE. */
  readonly organizationallyUniqueIdentifier: number
}

export function encodeSystemId(id: SystemId): Uint8Array<ArrayBuffer> {
  if (BigInt.asUintN(40, id.manufacturerIdentifier) !== id.manufacturerIdentifier) {
    throw new GattError(
      'out-of-range',
      `manufacturer identifier: expected 0 to 2^40-1, got ${id.manufacturerIdentifier}`,
    )
  }

  const oui = BigInt.asUintN(24, BigInt(id.organizationallyUniqueIdentifier))

  if (oui !== BigInt(id.organizationallyUniqueIdentifier)) {
    throw new GattError(
      'out-of-range',
      `OUI: expected 0 to 2^24-1, got ${id.organizationallyUniqueIdentifier}`,
    )
  }

  return new ByteWriter().uint64(id.manufacturerIdentifier | (oui << 40n), 'system id').finish()
}

export function decodeSystemId(bytes: ArrayBufferView): SystemId {
  const reader = new ByteReader(bytes, 'System ID')
  const raw = reader.uint64('identifiers')
  reader.end()

  return {
    manufacturerIdentifier: BigInt.asUintN(40, raw),
    organizationallyUniqueIdentifier: Number(raw >> 40n),
  }
}
