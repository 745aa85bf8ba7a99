// What the report of the heart's risk says in words, against its span, its findings and its trend.
import { addDays, daysBetween, isDay } from '@kangban/china-time'
import type { Breach } from '../catalogue.ts'
import { REPORT_KIND_NAMES } from '../../reports/report-kinds.ts'
import { fieldOf, numberOf, textOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { nodesAt, numberAt, saidAt } from '../places.ts'
import type { Said } from './said.ts'

export const RISK_SAYS: readonly Said[] = ['sentence', 'elderSentence', 'method', 'trend.text'].map(
  (at) => ({
    at,
    says: /[近个] (\d+) 天/,
    due: (report) => {
      const [from, to] = ['day', 'endDay'].map((name) => textOf(fieldOf(report, name)))
      return isDay(from) && isDay(to) ? [daysBetween(from, to) + 1] : []
    },
  }),
)

const FINDING_TEXTS = [
  /(\d+) 次心电里 (\d+) 次疑似房颤/,
  /心率过[快慢] (\d+) 次/,
  /最[快慢] (\d+)/,
  /血氧低过 \d+% (\d+) 次/,
]

/** What the sentence says of a finding is what the finding says. */
export const SENTENCE_SAYS: readonly Said[] = ['sentence', 'elderSentence'].flatMap((at) =>
  FINDING_TEXTS.map((says): Said => ({
    at,
    says,
    due: (report) => {
      const found = nodesAt(report, 'findings[]').flatMap(
        (row) => says.exec(saidAt(row, 'text')) ?? [],
      )

      return found.slice(1)
    },
  })),
)

const FOUND_AMONG = [/(\d+) 次心电里 (\d+) 次疑似房颤/, /量了 (\d+) 次，(\d+) 次不在范围/]

/** Of two numbers the second is what was found, among no fewer that were measured. */
export const FINDINGS_SAY: readonly Said[] = FOUND_AMONG.map((says) => ({
  in: 'findings[]',
  at: 'text',
  says,
  due: (row) => {
    const count = numberAt(row, 'count')
    return count === undefined ? [] : [[count, Infinity], count]
  },
}))

/** What no finding of a kind is called, nor says. */
const OF_OTHERS: Readonly<Record<string, RegExp>> = {
  fast: /慢|血氧|血压|变异/,
  slow: /快|血氧|血压|变异/,
  irregular: /过[快慢]|血氧|血压|变异/,
  'low-hrv': /过[快慢]|血氧|血压/,
  'low-oxygen': /心率|血压/,
  pressure: /心率|血氧/,
}

/** A finding is called by its kind, and tells of nothing else. */
export function* namesOfFindings({ answer }: Told): Generator<Breach> {
  for (const row of nodesAt(answer, 'findings[]')) {
    const others = OF_OTHERS[textOf(fieldOf(row, 'kind')) ?? '']

    for (const name of ['title', 'text']) {
      const node = fieldOf(row, name)
      if (node && others?.test(textOf(node) ?? '')) yield breach('words', node, 'of another kind')
    }
  }
}

/** The weeks of the trend lie in a row up to the last day. */
export function* weeksOfTrend({ answer }: Told): Generator<Breach> {
  const [list] = nodesAt(answer, 'trend.weeks')
  const weeks = nodesAt(list, '[]')
  if (!list || weeks.length === 0) return
  const ends = weeks.map((week) => textOf(fieldOf(week, 'endDay')))

  const due = [
    ...weeks.slice(1).map((week) => textOf(fieldOf(week, 'day'))),
    textOf(fieldOf(answer, 'endDay')),
  ].map((day, index) => (isDay(day) && index < weeks.length - 1 ? addDays(day, -1) : day))

  if (due.some((day, index) => day !== ends[index]))
    yield breach('calendar', list, 'not week by week up to the last day')
}

const UNMEASURED = /没有测量/

/** What was not found has no points, and what was not measured was not looked for. */
export function* statesOfFindings({ answer }: Told): Generator<Breach> {
  for (const row of nodesAt(answer, 'findings[]')) {
    const [state, text] = ['state', 'text'].map((name) => fieldOf(row, name))
    const isEmpty = state?.value !== 'found' && numberAt(row, 'count') === 0
    if (state && isEmpty && (numberAt(row, 'points') ?? 0) > 0)
      yield breach('verdict', state, 'although it has points')
    else if (state && UNMEASURED.test(textOf(text) ?? '') && state.value !== 'unmeasured')
      yield breach('words', state, 'other than its text')
  }
}

const DIRECTIONS: readonly (readonly [says: RegExp, direction: string, sign: number])[] = [
  [/还没有.*可比/, 'unknown', 0],
  [/差不多/, 'same', 0],
  [/多 (\d+) 件/, 'worse', 1],
  [/少 (\d+) 件/, 'better', -1],
]

/** The trend is called what its text says, and by as much. */
export function* trendSaid({ answer }: Told): Generator<Breach> {
  const [direction, text] = ['direction', 'text'].map((name) => nodesAt(answer, `trend.${name}`)[0])
  const said = saidAt(answer, 'trend.text')
  const found = DIRECTIONS.find(([says]) => says.test(said))
  if (!direction || !text || !found) return
  const [says, due, sign] = found
  if (direction.value !== due) yield breach('words', direction, 'other than its text')
  const amount = says.exec(said)?.[1]
  const [count, before] = ['count', 'countBefore'].map((name) => numberAt(answer, `trend.${name}`))
  if (amount === undefined || count === undefined || before === undefined) return
  if (count - before !== sign * Number(amount))
    yield breach('told-twice', text, 'other than both counts')
}

const LEVELS: readonly (readonly [says: RegExp, level: string])[] = [
  [/(\d+) 分以上为高/, 'high'],
  [/(\d+) 到 (\d+) 分为中等/, 'moderate'],
]

/** 4 分以上为高: so many points are of the level that the method gives them, unless too little was measured for any. */
export function* levelOfPoints({ answer }: Told): Generator<Breach> {
  const level = fieldOf(answer, 'level')
  const points = numberAt(answer, 'points')

  for (const [says, due] of LEVELS) {
    const [, least, most = Infinity] = says.exec(saidAt(answer, 'method')) ?? []
    if (!level || level.value === 'unknown' || points === undefined || least === undefined) continue
    const isOf = points >= Number(least) && points <= Number(most)
    if (isOf !== (level.value === due))
      return yield breach('verdict', level, 'other than its points')
  }
}

/** By finding: how the method words its points, for what is grave and for what is not, or for all that is found. */
const POINTS: readonly (readonly [kind: string, says: RegExp])[] = [
  ['irregular', /疑似房颤或心率过慢 (\d+) 分/],
  ['slow', /疑似房颤或心率过慢 (\d+) 分/],
  ['fast', /静坐心率很快 (\d+) 分，常偏快 (\d+) 分/],
  ['low-hrv', /心率变异偏低 (\d+) 分/],
]

/** 疑似房颤或心率过慢 4 分: what was found has the points that the method gives it. */
export function* pointsOfFindings({ answer }: Told): Generator<Breach> {
  const method = saidAt(answer, 'method')

  for (const row of nodesAt(answer, 'findings[]')) {
    const [kind, points] = ['kind', 'points'].map((name) => fieldOf(row, name))
    const says = POINTS.find(([name]) => name === kind?.value)?.[1]
    const [, first, second] = says?.exec(method) ?? []
    const grave = fieldOf(row, 'grave')?.value
    if (!points || first === undefined || fieldOf(row, 'state')?.value !== 'found') continue
    // Older reports do not tell how grave it was.
    if (second !== undefined && grave === undefined) continue
    const due = second === undefined || grave === true ? [Number(first)] : [0, Number(second)]

    if (!due.includes(numberOf(points) ?? NaN))
      yield breach('verdict', points, 'other than the method gives')
  }
}

const FIRST = /先看 ?(.+?) ?的(日报|周报)/
const DATE = /(\d+)月(\d+)日/

/** 先看 3月1日 的日报: the sentence names the report that is first, by its kind and its first day. */
export function* firstSaid({ answer }: Told): Generator<Breach> {
  const [first] = nodesAt(answer, 'first')
  const kind = textOf(fieldOf(first, 'kind'))
  const id = fieldOf(first, 'id')?.value

  const own = FIRSTS.flatMap((path) => nodesAt(answer, path)).find(
    (row) => fieldOf(row, 'id')?.value === id,
  )

  const day = textOf(fieldOf(own, 'day'))

  for (const name of ['sentence', 'elderSentence']) {
    const [node] = nodesAt(answer, name)
    const [, which = '', word] = FIRST.exec(saidAt(answer, name)) ?? []
    const [, month, date] = DATE.exec(which) ?? []
    if (!node || word === undefined || kind === undefined) continue
    const isOther = REPORT_KIND_NAMES[kind === 'weekly' ? 'weekly' : 'daily'] !== word

    const isOtherDay =
      isDay(day) &&
      month !== undefined &&
      (Number(month) !== Number(day.slice(5, 7)) || Number(date) !== Number(day.slice(8)))

    if (kind === 'heart-risk' || isOther || isOtherDay)
      yield breach('told-twice', node, 'another report than the first')
  }
}

const FIRSTS = ['daily', 'weekly', 'calendar[]'] as const

/** Of all that is unread, as far as the overview names it, the gravest is opened first. */
export function* firstToOpen({ answer }: Told): Generator<Breach> {
  const [first] = nodesAt(answer, 'first')

  const rows = ['calendar[]', 'daily', 'weekly', 'heartRisk'].flatMap((path) =>
    nodesAt(answer, path).filter((row) => fieldOf(row, 'id') !== undefined),
  )

  const unread = new Map(
    rows
      .filter((row) => fieldOf(row, 'unread')?.value === true)
      .map((row) => [fieldOf(row, 'id')?.value, fieldOf(row, 'state')?.value === 'bad']),
  )

  const id = fieldOf(first, 'id')
  if (!first || !id) return

  const counted = nodesAt(answer, 'unread')
    .flatMap((node) => [...node.fields.values()])
    .reduce((sum, node) => sum + (numberOf(node) ?? 0), 0)

  const own = rows.find((row) => fieldOf(row, 'id')?.value === id.value)
  const isRead = own && fieldOf(own, 'unread')?.value === false
  if (isRead || (!own && unread.size >= counted))
    yield breach('verdict', id, 'of what is not unread')
  else if (unread.get(id.value) === false && [...unread.values()].includes(true))
    yield breach('sorted', id, 'not the gravest')
}
