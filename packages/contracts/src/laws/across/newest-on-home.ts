// A card of home tells the newest value: none that any other call knows of is newer, and was there when home was made.
import { MS_PER_MINUTE, shanghaiDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { type Answers, fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { sumOf } from '../operations/tools.ts'
import { msAt, nodesAt, saidAt } from '../places.ts'

const HOME = 'home.getHomeSummary'
const MONTH = 'ecg.listEcgMonth'
const LONG = 'holter.listHolterRecords'

type Knows = (told: Told) => readonly (number | undefined)[]

/** The moments of the rows of a call, of all of them or of some. */
const at =
  (
    call: string,
    [rows, moment]: readonly [string, string],
    isOne?: (row: Node) => boolean,
  ): Knows =>
  ({ name, answer }) =>
    name === call
      ? nodesAt(answer, rows)
          .filter((row) => isOne?.(row) ?? true)
          .map((row) => msAt(row, moment))
      : []

const PRESSURE = /^pressure-/
const isByDevice = (row: Node): boolean => fieldOf(row, 'byHand')?.value === false
const page = (metric: string): Knows => at(`monitoring.get${metric}`, ['', 'lastTime'])

/** What tells that something was measured of a metric, and when. */
const KNOWN: Readonly<Record<string, readonly Knows[]>> = {
  heartRate: [page('HeartRate')],
  oxygen: [page('Oxygen')],
  bloodPressure: [
    at('monitoring.getBloodPressure', ['readings[]', 'at']),
    at('monitoring.listPressureReadings', ['records[]', 'measureTime']),
    at('doctor.getDoctorPage', ['pressure.readings[]', 'at'], isByDevice),
    at('warnings.listWarnings', ['[]', 'createTime'], (row) =>
      PRESSURE.test(saidAt(row, 'eventType')),
    ),
  ],
  ecg: [at(MONTH, ['list[]', 'dataTime'], (row) => /\d/.test(saidAt(row, 'rateText')))],
}

/** A moment may be told without its seconds. */
const TOLERANCE_MS = MS_PER_MINUTE

/** A long record is shown by when it began, and may end after strips that began later. */
const isLong = (told: Answers, ms: number): boolean => {
  const lists = told.filter(({ name }) => name === LONG)
  const began = lists.flatMap(({ answer }) => nodesAt(answer, 'list[]'))
  return lists.length === 0 || began.some((row) => msAt(row, 'startedAt') === ms)
}

function* older(told: Answers, home: Told): Generator<Between> {
  const made = msAt(home.answer, 'updatedAt')
  if (made === undefined || home.input['userCode'] !== undefined) return
  const own = told.filter(({ input }) => input['userCode'] === undefined)

  for (const card of nodesAt(home.answer, 'cards[]')) {
    const measured = fieldOf(card, 'measuredAt')
    const known = KNOWN[saidAt(card, 'metric')] ?? []
    const moments = known.flatMap((knows) => own.flatMap(knows)).flatMap((ms) => ms ?? [])
    const newest = Math.max(...moments.filter((ms) => ms <= made))
    const shown = momentOf(measured?.value)?.ms
    // How long ago a value may be that is still shown is not said.
    if (!measured || shown === undefined) continue
    if (saidAt(card, 'metric') === 'ecg' && isLong(own, shown)) continue
    if (shown < newest - TOLERANCE_MS)
      yield { name: HOME, law: 'newest', path: measured.path, got: 'an older one' }
  }
}

/** The course of the ECGs is told the oldest first: it ends with a rate of the day of the newest. */
function* courseOfEcgs(told: Answers, home: Told): Generator<Between> {
  for (const card of nodesAt(home.answer, 'cards[]')) {
    const trend = fieldOf(card, 'trend')
    const day = momentOf(fieldOf(card, 'measuredAt')?.value)?.day
    const last = numberOf(trend?.items.at(-1))
    if (saidAt(card, 'metric') !== 'ecg' || !isList(trend) || last === undefined) continue

    for (const { answer } of told.filter(({ name }) => name === MONTH)) {
      const rows = nodesAt(answer, 'list[]')
      const newest = Math.max(...rows.map((row) => msAt(row, 'dataTime') ?? 0))
      if (rows.length === 0 || shanghaiDay(newest) !== day) continue

      const rates = rows
        .filter((row) => momentOf(fieldOf(row, 'dataTime')?.value)?.day === day)
        .flatMap((row) => (textOf(fieldOf(row, 'rateText')) ?? '').match(/\d+/g) ?? [])
        .map(Number)

      if (rates.length === 0) continue
      if (last < Math.min(...rates) - 1 || last > Math.max(...rates) + 1)
        yield { name: HOME, law: 'same-fact', path: trend.path, got: `ends other than ${MONTH}` }
    }
  }
}

const DAYS_OF_WEEK = 7
const HOURS_OF_DAY = 24

/** By metric: a course of so many values is told slot by slot of this series of a page, as exactly as both are rounded. */
const COURSES = [
  [
    'sleep',
    'monitoring.getSleep',
    'details',
    { span: SPANS.week, length: DAYS_OF_WEEK, within: 0.5 },
  ],
  [
    'steps',
    'monitoring.getSteps',
    'details',
    { span: SPANS.day, length: HOURS_OF_DAY, within: 0.5 },
  ],
] as const

const lastOf = (values: readonly (number | undefined)[]): number =>
  values.findLastIndex((value) => value !== undefined)

const sum = (values: readonly (number | undefined)[]): number =>
  sumOf(values.flatMap((each) => each ?? []))

/** Whether both end alike: by days with the same value, by hours at the same hour and with the same sum. */
function endAlike(
  course: readonly (number | undefined)[],
  slots: readonly (number | undefined)[],
  within: number,
): boolean {
  const [last, other] = [course, slots].map(lastOf)

  if (last === undefined || last !== other || last < 0) return false

  return slots.length === HOURS_OF_DAY
    ? last < HOURS_OF_DAY - 1 && sum(course) === sum(slots)
    : Math.abs((course[last] ?? 0) - (slots[last] ?? 0)) <= within
}

/** A course by days or by hours that ends with today is that of the page of today. */
function* coursesOfPages(told: Answers, home: Told): Generator<Between> {
  const today = textOf(fieldOf(home.answer, 'day'))

  for (const [metric, call, series, { span, length, within }] of COURSES)
    for (const { name, input, answer } of told) {
      const isOwn = name === call && input['userCode'] === home.input['userCode']
      if (!isOwn || input['type'] !== span || input['dat'] !== today) continue
      const card = nodesAt(home.answer, 'cards[]').find((each) => saidAt(each, 'metric') === metric)
      const trend = nodesAt(card, 'trend[]')

      const [course, slots] = [trend, nodesAt(answer, `${series}[]`)].map((all) =>
        all.map(numberOf),
      )

      if (course?.length !== length || slots?.length !== length) continue

      const wrong = trend.find((_, index) => {
        const [one, other] = [course[index], slots[index]]
        return one !== undefined && other !== undefined && Math.abs(one - other) > within
      })

      if (wrong && endAlike(course, slots, within))
        yield { name: HOME, law: 'same-fact', path: wrong.path, got: `other than ${call}` }
    }
}

export function* newestOnHome(told: Answers): Generator<Between> {
  for (const home of told.filter(({ name }) => name === HOME))
    for (const law of [older, courseOfEcgs, coursesOfPages]) yield* law(told, home)
}
