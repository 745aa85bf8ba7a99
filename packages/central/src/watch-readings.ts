import type {
  PlxContinuousMeasurement,
  PlxMeasurementStatus,
  PlxSensorStatus,
  PlxSpotCheckMeasurement,
  RscMeasurement,
  SleepRecord,
  SleepSpan,
  TemperatureMeasurement,
} from '@kangban/gatt'
import { unixMsOfDateTime } from '@kangban/gatt'

export interface OxygenReading {
  /** Undefined while the oximeter has no valid value: no finger in it, no pulse found, or it says that it is a demonstration. */
  readonly percent: number | undefined
  readonly pulseBpm: number | undefined
  /** `continuous` as it goes, `spot-check` once it has settled. */
  readonly kind: 'continuous' | 'spot-check'
  /** By the device's clock where it tells the time; else when it came. */
  readonly measuredAt: Date
}

export interface TemperatureReading {
  /** To 0.01, whatever unit the thermometer sends; undefined where it could not measure. */
  readonly celsius: number | undefined
  /** By the device's clock where it tells the time; else when it came. */
  readonly measuredAt: Date
}

export interface MotionReading extends RscMeasurement {
  readonly measuredAt: Date
}

export interface HourOfSteps {
  readonly startAt: Date
  /** Undefined for an hour in which the watch was not worn. */
  readonly steps: number | undefined
}

export interface Night {
  readonly startAt: Date
  readonly endAt: Date
  readonly averageHeartRateBpm: number | undefined
  readonly stages: readonly SleepSpan[]
  readonly lowOxygen: readonly {
    readonly at: Date
    readonly lowestPercent: number
    readonly seconds: number
  }[]
}

/** With one of these a value is shown by the device, if at all, for other reasons than that it was measured. */
const NOT_VALID: readonly (PlxMeasurementStatus | PlxSensorStatus)[] = [
  'demonstration-data',
  'testing-data',
  'calibration-ongoing',
  'measurement-unavailable',
  'invalid-measurement',
  'equipment-malfunction',
  'inadequate-signal',
  'sensor-unconnected-to-user',
  'sensor-malfunctioning',
  'sensor-disconnected',
]

export function oxygenOf(
  measurement: PlxContinuousMeasurement | PlxSpotCheckMeasurement,
  receivedMs: number,
): OxygenReading {
  const states = [...(measurement.measurementStatus ?? []), ...(measurement.sensorStatus ?? [])]
  const valid = !states.some((state) => NOT_VALID.includes(state))
  const isSpotCheck = 'clockNotSet' in measurement
  const time = isSpotCheck && !measurement.clockNotSet ? measurement.time : undefined

  return {
    percent: valid ? finite(measurement.spo2Percent) : undefined,
    pulseBpm: valid ? finite(measurement.pulseBpm) : undefined,
    kind: isSpotCheck ? 'spot-check' : 'continuous',
    measuredAt: new Date((time && unixMsOfDateTime(time)) ?? receivedMs),
  }
}

export function temperatureOf(
  measurement: TemperatureMeasurement,
  receivedMs: number,
): TemperatureReading {
  const { temperature, time, unit } = measurement
  const celsius = unit === 'celsius' ? temperature : ((temperature - 32) * 5) / 9

  return {
    celsius: finite(Math.round(celsius * 100) / 100),
    measuredAt: new Date((time && unixMsOfDateTime(time)) ?? receivedMs),
  }
}

export function nightOf(record: SleepRecord): Night {
  return {
    startAt: dateOf(record.startUnixSeconds),
    endAt: dateOf(record.endUnixSeconds),
    averageHeartRateBpm: record.averageHeartRateBpm,
    stages: record.stages,
    lowOxygen: record.lowOxygenEvents.map(({ atUnixSeconds, lowestPercent, seconds }) => ({
      at: dateOf(atUnixSeconds),
      lowestPercent,
      seconds,
    })),
  }
}

export const dateOf = (unixSeconds: number): Date => new Date(unixSeconds * 1000)

const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined)
