import type { BloodPressureMeasurement, BloodPressureStatus } from '@kangban/gatt'
import {
  BLOOD_PRESSURE_MEASUREMENT,
  BLOOD_PRESSURE_SERVICE,
  decodeBloodPressureMeasurement,
  unixMsOfDateTime,
} from '@kangban/gatt'
import { tellTime } from './current-time.ts'
import { DeviceError } from './device-error.ts'
import { listen } from './gatt-values.ts'
import type { Sensor, SensorHandlers, SensorOptions, SensorSession } from './sensor-session.ts'
import { COMMON_SERVICES, openSensor } from './sensor-session.ts'
import type { BluetoothCentral } from './web-bluetooth-shape.ts'

/** Of IEEE 11073-10407: 1 kPa is 7.50062 mmHg. */
const MMHG_PER_KPA = 7.500_62

export interface BloodPressureReading {
  /** mmHg, whole numbers, whatever unit the monitor sends. */
  readonly systolic: number
  readonly diastolic: number
  /** Undefined for the many monitors that do not tell it. */
  readonly mean: number | undefined
  readonly pulseBpm: number | undefined
  /** By the monitor's clock; when it came, for a monitor without one. */
  readonly measuredAt: Date
  readonly hasDeviceTime: boolean
  /** Which of its users the monitor was set to; undefined where it does not know. */
  readonly userId: number | undefined
  readonly status: BloodPressureStatus | undefined
}

export interface BloodPressureHandlers extends SensorHandlers {
  /** A new measurement, or one from the monitor's memory: a monitor may send the same one on every connect. */
  onReading(reading: BloodPressureReading): void
}

/**
 * Any monitor with the standard Blood Pressure service. Call it from a tap. Rejects with DeviceError; a measurement
 * that failed comes to `onError` as `not-measured`.
 */
export function connectBloodPressureMonitor(
  bluetooth: BluetoothCentral | undefined,
  handlers: BloodPressureHandlers,
  options: SensorOptions = {},
): Promise<SensorSession> {
  const nowMs = options.nowMs ?? Date.now

  const take = (measurement: BloodPressureMeasurement): void => {
    const reading = readingOf(measurement, nowMs())
    if (reading !== undefined) handlers.onReading(reading)
    else
      handlers.onError?.(
        new DeviceError('not-measured', 'the monitor sent a measurement without pressures'),
      )
  }

  const sensor: Sensor = {
    profile: {
      services: [BLOOD_PRESSURE_SERVICE],
      // Omron's monitors advertise the service only while they are paired, A&D's not in every model.
      namePrefixes: ['BLEsmart_', 'BLESmart_', 'A&D_'],
      optionalServices: COMMON_SERVICES,
    },
    async attach(server) {
      // Before the indications, because a monitor may stamp what it measures next.
      await tellTime(server, nowMs())
      const service = await server.getPrimaryService(BLOOD_PRESSURE_SERVICE)

      await listen(
        await service.getCharacteristic(BLOOD_PRESSURE_MEASUREMENT),
        decodeBloodPressureMeasurement,
        {
          value: take,
          bad: (error) => handlers.onError?.(error),
        },
      )
    },
  }

  return openSensor(bluetooth, sensor, { handlers, options })
}

/** Undefined when a pressure is not a number: the cuff was loose or the arm moved. */
function readingOf(
  measurement: BloodPressureMeasurement,
  receivedMs: number,
): BloodPressureReading | undefined {
  const perUnit = measurement.unit === 'kPa' ? MMHG_PER_KPA : 1
  const pressure = (value: number): number | undefined => finite(Math.round(value * perUnit))
  const systolic = pressure(measurement.systolic)
  const diastolic = pressure(measurement.diastolic)
  if (systolic === undefined || diastolic === undefined) return undefined
  const deviceMs = measurement.time && unixMsOfDateTime(measurement.time)

  return {
    systolic,
    diastolic,
    mean: pressure(measurement.meanArterial),
    pulseBpm: measurement.pulseBpm === undefined ? undefined : finite(measurement.pulseBpm),
    measuredAt: new Date(deviceMs ?? receivedMs),
    hasDeviceTime: deviceMs !== undefined,
    userId: measurement.userId === UNKNOWN_USER ? undefined : measurement.userId,
    status: measurement.status,
  }
}

const UNKNOWN_USER = 255

const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined)
