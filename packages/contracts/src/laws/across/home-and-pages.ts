// What the cards of home tell beside their values, against the pages of their day.
import { MS_PER_HOUR, shanghaiClock, shanghaiDay, startOfShanghaiDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { type Answers, fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { nodesAt, numberAt, saidAt } from '../places.ts'
import { amountIn } from '../reckoned/amounts.ts'
import { DAY, isCalled } from '../reckoned/matters.ts'

const HOME = 'home.getHomeSummary'

const wrong = (node: Node, other: string): Between => ({
  name: HOME,
  law: 'same-fact',
  path: node.path,
  got: `other than ${other}`,
})

interface Card {
  readonly card: Node
  /** The page of the day of its value. */
  readonly page: Node
}

function* cardsOf(
  told: Answers,
  home: Told,
  [metric, call, span = SPANS.day]: readonly string[],
): Generator<Card> {
  for (const card of nodesAt(home.answer, 'cards[]')) {
    const ms = momentOf(fieldOf(card, 'measuredAt')?.value)?.ms
    if (fieldOf(card, 'metric')?.value !== metric || ms === undefined) continue

    for (const { name, input, answer } of told)
      if (name === call && input['type'] === span && input['dat'] === shanghaiDay(ms))
        yield { card, page: answer }
  }
}

/** By metric and page: what a note says is a number of the page. */
const NOTED = [
  ['sleep', 'monitoring.getSleep', /^得分 (\d+)/, 'score'],
  ['steps', 'monitoring.getSteps', /^目标 ([\d,]+)/, 'target'],
] as const

function* notes(told: Answers, home: Told): Generator<Between> {
  for (const [metric, call, says, field] of NOTED)
    for (const { card, page } of cardsOf(told, home, [metric, call])) {
      const [note] = nodesAt(card, 'note')
      const said = amountIn(textOf(note) ?? '', says)
      const due = numberAt(page, field)
      if (note && said !== undefined && due !== undefined && said !== due) yield wrong(note, call)
    }
}

const STAGES = { deep: 'deepSleep', light: 'lightSleep', rem: 'rem', awake: 'wake' } as const
/** Of each stretch the minutes are rounded. */
const ROUNDED = 2

function* stages(told: Answers, home: Told): Generator<Between> {
  const call = 'monitoring.getSleep'

  for (const { card, page } of cardsOf(told, home, ['sleep', call])) {
    const [list] = nodesAt(card, 'stages')
    const rows = nodesAt(list, '[]')
    if (!list || rows.length === 0) continue

    for (const [stage, field] of Object.entries(STAGES)) {
      const own = rows.filter((row) => fieldOf(row, 'stage')?.value === stage)
      const minutes = own.reduce((sum, row) => sum + (numberAt(row, 'minutes') ?? 0), 0)
      const due = numberAt(page, field)

      if (due !== undefined && Math.abs(minutes - due) > ROUNDED) {
        yield wrong(list, call)
        break
      }
    }
  }
}

/** Of sleep a card tells when its night ended. */
function* endsOfNights(told: Answers, home: Told): Generator<Between> {
  const call = 'monitoring.getSleep'

  for (const { card, page } of cardsOf(told, home, ['sleep', call])) {
    const [measured, ends] = [fieldOf(card, 'measuredAt'), textOf(fieldOf(page, 'sleepEndTime'))]
    const ms = momentOf(measured?.value)?.ms
    // The night may have gone on in between.
    if (numberAt(card, 'value') !== numberAt(page, 'totalTime')) continue
    if (measured && ms !== undefined && ends !== undefined && shanghaiClock(ms) !== ends)
      yield wrong(measured, call)
  }
}

/** A reading has one verdict, on its card and on its page. */
function* verdicts(told: Answers, home: Told): Generator<Between> {
  const call = 'monitoring.getBloodPressure'

  for (const { card, page } of cardsOf(told, home, ['bloodPressure', call])) {
    const at = momentOf(fieldOf(card, 'measuredAt')?.value)?.ms

    const reading = nodesAt(page, 'readings[]').find(
      (row) =>
        momentOf(fieldOf(row, 'at')?.value)?.ms === at &&
        numberAt(row, 'sbp') === numberAt(card, 'value'),
    )

    const [own, other] = [card, reading].map((node) => fieldOf(node, 'state'))
    if (own && other && own.value !== other.value) yield wrong(own, call)
  }
}

/** The newest of a course lies among the readings of the day that it ends with. */
function* courses(told: Answers, home: Told): Generator<Between> {
  const call = 'monitoring.getBloodPressure'
  const today = textOf(fieldOf(home.answer, 'day'))

  for (const { card, page } of cardsOf(told, home, ['bloodPressure', call])) {
    const moment = momentOf(fieldOf(card, 'measuredAt')?.value)
    const [newest] = nodesAt(page, 'readings[].at')
    if (moment?.day !== today || momentOf(newest?.value)?.ms !== moment?.ms) continue

    for (const [course, name] of [
      ['trend', 'sbp'],
      ['secondTrend', 'dbp'],
    ] as const) {
      const list = fieldOf(card, course)
      const last = numberOf(list?.items.at(-1))
      const values = nodesAt(page, `readings[].${name}`).flatMap((node) => numberOf(node) ?? [])
      if (!list || last === undefined || values.length === 0) continue
      if (last < Math.min(...values) || last > Math.max(...values)) yield wrong(list, call)
    }
  }
}

const FALLEN = /(今天|昨天|前天|昨夜|\d+月\d+日)血氧低到 (\d+)%/
/** From midnight back and on: whoever says so may call an evening or a morning a part of the night. */
const NIGHT_MS = 12 * MS_PER_HOUR

const isLastNight = (ms: number, now: Date): boolean =>
  Math.abs(ms - startOfShanghaiDay(shanghaiDay(now)).getTime()) <= NIGHT_MS

/** 前天血氧低到 89%, 昨夜血氧低到 89%: one of the events that wait did, and then. */
function* fallen(told: Answers, home: Told): Generator<Between> {
  const [sentence] = nodesAt(home.answer, 'sentence')
  const [, day = '', figure] = FALLEN.exec(saidAt(home.answer, 'sentence')) ?? []
  const [word] = [...day.matchAll(DAY)]

  const matters = nodesAt(home.answer, 'matters[]').filter(
    (matter) => fieldOf(matter, 'kind')?.value === 'oxygen-low',
  )

  const ids = new Set(
    matters.flatMap((matter) => nodesAt(matter, 'ids[]')).map(({ value }) => value),
  )

  const events = told
    .filter(({ name }) => name === 'warnings.listWarnings')
    .flatMap(({ answer }) => answer.items.filter((row) => ids.has(fieldOf(row, 'id')?.value)))

  if (!sentence || day === '' || events.length === 0) return

  const isSo = events.some((row) => {
    const moment = momentOf(fieldOf(row, 'createTime')?.value)
    const value = numberAt(row, 'value') ?? 0
    if (!moment || Math.round(value) !== Number(figure)) return false
    return word ? isCalled(word, moment.day, home.now) : isLastNight(moment.ms, home.now)
  })

  if (!isSo) yield wrong(sentence, 'warnings.listWarnings')
}

/** By metric and page: a note of the last hours, and the field of the page that each of its numbers is of. */
const RANGES = [
  ['heartRate', 'monitoring.getHeartRate', /^(\d+)–(\d+)$/, ['lowDetails', 'hiDetails']],
  ['oxygen', 'monitoring.getOxygen', /^最低 (\d+)/, ['lowDetails']],
] as const

/** What is noted of the last hours reaches as far as today, and no farther than yesterday and today. */
function* ranges(told: Answers, home: Told): Generator<Between> {
  const today = textOf(fieldOf(home.answer, 'day'))

  for (const [metric, call, says, series] of RANGES)
    for (const { card, page } of cardsOf(told, home, [metric, call, SPANS.week])) {
      const [note, measured] = ['note', 'measuredAt'].map((key) => fieldOf(card, key))
      const said = says.exec(textOf(note) ?? '')
      const labels = nodesAt(page, 'detailTimes[]').map(({ value }) => value)
      if (!note || !said || labels.at(-1) !== today || labels.length < 2) continue
      if (fieldOf(page, 'lastTime')?.value !== measured?.value) continue

      const isWrong = series.some((name, index) => {
        const [before, last] = nodesAt(page, `${name}[]`).slice(-2).map(numberOf)
        if (before === undefined || last === undefined) return false
        const [number, worst] = [Number(said[index + 1]), index === 0 ? Math.min : Math.max]
        const ends = [last, worst(before, last)]
        return number <= Math.min(...ends) - 1 || number >= Math.max(...ends) + 1
      })

      if (isWrong) yield wrong(note, call)
    }
}

export function* homeAndPages(told: Answers): Generator<Between> {
  for (const home of told.filter(({ name }) => name === HOME))
    for (const law of [notes, stages, endsOfNights, verdicts, courses, fallen, ranges])
      yield* law(told, home)
}
