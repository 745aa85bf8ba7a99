import { isDay } from '@kangban/china-time'
import type { Wizard } from '@kangban/contracts'
import type { HealthInfo } from '../parts/health-info.ts'
import { QUESTIONS } from './copy.ts'

/** A disease that may be chosen. */
export interface Tag {
  keyId: string
  tagName: string
  /** Diseases of one sex alone, where the back end says so. */
  group?: 'andrological' | 'gynaecological' | null
}

export const LISTS = ['personal', 'family', 'mental'] as const
export type ListName = (typeof LISTS)[number]
export type Chosen = Record<ListName, readonly Tag[]>

/** Documented ranges of the questionnaire, in steps of one. */
export const RANGES = {
  height: { low: 140, high: 200 },
  weight: { low: 30, high: 150 },
  waistline: { low: 50, high: 120 },
} as const

/** Also of a text with slashes, as other programs keep it; padded to what is saved. */
export function toIsoDay(text: string): string {
  const [year = '', month = '', day = ''] = text.split(/[/-]/)
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Whole and not in the future; a backup may hold anything. */
const isBirthday = (day: string | undefined, today: string): boolean =>
  day !== undefined && isDay(day) && day <= today

/** Fields of the first step in the documented order of their check; gender, which has none, comes last. */
export function firstMissing(answers: Wizard, today: string): string | null {
  const { labels } = QUESTIONS

  const checks: [missing: boolean, label: string][] = [
    [answers.weight === undefined, labels.weight],
    [!isBirthday(answers.birthday, today), labels.birthday],
    [answers.height === undefined, labels.height],
    [answers.waistline === undefined, labels.waistline],
    [!answers.ethnicity, labels.ethnicity],
    [!answers.locationCascaderValue, labels.residence],
    [answers.industry === undefined, labels.industry],
    [answers.avatar === undefined, labels.gender],
  ]

  const label = checks.find(([missing]) => missing)?.[1]
  return label === undefined ? null : QUESTIONS.missing(label)
}

const yesNo = (stored: boolean | null | undefined) =>
  typeof stored === 'boolean' ? (stored ? QUESTIONS.yes : QUESTIONS.no) : undefined

const oneOrZero = (stored: boolean | null | undefined) =>
  typeof stored === 'boolean' ? (stored ? 1 : 0) : undefined

const whole = (stored: number | null) => (stored === null ? undefined : Math.round(stored))

/** What is stored of the person, in the words of the wizard; what is unknown is left out. */
export function storedAnswers(info: HealthInfo): Wizard {
  const all: { [K in keyof Wizard]: Wizard[K] | undefined } = {
    avatar: info.sex ?? undefined,
    birthday: info.birthday ?? undefined,
    height: whole(info.height),
    weight: whole(info.weight),
    waistline: whole(info.waistline),
    ethnicity: info.ethnicity ?? undefined,
    locationCascaderValue: info.residence ?? undefined,
    industry: info.industry ?? undefined,
    disease: oneOrZero(info.medHis),
    familyDisease: oneOrZero(info.familyMedHis),
    mentalHealthConditions: info.mentalMedList?.length
      ? info.mentalMedList.map(({ tagName }) => tagName)
      : undefined,
    antihypertensive: yesNo(info.hypertensionTreatment),
    antipsychotic: yesNo(info.atypicalAntipsychotics),
    steroid: yesNo(info.oralCorticosteroids),
    erectileDysfunction: yesNo(info.erectileDysfunction),
    depressionLevel: info.depressionEval ? `${info.depressionEval}` : undefined,
    sleepDuration: info.sleepQuality ? `${info.sleepQuality}` : undefined,
    smokingStatus: info.smokingStatus ? `${info.smokingStatus}` : undefined,
  }

  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

type StoredTag = NonNullable<HealthInfo['tagParamList']>[number]

const tagsOf = (stored: readonly StoredTag[] | undefined): Tag[] =>
  (stored ?? []).map(({ id, tagName }) => ({ keyId: id, tagName }))

export const storedChosen = (info: HealthInfo): Chosen => ({
  personal: tagsOf(info.tagParamList),
  family: tagsOf(info.familyMedList),
  mental: tagsOf(info.mentalMedList),
})
