import { ATT_NOTIFICATION_HEADER_BYTES } from '../bytes/att-pdu.ts'
import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import { GattError } from '../bytes/gatt-error.ts'
import type { ElectrodeContact } from './ecg-status.ts'
import { contactFlags, contactOfFlags } from './ecg-status.ts'

const MEASUREMENT_ECG = 0x00
/** Frame type 0: 24-bit signed microvolts, uncompressed. */
const FRAME_MICROVOLTS_24 = 0x00
/** Type 1, sequence 2, time 8, frame type 1, flags 1. */
const HEADER_BYTES = 13
const SAMPLE_BYTES = 3

/** Stands for a sample that was not measured; the most negative value, which no converter gives for a real one. */
export const ECG_NO_SAMPLE = -0x800000

/** One notification of the ECG stream. */
export interface EcgDataFrame {
  /** 16 bits, from 0 at the start of a measurement, wrapping. */
  readonly sequence: number
  /** Device time of the LAST sample: nanoseconds since 2000-01-01T00:00:00Z. */
  readonly lastSampleTimeNs: bigint
  readonly contact: ElectrodeContact
  /** At least one; ECG_NO_SAMPLE where there is none. */
  readonly microvolts: Int32Array
}

/** Most samples that one notification can carry: 77 for the usual MTU of 247. */
export function ecgSamplesPerFrame(mtu: number): number {
  return Math.floor((mtu - ATT_NOTIFICATION_HEADER_BYTES - HEADER_BYTES) / SAMPLE_BYTES)
}

/**
 * Throws GattError `out-of-range` for a sample beyond 24 bits, `too-short` without samples. For a steady stream, `reuse`
 * is written to and returned if it has exactly the length of the value.
 */
export function encodeEcgData(
  frame: EcgDataFrame,
  reuse?: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const { length } = frame.microvolts
  if (length === 0) throw new GattError('too-short', 'ECG data: expected at least 1 sample, got 0')
  const bytes = HEADER_BYTES + SAMPLE_BYTES * length

  return new ByteWriter(reuse?.length === bytes ? reuse : bytes)
    .uint8(MEASUREMENT_ECG, 'measurement type')
    .uint16(frame.sequence, 'sequence number')
    .uint64(frame.lastSampleTimeNs, 'last sample time')
    .uint8(FRAME_MICROVOLTS_24, 'frame type')
    .uint8(contactFlags(frame.contact), 'flags')
    .int24s(frame.microvolts, 'sample')
    .finish()
}

/**
 * Throws GattError `reserved-value` for another measurement or frame type, `too-short` for a cut sample. For a steady
 * stream, `reuse` is filled and becomes the frame's `microvolts` if it has exactly as many.
 */
export function decodeEcgData(bytes: ArrayBufferView, reuse?: Int32Array): EcgDataFrame {
  const reader = new ByteReader(bytes, 'ECG data')
  requireByte(reader.uint8('measurement type'), MEASUREMENT_ECG, 'ECG measurement type')
  const sequence = reader.uint16('sequence number')
  const lastSampleTimeNs = reader.uint64('last sample time')
  requireByte(reader.uint8('frame type'), FRAME_MICROVOLTS_24, 'ECG frame type')
  const contact = contactOfFlags(reader.uint8('flags'))
  const count = Math.floor(reader.remaining / SAMPLE_BYTES)
  const microvolts = reuse?.length === count ? reuse : new Int32Array(count)
  reader.int24s(microvolts, 'samples')
  // There is at least one, and the last one is whole.
  if (count === 0 || reader.remaining > 0) reader.int24(`sample ${count}`)
  return { sequence, lastSampleTimeNs, contact, microvolts }
}

function requireByte(got: number, expected: number, field: string): void {
  if (got !== expected)
    throw new GattError('reserved-value', `${field}: expected ${expected}, got ${got}`)
}
