import {
  MINUTES_PER_DAY,
  MS_PER_DAY,
  MS_PER_HOUR,
  MS_PER_MINUTE,
  shanghaiDay,
} from '@kangban/china-time'
import {
  type Circumstance,
  DEVICE_TYPES,
  type DeviceReading,
  type DeviceTypeCode,
  type IngestRefusal,
} from '@kangban/contracts'
import { isPossiblePressure } from '@kangban/rules/pressure/pressure-doubt'
import { POSSIBLE_VALUES } from '@kangban/rules/thresholds'
import type { TimedPressure, TimedValue } from '@kangban/rules/warnings/warning-rules'
import { LIMITS } from '../../config/limits.ts'

/** What is older than this nobody waits for any more. */
const OLDEST_MS = 30 * MS_PER_DAY

/** A reading that a person took may come with what was told of the moment; a device on its own knows nothing of it. */
export type TakenReading = DeviceReading & { circumstances?: Circumstance[] | null | undefined }

type Kind = DeviceReading['kind']
type Sleep = Extract<DeviceReading, { kind: 'sleep' }>
export type ValueKind = Exclude<Kind, 'bloodPressure' | 'sleep'>

const MEASURED_BY: Record<DeviceTypeCode, readonly Kind[]> = {
  [DEVICE_TYPES.watch]: ['heartRate', 'oxygen', 'temperature', 'steps', 'sleep'],
  [DEVICE_TYPES.bloodPressureMonitor]: ['bloodPressure'],
  [DEVICE_TYPES.ecgRecorder]: ['heartRate'],
}

const isPossible = (what: keyof typeof POSSIBLE_VALUES, value: number): boolean =>
  value >= POSSIBLE_VALUES[what].low && value <= POSSIBLE_VALUES[what].high

const isPossibleRate = (value: number | null | undefined): boolean =>
  value === null || value === undefined || isPossible('heartRate', value)

function isPossibleNight({ startAt, endAt, stages, averageHeartRate }: Sleep): boolean {
  const minutes = (Date.parse(endAt) - Date.parse(startAt)) / MS_PER_MINUTE
  const told = stages.reduce((sum, stage) => sum + stage.minutes, 0)

  return (
    minutes <= MINUTES_PER_DAY &&
    told > 0 &&
    told <= minutes + 1 &&
    isPossibleRate(averageHeartRate)
  )
}

function isPlausible(reading: DeviceReading): boolean {
  switch (reading.kind) {
    case 'bloodPressure': {
      const { systolic, diastolic, pulse } = reading

      return isPossiblePressure({ systolic, diastolic }) && isPossibleRate(pulse)
    }

    case 'sleep':
      return isPossibleNight(reading)
    case 'steps':
      return (
        isPossible('steps', reading.value) &&
        Number.isInteger(reading.value) &&
        Date.parse(reading.at) % MS_PER_HOUR === 0
      )
    default:
      return isPossible(reading.kind, reading.value)
  }
}

/** When the reading was complete. */
const endOf = (reading: DeviceReading): number =>
  Date.parse(reading.kind === 'sleep' ? reading.endAt : reading.at)

export interface Span {
  from: Date
  /** Null while it lasts. */
  to: Date | null
}

export interface Device {
  typeCode: DeviceTypeCode
  /** When its present holder had it. */
  held: readonly Span[]
  now: Date
}

/** Why a measurement may not be stored that was complete at `end`; it counts as bound that was so at any time until `until`. */
export function timeRefusal(
  end: number,
  { held, now }: Omit<Device, 'typeCode'>,
  until = end,
): IngestRefusal | null {
  if (end > now.getTime() + LIMITS.clockAheadMs) return 'future'
  if (end < now.getTime() - OLDEST_MS) return 'too-old'

  const isHeld = held.some(
    ({ from, to }) => until >= from.getTime() && (to === null || end <= to.getTime()),
  )

  return isHeld ? null : 'not-bound-then'
}

function refusalOf(reading: DeviceReading, device: Device): IngestRefusal | null {
  if (!MEASURED_BY[device.typeCode].includes(reading.kind)) return 'not-of-this-device'
  const end = endOf(reading)
  // The hour in which the device was bound counts.
  const refusal = timeRefusal(end, device, reading.kind === 'steps' ? end + MS_PER_HOUR - 1 : end)
  return refusal ?? (isPlausible(reading) ? null : 'implausible')
}

export interface Night extends Omit<Sleep, 'kind' | 'startAt' | 'endAt'> {
  day: string
  startAt: Date
  endAt: Date
}

/** What may be stored: in the order of time, each moment and each night once. */
export interface Admitted {
  values: Record<ValueKind, TimedValue[]>
  pressures: (TimedPressure & { pulse: number | null; circumstances?: Circumstance[] })[]
  nights: Night[]
  refused: { index: number; reason: IngestRefusal }[]
  /** Readings that were not refused, repeated ones included. */
  count: number
}

export const nightLength = ({ startAt, endAt }: Pick<Night, 'startAt' | 'endAt'>): number =>
  endAt.getTime() - startAt.getTime()

/** One reading for each key; where two compete, `better` says whether the later one in the batch wins. */
function distinct<T>(
  readings: readonly T[],
  keyOf: (reading: T) => string | number,
  better: (a: T, b: T) => boolean,
) {
  const kept = new Map<string | number, T>()

  for (const reading of readings) {
    const before = kept.get(keyOf(reading))
    if (before === undefined || better(reading, before)) kept.set(keyOf(reading), reading)
  }

  return [...kept.values()]
}

const inTime = <T extends { at: Date }>(
  readings: readonly T[],
  better: (a: T, b: T) => boolean = () => false,
): T[] =>
  distinct(readings, ({ at }) => at.getTime(), better).toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )

function nightOf(reading: Sleep): Night {
  const { kind: _, startAt, endAt, ...rest } = reading

  return {
    ...rest,
    day: shanghaiDay(new Date(endAt)),
    startAt: new Date(startAt),
    endAt: new Date(endAt),
  }
}

/** Sorts a batch: what this device may tell about its holder, and what not and why. */
export function admitReadings(readings: readonly TakenReading[], device: Device): Admitted {
  const refused: Admitted['refused'] = []

  const good = readings.filter((reading, index) => {
    const reason = refusalOf(reading, device)
    if (reason) refused.push({ index, reason })
    return reason === null
  })

  const values = (kind: ValueKind): TimedValue[] =>
    inTime(
      good.flatMap((reading) =>
        reading.kind === kind ? [{ at: new Date(reading.at), value: reading.value }] : [],
      ),
      (a, b) => kind === 'steps' && a.value > b.value,
    )

  return {
    values: {
      heartRate: values('heartRate'),
      oxygen: values('oxygen'),
      temperature: values('temperature'),
      steps: values('steps'),
    },
    pressures: inTime(
      good.flatMap((reading) => {
        if (reading.kind !== 'bloodPressure') return []
        const { at, systolic, diastolic, pulse, circumstances } = reading
        const pressure = { at: new Date(at), systolic, diastolic, pulse: pulse ?? null }
        return [{ ...pressure, ...(circumstances && { circumstances }) }]
      }),
    ),
    nights: distinct(
      good.flatMap((reading) => (reading.kind === 'sleep' ? [nightOf(reading)] : [])),
      ({ day }) => day,
      (a, b) => nightLength(a) > nightLength(b),
    ),
    refused,
    count: good.length,
  }
}
