import type { HealthInfoUpdate } from '@kangban/contracts'
import { isDay } from '@kangban/china-time'
import { profileCopy } from '../copy.ts'

/** The first form's answers as they are chosen; empty while nothing is chosen. */
export interface FirstForm {
  sex: '' | '1' | '2'
  /** YYYY-MM-DD */
  birthday: string
  /** cm */
  height: string
  /** kg */
  weight: string
  /** cm */
  waistline: string
}

export const EMPTY_FORM: FirstForm = {
  sex: '',
  birthday: '',
  height: '',
  weight: '',
  waistline: '',
}

/** Documented ranges of the questionnaire, in steps of one. */
export const RANGES = {
  height: { low: 140, high: 200 },
  weight: { low: 30, high: 150 },
  waistline: { low: 50, high: 120 },
} as const

export const FIRST_BIRTHDAY = '1900-01-01'

/** Where the wheels stand first: in the middle of those whom the watch is for. */
export const USUAL = { birthday: '1955-06-15', height: 165, weight: 65, waistline: 85 } as const

/** Whole and not in the future; a backup may hold anything. */
const isBirthday = (day: string, today: string): boolean => isDay(day) && day <= today

/** The first missing answer in the documented order, as the text that asks for it; gender, which has none, comes last. */
export function missingAnswer(form: FirstForm, today: string): string | null {
  const checks: [missing: boolean, label: string][] = [
    [form.weight === '', profileCopy.weight],
    [!isBirthday(form.birthday, today), profileCopy.birthday],
    [form.height === '', profileCopy.height],
    [form.waistline === '', profileCopy.waistline],
    [form.sex === '', profileCopy.gender],
  ]

  const label = checks.find(([missing]) => missing)?.[1]
  return label === undefined ? null : profileCopy.missing(label)
}

/** @throws RangeError when an answer is missing: check first. */
export function toHealthInfo(form: FirstForm, today: string): HealthInfoUpdate {
  if (missingAnswer(form, today)) throw new RangeError('the first form is not complete')

  return {
    sex: form.sex === '1' ? 1 : 2,
    birthday: form.birthday,
    height: Number(form.height),
    weight: Number(form.weight),
    waistline: Number(form.waistline),
  }
}
