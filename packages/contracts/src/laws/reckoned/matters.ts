// What is said of a matter or of a day in words against its moments, its events and its kind.
import {
  addDays,
  daysBetween,
  isDay,
  isoWeekday,
  MS_PER_DAY,
  MS_PER_MINUTE,
  shanghaiClock,
  shanghaiDay,
} from '@kangban/china-time'
import { METRIC_NAMES } from '../../monitoring/metric-words.ts'
import { WARNING_WORDS } from '../../warnings/warning-words.ts'
import type { Between, Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import {
  type Answers,
  everyNode,
  fieldOf,
  isList,
  type Node,
  numberOf,
  textOf,
  type Told,
} from '../node.ts'
import { breach, metricOf } from '../operations/tools.ts'
import { amountIn, amountsOf } from './amounts.ts'

const AGO: Readonly<Record<string, number>> = { 今天: 0, 昨天: 1, 前天: 2, 大前天: 3 }
export const DAY = /今天|昨天|大前天|前天|(\d+)月(\d+)日/g
const CLOCK = /\d\d:\d\d/g

/** An answer may be of the minute before midnight. */
const BEFORE_MS = 2 * MS_PER_MINUTE

export const todaysOf = (now: Date): readonly string[] => [
  shanghaiDay(now),
  shanghaiDay(now.getTime() - BEFORE_MS),
]

/** Whether a word may be called so today: 昨天, 3月1日. */
export function isCalled(word: RegExpMatchArray, day: string, now: Date): boolean {
  const [text, month, date] = word
  const ago = AGO[text]
  if (ago !== undefined) return todaysOf(now).some((today) => addDays(today, -ago) === day)
  return Number(month) === Number(day.slice(5, 7)) && Number(date) === Number(day.slice(8, 10))
}

const mattersOf = ({ answer }: Told): readonly Node[] => fieldOf(answer, 'matters')?.items ?? []

/** A tenth of what lasted long, and some minutes of what did not. */
const ABOUT = { share: 0.1, minutes: 6 } as const

/** 2月23日 12:45 起，约 70 分钟: days, times and minutes are those of beganAt and lastAt. */
export function* whenOfMatter(told: Told): Generator<Breach> {
  for (const matter of mattersOf(told)) {
    const when = fieldOf(matter, 'when')
    const text = textOf(when)

    const moments = ['beganAt', 'lastAt'].flatMap(
      (key) => momentOf(fieldOf(matter, key)?.value) ?? [],
    )

    const [began, last] = moments
    if (!when || !text || !began || !last) continue
    const days = [...text.matchAll(DAY)]
    const clocks = text.match(CLOCK) ?? []
    const minutes = amountIn(text, /约 (\d+) 分钟/)
    const isOneMoment = days.length === 1 && clocks.length === 1 && !/[起到至]/.test(text)
    const lasted = (last.ms - began.ms) / MS_PER_MINUTE

    if (days.some((word) => !moments.some(({ day }) => isCalled(word, day, told.now))))
      yield breach('told-twice', when, 'another day')
    else if (
      clocks.some((clock) => !moments.some(({ ms }) => shanghaiClock(new Date(ms)) === clock))
    )
      yield breach('told-twice', when, 'another time')
    else if (isOneMoment && lasted >= 1)
      yield breach('told-twice', when, 'one moment of what lasted')
    else if (
      minutes !== undefined &&
      Math.abs(minutes - lasted) > Math.max(ABOUT.minutes, ABOUT.share * lasted)
    )
      yield breach('told-twice', when, 'other minutes')
  }
}

/** 3 夜共 5 次, 2 次心电里 3 段: the events, and no more nights or records than these. */
export function* countOfMatter(told: Told): Generator<Breach> {
  for (const matter of mattersOf(told)) {
    const [count, ids] = ['count', 'ids'].map((key) => fieldOf(matter, key))
    const numbers = amountsOf(textOf(count) ?? '')
    if (!count || !isList(ids) || numbers.length === 0) continue
    const events = ids.items.length
    if (numbers.at(-1) !== events || numbers.some((number) => number > events))
      yield breach('told-twice', count, 'other than its events')
    else if (amountIn(textOf(count) ?? '', NIGHTS) === 1 && lastedOf(matter) > MS_PER_DAY)
      yield breach('told-twice', count, 'one night of several')
  }
}

const NIGHTS = /(\d+) 夜/

const lastedOf = (matter: Node): number => {
  const [from, to] = ['beganAt', 'lastAt'].map((key) => momentOf(fieldOf(matter, key)?.value)?.ms)
  return from === undefined || to === undefined ? 0 : to - from
}

const WAITED = /已经 (\d+) 天/

/** 已经 2 天没有处理: since it began. */
export function* waited(told: Told): Generator<Breach> {
  for (const matter of mattersOf(told)) {
    const progress = fieldOf(matter, 'progress')
    const days = amountIn(textOf(progress) ?? '', WAITED)
    const began = momentOf(fieldOf(matter, 'beganAt')?.value)
    if (!progress || days === undefined || !began) continue
    if (todaysOf(told.now).every((today) => daysBetween(began.day, today) !== days))
      yield breach('told-twice', progress, 'other days')
  }
}

const UNDONE = /没|未/

/** Of a new matter nothing has been done, of one that is over something has, and one that was told was told. */
export function* doneAbout(told: Told): Generator<Breach> {
  for (const matter of mattersOf(told)) {
    const progress = fieldOf(matter, 'progress')
    const [done, state] = [textOf(progress), fieldOf(matter, 'state')?.value]
    if (!progress || done === undefined) continue
    if (state === 'new' && done !== '' && !UNDONE.test(done))
      yield breach('verdict', progress, 'done, though it is new')
    else if (state === 'over' && WAITED.test(done))
      yield breach('verdict', progress, 'undone, though it is over')
    else if (state === 'told' && done === '') yield breach('silent', progress, 'nothing was told')
  }
}

const NAMES = [
  METRIC_NAMES.heartRate,
  METRIC_NAMES.bloodPressure,
  METRIC_NAMES.oxygen,
  METRIC_NAMES.sleep,
  METRIC_NAMES.steps,
]

const WORDS: Readonly<Record<string, { readonly metric: keyof typeof METRIC_NAMES }>> =
  WARNING_WORDS

const isMetric = (name: string): name is keyof typeof METRIC_NAMES =>
  Object.hasOwn(METRIC_NAMES, name)

/** The metric that a row is about: that of its kind, or the one that it names. */
function metricIn(row: Node): keyof typeof METRIC_NAMES | undefined {
  const kind = textOf(fieldOf(row, 'eventType') ?? fieldOf(row, 'kind')) ?? ''
  const named = metricOf(textOf(fieldOf(row, 'metric') ?? fieldOf(row, 'measure')) ?? '')
  return WORDS[kind]?.metric ?? (isMetric(named) ? named : undefined)
}

/** What a matter, an event, a section or a measure is called names no other metric than its own. */
export function* titleOfKind({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const title = fieldOf(node, 'eventName') ?? fieldOf(node, 'title')
    const metric = metricIn(node)
    const text = textOf(title)
    if (!title || !text || !metric || node.key === 'kangban') continue
    const own = METRIC_NAMES[metric]
    if (!text.includes(own) && NAMES.some((name) => text.includes(name)))
      yield breach('words', title, 'of another kind')
  }
}

const WORST: Readonly<Record<string, (values: readonly number[]) => number>> = {
  'oxygen-low': (values) => Math.min(...values),
  'heart-slow': (values) => Math.min(...values),
  'heart-fast': (values) => Math.max(...values),
}

/** A matter tells the worst of its events, as far as all of these are listed. */
export function* worstOfMatter(told: Answers): Generator<Between> {
  const events = told.find(({ name }) => name === 'warnings.listWarnings')?.answer

  const values = new Map(
    (events?.items ?? []).map((row) => [
      fieldOf(row, 'id')?.value,
      numberOf(fieldOf(row, 'value')),
    ]),
  )

  for (const each of told)
    for (const matter of mattersOf(each)) {
      const [value, ids] = ['value', 'ids'].map((key) => fieldOf(matter, key))
      const worst = WORST[textOf(fieldOf(matter, 'kind')) ?? '']
      const own = (ids?.items ?? []).flatMap((id) => values.get(id.value) ?? [])
      const [said] = amountsOf(textOf(value) ?? '')
      if (!value || !worst || said === undefined || own.length === 0) continue
      if (own.length !== ids?.items.length) continue
      if (Math.abs(said - worst(own)) > 0.51)
        yield { name: each.name, law: 'told-twice', path: value.path, got: 'other than its events' }
    }
}

const WEEKDAYS = '一二三四五六日'
const WEEKDAY = /(?<![上下每])周([一二三四五六日])/g

/** A weekday in the reason for a day is its own. */
export function* weekdayOfDay({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const day = textOf(fieldOf(node, 'day'))
    if (!isDay(day)) continue

    const reason = fieldOf(node, 'reason')
    const said = [...(textOf(reason) ?? '').matchAll(WEEKDAY)]
    if (reason && said.length === 1 && said[0]?.[1] !== WEEKDAYS[isoWeekday(day) - 1])
      yield breach('told-twice', reason, 'another weekday')
  }
}
