import type { HealthInfoUpdate } from '@kangban/contracts'
import { profileCopy } from '../copy.ts'

/** The first form's answers as they are chosen; empty while nothing is chosen. */
export interface FirstForm {
  sex: '' | '1' | '2'
  year: string
  month: string
  day: string
  /** cm */
  height: string
  /** kg */
  weight: string
  /** cm */
  waistline: string
}

export const EMPTY_FORM: FirstForm = {
  sex: '',
  year: '',
  month: '',
  day: '',
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

const FIRST_YEAR = 1900

export const wholeNumbers = ({ low, high }: { low: number; high: number }): string[] =>
  Array.from({ length: high - low + 1 }, (_, index) => String(low + index))

/** From this year back, since most people look for theirs from the top. */
export const birthYears = (today: string): string[] =>
  wholeNumbers({ low: FIRST_YEAR, high: Number(today.slice(0, 4)) }).toReversed()

export const monthDays = ({ year, month }: Pick<FirstForm, 'year' | 'month'>): string[] =>
  wholeNumbers({
    low: 1,
    high: new Date(Date.UTC(Number(year) || 2000, Number(month) || 1, 0)).getUTCDate(),
  })

/** YYYY-MM-DD, or null while a part is missing or the date lies in the future. */
export function birthdayOf({ year, month, day }: FirstForm, today: string): string | null {
  if (!year || !month || !day) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return date <= today ? date : null
}

/** A day that the newly chosen month does not have is chosen again. */
export function withAnswer(form: FirstForm, answer: Partial<FirstForm>): FirstForm {
  const next = { ...form, ...answer }
  return next.day && !monthDays(next).includes(next.day) ? { ...next, day: '' } : next
}

/** The first missing answer in the documented order, as the text that asks for it; gender, which has none, comes last. */
export function missingAnswer(form: FirstForm, today: string): string | null {
  const checks: [missing: boolean, label: string][] = [
    [form.weight === '', profileCopy.weight],
    [birthdayOf(form, today) === null, profileCopy.birthday],
    [form.height === '', profileCopy.height],
    [form.waistline === '', profileCopy.waistline],
    [form.sex === '', profileCopy.gender],
  ]

  const label = checks.find(([missing]) => missing)?.[1]
  return label === undefined ? null : profileCopy.missing(label)
}

/** @throws RangeError when an answer is missing: check first. */
export function toHealthInfo(form: FirstForm, today: string): HealthInfoUpdate {
  const birthday = birthdayOf(form, today)
  if (birthday === null || missingAnswer(form, today))
    throw new RangeError('the first form is not complete')

  return {
    sex: form.sex === '1' ? 1 : 2,
    birthday,
    height: Number(form.height),
    weight: Number(form.weight),
    waistline: Number(form.waistline),
  }
}
