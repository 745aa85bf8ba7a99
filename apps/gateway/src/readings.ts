// What devices tell, as the API takes it. Every reading carries the device's own time.
import type {
  BloodPressureReading,
  HourOfSteps,
  Night,
  OxygenReading,
  TemperatureReading,
} from '@kangban/central'
import type { DeviceReading } from '@kangban/contracts'

/**
 * A settled value that the watch took by itself, low ones included; what it shows second by second stays with the watch.
 */
export function oxygenReadings({ kind, percent, measuredAt }: OxygenReading): DeviceReading[] {
  if (kind !== 'spot-check' || percent === undefined) return []
  return [{ kind: 'oxygen', at: measuredAt.toISOString(), value: percent }]
}

export function temperatureReadings({ celsius, measuredAt }: TemperatureReading): DeviceReading[] {
  if (celsius === undefined) return []
  return [{ kind: 'temperature', at: measuredAt.toISOString(), value: celsius }]
}

/** Hours in which the watch was not worn are left out. */
export function stepsReadings(hours: readonly HourOfSteps[]): DeviceReading[] {
  return hours.flatMap(({ startAt, steps }): DeviceReading[] =>
    steps === undefined ? [] : [{ kind: 'steps', at: startAt.toISOString(), value: steps }],
  )
}

export function sleepReadings(night: Night): DeviceReading[] {
  const { startAt, endAt, averageHeartRateBpm, stages, lowOxygen } = night

  return [
    {
      kind: 'sleep',
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
      averageHeartRate: averageHeartRateBpm ?? null,
      stages: stages.map(({ stage, minutes }) => ({ stage, minutes })),
      lowOxygen: lowOxygen.map(({ at, ...fall }) => ({ at: at.toISOString(), ...fall })),
    },
  ]
}

export function pressureReadings({
  measuredAt,
  systolic,
  diastolic,
  pulseBpm,
}: BloodPressureReading): DeviceReading[] {
  const pulse = pulseBpm === undefined ? null : Math.round(pulseBpm)
  return [{ kind: 'bloodPressure', at: measuredAt.toISOString(), systolic, diastolic, pulse }]
}
