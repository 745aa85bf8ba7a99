// What the answers of one run owe to each other: the same fact, told in several calls, is the same.
import { shanghaiDay } from '@kangban/china-time'
import { SPANS } from '../constants.ts'
import type { Between } from './catalogue.ts'
import {
  everyNode,
  fieldOf,
  fieldsOf,
  isScalar,
  type Node,
  numberOf,
  textOf,
  type Told,
} from './node.ts'
import { momentOf } from './moments.ts'
import { FACTS as OF_FACTS } from './facts/facts.ts'
import * as identities from './facts/identities.ts'
import * as ledger from './facts/ledger.ts'
import * as own from './own.ts'
import { pagesAndList, totals } from './pages.ts'
import * as rights from './facts/rights-and-types.ts'
import * as readings from './readings.ts'
import { RECKONED_BETWEEN } from './reckoned/laws.ts'
import { nightsOfSpans } from './measured/nights-of-spans.ts'
import { nightsOfDays } from './measured/temperatures.ts'
import { factsOfDoctor, listedNeighbours } from './same-person.ts'
import { silentBetween } from './silence/between.ts'
import { daysAndWeeks, spanOf, weeksAndMonths } from './spans.ts'
import { words } from './words.ts'

type Law = (told: readonly Told[]) => Iterable<Between>

/** Too short a text may be the id of several things. */
const LEAST_ID = 8

/** What each call says in words or for its own purpose of the same thing; only what it is stays the same. */
const FACTS =
  /^(?:dataTime|createTime|startedAt|at|occurredAt|heartRat|qt|hrv|sbp|dbp|pulseRate|value|durationSeconds|rateHz|sampleCount|source|kind|level|handled|state|stateText|finding|rateText)$/

/** Every fact of a thing with the answer that told it first. */
type Seen = Map<string, readonly [first: Told, value: unknown]>

/** A row of a list and its detail, or two lists, by the id that both have. */
function* sameThings(told: readonly Told[]): Generator<Between> {
  const known = new Map<string, Seen>()

  for (const each of told) {
    for (const node of everyNode(each.answer)) {
      if (node.key === 'kangban' || node.fields.size < 2) continue
      const id = textOf(fieldOf(node, 'id'))
      if (id === undefined || id.length < LEAST_ID) continue
      const seen: Seen = known.get(id) ?? new Map()
      known.set(id, seen)
      yield* differences(seen, { told: each, node })
    }
  }
}

/** Another call, or the same one of another span that ends on the same day. */
const isOfAnother = ({ name, input }: Told, first: Told): boolean =>
  first.name !== name ||
  (input['dat'] !== undefined &&
    first.input['dat'] === input['dat'] &&
    first.input['type'] !== input['type'])

function* differences(seen: Seen, { told, node }: { told: Told; node: Node }) {
  for (const [key, { value, path }] of fieldsOf(node)) {
    if (!FACTS.test(key) || !isScalar(value) || (key === 'pulseRate' && value === 0)) continue
    const [first, other] = seen.get(key) ?? []
    if (first === undefined) seen.set(key, [told, value])
    else if (other !== value && isOfAnother(told, first))
      yield { name: told.name, law: 'detail', path, got: `other than ${first.name}` } as const
  }
}

const dayOf = (node: Node | undefined): string | undefined => {
  const moment = momentOf(node?.value)
  return moment && shanghaiDay(moment.ms)
}

/** Which field of the page of a day is the value of its card. */
const PAGES: Readonly<Record<string, readonly [name: string, value: string, second?: string]>> = {
  heartRate: ['monitoring.getHeartRate', 'last'],
  bloodPressure: ['monitoring.getBloodPressure', 'hi', 'low'],
  oxygen: ['monitoring.getOxygen', 'last'],
  temperature: ['monitoring.getTemperature', 'last'],
  sleep: ['monitoring.getSleep', 'totalTime'],
  steps: ['monitoring.getSteps', 'total'],
}

/** When the newest value of a page was measured. */
const newestOf = (page: Node) =>
  momentOf((fieldOf(page, 'lastTime') ?? fieldOf(fieldOf(page, 'readings')?.items[0], 'at'))?.value)

/** A page may be newer than the card by what was measured in between. */
const isNewer = (page: Node, card: Node): boolean => {
  const [shown, measured] = [newestOf(page), momentOf(fieldOf(card, 'measuredAt')?.value)]
  return shown !== undefined && measured !== undefined && shown.ms !== measured.ms
}

