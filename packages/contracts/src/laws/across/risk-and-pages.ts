// The heart's risk against the month of the heart and the readings for the doctor; how many reports there are of all kinds.
import { daysBetween, isDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import { REPORT_KINDS } from '../../reports/report-kinds.ts'
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { type Answers, fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { sumOf } from '../operations/tools.ts'
import { nodesAt, numberAt, saidAt } from '../places.ts'
import { amountIn } from '../reckoned/amounts.ts'
import { isUnread } from './reports-and-days.ts'

const RISK = 'reports.getHeartRisk'
const RATE = 'monitoring.getHeartRate'
const DOCTOR = 'doctor.getDoctorPage'
const LIST = 'reports.listReports'

const wrong = (name: string, node: Node, other: string): Between => ({
  name,
  law: 'same-fact',
  path: node.path,
  got: `other than ${other}`,
})

/** As many days were measured as in the month, and perhaps those of which it does not tell. */
function* measuredDays(told: Answers, risk: Node): Generator<Between> {
  const [from, to] = ['day', 'endDay'].map((name) => textOf(fieldOf(risk, name)))
  const days = fieldOf(risk, 'measuredDays')
  const count = numberOf(days)
  if (!days || count === undefined || !isDay(from) || !isDay(to)) return

  for (const { name, input, answer } of told) {
    if (name !== RATE || input['type'] !== SPANS.month) continue
    const values = fieldOf(answer, 'details')?.items ?? []

    const within = nodesAt(answer, 'detailTimes[]').flatMap(({ value }, index) =>
      String(value) >= from && String(value) <= to ? [values[index]] : [],
    )

    const measured = within.filter((value) => numberOf(value) !== undefined).length
    const untold = daysBetween(from, to) + 1 - within.length
    const isLess = count < measured && isUnread(told, risk)
    if (count > measured + untold || isLess) yield wrong(RISK, days, RATE)
  }
}

const MEAN = /平均 (\d+)\/(\d+) mmHg.*量了 (\d+) 次/

const LIMIT = /上限 (\d+)\/(\d+)/
const OFTEN = /平均不在范围 \d+ 分，常不在范围 (\d+) 分/
/** A mean below this share of its limit may be too low. */
const LOW_SHARE = 0.75

/** Where the mean of the readings lies within its range, and no reading is grave, it has the points for readings beyond it at most. */
function* pointsOfMean(
  risk: Node,
  row: Node | undefined,
  readings: readonly Node[],
): Generator<Between> {
  const points = fieldOf(row, 'points')
  const often = amountIn(saidAt(risk, 'method'), OFTEN)
  const [, ...limits] = LIMIT.exec(saidAt(row, 'text')) ?? []
  if (!points || often === undefined || fieldOf(row, 'grave')?.value !== false) return

  const isWithin = ['sbp', 'dbp'].every((name, index) => {
    const all = readings.flatMap((reading) => numberAt(reading, name) ?? [])
    const mean = sumOf(all) / all.length
    const limit = Number(limits[index])
    return mean > LOW_SHARE * limit && mean < limit
  })

  if (isWithin && (numberOf(points) ?? 0) > often)
    yield { ...wrong(RISK, points, DOCTOR), law: 'verdict' }
}

/** The mean of the pressure is that of as many readings, where the page for the doctor has all of them. */
function* meanPressure(told: Answers, risk: Node): Generator<Between> {
  const [from = '', to = ''] = ['day', 'endDay'].map((name) => textOf(fieldOf(risk, name)) ?? '')

  const row = nodesAt(risk, 'findings[]').find(
    (each) => fieldOf(each, 'kind')?.value === 'pressure',
  )

  const [text] = nodesAt(row, 'text')
  const [, sbp, dbp, count] = (MEAN.exec(saidAt(row, 'text')) ?? []).map(Number)

  for (const { answer } of told.filter(({ name }) => name === DOCTOR)) {
    const own = nodesAt(answer, 'pressure.readings[]').filter((reading) => {
      const day = momentOf(fieldOf(reading, 'at')?.value)?.day ?? ''
      return fieldOf(reading, 'byHand')?.value === false && day >= from && day <= to
    })

    const isFewer = count !== undefined && own.length > count && isUnread(told, risk)
    if (text && isFewer) yield wrong(RISK, text, DOCTOR)
    if (!text || own.length === 0 || own.length !== count) continue

    const isWrong = [
      ['sbp', sbp],
      ['dbp', dbp],
    ].some(([name, said]) => {
      const all = own.flatMap((reading) => numberAt(reading, String(name)) ?? [])
      return Math.abs(sumOf(all) / all.length - Number(said)) > 1
    })

    if (isWrong) yield wrong(RISK, text, DOCTOR)
    else yield* pointsOfMean(risk, row, own)
  }
}

const UPPER = /上限 (\d+\/\d+)/
const PRESSURE = 'monitoring.getBloodPressure'

/** The limit that the pressure is held to is that of its page. */
function* limitOfPressure(told: Answers, risk: Node): Generator<Between> {
  const page = told.find(({ name, answer }) => name === PRESSURE && answer.value !== null)?.answer
  const [sbp, dbp] = ['sbp', 'dbp'].map((name) => numberAt(page, `normal.${name}.high`))

  for (const text of nodesAt(risk, 'findings[].text')) {
    const [, said] = UPPER.exec(textOf(text) ?? '') ?? []
    if (said !== undefined && sbp !== undefined && isUnread(told, risk) && said !== `${sbp}/${dbp}`)
      yield wrong(RISK, text, PRESSURE)
  }
}

export function* riskAndPages(told: Answers): Generator<Between> {
  for (const { answer } of told.filter(({ name }) => name === RISK))
    for (const law of [measuredDays, meanPressure, limitOfPressure]) yield* law(told, answer)
}

const isWholeKind = ({ name, input }: Told): boolean =>
  name === LIST && input['year'] === undefined && input['month'] === undefined

/** Reports of all kinds are those of each together, when none came in between. */
export function* allKinds(told: Answers): Generator<Between> {
  const lists = told.filter(isWholeKind)
  const of = (kind: string) => lists.find(({ input }) => input['kind'] === kind)
  const totals = REPORT_KINDS.map((kind) => numberAt(of(kind)?.answer, 'total'))
  const all = of('all')
  const [total] = nodesAt(all?.answer, 'total')
  if (!all || !total || totals.includes(undefined)) return

  const made = lists.flatMap(({ answer }) => nodesAt(answer, 'list[].at'))
  if (made.some(({ value }) => (momentOf(value)?.ms ?? 0) > all.now.getTime())) return
  if (total.value !== sumOf(totals.map((each) => each ?? 0)))
    yield wrong(LIST, total, 'of its kinds')
}
