import type { BitNames } from '../bytes/bit-names.ts'
import { bitsOfNames, namesOfBits } from '../bytes/bit-names.ts'
import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'

/** Blood Pressure Feature (Blood Pressure Service 1.1.1, 3.3.1). */
const FEATURES = [
  [0, 'body-movement'],
  [1, 'cuff-fit'],
  [2, 'irregular-pulse'],
  [3, 'pulse-range'],
  [4, 'measurement-position'],
  [5, 'multiple-bonds'],
  [6, 'end-to-end-crc'],
  [7, 'user-data-service'],
  [8, 'user-facing-time'],
] as const satisfies BitNames<string>

/** What the monitor can notice and therefore report in its measurement status. */
export type BloodPressureFeature = (typeof FEATURES)[number][1]

export function encodeBloodPressureFeature(
  features: readonly BloodPressureFeature[],
): Uint8Array<ArrayBuffer> {
  return new ByteWriter().uint16(bitsOfNames(features, FEATURES), 'Blood Pressure Feature').finish()
}

/** Reserved bits are ignored. */
export function decodeBloodPressureFeature(bytes: ArrayBufferView): BloodPressureFeature[] {
  const reader = new ByteReader(bytes, 'Blood Pressure Feature')
  const features = namesOfBits(reader.uint16('features'), FEATURES)
  reader.end()
  return features
}
