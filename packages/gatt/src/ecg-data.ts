import { ATT_NOTIFICATION_HEADER_BYTES } from './att-pdu.ts'
import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'
import { GattError } from './gatt-error.ts'
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

/** Throws GattError `out-of-range` for a sample beyond 24 bits, `too-short` without samples. */
export function encodeEcgData(frame: EcgDataFrame): Uint8Array<ArrayBuffer> {
  if (frame.microvolts.length === 0) throw new GattError('too-short', 'ECG data: expected at least 1 sample, got 0')
  const writer = new ByteWriter()
    .uint8(MEASUREMENT_ECG, 'measurement type')
    .uint16(frame.sequence, 'sequence number')
    .uint64(frame.lastSampleTimeNs, 'last sample time')
    .uint8(FRAME_MICROVOLTS_24, 'frame type')
    .uint8(contactFlags(frame.contact), 'flags')
  for (const sample of frame.microvolts) writer.int24(sample, 'sample')
  return writer.finish()
}

/** Throws GattError `reserved-value` for another measurement or frame type, `too-short` for a cut sample. */
export function decodeEcgData(bytes: ArrayBufferView): EcgDataFrame {
  const reader = new ByteReader(bytes, 'ECG data')
  requireByte(reader.uint8('measurement type'), MEASUREMENT_ECG, 'ECG measurement type')
  const sequence = reader.uint16('sequence number')
  const lastSampleTimeNs = reader.uint64('last sample time')
  requireByte(reader.uint8('frame type'), FRAME_MICROVOLTS_24, 'ECG frame type')
  const contact = contactOfFlags(reader.uint8('flags'))
  const microvolts = new Int32Array(Math.max(1, Math.ceil(reader.remaining / SAMPLE_BYTES)))
  for (let i = 0; i < microvolts.length; i++) microvolts[i] = reader.int24(`sample ${i}`)
  return { sequence, lastSampleTimeNs, contact, microvolts }
}

function requireByte(got: number, expected: number, field: string): void {
  if (got !== expected) throw new GattError('reserved-value', `${field}: expected ${expected}, got ${got}`)
}
