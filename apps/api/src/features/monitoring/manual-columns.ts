// A reading that was typed in, between the call and its row.
import { shanghaiTime } from '@kangban/china-time'
import {
  type Arm,
  ARMS,
  MANUAL_PLACES,
  type ManualKind,
  type ManualPlace,
  type ManualReading,
  refuse,
  type TypedReading,
} from '@kangban/contracts'
import {
  MANUAL_DIGITS,
  MANUAL_FIELD_NAMES,
  manualProblem,
} from '@kangban/rules/manual/manual-check'
import { manualVerdict } from '@kangban/rules/manual/manual-words'
import type { Vault } from '../../security/vault.ts'
import { storedCircumstances } from '../../shared/readings/stored-circumstances.ts'
import type { ManualColumns, manualReadingsRepository } from './manual-readings.repository.ts'

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof manualReadingsRepository>['find']>>>

/** @throws AppError for what cannot have been measured, or not then */
export function admitted(reading: TypedReading, now: Date): void {
  const problem = manualProblem(reading, now)
  if (!problem) return

  switch (problem.name) {
    case 'manualOutside':
      throw refuse(
        'manualOutside',
        'outside its range',
        ...([MANUAL_FIELD_NAMES[problem.field], problem.range.low, problem.range.high] as const),
      )

    case 'manualTooOld':
      throw refuse('manualTooOld', 'too old', problem.days)
    default:
      throw refuse(problem.name, problem.name)
  }
}

export const noteColumns = (
  told: Pick<TypedReading, 'circumstances' | 'note'>,
  vault: Pick<Vault, 'encrypt'>,
): Pick<ManualColumns, 'circumstances' | 'noteCipher'> => ({
  circumstances: told.circumstances,
  noteCipher: told.note === '' ? null : vault.encrypt(told.note),
})

const rounded = (kind: ManualKind, value: number): number =>
  Number(value.toFixed(MANUAL_DIGITS[kind]))

export function columnsOf(reading: TypedReading, vault: Pick<Vault, 'encrypt'>): ManualColumns {
  const { kind, place } = reading
  const isPressure = kind === 'bloodPressure'

  return {
    kind,
    at: new Date(reading.at),
    systolic: isPressure ? reading.systolic : null,
    diastolic: isPressure ? reading.diastolic : null,
    pulse: isPressure ? reading.pulse : null,
    value: isPressure ? null : rounded(kind, reading.value),
    place,
    arm: isPressure ? reading.arm : null,
    ...noteColumns(reading, vault),
  }
}

const placeOf = (place: string): ManualPlace =>
  Object.hasOwn(MANUAL_PLACES, place) ? (place as ManualPlace) : 'other'

const armOf = (arm: string | null): Arm | null =>
  arm !== null && Object.hasOwn(ARMS, arm) ? (arm as Arm) : null

export function typedReading(row: Row, vault: Pick<Vault, 'decrypt'>): TypedReading {
  const common = {
    at: shanghaiTime(row.at),
    place: placeOf(row.place),
    circumstances: storedCircumstances(row.circumstances),
    note: row.noteCipher === null ? '' : vault.decrypt(row.noteCipher),
  }

  const kind = row.kind as ManualKind
  if (kind !== 'bloodPressure') return { kind, value: row.value ?? 0, ...common }

  return {
    kind,
    systolic: row.systolic ?? 0,
    diastolic: row.diastolic ?? 0,
    pulse: row.pulse,
    arm: armOf(row.arm),
    ...common,
  }
}

export function wireManual(row: Row, vault: Pick<Vault, 'decrypt'>): ManualReading {
  const reading = typedReading(row, vault)
  const { state, text } = manualVerdict(reading)

  return {
    id: row.measurementId,
    reading,
    state,
    stateText: text,
    createdAt: shanghaiTime(row.createdAt),
    correctedAt: row.correctedAt && shanghaiTime(row.correctedAt),
  }
}
