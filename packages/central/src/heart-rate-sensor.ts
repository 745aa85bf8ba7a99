import type { HeartRateMeasurement } from '@kangban/gatt'
import {
  BATTERY_SERVICE,
  decodeHeartRateMeasurement,
  HEART_RATE_MEASUREMENT,
  HEART_RATE_SERVICE,
  rrMilliseconds,
} from '@kangban/gatt'
import { choosePeripheral, keepConnected } from './device-connection.ts'
import { DeviceError } from './device-error.ts'
import { followBattery, listen } from './gatt-values.ts'
import type { BluetoothCentral } from './web-bluetooth-shape.ts'

export interface HeartRateReading {
  /** Beats a minute; undefined while the sensor has no contact or no rate yet (it then sends 0). */
  readonly bpm: number | undefined
  /** Undefined where the sensor does not report contact. */
  readonly contact: boolean | undefined
  /** RR intervals since the last reading, oldest first. */
  readonly rrMs: readonly number[]
}

export type SensorStatus = 'connecting' | 'ready' | 'reconnecting' | 'closed'

export interface HeartRateHandlers {
  onReading(reading: HeartRateReading): void
  onStatus?(status: SensorStatus): void
  onBattery?(percent: number): void
  onError?(error: DeviceError): void
}

export interface HeartRateSession {
  readonly deviceId: string
  readonly name: string
  close(): void
}

/** Any chest strap or watch with the standard Heart Rate service. Call it from a tap. Rejects with DeviceError. */
export async function connectHeartRateSensor(
  bluetooth: BluetoothCentral | undefined,
  handlers: HeartRateHandlers,
): Promise<HeartRateSession> {
  handlers.onStatus?.('connecting')
  try {
    const peripheral = await choosePeripheral(bluetooth, {
      service: HEART_RATE_SERVICE,
      optionalServices: [BATTERY_SERVICE],
    })
    const connection = await keepConnected(peripheral, {
      async attach(server) {
        const service = await server.getPrimaryService(HEART_RATE_SERVICE)
        await listen(await service.getCharacteristic(HEART_RATE_MEASUREMENT), decodeHeartRateMeasurement, {
          value: (measurement) => handlers.onReading(readingOf(measurement)),
          bad: (error) => handlers.onError?.(new DeviceError('bad-data', error.message)),
        })
        await followBattery(server, (percent) => handlers.onBattery?.(percent))
      },
      onLost: () => handlers.onStatus?.('reconnecting'),
      onRestored: () => handlers.onStatus?.('ready'),
      onGivenUp(error) {
        handlers.onStatus?.('closed')
        handlers.onError?.(error)
      },
    })
    handlers.onStatus?.('ready')
    return {
      deviceId: peripheral.id,
      name: peripheral.name ?? peripheral.id,
      close() {
        connection.close()
        handlers.onStatus?.('closed')
      },
    }
  } catch (error) {
    handlers.onStatus?.('closed')
    throw error
  }
}

function readingOf(measurement: HeartRateMeasurement): HeartRateReading {
  const hasRate = measurement.heartRateBpm > 0 && measurement.contact !== false
  return {
    bpm: hasRate ? measurement.heartRateBpm : undefined,
    contact: measurement.contact,
    rrMs: (measurement.rrIntervals ?? []).map(rrMilliseconds),
  }
}
