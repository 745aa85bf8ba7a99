import {
  dateTimeOf,
  encodeHeartRateMeasurement,
  encodePlxContinuousMeasurement,
  encodePlxSpotCheckMeasurement,
  encodeRscMeasurement,
  encodeTemperatureMeasurement,
  rrSteps,
} from '@kangban/gatt'

/** What fits the least MTU of 23: 20 bytes less flags and a rate of one byte. */
const MAX_INTERVALS = 9
/** Two steps of 0.62 m: people of 1.5 to 1.75 m at an unhurried pace. */
const STRIDE_METRES = 1.24

/** Nothing to be had: the watch is not on the wrist. */
const NO_OXYGEN = { spo2Percent: Number.NaN, pulseBpm: Number.NaN }

/** Without skin contact, or before the first interval, there is no rate: 0, as watches send it, and no intervals. */
export function heartRateBytes(
  contact: boolean,
  heartRateBpm: number | undefined,
  intervals: readonly number[],
) {
  if (!contact || heartRateBpm === undefined)
    return encodeHeartRateMeasurement({ heartRateBpm: 0, contact })
  const rrIntervals = intervals.slice(-MAX_INTERVALS).map((seconds) => rrSteps(seconds * 1000))
  return encodeHeartRateMeasurement({ heartRateBpm, contact, rrIntervals })
}

export function oxygenBytes(
  value: { readonly spo2Percent: number; readonly pulseBpm: number } | undefined,
) {
  return encodePlxContinuousMeasurement(
    value === undefined
      ? { ...NO_OXYGEN, sensorStatus: ['sensor-unconnected-to-user'] }
      : { ...value, sensorStatus: [] },
  )
}

/** `timeMs` as the clock of the watch has it. */
export function spotCheckBytes(
  value: { readonly spo2Percent: number; readonly pulseBpm: number },
  timeMs: number,
): Uint8Array<ArrayBuffer> {
  return encodePlxSpotCheckMeasurement({
    ...value,
    time: dateTimeOf(timeMs),
    measurementStatus: ['fully-qualified-data'],
    clockNotSet: false,
  })
}

export function temperatureBytes(celsius: number, timeMs: number): Uint8Array<ArrayBuffer> {
  return encodeTemperatureMeasurement({
    unit: 'celsius',
    temperature: celsius,
    time: dateTimeOf(timeMs),
  })
}

/** `cadence` in steps a minute, 0 when standing. */
export function cadenceBytes(
  cadence: number,
  totalDistanceMetres: number,
): Uint8Array<ArrayBuffer> {
  return encodeRscMeasurement({
    speedMps: metresOfSteps(cadence) / 60,
    cadence,
    strideLengthMetres: STRIDE_METRES,
    totalDistanceMetres,
    gait: 'walking',
  })
}

export function metresOfSteps(steps: number): number {
  return (steps * STRIDE_METRES) / 2
}
