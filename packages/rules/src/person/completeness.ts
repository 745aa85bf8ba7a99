/** The documented fields of a profile that everybody can fill in; the address and the phone of the community are no health facts. */
const FIELDS = [
  'name',
  'sex',
  'birthday',
  'height',
  'weight',
  'waistline',
  'ethnicity',
  'residence',
  'industry',
  'idNo',
  'medHis',
  'sleepQuality',
  'smokingStatus',
  'drinkingStatus',
  'dietaryHabits',
  'dietPreference',
  'exerciseFreq',
] as const

export type ProfileFacts = Readonly<Record<(typeof FIELDS)[number], unknown>>

/** How many of these fields are still to be filled in. */
export const openFields = (profile: ProfileFacts): number =>
  FIELDS.filter((field) => (profile[field] ?? '') === '').length
