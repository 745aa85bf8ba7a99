import { MS_PER_HOUR } from '@kangban/china-time'
import { DEVICE_TYPES } from '@kangban/contracts/constants'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import {
  BLOOD_PRESSURE_MEASUREMENT,
  decodeBloodPressureMeasurement,
  decodeEcgControlResponse,
  decodeEcgData,
  decodeHeartRateMeasurement,
  ECG_CONTROL_POINT,
  ECG_DATA,
  createSequenceTracker,
  encodeEcgControlCommand,
  fullUuid,
  HEART_RATE_MEASUREMENT,
  type AttributePush,
  type SequenceTracker,
} from '@kangban/gatt'
import { deviceId } from '../devices/device-kinds.ts'
import type { RadioFaults } from '../radio/faults.ts'
import { NO_FAULTS } from '../radio/faults.ts'
import { createInProcessCentral } from '../radio/in-process-central.ts'
import type { Wearer } from './wearer.ts'
import { World } from './world.ts'

const START = encodeEcgControlCommand({ kind: 'start', sampleRateHz: SAMPLE_RATE })
const STOP = encodeEcgControlCommand({ kind: 'stop' })
/** Every frame of every recorder is decoded into it. */
const FRAME = new Int32Array(64)
const MEASUREMENT_MS = 30_000

/** What the centrals of a fleet have received. */
export interface FleetCounts {
  /** Values of any kind. */
  received: number
  frames: number
  samples: number
  /** Frames that came twice. */
  duplicates: number
  /** Frames out of turn. */
  late: number
  /** Values that could not be placed or decoded. */
  wrong: number
}

export interface FleetOptions {
  /** A third of them each watches, monitors and recorders, or the next larger number. */
  readonly devices: number
  readonly faults: RadioFaults
  readonly seed: string
  /** `always` streaming, or one measurement of 30 s an hour each, spread over the hour. */
  readonly ecg: 'always' | 'hourly'
  /** Where every ECG frame goes, with the sample that it begins at. `microvolts` is written over when this returns. */
  readonly onSamples?: (recorder: string, startSample: number, microvolts: Int32Array) => void
}

export interface Fleet {
  readonly world: World
  readonly devices: number
  readonly counts: FleetCounts
  /** ECG frames that the receiving side misses so far, by recorder; only gaps before the newest frame can be known. */
  gaps(): ReadonlyMap<string, number>
  /** ECG frames that the radio has truly lost, by recorder. */
  lost(): ReadonlyMap<string, number>
  /** Lives on for so long, all devices together. */
  advance(seconds: number): void
  /** Lives on for a second without faults, so that every gap has an end and can be known. */
  settle(): void
}

/**
 * Devices that all stream at once to centrals in the same process: the radio protocol, GATT server, codecs and lossy
 * channels are those of the WebSocket, to the byte; only the socket is missing. Time is driven by `advance`.
 */
export function createFleet(options: FleetOptions): Fleet {
  let now = Date.UTC(2026, 0, 5, 1)
  const world = new World({ seed: options.seed, faults: options.faults, wall: () => now })

  const counts: FleetCounts = {
    received: 0,
    frames: 0,
    samples: 0,
    duplicates: 0,
    late: 0,
    wrong: 0,
  }

  const trackers = new Map<string, SequenceTracker>()
  const people = Math.ceil(options.devices / 3)

  for (let number = 1; number <= people; number++) {
    const wearer = world.wearer(`F${number}`)
    if (wearer === undefined)
      throw new RangeError(`${options.devices} devices are more than one world holds`)
    const order = listenToAll(wearer, { world, counts, trackers, onSamples: options.onSamples })
    if (options.ecg === 'always') order(START)
    else measureHourly(wearer, order, (number / people) * MS_PER_HOUR)
  }

  const recorders = world.wearers.flatMap(({ devices }) =>
    devices.filter(({ typeCode }) => typeCode === DEVICE_TYPES.ecgRecorder),
  )

  const advance = (seconds: number): void => {
    now += seconds * 1000
    world.scheduler.tick()
  }

  return {
    world,
    devices: people * 3,
    counts,
    gaps: () => new Map([...trackers].map(([id, tracker]) => [id, tracker.counts().lost])),
    // Of a recorder, nothing but ECG frames is listened to that could be lost.
    lost: () => new Map(recorders.map(({ id, fates }) => [id, fates.lost])),
    advance,
    settle() {
      for (const recorder of recorders) recorder.faults = NO_FAULTS
      advance(1)
    },
  }
}

