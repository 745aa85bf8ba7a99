// Whether what a person typed in may be stored, and whether it should be measured once more first.
import { MS_PER_DAY, MS_PER_MINUTE } from '@kangban/china-time'
import { type ManualKind, MANUAL_NAMES, MANUAL_UNITS, type TypedReading } from '@kangban/contracts'
import { pressureDoubt } from '../pressure/pressure-doubt.ts'
import { MANUAL_DOUBT, MANUAL_LIMITS, POSSIBLE_PRESSURE, POSSIBLE_VALUES } from '../thresholds.ts'

/** The clock of a phone may run ahead by so much. */
const AHEAD_MS = 2 * MS_PER_MINUTE

export interface Range {
  low: number
  high: number
}

/** What can be typed at all, by field. */
export const MANUAL_RANGES = {
  systolic: POSSIBLE_PRESSURE.systolic,
  diastolic: POSSIBLE_PRESSURE.diastolic,
  pulse: POSSIBLE_VALUES.heartRate,
  oxygen: POSSIBLE_VALUES.oxygen,
  temperature: POSSIBLE_VALUES.bodyTemperature,
  weight: POSSIBLE_VALUES.weight,
} as const satisfies Record<string, Range>
export type ManualField = keyof typeof MANUAL_RANGES

export const MANUAL_FIELD_NAMES: Record<ManualField, string> = {
  systolic: '高压',
  diastolic: '低压',
  pulse: '脉搏',
  oxygen: MANUAL_NAMES.oxygen,
  temperature: MANUAL_NAMES.temperature,
  weight: MANUAL_NAMES.weight,
}

/** Digits after the point that a value is kept with. */
export const MANUAL_DIGITS: Record<ManualKind, 0 | 1> = {
  bloodPressure: 0,
  oxygen: 0,
  temperature: 1,
  weight: 1,
}

/** By the names of the refusals of the contracts. */
export type ManualProblem =
  | { name: 'manualOutside'; field: ManualField; range: Range }
  | { name: 'manualReversed' | 'measuredAtInFuture' }
  | { name: 'manualTooOld'; days: number }

const isOutside = (value: number, { low, high }: Range): boolean =>
  !Number.isFinite(value) || value < low || value > high

function outside(field: ManualField, value: number | null): ManualProblem[] {
  const range = MANUAL_RANGES[field]
  return value !== null && isOutside(value, range) ? [{ name: 'manualOutside', field, range }] : []
}

/** Why it cannot be stored; null where it can. */
export function manualProblem(reading: TypedReading, now: Date): ManualProblem | null {
  const at = Date.parse(reading.at)
  if (at > now.getTime() + AHEAD_MS) return { name: 'measuredAtInFuture' }
  const { days } = MANUAL_LIMITS
  if (at < now.getTime() - days * MS_PER_DAY) return { name: 'manualTooOld', days }
  if (reading.kind !== 'bloodPressure') return outside(reading.kind, reading.value)[0] ?? null
  const { systolic, diastolic, pulse } = reading

  const [first] = [
    ...outside('systolic', systolic),
    ...outside('diastolic', diastolic),
    ...outside('pulse', pulse),
  ]

  return first ?? (systolic <= diastolic ? { name: 'manualReversed' } : null)
}

/** The value of a kind that has one. */
const valueOf = (reading: TypedReading): number | null =>
  reading.kind === 'bloodPressure' ? null : reading.value

function singleDoubt(reading: TypedReading, last: TypedReading | null): string | null {
  const value = valueOf(reading)
  if (value === null) return null

  if (reading.kind === 'oxygen' && value < MANUAL_DOUBT.oxygenBelow)
    return `血氧 ${value}% 很少见，多半是手指凉或没夹好。请暖一暖手再量一次；还是这样，或者喘不上气，请马上就医。`

  const before = last?.kind === reading.kind ? valueOf(last) : null

  if (reading.kind === 'weight' && before !== null) {
    const by = value - before
    if (Math.abs(by) <= MANUAL_DOUBT.weightJump) return null
    const difference = `比上一次的 ${before} ${MANUAL_UNITS.weight}${by > 0 ? '多' : '少'}了 ${Math.abs(by).toFixed(1)}`
    return `${difference}，请看看有没有输错。`
  }

  return null
}

/** Why it should be looked at, or measured, once more before it is kept; null where there is no reason to. */
export function manualDoubt(reading: TypedReading, last: TypedReading | null): string | null {
  if (reading.kind !== 'bloodPressure') return singleDoubt(reading, last)
  const before = last?.kind === 'bloodPressure' ? last : null
  return pressureDoubt(reading, { last: before, aside: null })?.text ?? null
}
