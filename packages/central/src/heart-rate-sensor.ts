import type { HeartRateMeasurement } from '@kangban/gatt'
import {
  decodeHeartRateMeasurement,
  HEART_RATE_MEASUREMENT,
  HEART_RATE_SERVICE,
  rrMilliseconds,
} from '@kangban/gatt'
import type { Listener } from './gatt-values.ts'
import { listen } from './gatt-values.ts'
import type { Sensor, SensorHandlers, SensorOptions, SensorSession } from './sensor-session.ts'
import { COMMON_SERVICES, openSensor } from './sensor-session.ts'
import type { BluetoothCentral, GattService } from './web-bluetooth-shape.ts'

export interface HeartRateReading {
  /** Beats a minute; undefined while the sensor has no contact or no rate yet (it then sends 0). */
  readonly bpm: number | undefined
  /** Undefined where the sensor does not report contact. */
  readonly contact: boolean | undefined
  /** RR intervals since the last reading, oldest first. */
  readonly rrMs: readonly number[]
}

export interface HeartRateHandlers extends SensorHandlers {
  onReading(reading: HeartRateReading): void
}

/** Any chest strap or watch with the standard Heart Rate service. Call it from a tap. Rejects with DeviceError. */
export function connectHeartRateSensor(
  bluetooth: BluetoothCentral | undefined,
  handlers: HeartRateHandlers,
  options: SensorOptions = {},
): Promise<SensorSession> {
  const sensor: Sensor = {
    profile: { services: [HEART_RATE_SERVICE], optionalServices: COMMON_SERVICES },
    attach: async (server) =>
      followHeartRate(await server.getPrimaryService(HEART_RATE_SERVICE), {
        value: (reading) => handlers.onReading(reading),
        bad: (error) => handlers.onError?.(error),
      }),
  }

  return openSensor(bluetooth, sensor, { handlers, options })
}

export async function followHeartRate(
  service: GattService,
  on: Listener<HeartRateReading>,
): Promise<void> {
  await listen(
    await service.getCharacteristic(HEART_RATE_MEASUREMENT),
    decodeHeartRateMeasurement,
    {
      value: (measurement) => on.value(readingOf(measurement)),
      bad: on.bad,
    },
  )
}

function readingOf(measurement: HeartRateMeasurement): HeartRateReading {
  const hasRate = measurement.heartRateBpm > 0 && measurement.contact !== false

  return {
    bpm: hasRate ? measurement.heartRateBpm : undefined,
    contact: measurement.contact,
    rrMs: (measurement.rrIntervals ?? []).map(rrMilliseconds),
  }
}