interface Receiver extends Pick<FleetOptions, 'onSamples'> {
  readonly world: World
  readonly counts: FleetCounts
  readonly trackers: Map<string, SequenceTracker>
}

type OrderEcg = (command: Uint8Array<ArrayBuffer>) => void

function measureHourly({ clock }: Wearer, order: OrderEcg, firstAfterMs: number): void {
  const measure = (): void => {
    order(START)
    clock.after(MEASUREMENT_MS, () => order(STOP))
  }

  clock.after(firstAfterMs, () => {
    measure()
    clock.every(MS_PER_HOUR, measure)
  })
}

/** Gives a way to write to the recorder's control point. */
function listenToAll({ person }: Wearer, receiver: Receiver): OrderEcg {
  listenTo(receiver, deviceId(DEVICE_TYPES.watch, person), {
    [fullUuid(HEART_RATE_MEASUREMENT)]: (value) => void decodeHeartRateMeasurement(value),
  })

  listenTo(receiver, deviceId(DEVICE_TYPES.bloodPressureMonitor, person), {
    [fullUuid(BLOOD_PRESSURE_MEASUREMENT)]: (value) => void decodeBloodPressureMeasurement(value),
  })

  const recorder = deviceId(DEVICE_TYPES.ecgRecorder, person)

  const write = listenTo(receiver, recorder, {
    [ECG_CONTROL_POINT](value) {
      const { stream } = decodeEcgControlResponse(value)
      if (stream !== undefined) receiver.trackers.set(recorder, createSequenceTracker(stream))
    },
    [ECG_DATA]: (value) => receiveFrame(value, recorder, receiver),
  })

  return (command) => write(ECG_CONTROL_POINT, command)
}

function receiveFrame(
  value: Uint8Array,
  recorder: string,
  { counts, trackers, onSamples }: Receiver,
): void {
  const { sequence, lastSampleTimeNs, microvolts } = decodeEcgData(value, FRAME)

  const placed = trackers
    .get(recorder)
    ?.push({ sequence, lastSampleTimeNs, sampleCount: microvolts.length })

  counts.frames++
  counts.samples += microvolts.length

  if (placed === undefined || placed.kind === 'inconsistent') counts.wrong++
  else if (placed.kind === 'duplicate') counts.duplicates++
  else {
    if (placed.kind === 'late') counts.late++
    onSamples?.(recorder, placed.startSample, microvolts)
  }
}

/** Connects, subscribes to each characteristic, and gives a way to write. */
function listenTo(
  { world, counts }: Pick<Receiver, 'world' | 'counts'>,
  id: string,
  listeners: Readonly<Record<string, (value: Uint8Array) => void>>,
): (uuid: string, value: Uint8Array<ArrayBuffer>) => void {
  const byHandle = new Map<number, (value: Uint8Array) => void>()

  const central = createInProcessCentral(world, {
    onPush({ handle, value }: AttributePush) {
      counts.received++
      byHandle.get(handle)?.(value)
    },
  })

  const handleOf = central.connect(id)

  for (const [uuid, listener] of Object.entries(listeners)) {
    byHandle.set(handleOf(uuid), listener)
    central.ask({ type: 'subscribe', handle: handleOf(uuid), enabled: true })
  }

  return (uuid, value) => void central.ask({ type: 'write', handle: handleOf(uuid), value })
}
