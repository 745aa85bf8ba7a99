import {
  BODY_SENSOR_LOCATION,
  encodeBodySensorLocation,
  encodePlxFeatures,
  encodeRscFeature,
  fullUuid,
  HEALTH_THERMOMETER_SERVICE,
  HEART_RATE_MEASUREMENT,
  HEART_RATE_SERVICE,
  PLX_CONTINUOUS_MEASUREMENT,
  PLX_FEATURES,
  PLX_SPOT_CHECK_MEASUREMENT,
  PULSE_OXIMETER_SERVICE,
  RSC_FEATURE,
  RSC_MEASUREMENT,
  RUNNING_SPEED_SERVICE,
  TEMPERATURE_MEASUREMENT,
} from '@kangban/gatt'
import type { CharacteristicDefinition, ServiceDefinition } from './gatt-server.ts'
import type { ReadingTruth } from '../world/ground-truth.ts'
import type { MeasuredBody } from '../measured-body.ts'
import type { SessionContext } from '../session-context.ts'
import { cadenceBytes, heartRateBytes, metresOfSteps, oxygenBytes } from './watch-bytes.ts'

const NOTIFY_INTERVAL_MS = 1000
const HEART_RATE_UUID = fullUuid(HEART_RATE_MEASUREMENT)
const OXYGEN_UUID = fullUuid(PLX_CONTINUOUS_MEASUREMENT)
const CADENCE_UUID = fullUuid(RSC_MEASUREMENT)

/** The rate shown is the mean of so many intervals, as watches smooth theirs. */
const AVERAGED_INTERVALS = 8

export interface LiveServices {
  readonly services: readonly ServiceDefinition[]
  close(): void
}

/** The standard services of the watch; what is taken by itself and kept is told to `stored` when somebody listens. */
export function createLiveServices(
  context: SessionContext,
  body: MeasuredBody,
  stored: Readonly<Record<'spotChecks' | 'temperatures', (enabled: boolean) => void>>,
): LiveServices {
  const { device } = context
  const timers = new Map<string, () => void>()

  /** A characteristic that is notified every second while somebody listens. */
  const everySecond = (uuid: string, begin: () => () => void): CharacteristicDefinition => ({
    uuid,
    properties: ['notify'],
    subscribed(enabled) {
      timers.get(uuid)?.()
      timers.delete(uuid)
      if (enabled) timers.set(uuid, device.clock.every(NOTIFY_INTERVAL_MS, begin()))
    },
  })

  const send = (
    uuid: string,
    bytes: Uint8Array<ArrayBuffer>,
    { kind, value }: Pick<ReadingTruth, 'kind' | 'value'>,
  ): void => {
    const fate = context.push(uuid, bytes)
    body.truth.note({ deviceId: device.id, at: device.clock.now(), kind, value, fate })
  }

  const isWorn = (): boolean => device.contact.left && body.vitals.wornAt(device.clock.now())

  const heartRate = everySecond(HEART_RATE_UUID, () => {
    const recent: number[] = []
    body.heart.listen(device.clock.now())

    return () => {
      const intervals = body.heart.intervalsUntil(device.clock.now())
      recent.push(...intervals)
      if (recent.length > AVERAGED_INTERVALS) recent.splice(0, recent.length - AVERAGED_INTERVALS)
      const contact = isWorn()
      const bpm = recent.length === 0 ? undefined : Math.round((60 * recent.length) / sum(recent))

      const value = {
        contact,
        bpm: contact ? (bpm ?? null) : null,
        rrSeconds: contact ? intervals : [],
      }

      send(HEART_RATE_UUID, heartRateBytes(contact, bpm, intervals), { kind: 'heart-rate', value })
    }
  })

  const oxygen = everySecond(OXYGEN_UUID, () => () => {
    const { spo2Percent, heartRateBpm } = body.vitals.at(device.clock.now())
    const value = isWorn() ? { spo2Percent, pulseBpm: heartRateBpm } : undefined
    send(OXYGEN_UUID, oxygenBytes(value), { kind: 'oxygen', value: value ?? { spo2Percent: null } })
  })

  const cadence = everySecond(CADENCE_UUID, () => {
    let steps = 0

    return () => {
      const { cadencePerMinute } = body.vitals.at(device.clock.now())
      steps += cadencePerMinute / 60
      const bytes = cadenceBytes(cadencePerMinute, metresOfSteps(steps))
      send(CADENCE_UUID, bytes, { kind: 'cadence', value: { cadence: cadencePerMinute } })
    }
  })

  return {
    services: [
      service(HEART_RATE_SERVICE, [
        heartRate,
        readable(BODY_SENSOR_LOCATION, () => encodeBodySensorLocation('wrist')),
      ]),
      service(PULSE_OXIMETER_SERVICE, [
        {
          uuid: fullUuid(PLX_SPOT_CHECK_MEASUREMENT),
          properties: ['indicate'],
          subscribed: stored.spotChecks,
        },
        oxygen,
        readable(PLX_FEATURES, () =>
          encodePlxFeatures({
            features: ['spot-check-storage', 'spot-check-time'],
            measurementStatus: ['fully-qualified-data'],
            sensorStatus: ['sensor-unconnected-to-user'],
          }),
        ),
      ]),
      service(HEALTH_THERMOMETER_SERVICE, [
        {
          uuid: fullUuid(TEMPERATURE_MEASUREMENT),
          properties: ['indicate'],
          subscribed: stored.temperatures,
        },
      ]),
      service(RUNNING_SPEED_SERVICE, [
        cadence,
        readable(RSC_FEATURE, () => encodeRscFeature(['stride-length', 'total-distance'])),
      ]),
    ],
    close() {
      for (const stop of timers.values()) stop()
      timers.clear()
    },
  }
}

function service(
  uuid: number,
  characteristics: readonly CharacteristicDefinition[],
): ServiceDefinition {
  return { uuid: fullUuid(uuid), characteristics }
}

function readable(uuid: number, read: () => Uint8Array<ArrayBuffer>): CharacteristicDefinition {
  return { uuid: fullUuid(uuid), properties: ['read'], read }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
