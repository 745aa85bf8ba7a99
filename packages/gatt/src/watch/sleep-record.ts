import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import { GattError, requireInteger } from '../bytes/gatt-error.ts'

/** In wire order: the index is the byte. */
const STAGES = ['awake', 'light', 'deep', 'rem'] as const

export type SleepStage = (typeof STAGES)[number]

export interface SleepSpan {
  readonly stage: SleepStage
  /** 1 to 65,535. */
  readonly minutes: number
}

export interface LowOxygenEvent {
  readonly atUnixSeconds: number
  /** 0 to 100. */
  readonly lowestPercent: number
  readonly seconds: number
}

/** One night. The watch sends it in fragments; see fragmentsOf. */
export interface SleepRecord {
  readonly startUnixSeconds: number
  /** Not before the start. */
  readonly endUnixSeconds: number
  /** Beats a minute, 1 to 255; undefined when it was not measured. */
  readonly averageHeartRateBpm?: number
  /** From the start on, without gaps. */
  readonly stages: readonly SleepSpan[]
  readonly lowOxygenEvents: readonly LowOxygenEvent[]
}

/** Throws GattError `out-of-range` for a number that does not fit its field and for a night that ends before it starts. */
export function encodeSleepRecord(value: SleepRecord): Uint8Array<ArrayBuffer> {
  requireOrder(value.startUnixSeconds, value.endUnixSeconds)
  const { averageHeartRateBpm } = value

  const heartRate =
    averageHeartRateBpm === undefined
      ? 0
      : requireInteger(averageHeartRateBpm, [1, 0xff], 'average heart rate')

  const writer = new ByteWriter()
    .uint32(value.startUnixSeconds, 'start')
    .uint32(value.endUnixSeconds, 'end')
    .uint8(heartRate, 'average heart rate')
    .uint16(value.stages.length, 'number of stages')
    .uint16(value.lowOxygenEvents.length, 'number of low-oxygen events')

  for (const { stage, minutes } of value.stages) {
    writer.uint8(STAGES.indexOf(stage), 'stage')
    writer.uint16(requireInteger(minutes, [1, 0xffff], 'minutes of a stage'), 'minutes of a stage')
  }

  for (const { atUnixSeconds, lowestPercent, seconds } of value.lowOxygenEvents) {
    writer.uint32(atUnixSeconds, 'time of a low-oxygen event')
    writer.uint8(requireInteger(lowestPercent, [0, 100], 'lowest oxygen'), 'lowest oxygen')
    writer.uint16(seconds, 'seconds of a low-oxygen event')
  }

  return writer.finish()
}

/** Throws GattError `too-short`, `too-long`, `out-of-range` or, for another stage, `reserved-value`. */
export function decodeSleepRecord(bytes: ArrayBufferView): SleepRecord {
  const reader = new ByteReader(bytes, 'sleep record')
  const startUnixSeconds = reader.uint32('start')
  const endUnixSeconds = reader.uint32('end')
  requireOrder(startUnixSeconds, endUnixSeconds)
  const heartRate = reader.uint8('average heart rate')
  const stageCount = reader.uint16('number of stages')
  const eventCount = reader.uint16('number of low-oxygen events')
  const stages = Array.from({ length: stageCount }, (_, i) => readSpan(reader, i))
  const lowOxygenEvents = Array.from({ length: eventCount }, (_, i) => readEvent(reader, i))
  reader.end()

  return {
    startUnixSeconds,
    endUnixSeconds,
    averageHeartRateBpm: heartRate === 0 ? undefined : heartRate,
    stages,
    lowOxygenEvents,
  }
}

function readSpan(reader: ByteReader, index: number): SleepSpan {
  const byte = reader.uint8(`stage ${index}`)
  const stage = STAGES[byte]

  if (stage === undefined) {
    throw new GattError(
      'reserved-value',
      `sleep stage ${index}: expected at most ${STAGES.length - 1}, got ${byte}`,
    )
  }

  const field = `minutes of stage ${index}`
  return { stage, minutes: requireInteger(reader.uint16(field), [1, 0xffff], field) }
}

function readEvent(reader: ByteReader, index: number): LowOxygenEvent {
  const field = `low-oxygen event ${index}`

  return {
    atUnixSeconds: reader.uint32(field),
    lowestPercent: requireInteger(reader.uint8(field), [0, 100], `lowest oxygen of event ${index}`),
    seconds: reader.uint16(field),
  }
}

function requireOrder(start: number, end: number): void {
  if (end >= start) return
  throw new GattError(
    'out-of-range',
    `sleep record: expected an end of at least ${start}, got ${end}`,
  )
}
