// A person's rights, the types of tags, and the constitution: what two calls tell of them.
import { shanghaiDay } from '@kangban/china-time'
import { BIND_STATUS } from '../../constants.ts'
import { TAG_TYPES } from '../../profile/tag-types.ts'
import type { Between } from '../catalogue.ts'
import { answerOf, type Answers, fieldOf, isList, type Node, numberOf, textOf } from '../node.ts'
import { nodesAt } from '../places.ts'

const HAS = 'services.getEntitlement'
const CARD = 'services.getEntitlementDetail'

/** Who is shown a card that holds today has it, and nobody has one that is shown without dates or with others. */
export function* rightAndCard(told: Answers): Generator<Between> {
  const card = answerOf(told, CARD)
  const dates = ['validFrom', 'validTo'].map((key) => fieldOf(card, key))
  const code = textOf(fieldOf(card, 'code'))
  if (code === undefined || dates.some((date) => date === undefined)) return
  const [from, to] = dates.map(textOf)

  for (const { name, input, answer, now } of told) {
    if (name !== HAS || (input['code'] ?? code) !== code) continue
    const has = fieldOf(answer, 'isHave')
    const today = shanghaiDay(now)
    // What begins or ends today may do so at any hour.
    const holds = from !== undefined && to !== undefined && from < today && today < to
    const ended = (from ?? '9999') > today || (to ?? '') < today
    if ((has?.value === 0 && holds) || (has?.value === 1 && ended))
      yield { name, law: 'same-fact', path: has.path, got: `other than ${CARD}` }
  }
}

const RIGHTS = 'services.getRights'
const BOUND = 'devices.listBoundDevices'

/** Rights are there with a bound device alone, and a card that holds is among them. */
export function* rightsAndDevices(told: Answers): Generator<Between> {
  const [devices, card] = [BOUND, CARD].map((name) => answerOf(told, name))

  const [code, from = '9999', to = ''] = ['code', 'validFrom', 'validTo'].map((key) =>
    textOf(fieldOf(card, key)),
  )

  const isBare =
    isList(devices) &&
    devices.items.every((row) => fieldOf(row, 'bindStatus')?.value !== BIND_STATUS.bound)

  for (const { name, answer, now } of told) {
    const codes = answer.items.flatMap((row) => textOf(fieldOf(row, 'code')) ?? [])
    if (name !== RIGHTS || codes.length === 0) continue
    const today = shanghaiDay(now)
    if (isBare) yield { name, law: 'same-fact', path: answer.path, got: 'without a bound device' }
    else if (code !== undefined && from < today && today < to && !codes.includes(code))
      yield { name, law: 'detail', path: answer.path, got: `without the card of ${CARD}` }
  }
}

const TAGS = 'profile.listDiseaseTags'
const MEDICAL = 'profile.listMedicalTags'

const PROFILE = 'profile.getHealthInfo'

/** Which list of the profile has tags of which type. */
const LISTS = {
  tagParamList: TAG_TYPES.personal,
  familyMedList: TAG_TYPES.family,
  mentalMedList: TAG_TYPES.mental,
} as const

/** A tag that tells its code is of one type alone, in the profile too. */
export function* codesOfTypes(told: Answers): Generator<Between> {
  const types = new Map<string, unknown>()

  for (const { name, input, answer } of told.filter((each) => each.name === TAGS))
    for (const row of answer.items) {
      const node = fieldOf(row, 'tagCode')
      const code = textOf(node)
      if (!node || code === undefined) continue
      const type = types.get(code) ?? input['type']
      types.set(code, type)
      if (type === input['type']) continue
      yield { name, law: 'asked', path: node.path, got: 'of another type' }
      break
    }

  for (const [list, due] of Object.entries(LISTS))
    for (const node of nodesAt(answerOf(told, PROFILE), `${list}[].tagCode`)) {
      const type = types.get(textOf(node) ?? '') ?? due
      if (type !== due)
        yield { name: PROFILE, law: 'same-fact', path: node.path, got: 'of another type' }
    }
}

/** Of whom each group is not asked: 1 male, 2 female. */
const OTHERS: Readonly<Record<string, number>> = { andrological: 2, gynaecological: 1 }

/** Only men are asked about diseases of men, only women about those of women. */
export function* groupsOfSex(told: Answers): Generator<Between> {
  const own = fieldOf(answerOf(told, PROFILE), 'sex')?.value

  for (const { name, input, answer } of told) {
    if (name !== TAGS && name !== MEDICAL) continue
    const sex = name === TAGS ? Number(input['sex']) : own

    const group = nodesAt(answer, '[].group').find(
      ({ value }) => OTHERS[String(value)] !== undefined && OTHERS[String(value)] === sex,
    )

    if (group) yield { name, law: 'asked', path: group.path, got: 'of another sex' }
  }
}

/** One tag may be in two lists. */
const LEAST_TAGS = 2

/** What the mind suffers from is not what the body does: nobody has one list for both. */
export function* typesOfTags(told: Answers): Generator<Between> {
  const listOf = (type: string) =>
    told.find(
      ({ name, input, answer }) => name === TAGS && input['type'] === type && isList(answer),
    )

  const [own, mental] = [TAG_TYPES.personal, TAG_TYPES.mental].map(listOf)
  if (!own || !mental || mental.answer.items.length < LEAST_TAGS) return
  const [first, second] = [own, mental].map(({ answer }) => JSON.stringify(answer.value))
  if (first === second)
    yield { name: TAGS, law: 'asked', path: mental.answer.path, got: 'the tags of another type' }
}

const REPORT = 'medicine.getConstitutionReport'
const REPORTS = 'medicine.listConstitutionReports'
/** Two scores and what lies between them are each rounded to a tenth. */
const TENTHS = 0.16

const scoreOf = (report: Node, type: unknown): Node | undefined =>
  fieldOf(report, 'scores')?.items.find((row) => fieldOf(row, 'type')?.value === type)

/** The newest constitution is the first of those that are listed, and changed from the one before it. */
export function* constitutions(told: Answers): Generator<Between> {
  const [report, list] = [REPORT, REPORTS].map((name) => answerOf(told, name))
  const isOfToday = !told.some(({ name, input }) => name === REPORT && input['date'] !== undefined)
  const day = fieldOf(report, 'day')
  if (!report || !isList(list) || !day) return
  const [newest, before] = list.items.map((row) => fieldOf(row, 'day'))
  const listed = list.items.some((row) => fieldOf(row, 'day')?.value === day.value)
  if (!listed || (isOfToday && newest?.value !== day.value))
    yield { name: REPORTS, law: 'newest', path: list.path, got: `other than ${REPORT}` }
  const main = fieldOf(list.items[1], 'main')
  const row = scoreOf(report, fieldOf(main, 'type')?.value)
  if (!row || newest?.value !== day.value) return
  if (before?.value !== fieldOf(fieldOf(report, 'previous'), 'day')?.value) return
  const change = fieldOf(row, 'change')
  const [now, then, stated] = [fieldOf(row, 'score'), fieldOf(main, 'score'), change].map(numberOf)
  if (!change || now === undefined || then === undefined || stated === undefined) return
  if (Math.abs(now - then - stated) > TENTHS)
    yield { name: REPORT, law: 'same-fact', path: change.path, got: `other than ${REPORTS}` }
}
