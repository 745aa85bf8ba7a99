import type { RscMeasurement, TemperatureMeasurement } from '@kangban/gatt'
import {
  decodePlxContinuousMeasurement,
  decodePlxSpotCheckMeasurement,
  decodeRscMeasurement,
  decodeTemperatureMeasurement,
  HEALTH_THERMOMETER_SERVICE,
  HEART_RATE_SERVICE,
  PLX_CONTINUOUS_MEASUREMENT,
  PLX_SPOT_CHECK_MEASUREMENT,
  PULSE_OXIMETER_SERVICE,
  RSC_MEASUREMENT,
  RUNNING_SPEED_SERVICE,
  TEMPERATURE_MEASUREMENT,
  WATCH_LOG_SERVICE,
} from '@kangban/gatt'
import { tellTime } from './current-time.ts'
import { DeviceError } from './device-error.ts'
import type { Listener } from './gatt-values.ts'
import { listen, optional } from './gatt-values.ts'
import type { HeartRateReading } from './heart-rate-sensor.ts'
import { followHeartRate } from './heart-rate-sensor.ts'
import type { Sensor, SensorHandlers, SensorOptions, SensorSession } from './sensor-session.ts'
import { COMMON_SERVICES, openSensor } from './sensor-session.ts'
import type { WatchLog } from './watch-log.ts'
import { followWatchLog } from './watch-log.ts'
import type {
  HourOfSteps,
  MotionReading,
  Night,
  OxygenReading,
  TemperatureReading,
} from './watch-readings.ts'
import { oxygenOf, temperatureOf } from './watch-readings.ts'
import type { BluetoothCentral, GattService } from './web-bluetooth-shape.ts'

/** What has no handler is not asked for, so that the watch need not send it. */
export interface WatchHandlers extends SensorHandlers {
  onHeartRate?(reading: HeartRateReading): void
  onOxygen?(reading: OxygenReading): void
  onTemperature?(reading: TemperatureReading): void
  onMotion?(reading: MotionReading): void
  /** Consecutive hours; an hour may come again. */
  onSteps?(hours: readonly HourOfSteps[]): void
  /** A night may come again. */
  onSleep?(night: Night): void
}

export interface WatchOptions extends SensorOptions {
  /** Asked at each connect: the end of the newest hour or night that is known already. Without it the whole log comes. */
  logSince?(this: void): Date
}

/**
 * A watch, or a device that does one thing that a watch does: a pulse oximeter, a thermometer, a foot pod.
 * Call it from a tap. Rejects with DeviceError.
 */
export function connectWatch(
  bluetooth: BluetoothCentral | undefined,
  handlers: WatchHandlers,
  options: WatchOptions = {},
): Promise<SensorSession> {
  let log: WatchLog | undefined

  const followed = FOLLOWED.filter(({ wantedBy }) =>
    wantedBy.some((name) => handlers[name] !== undefined),
  )

  const [first, ...others] = followed.map(({ service }) => service)
  if (first === undefined)
    throw new TypeError('connectWatch: expected at least one handler of a reading')

  const sensor: Sensor = {
    profile: { services: [first, ...others], optionalServices: COMMON_SERVICES },
    async attach(server) {
      await tellTime(server, nowMs(options))
      let found = 0

      for (const { service, follow } of followed) {
        const present = await optional(server.getPrimaryService(service))
        if (present === undefined) continue
        found++
        log = (await follow(present, handlers, options)) ?? log
      }

      if (found === 0)
        throw new DeviceError(
          'not-found',
          'the device has none of the services that were asked for',
        )
    },
    detach: () => log?.close(),
  }

  return openSensor(bluetooth, sensor, { handlers, options })
}

interface Followed {
  readonly service: number | string
  readonly wantedBy: readonly (keyof WatchHandlers)[]
  follow(
    this: void,
    service: GattService,
    handlers: WatchHandlers,
    options: WatchOptions,
  ): Promise<WatchLog | undefined | void>
}

const FOLLOWED: readonly Followed[] = [
  { service: HEART_RATE_SERVICE, wantedBy: ['onHeartRate'], follow: followRate },
  { service: PULSE_OXIMETER_SERVICE, wantedBy: ['onOxygen'], follow: followOxygen },
  { service: HEALTH_THERMOMETER_SERVICE, wantedBy: ['onTemperature'], follow: followTemperature },
  { service: RUNNING_SPEED_SERVICE, wantedBy: ['onMotion'], follow: followMotion },
  { service: WATCH_LOG_SERVICE, wantedBy: ['onSteps', 'onSleep'], follow: followLog },
]

const nowMs = (options: WatchOptions): number => (options.nowMs ?? Date.now)()

/** What a handler of values hears, and of values that were malformed. */
const to = <Value>(handlers: WatchHandlers, value: (value: Value) => void): Listener<Value> => ({
  value,
  bad: (error) => handlers.onError?.(error),
})

function followRate(service: GattService, handlers: WatchHandlers): Promise<void> {
  return followHeartRate(
    service,
    to(handlers, (reading) => handlers.onHeartRate?.(reading)),
  )
}

async function followOxygen(
  service: GattService,
  handlers: WatchHandlers,
  options: WatchOptions,
): Promise<void> {
  const listener = to<Parameters<typeof oxygenOf>[0]>(handlers, (measurement) =>
    handlers.onOxygen?.(oxygenOf(measurement, nowMs(options))),
  )

  const continuous = await optional(service.getCharacteristic(PLX_CONTINUOUS_MEASUREMENT))
  if (continuous !== undefined) await listen(continuous, decodePlxContinuousMeasurement, listener)
  const spotCheck = await optional(service.getCharacteristic(PLX_SPOT_CHECK_MEASUREMENT))
  if (spotCheck !== undefined) await listen(spotCheck, decodePlxSpotCheckMeasurement, listener)
}

async function followTemperature(
  service: GattService,
  handlers: WatchHandlers,
  options: WatchOptions,
): Promise<void> {
  const listener = to<TemperatureMeasurement>(handlers, (measurement) =>
    handlers.onTemperature?.(temperatureOf(measurement, nowMs(options))),
  )

  await listen(
    await service.getCharacteristic(TEMPERATURE_MEASUREMENT),
    decodeTemperatureMeasurement,
    listener,
  )
}

async function followMotion(
  service: GattService,
  handlers: WatchHandlers,
  options: WatchOptions,
): Promise<void> {
  const listener = to<RscMeasurement>(handlers, (measurement) =>
    handlers.onMotion?.({ ...measurement, measuredAt: new Date(nowMs(options)) }),
  )

  await listen(await service.getCharacteristic(RSC_MEASUREMENT), decodeRscMeasurement, listener)
}

function followLog(
  service: GattService,
  handlers: WatchHandlers,
  options: WatchOptions,
): Promise<WatchLog> {
  return followWatchLog(service, options.logSince?.() ?? new Date(0), {
    onSteps: (hours) => handlers.onSteps?.(hours),
    onSleep: (night) => handlers.onSleep?.(night),
    onError: (error) => handlers.onError?.(error),
  })
}
