// The same device, reading, report, reminder or person in two calls: what is known of it there is the same.
import { addDays, isDay, MS_PER_DAY, MS_PER_HOUR, startOfShanghaiDay } from '@kangban/china-time'
import { BIND_STATUS } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import {
  answerOf,
  type Answers,
  everyNode,
  fieldOf,
  isList,
  type Node,
  numberOf,
  textOf,
} from '../node.ts'
import { nodesAt } from '../places.ts'

const wrong = (name: string, node: Node, got: string): Between => ({
  name,
  law: 'same-fact',
  path: node.path,
  got,
})

const LISTED = 'devices.listBoundDevices'
const SLOTS = 'devices.listDevices'

const isBound = (row: Node): boolean => fieldOf(row, 'bindStatus')?.value === BIND_STATUS.bound

const codesOf = (rows: readonly Node[]): string[] =>
  rows.filter(isBound).flatMap((row) => textOf(fieldOf(row, 'deviceCode')) ?? [])

/** What is bound in one list is in the other; one that names types alone has at least those. */
export function* boundDevices(told: Answers): Generator<Between> {
  const [listed, slots] = [LISTED, SLOTS].map((name) => answerOf(told, name))
  if (!isList(listed) || !isList(slots) || slots.items.length === 0) return
  const types = new Set(slots.items.map((row) => fieldOf(row, 'deviceTypeCode')?.value))
  const type = listed.items.find((row) => isBound(row) && !types.has(typeOf(row)))
  if (type) yield wrong(SLOTS, slots, 'without the type of a bound device')
  const bound = new Set(listed.items.filter(isBound).map(typeOf))

  const slot = slots.items.find(
    (row) => isBound(row) && !textOf(fieldOf(row, 'deviceCode')) && !bound.has(typeOf(row)),
  )

  if (slot) yield wrong(SLOTS, slot, `bound, unlike ${LISTED}`)
  if (!slots.items.some((row) => textOf(fieldOf(row, 'deviceCode')))) return
  const [first, second] = [listed, slots].map(({ items }) => new Set(codesOf(items)))

  if ([...(first ?? [])].some((code) => !second?.has(code)))
    yield wrong(SLOTS, slots, `without a device of ${LISTED}`)
  if ([...(second ?? [])].some((code) => !first?.has(code)))
    yield wrong(LISTED, listed, `without a device of ${SLOTS}`)
}

const typeOf = (row: Node): unknown => fieldOf(row, 'deviceTypeCode')?.value

/** As it was last heard of, a device had one charge of its battery. */
export function* batteries(told: Answers): Generator<Between> {
  const known = new Map<string, number>()

  for (const { name, answer } of told.filter((each) => each.name.startsWith('devices.')))
    for (const node of everyNode(answer)) {
      const [code, heard] = ['deviceCode', 'lastSync'].map((key) => textOf(fieldOf(node, key)))
      const battery = fieldOf(node, 'battery')
      const charge = numberOf(battery)
      if (node.key === 'kangban' || !code || !heard || !battery || charge === undefined) continue
      const before = known.get(`${code} ${heard}`) ?? charge
      known.set(`${code} ${heard}`, before)
      if (before !== charge) yield wrong(name, battery, 'another one of the same device')
    }
}

/** A report and a document were made when the list of reports says so. */
export function* madeAt(told: Answers): Generator<Between> {
  const made = new Map<string, number>()

  for (const { answer } of told.filter(({ name }) => name === 'reports.listReports'))
    for (const row of fieldOf(answer, 'list')?.items ?? []) {
      const [id, at] = [textOf(fieldOf(row, 'id')), momentOf(fieldOf(row, 'at')?.value)]
      if (id && at) made.set(id, at.ms)
    }

  for (const { name, answer } of told)
    for (const node of everyNode(answer)) {
      const [id, createdAt] = [textOf(fieldOf(node, 'id')), fieldOf(node, 'createdAt')]
      const listed = made.get(id ?? '')
      const ms = momentOf(createdAt?.value)?.ms
      if (createdAt && ms !== undefined && listed !== undefined && ms !== listed)
        yield wrong(name, createdAt, 'other than in reports.listReports')
    }
}

