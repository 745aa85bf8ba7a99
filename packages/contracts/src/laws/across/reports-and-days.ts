// What reports tell of a day, against the weeks and months of the metrics.
import { addDays, isDay, shanghaiDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { type Answers, fieldOf, isList, type Node, numberOf, textOf } from '../node.ts'
import { nodesAt, numberAt, saidAt } from '../places.ts'
import { CUT_OR_ROUNDED } from '../operations/tools.ts'
import { amountsOf } from '../reckoned/amounts.ts'
import { momentOf } from '../moments.ts'

const REPORT = 'reports.getReport'

const [RATE, PRESSURE, OXYGEN, SLEEP, STEPS] = [
  'monitoring.getHeartRate',
  'monitoring.getBloodPressure',
  'monitoring.getOxygen',
  'monitoring.getSleep',
  'monitoring.getSteps',
] as const

/** A series of a week or a month, and where its slots have them what of them. */
type Series = readonly [call: string, series: string, field?: string]

/** What a day has in any week or month that was told. */
export function* slotsOf(
  told: Answers,
  [call, series, field = '']: Series,
  day: string,
): Generator<Node> {
  for (const { name, input, answer } of told) {
    if (name !== call || input['type'] === SPANS.day) continue
    const index = nodesAt(answer, 'detailTimes[]').findIndex(({ value }) => value === day)
    const slot = index < 0 ? undefined : fieldOf(answer, series)?.items[index]
    yield* nodesAt(slot, field)
  }
}

/** Of the section of a metric its value, or what stands beside a label, as the numbers of a text. */
type InSection = readonly [metric: string, at: string, ...series: readonly Series[]]

const DAILY: readonly InSection[] = [
  ['sleep', 'value', [SLEEP, 'details']],
  ['sleep', '得分', [SLEEP, 'scoreDetails']],
  ['sleep', '深睡', [SLEEP, 'deepDetails']],
  ['sleep', '入睡到醒来', [SLEEP, 'startDetails'], [SLEEP, 'endDetails']],
  ['heartRate', 'value', [RATE, 'details']],
  ['heartRate', '最低', [RATE, 'lowDetails']],
  ['heartRate', '最高', [RATE, 'hiDetails']],
  ['bloodPressure', 'value', [PRESSURE, 'hiDetails']],
  ['bloodPressure', 'secondValue', [PRESSURE, 'lowDetails']],
  [
    'bloodPressure',
    '早晨平均',
    [PRESSURE, 'morningDetails', 'sbp'],
    [PRESSURE, 'morningDetails', 'dbp'],
  ],
  [
    'bloodPressure',
    '晚上平均',
    [PRESSURE, 'eveningDetails', 'sbp'],
    [PRESSURE, 'eveningDetails', 'dbp'],
  ],
  ['oxygen', 'value', [OXYGEN, 'details']],
  ['oxygen', '最低', [OXYGEN, 'lowDetails']],
  ['steps', 'value', [STEPS, 'details']],
  ['steps', '目标', [STEPS, 'goals']],
]

const CLOCK = /\d\d:\d\d/g
/** Both were rounded. */
const ROUNDED = 1.01

/** Of a mean; what was counted or read once is told as it is. */
const EXACT = /^(?:得分|最低|最高|目标|steps)$/

const differs = (
  said: number | string | undefined,
  { value }: Node,
  within: number = ROUNDED,
): boolean => {
  if (typeof value === 'number' && typeof said === 'number') return Math.abs(value - said) > within
  return typeof value === 'string' && typeof said === 'string' && value !== said
}

/** What a section says: its number, or the clocks or numbers of the text beside a label. */
function saidOf(section: Node, at: string): readonly [Node, readonly (number | string)[]] | [] {
  const number = fieldOf(section, at)
  if (number) return [number, [numberOf(number) ?? '']]
  const row = nodesAt(section, 'details[]').find((each) => fieldOf(each, 'label')?.value === at)
  const [text] = nodesAt(row, 'text')
  const said = textOf(text) ?? ''
  return text ? [text, said.match(CLOCK) ?? amountsOf(said)] : []
}

const wrong = (node: Node, call: string): Between => ({
  name: REPORT,
  law: 'same-fact',
  path: node.path,
  got: `other than ${call}`,
})

/** One that was read stays as it was, whatever is measured late; until then it tells what its days do. */
export const isUnread = (told: Answers, report: Node): boolean =>
  told.some(
    ({ name, answer }) =>
      name === 'reports.listReports' &&
      nodesAt(answer, 'list[]').some(
        (row) =>
          fieldOf(row, 'unread')?.value === true &&
          fieldOf(row, 'id')?.value === fieldOf(report, 'id')?.value,
      ),
  )

export const reportsOf = (told: Answers, kind: string) =>
  told.filter(
    ({ name, answer }) =>
      name === REPORT && fieldOf(answer, 'kind')?.value === kind && isUnread(told, answer),
  )

export function* daysOfReports(told: Answers): Generator<Between> {
  for (const { answer } of reportsOf(told, 'daily')) {
    const day = textOf(fieldOf(answer, 'day')) ?? ''

    for (const [metric, at, ...series] of DAILY) {
      const sections = nodesAt(answer, 'sections[]')
      const section = sections.find((row) => fieldOf(row, 'metric')?.value === metric)
      const [node, said = []] = section ? saidOf(section, at) : []
      if (!node) continue

      const isWrong = series.some((each, index) =>
        [...slotsOf(told, each, day)].some((slot) =>
          differs(said[index], slot, EXACT.test(at === 'value' ? metric : at) ? 0 : ROUNDED),
        ),
      )

      if (isWrong) yield wrong(node, series[0]?.[0] ?? '')
    }
  }
}

export const MEASURES: Readonly<Record<string, Readonly<Record<string, Series>>>> = {
  pressureMorning: {
    values: [PRESSURE, 'morningDetails', 'sbp'],
    secondValues: [PRESSURE, 'morningDetails', 'dbp'],
  },
  pressureEvening: {
    values: [PRESSURE, 'eveningDetails', 'sbp'],
    secondValues: [PRESSURE, 'eveningDetails', 'dbp'],
  },
  heartRate: { values: [RATE, 'details'] },
  oxygenLowest: { values: [OXYGEN, 'lowDetails'] },
  sleep: { values: [SLEEP, 'details'] },
  steps: { values: [STEPS, 'details'] },
}

/** What was read or counted once is made a whole number in one way or the other. */
const READ_ONCE = /^(?:oxygenLowest|steps)$/

/** A week has its days, those without a measurement included. */
export function* daysOfWeeks(told: Answers): Generator<Between> {
  for (const { answer } of reportsOf(told, 'weekly')) {
    const monday = textOf(fieldOf(answer, 'day'))
    if (!isDay(monday)) continue

    for (const row of nodesAt(answer, 'measures[]'))
      for (const [key, series] of Object.entries(
        MEASURES[textOf(fieldOf(row, 'measure')) ?? ''] ?? {},
      )) {
        const list = fieldOf(row, key)

        const isWrong = (list?.items ?? []).some((value, index) =>
          [...slotsOf(told, series, addDays(monday, index))].some(
            (slot) =>
              differs(
                numberOf(value),
                slot,
                READ_ONCE.test(saidAt(row, 'measure')) ? CUT_OR_ROUNDED : ROUNDED,
              ) || (value.value === null) !== (numberOf(slot) === undefined),
          ),
        )

        if (list && isWrong) yield wrong(list, series[0])
      }
  }
}

const DOCTOR = 'doctor.getDoctorPage'
const WEEK_DAYS = 7
const PARTS = { pressureMorning: 'morning', pressureEvening: 'evening' } as const

/** The means of a week and of the one before are those of the page for the doctor, where nothing was typed in. */
export function* weeksForDoctor(told: Answers): Generator<Between> {
  const page = told.find(({ name }) => name === DOCTOR)?.answer
  const [from = ''] = nodesAt(page, 'fromDay').map((node) => textOf(node) ?? '')
  const readings = nodesAt(page, 'pressure.readings[]')
  if (!page || readings.some((row) => fieldOf(row, 'byHand')?.value !== false)) return

  for (const { answer } of reportsOf(told, 'weekly')) {
    const monday = textOf(fieldOf(answer, 'day'))
    if (!isDay(monday)) continue

    for (const [first, names] of [
      [monday, ['average', 'secondAverage']],
      [addDays(monday, -WEEK_DAYS), ['lastAverage', 'lastSecondAverage']],
    ] as const) {
      const last = addDays(first, WEEK_DAYS - 1)
      if (first < from) continue

      for (const row of nodesAt(answer, 'measures[]')) {
        const part = Object.entries(PARTS).find(([name]) => name === fieldOf(row, 'measure')?.value)

        const own = readings.filter((reading) => {
          const ms = momentOf(fieldOf(reading, 'at')?.value)?.ms
          const day = ms === undefined ? '' : shanghaiDay(ms)
          return fieldOf(reading, 'part')?.value === part?.[1] && day >= first && day <= last
        })

        for (const [index, name] of names.entries()) {
          const node = fieldOf(row, name)
          const all = own.flatMap((reading) => numberAt(reading, index === 0 ? 'sbp' : 'dbp') ?? [])
          const mean = all.reduce((sum, each) => sum + each, 0) / all.length
          if (node && all.length > 0 && Math.abs((numberOf(node) ?? mean) - mean) > ROUNDED)
            yield wrong(node, DOCTOR)
        }
      }
    }
  }
}

const DAYS = Array.from({ length: WEEK_DAYS }, (_, index) => index)

/** A week leaves out no measure of which its days tell. */
export function* measuresOfWeeks(told: Answers): Generator<Between> {
  for (const { answer } of reportsOf(told, 'weekly')) {
    const monday = textOf(fieldOf(answer, 'day'))
    const list = fieldOf(answer, 'measures')
    if (!list || !isDay(monday)) continue
    const names = nodesAt(list, '[].measure').map(({ value }) => value)

    const left = Object.entries(MEASURES).find(
      ([name, { values }]) =>
        !names.includes(name) &&
        values &&
        DAYS.some((ago) =>
          [...slotsOf(told, values, addDays(monday, ago))].some(
            (slot) => numberOf(slot) !== undefined,
          ),
        ),
    )

    if (left) yield { name: REPORT, law: 'silent', path: list.path, got: `without ${left[0]}` }
  }
}

/** A week has as many readings as its report counts, as far as a longer span lists them. */
export function* readingsOfWeeks(told: Answers): Generator<Between> {
  for (const { answer } of reportsOf(told, 'weekly')) {
    const [monday, sunday] = ['day', 'endDay'].map((name) => textOf(fieldOf(answer, name)) ?? '')
    const count = fieldOf(answer, 'pressureCount')

    for (const page of told.filter(({ name }) => name === PRESSURE)) {
      const labels = nodesAt(page.answer, 'detailTimes[]').map(({ value }) => value)
      const list = fieldOf(page.answer, 'readings')
      if (!count || !isList(list) || !labels.includes(monday) || !labels.includes(sunday)) continue

      const own = nodesAt(list, '[].at').filter(({ value }) => {
        const day = momentOf(value)?.day ?? ''
        return day >= (monday ?? '') && day <= (sunday ?? '')
      })

      if (own.length !== count.value) yield wrong(count, PRESSURE)
    }
  }
}

/** A day has as many readings as its report counts, as far as a longer span lists them. */
export function* readingsOfReports(told: Answers): Generator<Between> {
  for (const { answer } of reportsOf(told, 'daily')) {
    const day = textOf(fieldOf(answer, 'day')) ?? ''
    const sections = nodesAt(answer, 'sections[]')
    const section = sections.find((row) => fieldOf(row, 'metric')?.value === 'bloodPressure')
    const [node, [count] = []] = section ? saidOf(section, '测量') : []

    for (const page of told.filter(({ name }) => name === PRESSURE)) {
      const labels = nodesAt(page.answer, 'detailTimes[]').map(({ value }) => value)
      const list = fieldOf(page.answer, 'readings')
      if (!node || !isList(list) || !labels.includes(day)) continue
      const own = nodesAt(list, '[].at').filter(({ value }) => momentOf(value)?.day === day)
      if (typeof count === 'number' && own.length !== count) yield wrong(node, PRESSURE)
    }
  }
}
