// Sentences in our words: the numbers that they tell are those of the answer.
import { isoWeekday, isDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import type { Between, Breach } from '../catalogue.ts'
import { type Answers, fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { at, breach, sumOf } from '../operations/tools.ts'
import { amountIn } from './amounts.ts'
import { nodeAt } from './figures.ts'

interface Phrase {
  /** Its one group is the number. */
  readonly says: RegExp
  readonly due: string | ((told: Told) => number | undefined)
  readonly within?: number
  /** Several of what is told may be one of what is said, as stretches of one long record: no fewer are. */
  readonly least?: (told: Told) => number | undefined
}

const WHOLE = 0.51

const left = ({ answer, input }: Told): number | undefined => {
  const [total, target] = ['total', 'target'].map((name) => numberOf(fieldOf(answer, name)))
  if (input['type'] !== SPANS.day || total === undefined || target === undefined) return undefined
  return target - total
}

const unread = ({ answer }: Told): number =>
  sumOf([...(fieldOf(answer, 'unread')?.fields.values() ?? [])].map((node) => numberOf(node) ?? 0))

/** Events are told of a span whose list is not cut. */
const MOST_EVENTS = 50

const eventsOf =
  (kind: string) =>
  ({ answer, input }: Told): number | undefined => {
    if (input['userCode'] !== undefined) return undefined
    const events = fieldOf(answer, 'warnings')?.items ?? []
    const own = events.filter((row) => fieldOf(row, 'eventType')?.value === kind)
    return events.length < MOST_EVENTS ? own.length : undefined
  }

const SUSPECTED = 'af-suspected'

/** Each strip is one alone, and has no length; stretches may be of one record. */
function stripsOf({ answer }: Told): number {
  const own = (fieldOf(answer, 'warnings')?.items ?? []).filter(
    (row) => fieldOf(row, 'eventType')?.value === SUSPECTED,
  )

  const strips = own.filter((row) => fieldOf(row, 'seconds')?.value === null).length
  return strips + (own.length > strips ? 1 : 0)
}

const LOW = { says: /(?:低于) (\d+)%/, due: 'threshold' } as const

const OF_DAY: readonly Phrase[] = [
  { says: /(?:今天|这天) ?(\d+) 件/, due: 'total' },
  { says: /做了 (\d+) 件/, due: 'done' },
  { says: /(?:今天|这天) ?(\d+) 件都做/, due: 'done' },
]

const PHRASES: Readonly<Record<string, readonly Phrase[]>> = {
  'monitoring.getSteps': [
    { says: /走了 ([\d,]+) 步/, due: ({ answer, input }) => ofDay(answer, input, 'total') },
    { says: /差 ([\d,]+) 步/, due: left },
    { says: /离 ([\d,]+) 步的目标/, due: ({ answer, input }) => ofDay(answer, input, 'target') },
    {
      says: /走满了 ([\d,]+) 步的目标/,
      due: ({ answer, input }) => ofDay(answer, input, 'target'),
    },
    { says: /平均每天(?:走)? ?([\d,]+) 步/, due: 'average' },
    { says: /连续 (\d+) 天达标/, due: 'streak' },
  ],
  'monitoring.getHeartRate': [
    { says: /心率平均 (\d+)/, due: 'avg', within: WHOLE },
    { says: /在 (\d+) 到 \d+ 之间/, due: 'min', within: WHOLE },
    { says: /在 \d+ 到 (\d+) 之间/, due: 'max', within: WHOLE },
    { says: /安静时 (\d+)/, due: 'resting', within: WHOLE },
    { says: /(\d+) 次(?:心电图)?疑似房颤/, due: eventsOf(SUSPECTED), least: stripsOf },
    { says: /(\d+) 次心率过慢/, due: eventsOf('heart-slow') },
    { says: /(\d+) 次(?:安静时)?心率[过偏]快/, due: eventsOf('heart-fast') },
  ],
  'monitoring.getOxygen': [
    { says: /血氧平均 (\d+)%/, due: 'avg', within: WHOLE },
    { says: /最低 (\d+)%/, due: 'lowest', within: WHOLE },
    { says: /血氧(?:有|低过) (\d+) 次/, due: 'lowEvents' },
    { says: /(\d+) 次在夜里/, due: 'night.lowEvents' },
    LOW,
  ],
  'monitoring.getSleep': [
    { says: /记录了 (\d+) 晚/, due: 'nights' },
    { says: /血氧(?:有|低过) (\d+) 次/, due: 'breathWarn' },
  ],
  'monitoring.getBloodPressure': [{ says: /量了 (\d+) 次/, due: 'count' }],
  'reminders.getReminders': OF_DAY,
  'reminders.getReminderDay': OF_DAY,
  'reports.getOverview': [{ says: /有 (\d+) 份/, due: unread }],
}

function ofDay(answer: Node, input: Told['input'], name: string): number | undefined {
  return input['type'] === SPANS.day ? numberOf(fieldOf(answer, name)) : undefined
}

export const textIn = (sentence: Node | undefined): string =>
  (sentence?.items ?? []).map((part) => textOf(fieldOf(part, 'text')) ?? '').join('')

export const SENTENCES = ['sentence', 'elderSentence'] as const

export function* numbersSaid(told: Told): Generator<Breach> {
  for (const name of SENTENCES) {
    const sentence = fieldOf(told.answer, name)
    const text = textIn(sentence)
    if (!sentence || text === '') continue

    for (const { says, due, within = 0, least } of PHRASES[told.name] ?? []) {
      const said = amountIn(text, says)
      const value = typeof due === 'string' ? numberOf(nodeAt(told.answer, due)) : due(told)
      if (said === undefined || value === undefined || Math.abs(said - value) <= within) continue
      if (said < value && said >= (least?.(told) ?? value)) continue
      return yield breach('told-twice', sentence, 'another number')
    }
  }
}

const LIMIT_SAID = /血氧[^。]*低于 (\d+)%/

/** The limit of oxygen that a sentence of any call names is the one of its page. */
export function* limitSaid(told: Answers): Generator<Between> {
  const limits = told.flatMap(({ answer }) => numberOf(fieldOf(answer, 'threshold')) ?? [])

  for (const { name, answer } of told)
    for (const key of SENTENCES) {
      const sentence = fieldOf(answer, key)
      const said = amountIn(textIn(sentence), LIMIT_SAID)
      if (sentence && said !== undefined && limits.length > 0 && !limits.includes(said))
        yield { name, law: 'told-twice', path: sentence.path, got: 'another limit' }
    }
}

const PRESSURE = /(\d{2,3})\/(\d{2,3})/

/** A pressure of one day's sentence is one of its readings or its mean. */
export function* pressureSaid({ answer, input }: Told): Generator<Breach> {
  if (input['type'] !== SPANS.day) return
  const rows = [...(fieldOf(answer, 'readings')?.items ?? []), answer]

  const pairs = [
    ['sbp', 'dbp'],
    ['avgHi', 'avgLow'],
    ['hi', 'low'],
  ] as const

  for (const name of SENTENCES) {
    const sentence = fieldOf(answer, name)
    const [, high, low] = PRESSURE.exec(textIn(sentence)) ?? []
    if (!sentence || high === undefined) continue

    const isKnown = rows.some((row) =>
      pairs.some(([first, second]) => {
        const [sbp, dbp] = [first, second].map((key) => numberOf(fieldOf(row, key)))
        return sbp === Number(high) && dbp === Number(low)
      }),
    )

    if (!isKnown) yield breach('told-twice', sentence, 'a pressure of no reading')
  }
}

const WEEKDAYS = '一二三四五六日'
const FARTHEST = /(?:周([一二三四五六日])|(\d+)月(\d+)日)最远/

/** 周日最远: the day that is said is the best one. */
export function* farthest({ answer }: Told): Generator<Breach> {
  const day = textOf(at(answer, 'best', 'day'))
  if (!isDay(day)) return

  for (const name of SENTENCES) {
    const sentence = fieldOf(answer, name)
    const [, weekday, month, date] = FARTHEST.exec(textIn(sentence)) ?? []
    if (!sentence || (weekday === undefined && month === undefined)) continue

    const isRight =
      weekday === undefined
        ? Number(month) === Number(day.slice(5, 7)) && Number(date) === Number(day.slice(8))
        : WEEKDAYS[isoWeekday(day) - 1] === weekday

    if (!isRight) yield breach('told-twice', sentence, 'another day')
  }
}

const COMPARED: readonly (readonly [says: RegExp, is: string])[] = [
  [/走得和.{2,5}差不多/, 'same'],
  [/走得比.{2,5}多/, 'more'],
  [/走得比.{2,5}少/, 'less'],
]

export function* comparedSaid({ answer }: Told): Generator<Breach> {
  const compared = textOf(fieldOf(answer, 'compared'))

  for (const name of SENTENCES) {
    const sentence = fieldOf(answer, name)
    const said = COMPARED.find(([says]) => says.test(textIn(sentence)))?.[1]
    if (sentence && compared !== undefined && said !== undefined && said !== compared)
      yield breach('told-twice', sentence, 'other than compared')
  }
}

/** How many steps an ordinary or a slow minute of walking has; minutes are told in fives. */
const STEPS_OF_MINUTE = { low: 60, high: 140 } as const
const FIVE = 5

/** 还差 2,596 步，约 30 分钟. */
export function* minutesToWalk(told: Told): Generator<Breach> {
  const steps = left(told)

  for (const name of SENTENCES) {
    const sentence = fieldOf(told.answer, name)
    const minutes = amountIn(textIn(sentence), /约 (\d+) 分钟/)
    if (!sentence || minutes === undefined || steps === undefined) continue
    const [least, most] = [steps / STEPS_OF_MINUTE.high, steps / STEPS_OF_MINUTE.low]
    if (minutes < least - FIVE || minutes > most + FIVE)
      yield breach('told-twice', sentence, 'other minutes than the steps take')
  }
}

const MEAN = /(早晨|晚上)血压平均 (\d+\/\d+)/

/** 早晨血压平均 147/90 mmHg, of the measures of a week. */
export function* meanOfWeekSaid({ answer }: Told): Generator<Breach> {
  for (const name of SENTENCES) {
    const sentence = fieldOf(answer, name)
    const [, part, said] = MEAN.exec(textIn(sentence)) ?? []

    for (const row of fieldOf(answer, 'measures')?.items ?? []) {
      const [title, text] = ['title', 'averageText'].map((key) => textOf(fieldOf(row, key)))
      if (sentence && part !== undefined && title === `${part}血压` && text && text !== said)
        yield breach('told-twice', sentence, 'other than its measure')
    }
  }
}
