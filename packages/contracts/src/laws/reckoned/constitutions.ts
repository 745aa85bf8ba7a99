// The constitution by the rule of its standard, and the change in words.
import { MS_PER_HOUR, shanghaiDay } from '@kangban/china-time'
import { CONSTITUTION_SCORES } from '../../medicine/constitution-names.ts'
import type { Between, Breach } from '../catalogue.ts'
import { answerOf, type Answers, fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { at, breach } from '../operations/tools.ts'
import { msAt, nodesAt } from '../places.ts'
import { amountsOf } from './amounts.ts'

export const typeOf = (row: Node | undefined): string | undefined => textOf(fieldOf(row, 'type'))

/** The balanced type holds from 60 on where no other does, and altogether where none is tended to. */
function* balanced(rows: readonly Node[]): Generator<Breach> {
  const own = rows.find((row) => typeOf(row) === 'balanced')
  const verdict = fieldOf(own, 'verdict')
  const score = numberOf(fieldOf(own, 'score'))
  const others = rows.flatMap((row) => (row === own ? [] : (numberOf(fieldOf(row, 'score')) ?? [])))
  if (!verdict || score === undefined || others.length === 0) return
  const highest = Math.max(...others)
  const { balanced: least, holds, tends } = CONSTITUTION_SCORES
  const due = score < least || highest >= holds ? 'no' : highest < tends ? 'yes' : 'basically'
  if (verdict.value !== due) yield breach('reckoned', verdict, 'other than the scores')
}

/** Besides the main one all that hold or are tended to, the highest first. */
function* besides(answer: Node, rows: readonly Node[]): Generator<Breach> {
  const [secondary, main] = ['secondary', 'main'].map((name) => fieldOf(answer, name))
  if (!secondary || !main) return
  const scores = new Map(rows.map((row) => [typeOf(row), numberOf(fieldOf(row, 'score')) ?? 0]))
  const told = secondary.items.map((row) => typeOf(row))

  const due = rows
    .filter((row) => (scores.get(typeOf(row)) ?? 0) >= CONSTITUTION_SCORES.tends)
    .map((row) => typeOf(row))
    .filter((type) => type !== 'balanced' && type !== typeOf(main))

  if (told.length !== due.length || due.some((type) => !told.includes(type)))
    yield breach('reckoned', secondary, 'other types than the scores')
  else if (
    told.some((type, at) => (scores.get(type) ?? 0) > (scores.get(told[at - 1]) ?? Infinity))
  )
    yield breach('sorted', secondary, 'not the highest first')
}

/** Each was rounded to a tenth. */
export const TENTHS = 0.16

/** 气虚质得分从56.3分降到37.5分: the score before and the one now. */
function* changeSaid(answer: Node, rows: readonly Node[]): Generator<Breach> {
  const text = at(answer, 'previous', 'changeText')
  const [from, to, ...rest] = amountsOf(textOf(text) ?? '')
  if (!text || from === undefined || to === undefined || rest.length > 0) return

  const isTold = rows.some((row) => {
    const [score, change] = ['score', 'change'].map((name) => numberOf(fieldOf(row, name)))
    if (score === undefined || change === undefined) return false
    return Math.abs(score - to) <= TENTHS && Math.abs(score - change - from) <= TENTHS
  })

  if (!isTold) yield breach('told-twice', text, 'other than score and change')
}

/** Scores are converted, from 0 to 100. */
const MOST = 100

/** Nor did the answers before come to less than nothing, or to more than all. */
function* scoresBefore(rows: readonly Node[]): Generator<Breach> {
  for (const row of rows) {
    const [score, change] = ['score', 'change'].map((name) => fieldOf(row, name))
    const before = (numberOf(score) ?? 0) - (numberOf(change) ?? 0)
    if (change && (before < -TENTHS || before > MOST + TENTHS))
      yield breach('order', change, 'from what no answers come to')
  }
}

export function* constitution({ answer }: Told): Generator<Breach> {
  const rows = fieldOf(answer, 'scores')?.items ?? []
  yield* balanced(rows)
  yield* besides(answer, rows)
  yield* changeSaid(answer, rows)
  yield* scoresBefore(rows)
}

/** The main type of a row is none of those besides it. */
export function* secondaries({ answer }: Told): Generator<Breach> {
  for (const row of [answer, ...answer.items]) {
    const [main, secondary] = ['main', 'secondary'].map((name) => fieldOf(row, name))
    const type = typeOf(main)
    if (secondary && type !== undefined && secondary.items.some((each) => typeOf(each) === type))
      yield breach('same-id', secondary, 'the main one too')
  }
}

/** The score of a day in the history is that of its report. */
export function* scoresOfHistory(told: Answers): Generator<Between> {
  const name = 'medicine.listConstitutionReports'
  const rows = answerOf(told, name)?.items ?? []

  for (const { answer } of told.filter((each) => each.name === 'medicine.getConstitutionReport'))
    for (const row of rows.filter((each) => isSameDay(each, answer))) {
      const main = fieldOf(row, 'main')
      const score = fieldOf(main, 'score')
      const own = fieldOf(answer, 'scores')?.items.find((each) => typeOf(each) === typeOf(main))
      const due = numberOf(fieldOf(own, 'score'))
      if (score && due !== undefined && numberOf(score) !== due)
        yield { name, law: 'same-fact', path: score.path, got: 'other than its report' }
    }
}

const isSameDay = (row: Node, report: Node): boolean =>
  textOf(fieldOf(row, 'day')) !== undefined &&
  fieldOf(row, 'day')?.value === fieldOf(report, 'day')?.value

/** Who began before midnight may have sent the answers after it. */
const BEGUN_BEFORE_MS = MS_PER_HOUR

/** The day of the answers is that of the moment at which they were given. */
export function* dayOfAnswers({ answer }: Told): Generator<Breach> {
  const rows = nodesAt(answer, 'list[]').filter((row) => fieldOf(row, 'kind')?.value === 'tcm')

  for (const row of [...nodesAt(answer, 'tcm'), ...rows]) {
    const day = fieldOf(row, 'day')
    const ms = msAt(row, 'at')
    if (!day || typeof day.value !== 'string' || ms === undefined) continue
    if (day.value !== shanghaiDay(ms) && day.value !== shanghaiDay(ms - BEGUN_BEFORE_MS))
      yield breach('told-twice', day, 'another day than at')
  }
}
