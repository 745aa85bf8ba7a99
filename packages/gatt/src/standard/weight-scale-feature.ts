import type { BitNames } from '../bytes/bit-names.ts'
import { bitsOfNames, namesOfBits } from '../bytes/bit-names.ts'
import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import { GattError } from '../bytes/gatt-error.ts'

/** Bits of Weight Scale Feature (GATT Specification Supplement) below its two resolutions. */
const FEATURES = [
  [0, 'time'],
  [1, 'multiple-users'],
  [2, 'bmi'],
] as const satisfies BitNames<string>

/** In wire order: the number is the index, and 0 says nothing. Bits 3 to 6 and 7 to 9 hold one. */
const WEIGHT_STEPS_KG = [undefined, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005] as const
const WEIGHT_SHIFT = 3
const WEIGHT_MASK = 0xf
const HEIGHT_STEPS_M = [undefined, 0.01, 0.005, 0.001] as const
const HEIGHT_SHIFT = 7
const HEIGHT_MASK = 0x7

export interface WeightScaleFeature {
  readonly features: readonly (typeof FEATURES)[number][1][]
  /** What the scale tells apart where it measures in kg; in pounds that is 1, 0.5, 0.2, 0.1, 0.05, 0.02 and 0.01. */
  readonly weightStepKg?: (typeof WEIGHT_STEPS_KG)[number]
  /** Of a height in metres; in inches that is 1, 0.5 and 0.1. */
  readonly heightStepM?: (typeof HEIGHT_STEPS_M)[number]
}

export function encodeWeightScaleFeature(value: WeightScaleFeature): Uint8Array<ArrayBuffer> {
  const bits =
    bitsOfNames(value.features, FEATURES) |
    (WEIGHT_STEPS_KG.indexOf(value.weightStepKg) << WEIGHT_SHIFT) |
    (HEIGHT_STEPS_M.indexOf(value.heightStepM) << HEIGHT_SHIFT)

  return new ByteWriter().uint32(bits, 'Weight Scale Feature').finish()
}

/** Reserved bits are ignored. Throws GattError `too-short`, `too-long` or, for a step that has no meaning yet, `reserved-value`. */
export function decodeWeightScaleFeature(bytes: ArrayBufferView): WeightScaleFeature {
  const reader = new ByteReader(bytes, 'Weight Scale Feature')
  const bits = reader.uint32('features')
  reader.end()

  return {
    features: namesOfBits(bits, FEATURES),
    weightStepKg: stepOf(WEIGHT_STEPS_KG, (bits >>> WEIGHT_SHIFT) & WEIGHT_MASK),
    heightStepM: stepOf(HEIGHT_STEPS_M, (bits >>> HEIGHT_SHIFT) & HEIGHT_MASK),
  }
}

function stepOf<Step>(steps: readonly Step[], index: number): Step | undefined {
  if (index < steps.length) return steps[index]
  throw new GattError(
    'reserved-value',
    `resolution: expected at most ${steps.length - 1}, got ${index}`,
  )
}
