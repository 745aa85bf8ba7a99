import { HEALTH_ANSWERS } from '@kangban/contracts'
import { ageOn } from '@kangban/rules/person/age'
import { DIGEST } from '../copy.ts'
import type { HealthInfo } from './health-info.ts'

/** BMI has its reference for adults only. */
const ADULT_YEARS = 18

export interface Fact {
  label: string
  text: string
  note?: string
}

/** Weight in kg by the square of the height in m, to one decimal. */
export const bmiOf = (heightCm: number, weightKg: number): number =>
  Math.round((weightKg / (heightCm / 100) ** 2) * 10) / 10

const { unknown, nothing } = DIGEST

/** What nobody has filled in says nothing here: the completeness names it. */
export const known = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ text }) => text !== unknown)

/** What can be said in a word or a number. */
export function bodyFacts(
  { birthday, sex, height, weight, waistline }: HealthInfo,
  today: string,
): Fact[] {
  const age = birthday ? ageOn(birthday, today) : null
  const bmi = height && weight ? String(bmiOf(height, weight)) : unknown
  const isChild = age !== null && age < ADULT_YEARS

  return [
    { label: DIGEST.age, text: age === null ? unknown : DIGEST.years(age) },
    { label: DIGEST.sex, text: sex ? HEALTH_ANSWERS.sex[sex] : unknown },
    { label: DIGEST.height, text: height ? DIGEST.cm(height) : unknown },
    { label: DIGEST.weight, text: weight ? DIGEST.kg(weight) : unknown },
    { label: DIGEST.waistline, text: waistline ? DIGEST.cm(waistline) : unknown },
    { label: DIGEST.bmi, text: bmi, ...(!isChild && bmi !== unknown && { note: DIGEST.bmiRange }) },
  ]
}

export type Tags = readonly { tagName: string | null }[]

/** The diseases, or that there are none; an answer without a list is not known in detail. */
function diseases(has: boolean | null | undefined, tags: Tags = []): string {
  const names = tags.flatMap(({ tagName }) => tagName || [])
  if (names.length > 0) return names.join('、')
  return has === false ? nothing : unknown
}

function medication(info: HealthInfo): string {
  if (info.takeMed === null) return unknown
  if (!info.takeMed) return DIGEST.medications.no

  const kinds = [
    info.hypertensionTreatment && DIGEST.pressurePills,
    info.oralCorticosteroids && DIGEST.steroids,
    info.atypicalAntipsychotics && DIGEST.antipsychotics,
  ].flatMap((kind) => kind || [])

  return kinds.length > 0 ? kinds.join('、') : DIGEST.medications.yes
}

/** Diseases of the person and the family, and what is taken against them. */
export const historyFacts = (info: HealthInfo, own: Tags): Fact[] => [
  { label: DIGEST.history, text: diseases(info.medHis, own) },
  { label: DIGEST.family, text: diseases(info.familyMedHis, info.familyMedList) },
  ...(info.mentalMedList?.length
    ? [{ label: DIGEST.mind, text: diseases(true, info.mentalMedList) }]
    : []),
  { label: DIGEST.medication, text: medication(info) },
]

/** How the person lives. */
export function habitFacts(info: HealthInfo): Fact[] {
  const {
    sleepQuality,
    smokingStatus,
    drinkingStatus,
    dietaryHabits,
    dietPreference,
    exerciseFreq,
  } = info

  const diet = [
    dietaryHabits && HEALTH_ANSWERS.dietaryHabits[dietaryHabits],
    dietPreference && HEALTH_ANSWERS.dietPreference[dietPreference],
  ]

  return [
    {
      label: DIGEST.sleep,
      text: sleepQuality ? HEALTH_ANSWERS.sleepQuality[sleepQuality] : unknown,
    },
    {
      label: DIGEST.smoking,
      text: smokingStatus ? HEALTH_ANSWERS.smokingStatus[smokingStatus] : unknown,
    },
    {
      label: DIGEST.drinking,
      text: drinkingStatus ? HEALTH_ANSWERS.drinkingStatus[drinkingStatus] : unknown,
    },
    { label: DIGEST.diet, text: diet.flatMap((word) => word || []).join('，') || unknown },
    {
      label: DIGEST.exercise,
      text: exerciseFreq ? HEALTH_ANSWERS.exerciseFreq[exerciseFreq] : unknown,
    },
  ]
}
