// What is typed on the page, and what becomes of it.
import {
  isDay,
  type Moment,
  shanghaiClock,
  shanghaiDay,
  shanghaiMoment,
  shanghaiTime,
} from '@kangban/china-time'
import {
  type Arm,
  type Circumstance,
  MANUAL_UNITS,
  type ManualKind,
  type ManualPlace,
  MESSAGES,
  type TypedReading,
} from '@kangban/contracts'
import {
  MANUAL_DIGITS,
  MANUAL_FIELD_NAMES,
  type ManualField,
  manualProblem,
} from '@kangban/rules/manual/manual-check'
import { MANUAL } from './manual-copy.ts'

export interface ManualDraft {
  /** Made once, so that a save that is sent again is stored once. */
  measurementId: string
  kind: ManualKind
  /** As typed, by field. */
  figures: Partial<Record<ManualField, string>>
  /** YYYY-MM-DDTHH:mm by China's clock. */
  at: string
  place: ManualPlace
  arm: Arm | null
  circumstances: Circumstance[] | null
  note: string
}

export interface FigureField {
  field: ManualField
  name: string
  unit: string
  decimal: boolean
  /** Characters. */
  longest: number
  optional: boolean
}

const PULSE_UNIT = '次/分'

const figure = (field: ManualField, kind: ManualKind): FigureField => ({
  field,
  name: MANUAL_FIELD_NAMES[field],
  unit: field === 'pulse' ? PULSE_UNIT : MANUAL_UNITS[kind],
  decimal: MANUAL_DIGITS[kind] > 0,
  longest: MANUAL_DIGITS[kind] > 0 ? 5 : 3,
  optional: field === 'pulse',
})

export const figuresOf = (kind: ManualKind): FigureField[] =>
  (kind === 'bloodPressure' ? (['systolic', 'diastolic', 'pulse'] as const) : [kind]).map((field) =>
    figure(field, kind),
  )

export const localText = (moment: Moment): string =>
  `${shanghaiDay(moment)}T${shanghaiClock(moment)}`

export const emptyDraft = (kind: ManualKind, now: Date): ManualDraft => ({
  measurementId: crypto.randomUUID(),
  kind,
  figures: {},
  at: localText(now),
  place: 'home',
  arm: null,
  circumstances: null,
  note: '',
})

/** A stored reading as it is typed, to be corrected. */
export function draftOf(measurementId: string, reading: TypedReading): ManualDraft {
  const { kind, at, place, circumstances, note } = reading
  const common = { measurementId, kind, at: localText(at), place, circumstances, note }

  if (kind !== 'bloodPressure')
    return { ...common, arm: null, figures: { [kind]: String(reading.value) } }

  const { systolic, diastolic, pulse, arm } = reading

  return {
    ...common,
    arm,
    figures: {
      systolic: String(systolic),
      diastolic: String(diastolic),
      ...(pulse !== null && { pulse: String(pulse) }),
    },
  }
}

/** Digits, and of a decimal one point. */
export const cleaned = (text: string, { decimal }: Pick<FigureField, 'decimal'>): string =>
  decimal
    ? text
        .replace(/[。，,]/g, '.')
        .replace(/[^\d.]/g, '')
        .replace(/(\..*)\./g, '$1')
        .replace(/(\.\d).*/, '$1')
    : text.replace(/\D/g, '')

const numberOf = (text: string | undefined): number | null =>
  text === undefined || !/\d/.test(text) ? null : Number(text)

function momentOf(at: string): string | null {
  const [day = '', clock = ''] = at.split('T')
  if (!isDay(day) || !/^\d{2}:\d{2}/.test(clock)) return null
  return shanghaiTime(shanghaiMoment(day, clock.slice(0, 5)))
}

/** Null while a figure or the time is missing. */
export function typedOf(draft: ManualDraft): TypedReading | null {
  const { kind, figures, place, arm, circumstances, note } = draft
  const at = momentOf(draft.at)
  if (at === null) return null
  const common = { at, place, circumstances, note: note.trim() }

  if (kind !== 'bloodPressure') {
    const value = numberOf(figures[kind])
    return value === null ? null : { kind, value, ...common }
  }

  const [systolic, diastolic] = [numberOf(figures.systolic), numberOf(figures.diastolic)]
  if (systolic === null || diastolic === null) return null
  return { kind, systolic, diastolic, pulse: numberOf(figures.pulse), arm, ...common }
}

export interface FormProblem {
  /** Which input is meant. */
  field: ManualField | 'at'
  text: string
}

/** What keeps it from being saved; null where nothing does. */
export function problemOf(draft: ManualDraft, now: Date): FormProblem | null {
  const missing = figuresOf(draft.kind).find(
    ({ field, optional }) => !optional && numberOf(draft.figures[field]) === null,
  )

  if (missing) return { field: missing.field, text: MANUAL.missing(missing.name) }
  const reading = typedOf(draft)
  if (!reading) return { field: 'at', text: MANUAL.missing(MANUAL.time) }
  const problem = manualProblem(reading, now)
  if (!problem) return null

  switch (problem.name) {
    case 'manualOutside': {
      const { field, range } = problem
      const name = MANUAL_FIELD_NAMES[field]
      return { field, text: MESSAGES.manualOutside(name, range.low, range.high) }
    }

    case 'manualTooOld':
      return { field: 'at', text: MESSAGES.manualTooOld(problem.days) }
    case 'manualReversed':
      return { field: 'diastolic', text: MESSAGES.manualReversed }
    case 'measuredAtInFuture':
      return { field: 'at', text: MESSAGES.measuredAtInFuture }
  }
}

/** What may be judged while it is typed: whole and possible. */
export const judgedOf = (draft: ManualDraft, now: Date): TypedReading | null =>
  problemOf(draft, now) ? null : typedOf(draft)

/** Whether there is anything that could be lost. */
export const isTouched = ({ figures, note, circumstances }: ManualDraft): boolean =>
  Object.values(figures).some((text) => text !== '') ||
  note.trim() !== '' ||
  (circumstances ?? []).length > 0
