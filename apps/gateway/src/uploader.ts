import { setTimeout as wait } from 'node:timers/promises'
import type { DeviceApi, Outcome } from './device-api.ts'
import type { Batch, DiskQueue } from './disk-queue.ts'

const FIRST_WAIT_MS = 1000
const MAX_WAIT_MS = 60_000
/** Gateways that lost the API at the same moment should not come back at the same moment. */
const SPREAD = 0.2

/** How long to wait after so many failures in a row; `random` is from 0 to 1. */
export function waitAfter(failures: number, random: number): number {
  const usual = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1))
  return usual * (1 - SPREAD + 2 * SPREAD * random)
}

export type Settled = Exclude<Outcome, { kind: 'retry' }>

export interface UploaderOptions {
  readonly queue: DiskQueue
  readonly api: DeviceApi
  readonly everyMs: number
  readonly batteryOf: (deviceCode: string) => number | undefined
  /** A batch of the device is settled: it will not be sent again. */
  readonly onSettled: (deviceCode: string, outcome: Settled) => void
  readonly log: (message: string) => void
  /** Rejects when the signal aborts. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface Uploader {
  /** Sends what is there now; false when the API could not take it. */
  flush(this: void): Promise<boolean>
  /** Lets the request that is under way come to its end. */
  stop(): Promise<void>
}

const sleepFor = (ms: number, signal: AbortSignal): Promise<void> => wait(ms, undefined, { signal })

/** Sends batches, oldest first and one at a time, and each until the API has answered it. */
export function startUploader(options: UploaderOptions): Uploader {
  const { queue, everyMs, onSettled, log, sleep = sleepFor } = options
  const stopped = new AbortController()
  let failures = 0

  const drain = async (): Promise<boolean> => {
    for (let batch = queue.next(); batch !== undefined; batch = queue.next()) {
      const outcome = await send(options, batch)

      if (outcome.kind === 'retry') {
        failures += 1
        if (failures === 1)
          log(`the API takes nothing (${outcome.why}): everything waits on the disk`)
        return false
      }

      if (failures > 0) log(`the API is back after ${failures} tries, ${queue.bytes} bytes wait`)
      failures = 0
      queue.remove(batch)
      onSettled(batch.deviceCode, outcome)
    }

    return true
  }

  // What is sealed goes first, so that batches stay large while the API is away.
  const once = async (): Promise<boolean> => {
    if (!(await drain())) return false
    queue.seal()
    return drain()
  }

  let current: Promise<boolean> | undefined

  const flush = (): Promise<boolean> => {
    current ??= once().finally(() => (current = undefined))
    return current
  }

  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await sleep(failures === 0 ? everyMs : waitAfter(failures, Math.random()), stopped.signal)
      await flush()
    }
  }

  const running = run().catch((error: unknown) => {
    if (!stopped.signal.aborted) throw error
  })

  return {
    flush,
    async stop() {
      stopped.abort()
      await running
    },
  }
}

function send({ queue, api, batteryOf }: UploaderOptions, batch: Batch): Promise<Outcome> {
  const { deviceCode, id } = batch
  const sending = { deviceCode, id, battery: batteryOf(deviceCode) }

  return batch.kind === 'ecg'
    ? api.sendEcg(sending, queue.ecg(batch))
    : api.sendReadings(sending, queue.readings(batch))
}
