import { HEALTH_ANSWERS } from '@kangban/contracts'
import { ageOn } from './age.ts'

/** More conditions than these do not fit on the line. */
const MAX_CONDITIONS = 3

interface Person {
  name: string | null
  sex: 1 | 2 | null
  birthday: string | null
  tagParamList?: readonly { tagName: string }[] | undefined
}

/** 王桂兰, 女, 72 岁, 高血压, as far as it is known: what a doctor wants to know first. */
export function personFacts(info: Person, day: string): string[] {
  const { name, sex, birthday, tagParamList = [] } = info

  const facts = [
    name,
    sex ? HEALTH_ANSWERS.sex[sex] : null,
    birthday ? `${ageOn(birthday, day)} 岁` : null,
    ...tagParamList.slice(0, MAX_CONDITIONS).map(({ tagName }) => tagName),
  ]

  return facts.flatMap((fact) => fact || [])
}
