// What one call leaves empty although another one tells it.
import { daysBetween, isDay, MS_PER_DAY, shanghaiDay } from '@kangban/china-time'
import { BIND_STATUS, SPANS } from '../../constants.ts'
import { USUAL_SCORE } from '../../monitoring/figure-rules.ts'
import type { Between } from '../catalogue.ts'
import { daysAsked, momentOf } from '../moments.ts'
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
import { spanOf } from '../spans.ts'

const silent = (name: string, node: Node, other: string): Between => ({
  name,
  law: 'silent',
  path: node.path,
  got: `nothing, unlike ${other}`,
})

const PROFILE = 'profile.getHealthInfo'
const STEPS = 'monitoring.getSteps'

/** Way and energy follow from height and weight, which the profile has. */
function* walks(told: Answers): Generator<Between> {
  const profile = answerOf(told, PROFILE)
  const has = (name: string): boolean => (numberOf(fieldOf(profile, name)) ?? 0) > 0

  for (const { name, answer } of told.filter((each) => each.name === STEPS)) {
    if ((numberOf(fieldOf(answer, 'total')) ?? 0) === 0) continue

    for (const [key, needs] of [
      ['distance', ['height']],
      ['calorie', ['height', 'weight']],
    ] as const) {
      const node = fieldOf(answer, key)
      if (node?.value === null && needs.every(has)) yield silent(name, node, PROFILE)
    }
  }
}

const SUMMARY = 'warnings.getWarningSummary'
const HOME = 'home.getHomeSummary'
const EVENTS = 'warnings.listWarnings'

const isOpen = (matter: Node): boolean => fieldOf(matter, 'state')?.value !== 'over'

/** So lately that no list of matters has left them out yet. */
const LATELY_MS = 2 * MS_PER_DAY

/** Events of the last days, none of which anybody has handled. */
const freshEvents = (told: Answers): Node[] =>
  told
    .filter(({ name }) => name === EVENTS)
    .flatMap(({ answer, now }) =>
      answer.items.filter((row) => {
        const age = now.getTime() - (momentOf(fieldOf(row, 'createTime')?.value)?.ms ?? 0)
        return fieldOf(row, 'handled')?.value === false && age >= 0 && age < LATELY_MS
      }),
    )

/** What waits on one page is a matter on the other, and a fresh event is one of a matter. */
function* waits(told: Answers): Generator<Between> {
  const summary = fieldOf(answerOf(told, SUMMARY), 'matters')
  if (!isList(summary)) return

  const ids = new Set(
    summary.items.flatMap((matter) => nodesAt(matter, 'ids[]').map(({ value }) => value)),
  )

  if (freshEvents(told).some((row) => !ids.has(fieldOf(row, 'id')?.value)))
    yield silent(SUMMARY, summary, EVENTS)

  for (const { name, answer } of told.filter((each) => each.name === HOME)) {
    const matters = fieldOf(answer, 'matters')
    const count = numberOf(fieldOf(answer, 'openMatters')) ?? 0
    if (isList(matters) && matters.items.length === 0 && count > 0 && summary.items.some(isOpen))
      yield silent(name, matters, SUMMARY)
  }
}

const DEVICES = 'devices.listBoundDevices'
const DEVICE = 'devices.getBoundDevice'

/** Who has bound a device of a type is told of it. */
function* devices(told: Answers): Generator<Between> {
  const bound = nodesAt(answerOf(told, DEVICES), '[]').filter(
    (row) => fieldOf(row, 'bindStatus')?.value === BIND_STATUS.bound,
  )

  for (const { name, input, answer } of told)
    if (
      name === DEVICE &&
      answer.value === null &&
      bound.some((row) => fieldOf(row, 'deviceTypeCode')?.value === input['deviceType'])
    )
      yield silent(name, answer, DEVICES)
}

const RIGHTS = 'services.getRights'
const CARD = 'services.getEntitlementDetail'

