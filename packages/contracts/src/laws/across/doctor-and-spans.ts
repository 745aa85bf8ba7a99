// The page for the doctor, which tells day by day, against what spans of the metrics and lists make of these days.
import { addDays, isDay, shanghaiDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import { RESTING_BASELINE } from '../../monitoring/figure-rules.ts'
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { answerOf, type Answers, fieldOf, isList, type Node, numberOf } from '../node.ts'
import { sumOf } from '../operations/tools.ts'
import { nodesAt, numberAt, saidAt } from '../places.ts'

const DOCTOR = 'doctor.getDoctorPage'
const RATE = 'monitoring.getHeartRate'
const SLEEP = 'monitoring.getSleep'
const RECORDS = 'holter.listHolterRecords'

const wrong = (name: string, node: Node, got: string): Between => ({
  name,
  law: 'reckoned',
  path: node.path,
  got,
})

const rowsByDay = (page: Node, path: string): ReadonlyMap<unknown, Node> =>
  new Map(nodesAt(page, path).map((row) => [fieldOf(row, 'day')?.value, row]))

/** Whole numbers, rounded alike. */
const ROUNDED = 0.5
const TENTH = 0.1

/** Between these every median and every tenth from either end lies. */
function bounds(sorted: readonly number[], share: number): readonly [number, number] {
  const at = share * (sorted.length - 1)
  const [low, high] = [Math.floor(at), Math.ceil(at)]
  const spread = share === TENTH || share === 1 - TENTH ? 1 : 0
  const of = (index: number) => sorted[Math.min(sorted.length - 1, Math.max(0, index))] ?? 0
  return [of(low - spread) - ROUNDED, of(high + spread) + ROUNDED]
}

const BASELINE = { low: TENTH, usual: 0.5, high: 1 - TENTH } as const

/** The usual resting rate is made of the days before that have one. */
function* baselines(told: Answers, page: Node): Generator<Between> {
  const days = rowsByDay(page, 'restingHeart.days[]')
  const account = momentOf(fieldOf(answerOf(told, 'account.getAccount'), 'createdAt')?.value)?.day

  for (const { name, input, answer } of told) {
    const [last, baseline] = [String(input['dat']), fieldOf(answer, 'baseline')]
    const made = fieldOf(baseline, 'days')
    if (name !== RATE || input['userCode'] !== undefined || !isDay(last) || !baseline) continue
    const own = Array.from({ length: RESTING_BASELINE.days }, (_, ago) => addDays(last, -1 - ago))
    const untold = own.filter((day) => !days.has(day) && !(account !== undefined && day < account))
    const rates = own.flatMap((day) => numberAt(days.get(day), 'value') ?? [])
    const count = numberOf(made)

    // Of a page that tells of no such day another law asks why.
    if (!made || count === undefined || rates.length === 0) continue

    if (count < rates.length || count > rates.length + untold.length) {
      yield wrong(name, made, `other than ${DOCTOR}`)
      continue
    }

    if (untold.length > 0) continue
    const sorted = rates.toSorted((a, b) => a - b)

    for (const [key, share] of Object.entries(BASELINE)) {
      const [node, [least, most]] = [fieldOf(baseline, key), bounds(sorted, share)]
      const value = numberOf(node)
      if (node && value !== undefined && (value < least || value > most))
        yield wrong(name, node, `other than ${DOCTOR}`)
    }
  }
}

/** Each night with a fall has one event at least, and no event is without a fall; the last night may come in between the calls. */
function* fallsOfNights(told: Answers, page: Node): Generator<Between> {
  const nights = rowsByDay(page, 'oxygen.nights[]')

  for (const { name, input, answer, now } of told) {
    const count = fieldOf(answer, 'breathWarn')
    const events = numberOf(count)
    if (name !== SLEEP || input['userCode'] !== undefined || !count || events === undefined)
      continue

    const days =
      input['type'] === SPANS.day
        ? [input['dat']]
        : nodesAt(answer, 'detailTimes[]').map(({ value }) => value)

    if (days.length === 0 || days.some((day) => !nights.has(day))) continue
    const fallsOn = (day: unknown): number => numberAt(nights.get(day), 'falls') ?? 0
    const today = shanghaiDay(now)
    const least = days.filter((day) => day !== today && fallsOn(day) > 0).length
    const isOpen = days.includes(today) && numberAt(nights.get(today), 'lowest') === undefined
    if (events < least || (!isOpen && events > sumOf(days.map(fallsOn))))
      yield wrong(name, count, `other than ${DOCTOR}`)
  }
}

const RECORD = /次 [^（：，]*记录（(\d+)月(\d+)日/

/** A long record that the page tells the day of is in the list of them on that day. */
function* recordsOfDoctor(told: Answers, page: Node): Generator<Between> {
  const [, month, date] = RECORD.exec(saidAt(page, 'ecg.text')) ?? []

  const list = told.find(
    ({ name, answer }) =>
      name === RECORDS &&
      isList(fieldOf(answer, 'list')) &&
      numberAt(answer, 'total') === nodesAt(answer, 'list[]').length,
  )

  const [text] = nodesAt(page, 'ecg.text')
  if (!list || !text || month === undefined) return

  const days = nodesAt(list.answer, 'list[].startedAt').map(({ value }) => momentOf(value)?.day)

  const isTold = days.some(
    (day) => Number(day?.slice(5, 7)) === Number(month) && Number(day?.slice(8)) === Number(date),
  )

  if (!isTold) yield { name: DOCTOR, law: 'detail', path: text.path, got: `not in ${RECORDS}` }
}

export function* doctorAndSpans(told: Answers): Generator<Between> {
  for (const { answer } of told.filter(({ name }) => name === DOCTOR))
    for (const law of [baselines, fallsOfNights, recordsOfDoctor]) yield* law(told, answer)
}
