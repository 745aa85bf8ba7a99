import { MS_PER_HOUR, SECONDS_PER_HOUR } from '@kangban/china-time'
import {
  decodeWatchLogRequest,
  encodeFragment,
  encodeHourlySteps,
  encodeSleepRecord,
  fragmentsOf,
  hoursPerStepsFrame,
  WATCH_LOG_CONTROL_POINT,
  WATCH_LOG_SERVICE,
  WATCH_LOG_SLEEP,
  WATCH_LOG_STEPS,
} from '@kangban/gatt'
import type { ServiceDefinition } from './gatt-server.ts'
import type { MeasuredBody } from '../measured-body.ts'
import { createRoutine } from '../world/routine.ts'
import type { SessionContext } from '../session-context.ts'
import type { Timed, TimedNight } from '../world/wearer-vitals.ts'

/** How far the log goes back. */
const KEPT_MS = 7 * 24 * MS_PER_HOUR

export interface WatchLog {
  readonly service: ServiceDefinition
  /** Time is elsewhere. */
  restart(this: void): void
  close(this: void): void
}

/** The watch's own service: hours and nights as they end, and any of the last week again on request. */
export function createWatchLog(context: SessionContext, body: MeasuredBody): WatchLog {
  const { device, mtu } = context
  /** By the end of a night: it keeps its number when it is sent again, so that lost parts can be filled in. */
  const records = new Map<number, number>()
  /** What the watch's clock shows for a moment. */
  const stampSeconds = (at: number): number => device.stampOf(at) / 1000

  /** A watch counts by the hours of its own clock: one that is a little off still tells whole hours. */
  const hourStampSeconds = (at: number): number =>
    Math.round(stampSeconds(at) / SECONDS_PER_HOUR) * SECONDS_PER_HOUR

  const sendSteps = (hours: readonly Timed<number | undefined>[]): void => {
    const first = hours[0]
    if (first === undefined) return
    const steps = hours.map(({ value }) => value)

    const fate = context.push(
      WATCH_LOG_STEPS,
      encodeHourlySteps({ firstHourUnixSeconds: hourStampSeconds(first.at), steps }),
    )

    for (const { at, value } of hours) {
      body.truth.note({
        deviceId: device.id,
        kind: 'steps',
        at,
        value: { steps: value ?? null },
        fate,
      })
    }
  }

  const sendNight = (night: TimedNight): void => {
    const record = encodeSleepRecord({
      startUnixSeconds: stampSeconds(night.startAt),
      endUnixSeconds: stampSeconds(night.endAt),
      averageHeartRateBpm: night.averageHeartRate,
      stages: night.stages,
      lowOxygenEvents: night.lowOxygenEvents.map(({ at, ...event }) => ({
        atUnixSeconds: stampSeconds(at),
        ...event,
      })),
    })

    const number = records.get(night.endAt) ?? records.size
    records.set(night.endAt, number)

    const fates = fragmentsOf(record, number & 0xffff, mtu).map((fragment) =>
      context.push(WATCH_LOG_SLEEP, encodeFragment(fragment)),
    )

    const fate = fates.find((one) => one !== 'sent') ?? 'sent'

    body.truth.note({
      deviceId: device.id,
      kind: 'sleep',
      at: night.endAt,
      value: { ...night },
      fate,
    })
  }

  const send = (from: number, to: number): void => {
    const hours = body.vitals.hours(from, to)
    const most = hoursPerStepsFrame(mtu)
    for (let first = 0; first < hours.length; first += most)
      sendSteps(hours.slice(first, first + most))
    for (const night of body.vitals.nights(from, to)) sendNight(night)
  }

  const routine = createRoutine(device.clock, send)

  return {
    service: {
      uuid: WATCH_LOG_SERVICE,
      characteristics: [
        {
          uuid: WATCH_LOG_CONTROL_POINT,
          properties: ['write'],
          write(value) {
            const since = decodeWatchLogRequest(value).sinceUnixSeconds * 1000
            const now = device.clock.now()
            send(Math.max(since - (device.deviceTime() - now), now - KEPT_MS), now)
          },
        },
        { uuid: WATCH_LOG_STEPS, properties: ['notify'] },
        { uuid: WATCH_LOG_SLEEP, properties: ['notify'] },
      ],
    },
    restart: routine.restart,
    close: routine.close,
  }
}
