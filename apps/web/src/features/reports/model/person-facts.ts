import type { HealthInfo } from '@kangban/contracts'
import { COPY } from '../copy.ts'

/** More conditions than these do not fit on the line. */
const MOST_CONDITIONS = 3

/** Whole years on a day; both as YYYY-MM-DD. */
function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** 王桂兰, 女, 72 岁, 高血压, as far as it is known: what a doctor wants to know first. */
export function personFacts(info: HealthInfo, day: string): string[] {
  const { name, sex, birthday, tagParamList } = info
  const facts = [
    name,
    sex ? COPY.sex[sex] : null,
    birthday ? COPY.years(ageOn(birthday, day)) : null,
    ...tagParamList.slice(0, MOST_CONDITIONS).map(({ tagName }) => tagName),
  ]
  return facts.flatMap((fact) => fact || [])
}
