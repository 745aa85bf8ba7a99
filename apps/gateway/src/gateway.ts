import { type BluetoothCentral, DeviceError } from '@kangban/central'
import type { DeviceReading } from '@kangban/contracts'
import { listenToCuff } from './cuff-listener.ts'
import type { DeviceApi } from './device-api.ts'
import type { DiskQueue } from './disk-queue.ts'
import type { Listener, Listening } from './listening.ts'
import { measureEcg } from './measure-ecg.ts'
import type { People } from './people.ts'
import { startUploader } from './uploader.ts'
import { listenToWatch } from './watch-listener.ts'

/** A device that the API refuses (not bound, no consent) is not listened to for so long: what it tells is not ours. */
const REFUSED_FOR_MS = 60_000

export interface GatewayOptions {
  readonly people: People
  /** The radio in reach of a person's devices. */
  readonly bluetoothOf: (person: string) => BluetoothCentral
  readonly queue: DiskQueue
  readonly api: DeviceApi
  readonly uploadEveryMs: number
  /** Never told names, codes or values. */
  readonly log: (message: string) => void
}

export interface Gateway {
  /** Sends what is there now; false when the API could not take it. */
  flush(this: void): Promise<boolean>
  /** Lets all devices go and sends what is left, once; what cannot be sent stays on the disk. */
  stop(): Promise<void>
}

/** Listens to the devices of all people and uploads what they tell. */
export function startGateway(options: GatewayOptions): Gateway {
  const { people, queue, api, uploadEveryMs, log } = options
  const batteries = new Map<string, number>()
  const refusedUntil = new Map<string, number>()

  const uploader = startUploader({
    queue,
    api,
    everyMs: uploadEveryMs,
    batteryOf: (deviceCode) => batteries.get(deviceCode),
    onSettled(deviceCode, outcome) {
      if (outcome.kind === 'taken') {
        refusedUntil.delete(deviceCode)
        if (outcome.refusals.length > 0)
          log(`${outcome.refusals.length} of a batch refused: ${outcome.refusals[0]}`)
        return
      }

      if (!refusedUntil.has(deviceCode)) log(`a device is refused: ${outcome.why}`)
      refusedUntil.set(deviceCode, Date.now() + REFUSED_FOR_MS)
    },
    log,
  })

  const take = (deviceCode: string, readings: readonly DeviceReading[]): void => {
    if (Date.now() > (refusedUntil.get(deviceCode) ?? 0)) queue.put(deviceCode, readings)
  }

  const lookAfter = (person: string, devices: People[string]): Listener[] => {
    const listening: Listening = {
      bluetooth: () => options.bluetoothOf(person),
      isKnown: (deviceCode) => devices[deviceCode] !== undefined,
      take,
      battery: (deviceCode, percent) => batteries.set(deviceCode, percent),
      log,
    }

    const measure = measurer(listening, queue)
    return [listenToWatch(listening, measure), listenToCuff(listening)]
  }

  const listeners = Object.entries(people).flatMap(([person, devices]) =>
    lookAfter(person, devices),
  )

  return {
    flush: uploader.flush,
    async stop() {
      for (const listener of listeners) listener.close()
      await uploader.stop()
      await uploader.flush()
      queue.close()
    },
  }
}

/** Measures an ECG when asked to, one at a time; false where it is worth another try. */
function measurer(
  { bluetooth, isKnown, battery, log }: Listening,
  queue: DiskQueue,
): () => Promise<boolean> {
  let isMeasuring = false

  const measure = async (): Promise<boolean> => {
    const measured = await measureEcg(bluetooth(), isKnown)
    // Nothing to be had from somebody else's recorder, nor a minute later.
    if (measured === undefined) return true
    const { deviceCode, strip, battery: percent } = measured
    if (strip.ecgContent === '') return false
    if (percent !== undefined) battery(deviceCode, percent)
    queue.putEcg(deviceCode, strip)
    log(strip.complete ? 'an ECG was taken' : 'an ECG was taken and broke off')
    return strip.complete
  }

  return async () => {
    if (isMeasuring) return false
    isMeasuring = true

    try {
      return await measure()
    } catch (error) {
      // The recorder is away, or a page has it: the person is measuring by themselves.
      if (!(error instanceof DeviceError)) throw error
      log(`no ECG could be taken: ${error.code}`)
      return false
    } finally {
      isMeasuring = false
    }
  }
}