/** The cards of these tell the newest value; that of the temperature tells a night. */
const NEWEST = ['heartRate', 'bloodPressure', 'oxygen']

/** No value that a page has was measured after that of the card and before the card was made. */
function* newestFirst(page: Node, card: Node, summary: Node): Generator<Omit<Between, 'name'>> {
  const measured = fieldOf(card, 'measuredAt')
  const [of, made] = [measured, fieldOf(summary, 'updatedAt')].map((node) => momentOf(node?.value))
  const shown = newestOf(page)
  if (!measured || !of || !shown || !NEWEST.includes(textOf(fieldOf(card, 'metric')) ?? '')) return
  if (shown.ms < of.ms) yield { law: 'newest', path: measured.path, got: 'newer than its page' }
  else if (made && shown.ms > of.ms && shown.ms <= made.ms)
    yield { law: 'newest', path: measured.path, got: 'an older one' }
}

/** A card has tenths of a degree, its page hundredths. */
const TENTHS = 0.06

/** Of a page that compares a night, the card tells the mean of the night, whatever was measured last. */
function* nights(page: Node, card: Node, summary: Node): Generator<Omit<Between, 'name'>> {
  const [mean, value] = [fieldOf(page, 'nightMean'), fieldOf(card, 'value')]
  const [night, told] = [numberOf(mean), numberOf(value)]
  const [newest, made] = [newestOf(page), momentOf(fieldOf(summary, 'updatedAt')?.value)]
  // The night may have gone on in between, and after midnight another one is the last.
  if (night === undefined || !value || !newest || !made || newest.ms > made.ms) return
  if (dayOf(fieldOf(card, 'measuredAt')) !== shanghaiDay(made.ms)) return

  if (told === undefined || Math.abs(told - night) > TENTHS)
    yield { law: 'same-fact', path: value.path, got: 'other than the night of its page' }
}

const comparesNight = (page: Node): boolean => numberOf(fieldOf(page, 'deviation')) !== undefined

function* cardsAndPages(told: readonly Told[]): Generator<Between> {
  for (const { name, answer } of told.filter(({ answer: each }) => fieldOf(each, 'cards'))) {
    for (const card of fieldOf(answer, 'cards')?.items ?? []) {
      const [page = '', value = '', second] = PAGES[textOf(fieldOf(card, 'metric')) ?? ''] ?? []
      const day = dayOf(fieldOf(card, 'measuredAt'))

      const shown =
        day === undefined ? undefined : spanOf(told, { name: page, type: SPANS.day, day })

      if (!shown || fieldOf(card, 'byHand')?.value === true) continue
      for (const breach of newestFirst(shown.answer, card, answer)) yield { name, ...breach }

      if (comparesNight(shown.answer)) {
        for (const breach of nights(shown.answer, card, answer)) yield { name, ...breach }
        continue
      }

      if (isNewer(shown.answer, card)) continue

      for (const [ofCard, ofPage] of [
        ['value', value],
        ['secondValue', second],
      ] as const) {
        const told = fieldOf(card, ofCard)
        const other = numberOf(fieldOf(shown.answer, ofPage ?? ''))
        if (told?.value !== null && told && other !== undefined && numberOf(told) !== other)
          yield { name, law: 'same-fact', path: told.path, got: `other than ${page}` }
      }
    }
  }
}

/** The card of the ECG against the record of its moment, wherever that is listed. */
function* cardAndEcg(told: readonly Told[]): Generator<Between> {
  const rates = new Map<unknown, number>()

  for (const { answer } of told)
    for (const node of everyNode(answer)) {
      const rate = numberOf(fieldOf(node, 'heartRat'))
      const time = fieldOf(node, 'dataTime')?.value
      if (rate !== undefined && time !== undefined) rates.set(time, rate)
    }

  for (const { name, answer } of told)
    for (const card of fieldOf(answer, 'cards')?.items ?? []) {
      if (textOf(fieldOf(card, 'metric')) !== 'ecg') continue
      const rate = rates.get(fieldOf(card, 'measuredAt')?.value)
      const value = fieldOf(card, 'value')
      if (value && rate !== undefined && numberOf(value) !== Math.round(rate))
        yield { name, law: 'same-fact', path: value.path, got: 'other than its record' }
    }
}

