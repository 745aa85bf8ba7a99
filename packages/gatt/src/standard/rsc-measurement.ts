import type { BitNames } from '../bytes/bit-names.ts'
import { bitsOfNames, namesOfBits } from '../bytes/bit-names.ts'
import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'

/** Flag bits of RSC Measurement (Running Speed and Cadence Service 1.0, 3.1.1.1). */
const FLAG_STRIDE_PRESENT = 0x01
const FLAG_DISTANCE_PRESENT = 0x02
const FLAG_RUNNING = 0x04

const SPEED_STEPS_PER_MPS = 256
const STRIDE_STEPS_PER_METRE = 100
const DISTANCE_STEPS_PER_METRE = 10

/** RSC Feature (the same, 3.2.1). */
const FEATURES = [
  [0, 'stride-length'],
  [1, 'total-distance'],
  [2, 'walking-or-running'],
  [3, 'calibration'],
  [4, 'multiple-sensor-locations'],
] as const satisfies BitNames<string>

export type RscFeature = (typeof FEATURES)[number][1]

export interface RscMeasurement {
  /** Metres a second, in steps of 1/256. */
  readonly speedMps: number
  /** Steps a minute, 0 to 255. */
  readonly cadence: number
  /** Metres, in steps of 0.01. */
  readonly strideLengthMetres?: number
  /** Metres, in steps of 0.1. */
  readonly totalDistanceMetres?: number
  readonly gait: 'walking' | 'running'
}

/** Rounds to the steps of each field. Throws GattError `out-of-range` when a number does not fit. */
export function encodeRscMeasurement(value: RscMeasurement): Uint8Array<ArrayBuffer> {
  const { strideLengthMetres, totalDistanceMetres } = value

  const flags =
    (strideLengthMetres === undefined ? 0 : FLAG_STRIDE_PRESENT) |
    (totalDistanceMetres === undefined ? 0 : FLAG_DISTANCE_PRESENT) |
    (value.gait === 'running' ? FLAG_RUNNING : 0)

  const writer = new ByteWriter()
    .uint8(flags, 'flags')
    .uint16(Math.round(value.speedMps * SPEED_STEPS_PER_MPS), 'speed in 1/256 m/s')
    .uint8(value.cadence, 'cadence')

  if (strideLengthMetres !== undefined) {
    writer.uint16(Math.round(strideLengthMetres * STRIDE_STEPS_PER_METRE), 'stride length in cm')
  }

  if (totalDistanceMetres !== undefined) {
    writer.uint32(
      Math.round(totalDistanceMetres * DISTANCE_STEPS_PER_METRE),
      'total distance in dm',
    )
  }

  return writer.finish()
}

/** Reserved bits are ignored. Throws GattError `too-short` or `too-long`. */
export function decodeRscMeasurement(bytes: ArrayBufferView): RscMeasurement {
  const reader = new ByteReader(bytes, 'RSC Measurement')
  const flags = reader.uint8('flags')

  const value: RscMeasurement = {
    speedMps: reader.uint16('speed') / SPEED_STEPS_PER_MPS,
    cadence: reader.uint8('cadence'),
    strideLengthMetres:
      (flags & FLAG_STRIDE_PRESENT) === 0
        ? undefined
        : reader.uint16('stride length') / STRIDE_STEPS_PER_METRE,
    totalDistanceMetres:
      (flags & FLAG_DISTANCE_PRESENT) === 0
        ? undefined
        : reader.uint32('total distance') / DISTANCE_STEPS_PER_METRE,
    gait: (flags & FLAG_RUNNING) === 0 ? 'walking' : 'running',
  }

  reader.end()
  return value
}

export function encodeRscFeature(features: readonly RscFeature[]): Uint8Array<ArrayBuffer> {
  return new ByteWriter().uint16(bitsOfNames(features, FEATURES), 'RSC Feature').finish()
}

/** Reserved bits are ignored. */
export function decodeRscFeature(bytes: ArrayBufferView): RscFeature[] {
  const reader = new ByteReader(bytes, 'RSC Feature')
  const features = namesOfBits(reader.uint16('features'), FEATURES)
  reader.end()
  return features
}