/** A card that holds is a right of whoever has a bound device. */
function* rights(told: Answers): Generator<Between> {
  const card = answerOf(told, CARD)
  const [from = '', to = ''] = ['validFrom', 'validTo'].map((key) => textOf(fieldOf(card, key)))

  const hasDevice = nodesAt(answerOf(told, DEVICES), '[].bindStatus').some(
    ({ value }) => value === BIND_STATUS.bound,
  )

  for (const { name, answer, now } of told) {
    const today = shanghaiDay(now)
    if (
      name === RIGHTS &&
      isList(answer) &&
      isSilent(answer) &&
      hasDevice &&
      from < today &&
      today < to
    )
      yield silent(name, answer, CARD)
  }
}

/** Who has an illness among the own tags has a history of illness. */
function* history(told: Answers): Generator<Between> {
  const [had, tags] = [fieldOf(answerOf(told, PROFILE), 'medHis'), 'profile.listOwnMedicalTags']
  if (had?.value === false && tells(answerOf(told, tags), '[].tagCode'))
    yield { name: PROFILE, law: 'same-fact', path: had.path, got: `other than ${tags}` }
}

const SLEEP = 'monitoring.getSleep'

const nightsOf = (told: Answers): Told[] =>
  told.filter(
    ({ name, input, answer }) =>
      name === SLEEP && input['type'] === SPANS.day && answer.value !== null,
  )

/** Enough nights before one are a usual score. */
function* usualScore(told: Answers): Generator<Between> {
  for (const { name, input, answer } of nightsOf(told)) {
    const last = String(input['dat'])
    const usual = fieldOf(answer, 'usualScore')
    const month = spanOf(told, { name: SLEEP, type: SPANS.month })?.answer
    const scores = fieldOf(month, 'scoreDetails')?.items ?? []

    const before = (fieldOf(month, 'detailTimes')?.items ?? []).filter((label, index) => {
      const day = textOf(label)
      if (!isDay(day) || !isDay(last) || numberOf(scores[index]) === undefined) return false
      return day < last && daysBetween(day, last) <= USUAL_SCORE.days
    })

    if (usual?.value === null && before.length >= USUAL_SCORE.fewestNights)
      yield silent(name, usual, SLEEP)
  }
}

/** A night whose stages its page has is told with them. */
function* stagesOfNight(told: Answers): Generator<Between> {
  for (const { name, answer } of told.filter((each) => each.name === HOME))
    for (const card of nodesAt(answer, 'cards[]')) {
      const ms = momentOf(fieldOf(card, 'measuredAt')?.value)?.ms
      const stages = fieldOf(card, 'stages')
      if (fieldOf(card, 'metric')?.value !== 'sleep' || ms === undefined || !stages) continue
      const page = spanOf(told, { name: SLEEP, type: SPANS.day, day: shanghaiDay(ms) })?.answer
      if (tells(card, 'value') && isSilent(stages) && tells(page, 'details'))
        yield silent(name, stages, SLEEP)
    }
}

const METRICS_BY_DAY = /^monitoring\.get(?:BloodPressure|HeartRate|Oxygen|Sleep|Steps|Temperature)$/

/** The days of which a page tells something. */
const daysTold = ({ input, answer }: Told): readonly unknown[] =>
  input['type'] === SPANS.day
    ? answer.value === null
      ? []
      : [input['dat']]
    : nodesAt(answer, 'detailTimes[]').flatMap(({ value }, index) => {
        const series = nodesAt(answer, 'details').concat(nodesAt(answer, 'hiDetails'))
        return series.some((list) => numberOf(list.items[index]) !== undefined) ? [value] : []
      })

/** One alone may be wrong itself. */
const LEAST_TELLING = 2

/** No page is empty of whose days two others tell. */
function* pagesOfDays(told: Answers): Generator<Between> {
  for (const { name, input, answer } of told) {
    const asked = METRICS_BY_DAY.test(name) && answer.value === null && daysAsked(input)
    if (!asked) continue

    const telling = told.filter(
      (other) =>
        other.name === name &&
        other.input['userCode'] === input['userCode'] &&
        daysTold(other).some((day) => String(day) >= asked.from && String(day) <= asked.to),
    )

    if (telling.length >= LEAST_TELLING) yield silent(name, answer, `another ${name}`)
  }
}

export function* silentBetween(told: Answers): Generator<Between> {
  for (const law of [
    walks,
    waits,
    devices,
    rights,
    history,
    usualScore,
    stagesOfNight,
    pagesOfDays,
  ])
    yield* law(told)
}
