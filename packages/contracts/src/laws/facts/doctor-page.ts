// What the page for the doctor tells against the calls that tell the same of the person.
import { daysBetween, isDay, shanghaiDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import { RESTING_BASELINE } from '../../monitoring/figure-rules.ts'
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import {
  answerOf,
  type Answers,
  fieldOf,
  isList,
  type Node,
  numberOf,
  textOf,
  type Told,
} from '../node.ts'
import { isSilent, nodesAt, tells } from '../places.ts'

const NAME = 'doctor.getDoctorPage'

const wrong = (node: Node, other: string): Between => ({
  name: NAME,
  law: 'same-fact',
  path: node.path,
  got: `other than ${other}`,
})

const silent = (node: Node, other: string): Between => ({
  name: NAME,
  law: 'silent',
  path: node.path,
  got: `nothing, unlike ${other}`,
})

/** What a list of the person names stands on the page, in whichever words. */
function* named(page: Node, told: Answers): Generator<Between> {
  if (fieldOf(page, 'form')?.value !== 'doctor') return

  for (const [path, call, name] of [
    ['person.illnesses', 'profile.listOwnMedicalTags', 'tagName'],
    ['person.medicines', 'profile.listMedicines', 'name'],
  ] as const) {
    const [node] = nodesAt(page, path)
    const names = nodesAt(answerOf(told, call), `[].${name}`).flatMap((each) => textOf(each) ?? [])
    const said = [node, ...(node?.items ?? [])].map(textOf).join()
    if (!node || names.length === 0) continue
    if (isSilent(node)) yield silent(node, call)
    else if (names.some((each) => !said.includes(each))) yield wrong(node, call)
  }
}

const SEPARATORS = /[、，,；;]/

/** An illness on the page is one of the own tags, where these are told. */
function* illnesses(page: Node, told: Answers): Generator<Between> {
  const call = 'profile.listOwnMedicalTags'
  const list = answerOf(told, call)
  const [node] = nodesAt(page, 'person.illnesses')
  if (!node || !isList(list) || isSilent(node)) return
  const own = new Set(nodesAt(list, '[].tagName').map(textOf))
  const all = nodesAt(answerOf(told, 'profile.listMedicalTags'), '[].tagName').map(textOf)

  const said = [node, ...node.items].flatMap((each) =>
    (textOf(each) ?? '').replaceAll(/（.*?）/g, '').split(SEPARATORS),
  )

  const other = said.find((name) => all.includes(name) && !own.has(name))

  if (other !== undefined) yield wrong(node, call)
}

/** What of the profile is a fact, and how it is told. */
const FACTS = [
  ['sex', /男|女/],
  ['height', /身高/],
  ['weight', /体重/],
] as const

const BORN = /(\d{4})年(\d+)月生/

/** The month of birth is that of the profile. */
function* born(page: Node, told: Answers): Generator<Between> {
  const birthday = textOf(fieldOf(answerOf(told, 'profile.getHealthInfo'), 'birthday'))

  for (const fact of isDay(birthday) ? nodesAt(page, 'person.facts[]') : []) {
    const [, year, month] = (BORN.exec(textOf(fact) ?? '') ?? []).map(Number)

    const isSame =
      `${year} ${month}` === `${Number(birthday?.slice(0, 4))} ${Number(birthday?.slice(5, 7))}`

    if (year !== undefined && !isSame) yield wrong(fact, 'profile.getHealthInfo')
  }
}

const tellsNumber = (profile: Node | undefined, name: string): boolean =>
  (numberOf(fieldOf(profile, name)) ?? 0) > 0

const said = (list: Node): string => list.items.map(textOf).join()

/** Who has a sex, a birthday or a size in the profile has these facts. */
function* facts(page: Node, told: Answers): Generator<Between> {
  const profile = answerOf(told, 'profile.getHealthInfo')
  const [node] = nodesAt(page, 'person.facts')
  if (node && isSilent(node) && ['sex', 'birthday', 'height'].some((name) => tells(profile, name)))
    yield silent(node, 'profile.getHealthInfo')
  else if (
    node &&
    FACTS.some(([name, says]) => tellsNumber(profile, name) && !says.test(said(node)))
  )
    yield { ...silent(node, 'profile.getHealthInfo'), got: 'without a fact of the profile' }
}

/** Strips of the month and records of many hours that are ready, as far as their lists tell them. */
function* records(page: Node, told: Answers): Generator<Between> {
  const [from = '', to = ''] = ['fromDay', 'toDay'].map((name) => textOf(fieldOf(page, name)))
  const made = momentOf(fieldOf(page, 'madeAt')?.value)?.ms
  const [count] = nodesAt(page, 'ecg.count')
  if (!count || made === undefined) return

  const listed = [
    ...nodesAt(answerOf(told, 'ecg.listEcgMonth'), 'list[].dataTime'),
    ...nodesAt(answerOf(told, 'holter.listHolterRecords'), 'list[]')
      .filter((row) => fieldOf(row, 'status')?.value === 'ready')
      .flatMap((row) => fieldOf(row, 'startedAt') ?? []),
  ].filter(({ value }) => {
    const ms = momentOf(value)?.ms ?? Infinity
    return ms <= made && shanghaiDay(ms) >= from && shanghaiDay(ms) <= to
  })

  if ((numberOf(count) ?? Infinity) < listed.length)
    yield { name: NAME, law: 'count', path: count.path, got: 'fewer than are listed' }
}

const pagesOf = (told: Answers, call: string): Told[] =>
  told.filter(({ name, answer }) => name === call && answer.value !== null)

/** A night has as many minutes asleep as on its own page; one of today may still have gone on. */
function* nights(page: Node, told: Answers): Generator<Between> {
  const call = 'monitoring.getSleep'
  const today = textOf(fieldOf(page, 'toDay')) ?? ''
  const slept = new Map<unknown, Node>()

  for (const { answer, input } of pagesOf(told, call)) {
    const labels = fieldOf(answer, 'detailTimes')?.items ?? []
    const values = fieldOf(answer, 'details')?.items ?? []
    if (input['type'] === SPANS.day) continue
    for (const [index, { value }] of labels.entries())
      if (values[index]) slept.set(value, values[index])
  }

  for (const night of nodesAt(page, 'sleep.nights[]')) {
    const [day, minutes] = ['day', 'minutes'].map((name) => fieldOf(night, name))
    const own = slept.get(day?.value)
    if (!minutes || !own || own.value === null || (textOf(day) ?? today) >= today) continue
    if (minutes.value === null) yield silent(minutes, call)
    else if (Math.abs(Number(minutes.value) - Number(own.value)) > 1) yield wrong(minutes, call)
  }
}

const DAYS_OF_WEEK = 7

/** Days with a resting rate on the one page are a resting rate, and enough of them a usual one, on the other. */
function* resting(page: Node, told: Answers): Generator<Between> {
  const call = 'monitoring.getHeartRate'
  const [from, to] = ['fromDay', 'toDay'].map((name) => textOf(fieldOf(page, name)) ?? '')
  const [list] = nodesAt(page, 'restingHeart.days')
  if (!isList(list)) return

  const days = list.items.flatMap((row) =>
    tells(row, 'value') ? (textOf(fieldOf(row, 'day')) ?? []) : [],
  )

  for (const { answer, input } of pagesOf(told, call)) {
    const last = String(input['dat'])
    if (!isDay(last)) continue
    const { days: reach, fewest } = RESTING_BASELINE
    const before = days.filter((day) => day < last && daysBetween(day, last) <= reach)
    const usual = fieldOf(answer, 'baseline')
    if (usual?.value === null && before.length >= fewest)
      yield { ...silent(usual, NAME), name: call }
    const isWithin = isDay(from) && last <= (to ?? '') && daysBetween(from, last) >= DAYS_OF_WEEK
    if (isWithin && input['type'] === SPANS.week && tells(answer, 'resting') && days.length === 0)
      yield silent(list, call)
  }
}

export function* doctorAndOthers(told: Answers): Generator<Between> {
  for (const { name, answer } of told) {
    if (name !== NAME) continue
    for (const law of [named, illnesses, facts, born, records, nights, resting])
      yield* law(answer, told)
  }
}
