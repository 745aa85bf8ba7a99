import { SECONDS_PER_HOUR } from '@kangban/china-time'
import type { Fragment, HourlySteps } from '@kangban/gatt'
import {
  createFragmentReassembler,
  decodeFragment,
  decodeHourlySteps,
  decodeSleepRecord,
  encodeWatchLogRequest,
  GattError,
  WATCH_LOG_CONTROL_POINT,
  WATCH_LOG_SLEEP,
  WATCH_LOG_STEPS,
} from '@kangban/gatt'
import { DeviceError } from './device-error.ts'
import { listen } from './gatt-values.ts'
import type { HourOfSteps, Night } from './watch-readings.ts'
import { dateOf, nightOf } from './watch-readings.ts'
import type { GattService } from './web-bluetooth-shape.ts'

/** Parts follow each other within one connection interval; after this long no more are on their way. */
const QUIET_MS = 3000
/** How often parts that are missing are asked for before they are given up. */
const MAX_REQUESTS_AGAIN = 3

export interface WatchLogHandlers {
  onSteps(this: void, hours: readonly HourOfSteps[]): void
  onSleep(this: void, night: Night): void
  onError(this: void, error: DeviceError): void
}

export interface WatchLog {
  /** Ends all waiting; parts of a night that is not whole are forgotten. */
  close(): void
}

/**
 * Asks the watch for its log and follows it; the same hours and nights may come again. Parts of a night that are lost
 * are asked for again; those that still do not come are reported as `bad-data`.
 */
export async function followWatchLog(
  service: GattService,
  since: Date,
  handlers: WatchLogHandlers,
): Promise<WatchLog> {
  const reassembler = createFragmentReassembler()
  const controlPoint = await service.getCharacteristic(WATCH_LOG_CONTROL_POINT)
  let quiet: ReturnType<typeof setTimeout> | undefined
  let requestsAgain = 0
  let reported = ''
  let closed = false

  const request = (): Promise<void> => {
    const sinceUnixSeconds = Math.max(0, Math.floor(since.getTime() / 1000))
    return controlPoint.writeValueWithResponse(encodeWatchLogRequest({ sinceUnixSeconds }))
  }

  const waitForQuiet = (): void => {
    clearTimeout(quiet)
    if (!closed) quiet = setTimeout(whenQuiet, QUIET_MS)
  }

  const whenQuiet = (): void => {
    const incomplete = reassembler.incomplete()

    if (incomplete.length === 0) {
      requestsAgain = 0
      return
    }

    if (requestsAgain < MAX_REQUESTS_AGAIN) {
      requestsAgain++
      // A link that broke meanwhile asks anew when it is back.
      request().then(waitForQuiet, () => {})
      return
    }

    const gaps = incomplete.map(
      (one) => `record ${one.recordNumber} misses ${one.missing.join(', ')} of ${one.total}`,
    )

    if (gaps.join('; ') !== reported)
      handlers.onError(new DeviceError('bad-data', `sleep ${gaps.join('; ')}`))
    reported = gaps.join('; ')
  }

  const takeFragment = (fragment: Fragment): void => {
    const result = reassembler.push(fragment)
    if (result.kind === 'complete') deliver(result.record)
    if (result.kind === 'inconsistent') handlers.onError(new DeviceError('bad-data', result.reason))
    waitForQuiet()
  }

  const deliver = (record: Uint8Array): void => {
    try {
      handlers.onSleep(nightOf(decodeSleepRecord(record)))
    } catch (error) {
      if (!(error instanceof GattError)) throw error
      handlers.onError(new DeviceError('bad-data', error.message, { cause: error }))
    }
  }

  const bad = handlers.onError

  await listen(await service.getCharacteristic(WATCH_LOG_STEPS), decodeHourlySteps, {
    value: (steps) => handlers.onSteps(hoursOf(steps)),
    bad,
  })

  await listen(await service.getCharacteristic(WATCH_LOG_SLEEP), decodeFragment, {
    value: takeFragment,
    bad,
  })

  await request()

  return {
    close() {
      closed = true
      clearTimeout(quiet)
    },
  }
}

function hoursOf({ firstHourUnixSeconds, steps }: HourlySteps): HourOfSteps[] {
  return steps.map((total, hour) => ({
    startAt: dateOf(firstHourUnixSeconds + hour * SECONDS_PER_HOUR),
    steps: total,
  }))
}
