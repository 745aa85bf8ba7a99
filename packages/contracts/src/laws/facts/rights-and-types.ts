// A person's rights, the types of tags, and the constitution: what two calls tell of them.
import { shanghaiDay } from '@kangban/china-time'
import { TAG_TYPES } from '../../profile/tag-types.ts'
import type { Between } from '../catalogue.ts'
import { answerOf, type Answers, fieldOf, isList, type Node, numberOf, textOf } from '../node.ts'

const HAS = 'services.getEntitlement'
const CARD = 'services.getEntitlementDetail'

/** Who is shown a card that holds today has it. */
export function* rightAndCard(told: Answers): Generator<Between> {
  const card = answerOf(told, CARD)
  const [code, from, to] = ['code', 'validFrom', 'validTo'].map((key) => textOf(fieldOf(card, key)))
  if (code === undefined || from === undefined || to === undefined) return

  for (const { name, input, answer, now } of told) {
    if (name !== HAS || (input['code'] ?? code) !== code) continue
    const has = fieldOf(answer, 'isHave')
    const today = shanghaiDay(now)
    // What begins or ends today may do so at any hour.
    if (has?.value === 0 && from < today && today < to)
      yield { name, law: 'same-fact', path: has.path, got: `other than ${CARD}` }
  }
}

const TAGS = 'profile.listDiseaseTags'

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