function* waiting(told: readonly Told[]): Generator<Between> {
  const summary = told.find(({ name }) => name === 'warnings.getWarningSummary')
  const open = numberOf(fieldOf(summary?.answer, 'open'))

  for (const { name, answer } of told) {
    const count = fieldOf(answer, 'openMatters')
    if (count && open !== undefined && numberOf(count) !== open)
      yield {
        name,
        law: 'same-fact',
        path: count.path,
        got: 'other than warnings.getWarningSummary',
      }
  }
}

/** Kilocalories of a kilogram and a kilometre, beyond rest and with it, at any pace. */
const COST = { low: 0.1, high: 1.8 }
const LEAST_METRES = 500
const METRES_PER_KM = 1000

/** What walking costs follows from way and weight. */
function* energies(told: readonly Told[]): Generator<Between> {
  const profile = told.find(({ name }) => name === 'profile.getHealthInfo')
  const weight = numberOf(fieldOf(profile?.answer, 'weight')) ?? 0
  if (weight <= 0) return

  for (const { name, answer } of told.filter((each) => each.name === 'monitoring.getSteps')) {
    const energy = fieldOf(answer, 'calorie')
    const [spent, way] = [energy, fieldOf(answer, 'distance')].map(numberOf)
    if (!energy || !spent || way === undefined || way < LEAST_METRES) continue
    const cost = spent / weight / (way / METRES_PER_KM)
    if (cost < COST.low || cost > COST.high)
      yield { name, law: 'same-fact', path: energy.path, got: 'other than way and weight make it' }
  }
}

/** When a thing was, or which days it is about. */
function whenOf(node: Node): string {
  const moments = ['dataTime', 'occurredAt', 'createTime'].map((key) => textOf(fieldOf(node, key)))
  // A report has a state; a share of it has an id of its own.
  const days = ['day', 'endDay', 'state'].map((key) => textOf(fieldOf(node, key)))
  return moments.find(Boolean) ?? (days.every(Boolean) ? days.slice(0, 2).join() : '')
}

const kindOf = (node: Node): string =>
  textOf(fieldOf(node, 'eventType') ?? fieldOf(node, 'kind')) ??
  (fieldOf(node, 'dataTime') ? 'ecg' : '')

/** What is known by its kind and by when it was has the same id in every call. */
function* sameIds(told: readonly Told[]): Generator<Between> {
  const known = new Map<string, { readonly name: string; readonly ids: Set<string> }>()

  for (const { name, answer } of told) {
    for (const node of everyNode(answer)) {
      const id = fieldOf(node, 'id')
      const text = textOf(id)
      const [when, kind] = [whenOf(node), kindOf(node)]
      if (!id || text === undefined || node.key === 'kangban' || !when || !kind) continue
      const thing = `${kind} ${when}`
      const first = known.get(thing) ?? { name, ids: new Set() }
      known.set(thing, first)
      if (first.name === name) first.ids.add(text)
      else if (!first.ids.has(text))
        yield { name, law: 'detail', path: id.path, got: `other than ${first.name}` }
    }
  }
}

const LAWS_BETWEEN: readonly Law[] = [
  sameThings,
  cardsAndPages,
  cardAndEcg,
  waiting,
  daysAndWeeks,
  weeksAndMonths,
  sameIds,
  pagesAndList,
  totals,
  energies,
  words,
  own.samePerson,
  own.ownLinks,
  own.ownTags,
  own.matters,
  own.neighbours,
  own.courseOfCard,
  ...Object.values(ledger),
  identities.boundDevices,
  identities.batteries,
  identities.madeAt,
  identities.dueAndPlans,
  identities.sinceAccount,
  rights.rightAndCard,
  rights.typesOfTags,
  rights.constitutions,
  readings.sameReadings,
  readings.askedAlike,
  readings.stagesOfCard,
  readings.mattersAndEvents,
  nightsOfDays,
  nightsOfSpans,
  factsOfDoctor,
  listedNeighbours,
  ...RECKONED_BETWEEN,
  ...OF_FACTS,
  silentBetween,
]

/** Where the answers of one run contradict each other. */
export const breachesBetween = (told: readonly Told[]): Between[] =>
  LAWS_BETWEEN.flatMap((law) => [...law(told)])
