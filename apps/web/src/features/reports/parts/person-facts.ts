import { HEALTH_ANSWERS } from '@kangban/contracts'
import { ageOn } from '@kangban/rules/person/age'
import { COPY } from './copy.ts'
import type { HealthInfo } from './health-info.ts'

/** More conditions than these do not fit on the line. */
const MAX_CONDITIONS = 3

type Person = Pick<HealthInfo, 'name' | 'sex' | 'birthday' | 'tagParamList'>

/** 王桂兰, 女, 72 岁, 高血压, as far as it is known: what a doctor wants to know first. */
export function personFacts(info: Person, day: string): string[] {
  const { name, sex, birthday, tagParamList = [] } = info

  const facts = [
    name,
    sex ? HEALTH_ANSWERS.sex[sex] : null,
    birthday ? COPY.years(ageOn(birthday, day)) : null,
    ...tagParamList.slice(0, MAX_CONDITIONS).map(({ tagName }) => tagName),
  ]

  return facts.flatMap((fact) => fact || [])
}
