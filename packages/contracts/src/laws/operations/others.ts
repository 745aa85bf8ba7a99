// What other calls owe to themselves.
import { CONSTITUTION_SCORES, CONSTITUTIONS } from '../../medicine/constitution-names.ts'
import { UNITS } from '../../monitoring/metric-words.ts'
import { QUANTITIES } from '../../quantities/quantities.ts'
import type { Breach } from '../catalogue.ts'
import {
  everyNode,
  fieldOf,
  fieldsOf,
  isList,
  type Node,
  numberOf,
  textOf,
  type Told,
} from '../node.ts'
import { momentOf } from '../moments.ts'
import { above, agree, amid, breach, metricOf, outside, sumOf, toldBy } from './tools.ts'

const PRESSURES: readonly string[] = ['bloodPressure', 'pressureMorning', 'pressureEvening']

/** What is told of a metric under general names, in any call: value, trend, values, average. */
export function* metrics({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const fields = fieldsOf(node)
    const metric = textOf(fields.get('metric') ?? fields.get('measure'))
    if (!metric) continue
    for (const name of ['value', 'values', 'average', 'lastAverage', 'baseline'])
      yield* outside(fields.get(name), metric)
    // That of the temperature is how far it was from the usual.
    if (metric !== 'temperature') yield* outside(fields.get('trend'), metric)
    for (const name of ['referenceLow', 'referenceHigh']) yield* outside(fields.get(name), metric)
    yield* ofUnit(fields, metric)
    yield* amid(fields.get('average'), fields.get('values'))
    yield* toldBy(fields.get('average'), fields.get('averageText'))
    yield* toldBy(fields.get('value'), fields.get('valueText'))
    if (LARGE.includes(metric)) yield* usual(fields)
    if (metric === 'sleep') yield* stages(fields)
    if (!PRESSURES.includes(metric)) continue

    for (const [high, low] of [
      ['value', 'secondValue'],
      ['trend', 'secondTrend'],
      ['values', 'secondValues'],
      ['average', 'secondAverage'],
      ['baseline', 'secondBaseline'],
    ] as const) {
      yield* outside(fields.get(low), 'diastolic')
      yield* above(fields.get(high), fields.get(low))
    }

    yield* toldBy(fields.get('secondValue'), fields.get('valueText'))
    yield* toldBy(fields.get('secondAverage'), fields.get('averageText'))
  }
}

/** Of which a usual value in another unit would be hardly more than nothing. */
const LARGE = ['sleep', 'steps']
const MOST_TIMES_USUAL = 30

function* usual(fields: ReadonlyMap<string, Node>): Generator<Breach> {
  const [value, baseline] = [numberOf(fields.get('value')), fields.get('baseline')]
  const before = numberOf(baseline)
  if (baseline && value && before && value > MOST_TIMES_USUAL * before)
    yield breach('plausible', baseline, 'hardly of the same unit')
}

/** Of a metric that has one unit alone, wherever that stands beside its value; a night is told in hours and minutes. */
function* ofUnit(fields: ReadonlyMap<string, Node>, metric: string): Generator<Breach> {
  const unit = fields.get('unit')
  const due = Object.entries(UNITS).find(([name]) => name === metricOf(metric))?.[1]
  if (!unit || (!due && metric !== 'sleep')) return
  const isTold = ['value', 'average'].some((name) => numberOf(fields.get(name)) !== undefined)
  const units: readonly unknown[] = Object.values(UNITS)

  const isWrong = due
    ? unit.value !== due && (isTold || unit.value !== '')
    : units.includes(unit.value)

  if (isWrong) yield breach('unit', unit, due ? `other than ${due}` : 'of another metric')
}

/** Minutes of the stages of a night, awake ones apart, against the time asleep. */
function* stages(fields: ReadonlyMap<string, Node>): Generator<Breach> {
  const list = fields.get('stages')
  if (!list || list.items.length === 0) return

  const asleep = list.items
    .filter((item) => fieldOf(item, 'stage')?.value !== 'awake')
    .flatMap((item) => numberOf(fieldOf(item, 'minutes')) ?? [])

  yield* agree('sum', fields.get('value'), { with: sumOf(asleep), within: 10 })
}

const BY_UNIT: Readonly<Record<string, string>> = {
  [QUANTITIES.heartRate.unit]: 'heartRate',
  [QUANTITIES.oxygen.unit]: 'oxygen',
  [QUANTITIES.systolic.unit]: 'bloodPressure',
}

const EVENT_TEXTS = [
  ['value', 'valueText'],
  ['otherValue', 'valueText'],
  ['limit', 'limitText'],
  ['otherLimit', 'limitText'],
] as const

/** Both values of an event and both limits stand in its texts. */
function* inWords(fields: ReadonlyMap<string, Node>): Generator<Breach> {
  for (const [name, words] of EVENT_TEXTS) {
    const [number, text] = [fields.get(name), fields.get(words)]
    yield* toldBy(number, text)
    if (text?.value && numberOf(number) !== undefined && !/\d/.test(textOf(text) ?? ''))
      yield breach('told-twice', text, 'without its number')
  }
}

