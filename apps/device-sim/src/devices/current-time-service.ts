import {
  CURRENT_TIME,
  CURRENT_TIME_SERVICE,
  currentTimeOf,
  decodeCurrentTime,
  encodeCurrentTime,
  fullUuid,
  GattError,
  type CurrentTime,
  unixMsOfCurrentTime,
} from '@kangban/gatt'
import { AttributeError, type ServiceDefinition } from './gatt-server.ts'
import type { SessionContext } from '../session-context.ts'

const TIME_UUID = fullUuid(CURRENT_TIME)
const NOTIFY_INTERVAL_MS = 60_000

export interface CurrentTimeService {
  readonly service: ServiceDefinition
  /** Somebody set the clock. */
  clockChanged(): void
  close(): void
}

/**
 * The clock of the device, to be read, set and listened to. It tells the time once a minute too, so that a central can
 * date what carries no time stamp of its own, at any speed of time.
 */
export function createCurrentTimeService(context: SessionContext): CurrentTimeService {
  const { device, push } = context
  let stopTimer: (() => void) | undefined

  const value = (reasons: CurrentTime['adjustReasons']): Uint8Array<ArrayBuffer> =>
    encodeCurrentTime(currentTimeOf(device.deviceTime(), reasons))

  const tell = (reasons: CurrentTime['adjustReasons']): void => void push(TIME_UUID, value(reasons))

  const set = (unixMs: number | undefined): void => {
    if (unixMs === undefined)
      throw new GattError('out-of-range', 'Current Time: the date is not known')
    if (!device.isClockSettable)
      throw new AttributeError('not-permitted', 'the clock cannot be set now')
    device.setClock({ offsetMs: unixMs - device.clock.now() })
  }

  return {
    service: {
      uuid: fullUuid(CURRENT_TIME_SERVICE),
      characteristics: [
        {
          uuid: TIME_UUID,
          properties: ['read', 'write', 'notify'],
          read: () => value([]),
          write: (bytes) => set(unixMsOfCurrentTime(decodeCurrentTime(bytes))),
          subscribed(enabled) {
            stopTimer?.()
            if (!enabled) return
            tell([])
            stopTimer = device.clock.every(NOTIFY_INTERVAL_MS, () => tell([]))
          },
        },
      ],
    },
    clockChanged: () => tell(['external-reference']),
    close: () => stopTimer?.(),
  }
}