const PLANS = 'reminders.getReminders'
const DAY = 'reminders.getReminderDay'

const dueOf = (item: Node): string =>
  ['reminderId', 'day', 'time'].map((key) => textOf(fieldOf(item, key))).join(' ')

/** What is due stands in a plan, and is called the same in both calls that tell a day. */
export function* dueAndPlans(told: Answers): Generator<Between> {
  const [all, day] = [PLANS, DAY].map((name) => answerOf(told, name))
  const [items, plans] = [fieldOf(all, 'items'), fieldOf(all, 'plans')]
  if (!isList(items) || !isList(plans)) return
  const ids = new Set(plans.items.map((plan) => fieldOf(plan, 'id')?.value))
  const titles = new Map(items.items.map((item) => [dueOf(item), fieldOf(item, 'title')?.value]))

  for (const item of items.items) {
    const id = fieldOf(item, 'reminderId')
    // What was done may be of a plan that is no more.
    if (id && fieldOf(item, 'state')?.value === 'upcoming' && !ids.has(id.value))
      yield { name: PLANS, law: 'detail', path: id.path, got: 'of no plan' }
  }

  for (const item of fieldOf(day, 'items')?.items ?? []) {
    const title = fieldOf(item, 'title')
    const other = titles.get(dueOf(item))
    if (title && other !== undefined && title.value !== other)
      yield wrong(DAY, title, `other than ${PLANS}`)
  }
}

/** Clocks of the parts of a service differ a little. */
const BEFOREHAND_MS = MS_PER_HOUR

/** Terms may be agreed to long before there is an account. */
const CONSENTS = 'account.listConsents'
const CONSENTED_MS = MS_PER_DAY

/** By call: what a person can only have done, or been told, with an account. */
const WITH_ACCOUNT: Readonly<Record<string, readonly string[]>> = {
  [CONSENTS]: ['[].givenAt'],
  'account.listSecurityEvents': ['list[].at'],
  'account.listSessions': ['[].createdAt'],
  'archive.listDocuments': ['list[].createdAt'],
  'doctor.listDoctorShares': ['[].createdAt'],
  'family.listLooks': ['list[].at'],
  'family.listMembers': ['sharedWith[].since'],
  'feedback.listFeedback': ['[].createdAt'],
  'medicine.listConstitutionReports': ['[].day'],
  'outpatient.listAppointments': ['[].createdAt'],
  'points.getPoints': ['userOperEntites[].createTime'],
  'points.listPointRecords': ['list[].createTime'],
  'records.listComparisons': ['list[].sysTime'],
  'reports.getOverview': ['daily.at', 'weekly.at', 'tcm.at'],
  'reports.listReports': ['list[].at'],
  'reports.listShares': ['[].createdAt'],
  'survey.getSurvey': ['lastAnsweredDay'],
}

/** A moment; of a day its end. */
function latestOf(node: Node): number {
  const day = textOf(node)
  const moment = momentOf(node.value)
  if (moment || !isDay(day)) return moment?.ms ?? Infinity
  return startOfShanghaiDay(addDays(day, 1)).getTime()
}

/** Nothing was agreed to, opened, sent, shared, answered, reported or earned before there was an account. */
export function* sinceAccount(told: Answers): Generator<Between> {
  const made = momentOf(fieldOf(answerOf(told, 'account.getAccount'), 'createdAt')?.value)
  if (!made) return

  for (const { name, input, answer } of told) {
    const from = made.ms - (name === CONSENTS ? CONSENTED_MS : BEFOREHAND_MS)
    if (input['userCode'] !== undefined) continue

    for (const node of (WITH_ACCOUNT[name] ?? []).flatMap((path) => nodesAt(answer, path)))
      if (latestOf(node) < from) yield wrong(name, node, 'before the account was made')
  }
}
