// What reports tell of days beyond their sections: nights of the skin temperature, and the key numbers of lists.
import { addDays, isDay } from '@kangban/china-time'
import type { Between } from '../catalogue.ts'
import { isUnread, reportsOf, slotsOf } from '../across/reports-and-days.ts'
import { momentOf } from '../moments.ts'
import { answerOf, type Answers, fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { nodesAt, saidAt } from '../places.ts'
import { amountsOf } from '../reckoned/amounts.ts'

const REPORT = 'reports.getReport'
const LIST = 'reports.listReports'
const NIGHTS = ['monitoring.getTemperature', 'details'] as const
const WEEK_DAYS = 7
/** Tenths beside hundredths. */
const TENTHS = 0.06

const wrong = (name: string, { path }: Node, call: string): Between => ({
  name,
  law: 'same-fact',
  path,
  got: `other than ${call}`,
})

const nightOf = (told: Answers, day: string): number | undefined =>
  [...slotsOf(told, NIGHTS, day)].flatMap((slot) => numberOf(slot) ?? [])[0]

const isApart = (value: number | undefined, night: number | undefined): boolean =>
  value !== undefined && night !== undefined && Math.abs(value - night) > TENTHS

const OF_NIGHT = /夜/

/** A section that says that it is about the night has that of its day. */
export function* temperaturesOfDays(told: Answers): Generator<Between> {
  for (const { answer } of reportsOf(told, 'daily'))
    for (const section of nodesAt(answer, 'sections[]')) {
      const value = fieldOf(section, 'value')

      const isOfNight = nodesAt(section, 'details[].text').some((text) =>
        OF_NIGHT.test(textOf(text) ?? ''),
      )

      if (!value || !isOfNight || saidAt(section, 'metric') !== 'temperature') continue
      if (isApart(numberOf(value), nightOf(told, saidAt(answer, 'day'))))
        yield wrong(REPORT, value, NIGHTS[0])
    }
}

/** So many days that are those of the nights, all but one, say that this one is too. */
const LEAST_ALIKE = 5

/** A week whose days are its nights has all of these, and the mean of the week before among its nights. */
export function* temperaturesOfWeeks(told: Answers): Generator<Between> {
  for (const { answer } of reportsOf(told, 'weekly')) {
    const monday = saidAt(answer, 'day')

    const row = nodesAt(answer, 'measures[]').find(
      (each) => saidAt(each, 'measure') === 'temperature',
    )

    const [values, before] = ['values', 'lastAverage'].map((name) => fieldOf(row, name))
    if (!row || !values || !isDay(monday)) continue

    const days = values.items.map((value, index) => ({
      value: numberOf(value),
      night: nightOf(told, addDays(monday, index)),
    }))

    const both = days.filter(({ value, night }) => value !== undefined && night !== undefined)
    const apart = both.filter(({ value, night }) => isApart(value, night))
    if (both.length - apart.length < LEAST_ALIKE || apart.length > 1) continue
    if (apart.length > 0) yield wrong(REPORT, values, NIGHTS[0])

    const earlier = Array.from({ length: WEEK_DAYS }, (_, ago) =>
      nightOf(told, addDays(monday, -1 - ago)),
    ).flatMap((night) => night ?? [])

    const mean = numberOf(before)
    if (!before || mean === undefined || earlier.length < WEEK_DAYS) continue
    if (mean < Math.min(...earlier) - TENTHS || mean > Math.max(...earlier) + TENTHS)
      yield wrong(REPORT, before, NIGHTS[0])
  }
}

/** By label: of which page the key number of a day is a slot. */
const KEYS: Readonly<Record<string, readonly (readonly [call: string, series: string])[]>> = {
  睡眠: [['monitoring.getSleep', 'details']],
  心率: [['monitoring.getHeartRate', 'details']],
  血压: [
    ['monitoring.getBloodPressure', 'hiDetails'],
    ['monitoring.getBloodPressure', 'lowDetails'],
  ],
  步数: [['monitoring.getSteps', 'details']],
}

const PAIR = /^(\d+)\/(\d+)/
/** Both were rounded. */
const ROUNDED = 1.01

function* keysOfRow(told: Answers, { name }: Told, row: Node): Generator<Between> {
  for (const key of nodesAt(row, 'keyNumbers[]')) {
    const text = fieldOf(key, 'text')
    const said = textOf(text) ?? ''
    const [, ...pair] = (PAIR.exec(said) ?? []).map(Number)
    const numbers = pair.length > 0 ? pair : amountsOf(said)

    const isWrong = (KEYS[saidAt(key, 'label')] ?? []).some((series, index) =>
      [...slotsOf(told, series, saidAt(row, 'day'))].some((slot) => {
        const [own, other] = [numbers[index], numberOf(slot)]
        return own !== undefined && other !== undefined && Math.abs(own - other) > ROUNDED
      }),
    )

    if (text && isWrong) yield wrong(name, text, KEYS[saidAt(key, 'label')]?.[0]?.[0] ?? '')
  }
}

/** A day that nobody has read is listed with what its pages have. */
export function* keysOfLists(told: Answers): Generator<Between> {
  for (const each of told.filter(({ name }) => name === LIST))
    for (const row of nodesAt(each.answer, 'list[]'))
      if (saidAt(row, 'kind') === 'daily' && isUnread(told, row)) yield* keysOfRow(told, each, row)
}

/** By section: of which page the days are that its usual value is made of. */
const USUAL: Readonly<Record<string, readonly [call: string, series: string]>> = {
  sleep: ['monitoring.getSleep', 'details'],
  heartRate: ['monitoring.getHeartRate', 'details'],
  oxygen: ['monitoring.getOxygen', 'details'],
  steps: ['monitoring.getSteps', 'details'],
}

/** Of fewer days a usual value may be made of others. */
const LEAST_DAYS = 10
const DAYS_BEFORE = 30

/** What is usual lies among the days before, where the account is no older than these. */
export function* usualOfDays(told: Answers): Generator<Between> {
  const made = momentOf(fieldOf(answerOf(told, 'account.getAccount'), 'createdAt')?.value)?.day

  for (const { answer } of made === undefined ? [] : reportsOf(told, 'daily'))
    for (const section of nodesAt(answer, 'sections[]')) {
      const [day, baseline] = [saidAt(answer, 'day'), fieldOf(section, 'baseline')]
      const [value, series] = [numberOf(baseline), USUAL[saidAt(section, 'metric')]]
      if (!baseline || value === undefined || !series || !isDay(day)) continue

      const days = Array.from({ length: DAYS_BEFORE }, (_, ago) => addDays(day, -1 - ago))
      const since = days.filter((each) => each >= (made ?? ''))
      const slots = since.map((each) => [...slotsOf(told, series, each)][0])
      if (since.length === DAYS_BEFORE || slots.includes(undefined)) continue
      const all = slots.flatMap((slot) => numberOf(slot) ?? [])
      if (all.length < LEAST_DAYS) continue
      if (value < Math.min(...all) - ROUNDED || value > Math.max(...all) + ROUNDED)
        yield wrong(REPORT, baseline, series[0])
    }
}
