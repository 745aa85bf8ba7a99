import { type HealthInfoUpdate, isIdNumber } from '@kangban/contracts'
import type { HealthInfo } from '../parts/health-info.ts'
import { PERSON } from '../parts/copy.ts'
import { INFORMATION } from './copy.ts'

/** In the documented order of the check of a save. */
export const REQUIRED = [
  ['name', PERSON.labels.name],
  ['sex', PERSON.labels.gender],
  ['birthday', PERSON.labels.birthday],
  ['height', PERSON.labels.height],
  ['weight', PERSON.labels.weight],
  ['waistline', PERSON.labels.waistline],
  ['smokingStatus', PERSON.labels.smokingStatus],
  ['ethnicity', PERSON.labels.ethnicity],
  ['residence', PERSON.labels.residence],
  ['industry', PERSON.labels.industry],
  ['sleepQuality', PERSON.labels.sleepQuality],
  ['idNo', PERSON.labels.idNo],
] as const

const OPTIONAL = [
  'drinkingStatus',
  'dietaryHabits',
  'dietPreference',
  'exerciseFreq',
  'userDetailAddress',
  'communityPhone',
] as const

export type Field = (typeof REQUIRED)[number][0] | (typeof OPTIONAL)[number]
export type Profile = Pick<HealthInfo, Field>
export type Changes = Partial<Profile>

/** Documented ranges of this page, in steps of one; a stored value outside stays shown. */
export const RANGES = {
  height: { low: 150, high: 200 },
  weight: { low: 30, high: 150 },
  waistline: { low: 60, high: 120 },
} as const

export const LONGEST = { name: 20, userDetailAddress: 100, communityPhone: 12, idNo: 18 } as const

const isMissing = (value: Profile[Field]) => value === null || value === ''

/** The first thing that stands in the way of a save, as the text that asks for it. */
export function refusalOf(profile: Profile): string | null {
  const missing = REQUIRED.find(([field]) => isMissing(profile[field]))
  if (missing) return INFORMATION.required(missing[1])
  return profile.idNo !== null && !isIdNumber(profile.idNo) ? INFORMATION.idWrong : null
}

/** What a valid number says of its owner. */
export function changesOfIdNumber(typed: string): Changes {
  const idNo = typed.trim().toUpperCase()
  if (!isIdNumber(idNo)) return { idNo }
  const birthday = `${idNo.slice(6, 10)}-${idNo.slice(10, 12)}-${idNo.slice(12, 14)}`
  // The 17th digit is odd for men.
  return { idNo, birthday, sex: Number(idNo[16]) % 2 === 1 ? 1 : 2 }
}

export const profileOf = (stored: HealthInfo, changes: Changes): Profile => ({
  ...stored,
  ...changes,
})

/** All fields of the page: what is saved is what was shown. */
export const toUpdate = (profile: Profile): HealthInfoUpdate =>
  Object.fromEntries(
    [...REQUIRED.map(([field]) => field), ...OPTIONAL].map((field) => [field, profile[field]]),
  )
