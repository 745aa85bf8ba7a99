// Home in itself: what its cards note below their values, their courses, and what its sentence may say of them.
import { MS_PER_MINUTE, shanghaiClock, shanghaiHour } from '@kangban/china-time'
import { METRIC_NAMES } from '../../monitoring/metric-words.ts'
import type { Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { fieldOf, isList, type Node, numberOf, numbersIn, textOf, type Told } from '../node.ts'
import { breach, sumOf } from '../operations/tools.ts'
import { nodesAt, numberAt, saidAt } from '../places.ts'
import { amountsOf } from '../reckoned/amounts.ts'
import { DAY, isCalled } from '../reckoned/matters.ts'
import { about, type Due, type Said } from './said.ts'

const isOf = (card: Node, metric: string): boolean => fieldOf(card, 'metric')?.value === metric

const courseOf = (card: Node): number[] => numbersIn(fieldOf(card, 'trend'))

/** No value of a course lies outside of what is noted; the lowest of each half-hour is the lowest of all. */
const within = (card: Node, metric: string, [least, most]: readonly [Due, Due]): readonly Due[] =>
  isOf(card, metric) && courseOf(card).length > 0 ? [least, most] : []

const sign = (value: number): string => (value > 0 ? '高' : '低')

export const CARD_NOTES: readonly Said[] = [
  {
    in: 'cards[]',
    at: 'note',
    says: /^目标 ([\d,]+) 还差 ([\d,]+)/,
    due: (card, _, [, goal = '']) => [
      undefined,
      (amountsOf(goal)[0] ?? 0) - (numberAt(card, 'value') ?? 0),
    ],
  },
  {
    in: 'cards[]',
    at: 'note',
    says: /^目标 ([\d,]+) 已达标/,
    due: (card) => [[0, numberAt(card, 'value') ?? 0]],
  },
  {
    in: 'cards[]',
    at: 'note',
    says: /^最低 (\d+)%/,
    due: (card) => within(card, 'oxygen', [about(Math.min(...courseOf(card))), undefined]),
  },
  {
    in: 'cards[]',
    at: 'note',
    says: /^(\d+)–(\d+)$/,
    due: (card) =>
      within(card, 'heartRate', [
        [0, Math.min(...courseOf(card)) + 1],
        [Math.max(...courseOf(card)) - 1, Infinity],
      ]),
  },
  {
    in: 'cards[]',
    at: 'note',
    says: /^比平时([高低]) ([\d.]+)℃/,
    due: (card) => {
      const last = numberOf(fieldOf(card, 'trend')?.items.at(-1))
      return last === undefined ? [] : [sign(last), about(Math.abs(last), 0.06)]
    },
  },
]

const CLOCK = /\d\d:\d\d/

/** 昨天 08:15 is when it was measured. */
function* measuredWhen(card: Node, { now }: Told): Generator<Breach> {
  const note = fieldOf(card, 'note')
  const measured = momentOf(fieldOf(card, 'measuredAt')?.value)
  const text = textOf(note) ?? ''
  if (!note || !measured) return
  const clock = CLOCK.exec(text)?.[0]
  const days = [...text.matchAll(DAY)]
  if (clock !== undefined && clock !== shanghaiClock(new Date(measured.ms)))
    yield breach('told-twice', note, 'another time')
  else if (days.some((word) => !isCalled(word, measured.day, now)))
    yield breach('told-twice', note, 'another day')
}

/** Both pressures of a course were measured at once. */
function* bothCourses(card: Node): Generator<Breach> {
  const [first, second] = ['trend', 'secondTrend'].map((name) => fieldOf(card, name))
  if (!isOf(card, 'bloodPressure') || !isList(first) || !isList(second)) return

  const isWrong =
    first.items.length !== second.items.length ||
    first.items.some(
      ({ value }, index) => (value === null) !== (second.items[index]?.value === null),
    )

  if (isWrong) yield breach('parallel', second, 'other than trend')
}

const HOURS_OF_DAY = 24

/** Of today's hours those to come are gaps. */
function* hoursToCome(card: Node, { answer }: Told): Generator<Breach> {
  const [trend, made] = [fieldOf(card, 'trend'), momentOf(fieldOf(answer, 'updatedAt')?.value)]
  const value = numberAt(card, 'value') ?? 0
  if (!trend || !made || !isOf(card, 'steps') || trend.items.length !== HOURS_OF_DAY) return
  // Those of the last day and night are not those of today.
  if (value === 0 || sumOf(courseOf(card)) !== value) return
  if (trend.items.slice(shanghaiHour(made.ms) + 1).some((hour) => hour.value !== null))
    yield breach('future', trend, 'hours to come')
}

/** Clocks of devices differ a little. */
const AHEAD_MS = 5 * MS_PER_MINUTE

function* madeAfter(card: Node, { answer }: Told): Generator<Breach> {
  const [made, measured] = [fieldOf(answer, 'updatedAt'), fieldOf(card, 'measuredAt')]
  const [last, ms] = [made, measured].map((node) => momentOf(node?.value)?.ms)
  if (made && last !== undefined && ms !== undefined && ms > last + AHEAD_MS)
    yield breach('newest', made, 'before a value of it was measured')
}

const SENTENCES = ['sentence', 'elderSentence'] as const
export const ALL_WELL = /各项正常|都正常|没有异常|一切正常/

export const isGrave = (matter: Node): boolean =>
  fieldOf(matter, 'level')?.value === 'bad' &&
  fieldOf(matter, 'state')?.value !== 'over' &&
  fieldOf(matter, 'remindAt')?.value === null

/** What words of a sentence say of a metric that must have been measured. */
const MEASURED: readonly (readonly [metric: string, says: RegExp])[] = [
  ['sleep', /昨夜睡得/],
  ...(['heartRate', 'bloodPressure', 'oxygen'] as const).map(
    (metric) => [metric, new RegExp(`${METRIC_NAMES[metric]}(?:、[^，。]+)?都?正常`)] as const,
  ),
]

/** Nobody is told that all is well while something grave waits, nor that it was well without a measurement. */
function* saidWell({ answer }: Told): Generator<Breach> {
  const isWaiting = nodesAt(answer, 'matters[]').some(isGrave)
  const cards = nodesAt(answer, 'cards[]')

  const unmeasured = MEASURED.filter(([metric]) =>
    cards.some((card) => isOf(card, metric) && fieldOf(card, 'value')?.value === null),
  )

  for (const name of SENTENCES) {
    const sentence = fieldOf(answer, name)
    const said = saidAt(answer, name)
    if (sentence && isWaiting && ALL_WELL.test(said))
      yield breach('told-twice', sentence, 'well, though something grave waits')
    else if (sentence && unmeasured.some(([, says]) => says.test(said)))
      yield breach('told-twice', sentence, 'of what was not measured')
  }
}

export function* home(told: Told): Generator<Breach> {
  for (const card of nodesAt(told.answer, 'cards[]'))
    for (const law of [measuredWhen, bothCourses, hoursToCome, madeAfter]) yield* law(card, told)
  yield* saidWell(told)
}

const TONES: readonly unknown[] = ['plain', 'warn', 'bad']

const gravest = (sentence: Node): number =>
  Math.max(...nodesAt(sentence, '[].tone').map(({ value }) => TONES.indexOf(value)))

/** The sentence for elders has fewer words and the same verdict. */
export function* sameVerdict({ answer }: Told): Generator<Breach> {
  const [sentence, elder] = SENTENCES.map((name) => fieldOf(answer, name))
  if (!isList(sentence) || !isList(elder)) return
  if (sentence.items.length === 0 || elder.items.length === 0) return
  if (gravest(sentence) !== gravest(elder)) yield breach('told-twice', elder, 'another tone')
}
