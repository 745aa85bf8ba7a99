// Names, ages and types that belong together, wherever they are told.
import { DEVICE_TYPES } from '../../constants.ts'
import { TAG_TYPES } from '../../profile/tag-types.ts'
import type { Between, Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import {
  answerOf,
  type Answers,
  everyNode,
  fieldOf,
  type Node,
  textOf,
  type Told,
} from '../node.ts'
import { breach } from '../operations/tools.ts'
import { nodesAt } from '../places.ts'

const MEMBERS = 'family.listMembers'

const has = (row: Node, key: string): string => textOf(fieldOf(row, key)) ?? ''

const WORDS_OF_DEVICES: Readonly<Record<string, RegExp>> = {
  [DEVICE_TYPES.watch]: /表|手环/,
  [DEVICE_TYPES.bloodPressureMonitor]: /血压/,
  [DEVICE_TYPES.ecgRecorder]: /心电/,
}

/** A type of device does not have the name of another. */
export function* namesOfDevices({ answer }: Told): Generator<Breach> {
  for (const row of everyNode(answer)) {
    if (row.key === 'kangban') continue
    const own = WORDS_OF_DEVICES[has(row, 'deviceTypeCode') || has(row, 'deviceType')]
    const name = fieldOf(row, 'deviceTypeName')
    const text = textOf(name) ?? ''
    if (!name || !own || own.test(text)) continue
    if (Object.values(WORDS_OF_DEVICES).some((words) => words.test(text)))
      yield breach('words', name, 'the name of another type')
  }
}

/** Of whom nobody has it: 1 male, 2 female. */
const OF_SEX: readonly (readonly [sex: number, words: RegExp])[] = [
  [1, /子宫|卵巢|宫颈|阴道|妊娠|月经|绝经|白带/],
  [2, /前列腺|睾丸|勃起|精索|阴茎|阴囊/],
]

const TAGS = 'profile.listDiseaseTags'
const OWN_TAGS = ['profile.listMedicalTags', 'profile.listOwnMedicalTags']
const PROFILE = 'profile.getHealthInfo'

/** Nobody is asked about, nor has, an illness of the other sex; a family has both. */
export function* illnessesOfSex(told: Answers): Generator<Between> {
  const own = fieldOf(answerOf(told, PROFILE), 'sex')?.value

  for (const { name, input, answer } of told) {
    const isAsked = name === TAGS && input['type'] !== TAG_TYPES.family
    if (!isAsked && !OWN_TAGS.includes(name) && name !== PROFILE) continue
    const sex = isAsked ? Number(input['sex']) : own
    const words = OF_SEX.find(([of]) => of === sex)?.[1]

    const tag = nodesAt(answer, name === PROFILE ? 'tagParamList[].tagName' : '[].tagName').find(
      ({ value }) => words?.test(String(value)),
    )

    if (tag) yield { name, law: 'asked', path: tag.path, got: 'of another sex' }
  }
}

const SURVEY = 'survey.getSurvey'
const CHANGES = 'profile.updateHealthInfo'
/** A question may say whom it is for, and be answered by these alone. */
const SAYS_FOR_WHOM = /[男女]|限/

/** Nor is anybody asked what is not for his sex, unless the question says for whom it is. */
export function* questionsOfSex(told: Answers): Generator<Between> {
  const own = fieldOf(answerOf(told, PROFILE), 'sex')?.value
  const words = OF_SEX.find(([of]) => of === own)?.[1]
  if (!words || told.some(({ name }) => name === CHANGES)) return

  const question = nodesAt(answerOf(told, SURVEY), 'questions[].text').find(
    ({ value }) => words.test(String(value)) && !SAYS_FOR_WHOM.test(String(value)),
  )

  if (question) yield { name: SURVEY, law: 'asked', path: question.path, got: 'of another sex' }
}

const AGE = /^(\d+) ?岁（(\d{4})年(\d{1,2})月生）/

/** The years between two months; in the month of the birthday either. */
function isAge(age: number, [year, month]: readonly number[], day: string): boolean {
  const years = Number(day.slice(0, 4)) - (year ?? 0)
  const months = Number(day.slice(5, 7)) - (month ?? 0)
  if (months === 0) return age === years || age === years - 1
  return age === (months < 0 ? years - 1 : years)
}

/** An age is that of the month of birth beside it. */
export function* ageBesideBirth({ answer }: Told): Generator<Breach> {
  const made = momentOf(fieldOf(answer, 'madeAt')?.value)

  for (const fact of made ? nodesAt(answer, 'person.facts[]') : []) {
    const [age, ...born] = (AGE.exec(textOf(fact) ?? '') ?? []).slice(1).map(Number)
    if (made && age !== undefined && !isAge(age, born, made.day))
      yield breach('birthday', fact, 'other than the month of birth')
  }
}

/** And who shares is as old as his page for the doctor says. */
export function* agesOfMembers(told: Answers): Generator<Between> {
  for (const member of nodesAt(answerOf(told, MEMBERS), 'sharedByOthers[]')) {
    const age = fieldOf(member, 'ageYears')
    const code = has(member, 'userCode')

    const page = told.find(
      ({ name, input }) => name === 'doctor.getDoctorPage' && input['userCode'] === code,
    )

    const said = nodesAt(page?.answer, 'person.facts[]').flatMap(
      (fact) => /^(\d+) ?岁/.exec(textOf(fact) ?? '')?.[1] ?? [],
    )

    if (age && code && said.length > 0 && !said.map(Number).includes(Number(age.value)))
      yield { name: MEMBERS, law: 'same-fact', path: age.path, got: 'other than for the doctor' }
  }
}
