import type { Reminders } from '../../../shared/product/reminders/use-reminders.ts'
import { PLAN } from '../copy.ts'

export type Plan = Reminders['plans'][number]

export interface Draft {
  kind: Plan['kind']
  name: string
  dose: string
  weekdays: number[]
  times: string[]
  active: boolean
}

export const DAILY = [1, 2, 3, 4, 5, 6, 7]

export const blankDraft = (): Draft => ({
  kind: 'pressure',
  name: '',
  dose: '',
  weekdays: [...DAILY],
  times: ['07:00'],
  active: true,
})

export const draftOf = ({ kind, name, dose, weekdays, times, active }: Plan): Draft => ({
  kind,
  name,
  dose,
  weekdays: [...weekdays],
  times: [...times],
  active,
})

export interface DraftErrors {
  name: string | null
  weekdays: string | null
  times: string | null
}

export function errorsOf({ kind, name, weekdays, times }: Draft): DraftErrors {
  return {
    name: kind === 'medicine' && name.trim() === '' ? PLAN.nameMissing : null,
    weekdays: weekdays.length === 0 ? PLAN.weekdayMissing : null,
    times: times.some((time) => !/^\d\d:\d\d$/.test(time))
      ? PLAN.timeMissing
      : new Set(times).size < times.length
        ? PLAN.timeTwice
        : null,
  }
}

export const isRight = (errors: DraftErrors): boolean =>
  Object.values(errors).every((error) => error === null)