/** An abnormal event, wherever it is listed. */
export function* events({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const fields = fieldsOf(node)
    const [kind, value, limit] = ['eventType', 'value', 'limit'].map((name) => fields.get(name))
    const [measured, passed] = [numberOf(value), numberOf(limit)]
    if (!kind || !value || measured === undefined) continue
    yield* outside(value, BY_UNIT[String(fields.get('unit')?.value)] ?? '')
    yield* outside(fields.get('otherValue'), 'diastolic')
    yield* above(value, fields.get('otherValue'))
    yield* inWords(fields)
    if (passed === undefined) continue
    const [other, otherLimit] = [fields.get('otherValue'), fields.get('otherLimit')].map(numberOf)
    const isLow = /low|slow/.test(String(kind.value))
    const hasPassed = (a: number, b: number) => (isLow ? a <= b : a >= b)
    const isOther = other !== undefined && otherLimit !== undefined && hasPassed(other, otherLimit)
    if (!hasPassed(measured, passed) && !isOther) yield breach('limit', value, 'within the limit')
  }
}

/** The rate of an ECG in the list against its text. */
export function* ecgList({ answer }: Told): Generator<Breach> {
  for (const row of everyNode(answer))
    yield* toldBy(fieldOf(row, 'heartRat'), fieldOf(row, 'rateText'), { range: true })
}

export function* matters({ answer }: Told): Generator<Breach> {
  const [list, open] = [fieldOf(answer, 'matters'), fieldOf(answer, 'open')]
  if (!isList(list) || !open) return
  const waiting = list.items.filter((item) => fieldOf(item, 'state')?.value !== 'over').length
  const told = numberOf(open)
  // Some may wait of which nothing else is known.
  if (told !== undefined && told < waiting) yield breach('count', open, 'fewer than are listed')
}

/** `签到 +60`: the amount stands in the text and as a number. */
export function* pointRecords({ answer }: Told): Generator<Breach> {
  for (const row of fieldOf(answer, 'list')?.items ?? [])
    yield* toldBy(fieldOf(row, 'quota'), fieldOf(row, 'detailExplain'))
}

/** `30积分`: what a prize is worth stands in its name too, where it is points. */
export function* wheel({ answer }: Told): Generator<Breach> {
  for (const row of answer.items) yield* toldBy(fieldOf(row, 'quota'), fieldOf(row, 'prizeName'))
}

const isCurrent = (row: Node): boolean => fieldOf(row, 'current')?.value === true

/** Who asks has a session himself. */
export function* sessions({ answer }: Told): Generator<Breach> {
  const count = answer.items.filter(isCurrent).length
  if (isList(answer) && count !== 1)
    yield breach('count', answer, count > 1 ? 'several current ones' : 'no current one')
}

/** Strips that are shown are some of those that are counted. */
function* strips(answer: Node): Generator<Breach> {
  const count = fieldOf(fieldOf(answer, 'ecg'), 'count')
  const shown = fieldOf(fieldOf(answer, 'ecg'), 'strips')?.items.length ?? 0
  if (count && (numberOf(count) ?? shown) < shown) yield breach('count', count, 'fewer than shown')
}

const NOON = 12

export function* doctorPage({ answer }: Told): Generator<Breach> {
  yield* strips(answer)
  const pressure = fieldOf(answer, 'pressure')
  const readings = fieldOf(pressure, 'readings')

  for (const row of readings?.items ?? []) {
    const [part, moment] = [fieldOf(row, 'part'), textOf(fieldOf(row, 'at'))]
    const hour = Number(moment?.slice(11, 13))
    if (part?.value === 'morning' && hour >= NOON) yield breach('calendar', part, 'after noon')
    if (part?.value === 'evening' && hour < NOON) yield breach('calendar', part, 'before noon')
  }

  for (const row of fieldOf(fieldOf(answer, 'sleep'), 'nights')?.items ?? [])
    yield* outside(fieldOf(row, 'minutes'), 'sleep')
  const counted = (readings?.items ?? []).filter((row) => fieldOf(row, 'byHand')?.value !== true)
  if (isList(readings))
    yield* agree('count', fieldOf(fieldOf(pressure, 'total'), 'count'), {
      with: counted.length,
      within: 0,
    })
}

/** The summary is that of the day on which it was made. */
export function* home({ answer }: Told): Generator<Breach> {
  const [day, made] = [fieldOf(answer, 'day'), momentOf(fieldOf(answer, 'updatedAt')?.value)]
  if (day && made && day.value !== made.day) yield breach('newest', day, 'not the day of updatedAt')
}

/** Whether the balanced type holds depends on the other eight. */
export const verdictOf = (score: number): string => {
  if (score >= CONSTITUTION_SCORES.holds) return 'yes'
  return score >= CONSTITUTION_SCORES.tends ? 'tendency' : 'no'
}

/** The nine types in their order, each with the verdict of its score. */
export function* constitution({ answer }: Told): Generator<Breach> {
  const scores = fieldOf(answer, 'scores')
  const types = Object.keys(CONSTITUTIONS)
  const told = (scores?.items ?? []).map((row) => textOf(fieldOf(row, 'type')) ?? '')
  const places = told.map((type) => types.indexOf(type))
  if (scores && places.some((place, index) => place < (places[index - 1] ?? 0)))
    yield breach('sorted', scores, 'not in the order of the standard')

  for (const row of scores?.items ?? []) {
    const [score, verdict] = [numberOf(fieldOf(row, 'score')), fieldOf(row, 'verdict')]
    if (score === undefined || !verdict || fieldOf(row, 'type')?.value === 'balanced') continue
    if (verdict.value !== verdictOf(score)) yield breach('verdict', verdict, 'of another score')
  }
}
