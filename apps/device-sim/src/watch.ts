import {
  BODY_SENSOR_LOCATION,
  encodeBodySensorLocation,
  encodeHeartRateMeasurement,
  fullUuid,
  HEART_RATE_MEASUREMENT,
  HEART_RATE_SERVICE,
  rrSteps,
} from '@kangban/gatt'
import { createHeartbeat } from '@kangban/vitals'
import { createBatteryWatch } from './battery-watch.ts'
import type { Device } from './device.ts'
import type { OpenPeripheral } from './peripheral.ts'
import { simulatedPerson } from './simulated-person.ts'
import { batteryService, deviceInformationService } from './standard-services.ts'

const NOTIFY_INTERVAL_MS = 1000
/** The rate shown is the mean of so many intervals, as watches smooth theirs. */
const AVERAGED_INTERVALS = 8
/** What fits the least MTU of 23: 20 bytes less flags and a rate of one byte. */
const MOST_INTERVALS = 9

const MEASUREMENT_UUID = fullUuid(HEART_RATE_MEASUREMENT)

/** The watch (10010002): heart rate and RR intervals, once a second while somebody listens. */
export function createWatch(seed: string): OpenPeripheral {
  return (context) => {
    const { device, push } = context
    const battery = createBatteryWatch(context)
    let stopTimer: (() => void) | undefined

    const listen = (): void => {
      stopTimer?.()
      const nextIntervals = beatsByElapsedTime(context.device, seed)
      let recent: number[] = []
      stopTimer = device.clock.every(NOTIFY_INTERVAL_MS, () => {
        const intervals = nextIntervals()
        recent = [...recent, ...intervals].slice(-AVERAGED_INTERVALS)
        push(MEASUREMENT_UUID, measurementBytes(device.contact.left, recent, intervals))
      })
    }

    return {
      services: [
        {
          uuid: fullUuid(HEART_RATE_SERVICE),
          characteristics: [
            {
              uuid: MEASUREMENT_UUID,
              properties: ['notify'],
              subscribed(enabled) {
                if (enabled) listen()
                else stopTimer?.()
              },
            },
            {
              uuid: fullUuid(BODY_SENSOR_LOCATION),
              properties: ['read'],
              read: () => encodeBodySensorLocation('wrist'),
            },
          ],
        },
        batteryService(device),
        deviceInformationService(device),
      ],
      contactChanged() {
        // Each measurement carries the contact; there is nothing else to tell.
      },
      batteryChanged: () => battery.check(),
      close() {
        battery.close()
        stopTimer?.()
      },
    }
  }
}

/** Gives at each call the intervals, in seconds, of the beats since the one before, by the device's clock. */
function beatsByElapsedTime(device: Device, seed: string): () => number[] {
  const beats = createHeartbeat({
    person: simulatedPerson(device.person, seed),
    seed: `${seed}/${device.nextMeasurement()}`,
  })
  const startMs = device.clock.now()
  let pending = beats.next()
  return () => {
    const elapsedSeconds = (device.clock.now() - startMs) / 1000
    const intervals: number[] = []
    while (pending.atSeconds <= elapsedSeconds) {
      intervals.push(pending.rrSeconds)
      pending = beats.next()
    }
    return intervals
  }
}

/** Without skin contact there is no rate: 0, as watches send it, and no intervals. */
function measurementBytes(contact: boolean, recent: readonly number[], intervals: readonly number[]) {
  if (!contact || recent.length === 0) return encodeHeartRateMeasurement({ heartRateBpm: 0, contact })
  const meanSeconds = recent.reduce((sum, seconds) => sum + seconds, 0) / recent.length
  return encodeHeartRateMeasurement({
    heartRateBpm: Math.round(60 / meanSeconds),
    contact,
    rrIntervals: intervals.slice(-MOST_INTERVALS).map((seconds) => rrSteps(seconds * 1000)),
  })
}
