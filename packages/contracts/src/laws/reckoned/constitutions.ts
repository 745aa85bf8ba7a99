// The constitution by the rule of its standard, and the change in words.
import { MS_PER_HOUR, shanghaiDay } from '@kangban/china-time'
import {
  ALL_CONSTITUTION_QUESTIONS,
  CONSTITUTION_QUESTIONS,
  CONSTITUTION_SCORES,
  CONSTITUTIONS,
} from '../../medicine/constitution-names.ts'
import type { Between, Breach } from '../catalogue.ts'
import { answerOf, type Answers, fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { at, breach } from '../operations/tools.ts'
import { msAt, nodesAt, saidAt } from '../places.ts'
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

/** The types that a text names in full. */
const typesIn = (text: string): readonly (string | undefined)[] =>
  Object.entries(CONSTITUTIONS).flatMap(([type, name]) => (text.includes(name) ? [type] : []))

const DENIED = /没有|不是|不再|并非|无/

/** A sentence names the main type and those besides it, and that of before; what it denies may be any. */
export function* typesSaid({ answer }: Told): Generator<Breach> {
  const told = ['main', 'secondary[]', 'previous.main'].flatMap((path) =>
    nodesAt(answer, path).map(typeOf),
  )

  for (const key of ['sentence', 'elderSentence']) {
    const [sentence, text] = [fieldOf(answer, key), saidAt(answer, key)]
    const isOther = typesIn(text).some((type) => type !== 'balanced' && !told.includes(type))
    if (sentence && isOther && !DENIED.test(text))
      yield breach('words', sentence, 'of another type')
  }
}

/** 气虚质得分从56.3分降到37.5分: the score before and the one now. */
function* changeSaid(answer: Node, rows: readonly Node[]): Generator<Breach> {
  const text = at(answer, 'previous', 'changeText')
  const [from, to, ...rest] = amountsOf(textOf(text) ?? '')
  if (!text || from === undefined || to === undefined || rest.length > 0) return

  const named = typesIn(textOf(text) ?? '')

  const isTold = rows.some((row) => {
    if (named.length > 0 && !named.includes(typeOf(row))) return false
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

/** By how far the main type holds: how far others may. Those are the lower ones, and beside the balanced one none holds. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  yes: ['yes', 'tendency'],
  tendency: ['tendency'],
  basically: ['tendency'],
  no: [],
}

/** The main type of a row is none of those besides it, and these hold or are tended to no further than it. */
export function* secondaries({ answer }: Told): Generator<Breach> {
  for (const row of [answer, ...answer.items]) {
    const [main, secondary] = ['main', 'secondary'].map((name) => fieldOf(row, name))
    const [type, holds] = [typeOf(main), textOf(fieldOf(main, 'verdict'))]
    if (!secondary || type === undefined) continue
    if (secondary.items.some((each) => typeOf(each) === type))
      yield breach('same-id', secondary, 'the main one too')
    const due = type === 'balanced' && holds === 'yes' ? [] : BESIDES[holds ?? '']

    for (const { value, path } of nodesAt(secondary, '[].verdict'))
      if (due && !due.includes(String(value)))
        yield { law: 'verdict', path, got: 'unlike the main one' }
  }
}

/** What is good for somebody is not what is not. */
export function* bothSides({ answer }: Told): Generator<Breach> {
  const dos = nodesAt(answer, 'dos[]').map(({ value }) => value)

  for (const node of nodesAt(answer, 'donts[]'))
    if (dos.includes(node.value)) yield breach('said-twice', node, 'among what to do')
}

const REPORT = 'medicine.getConstitutionReport'
const HISTORY = 'medicine.listConstitutionReports'

/** From one choice of a question to the next. */
const CHOICES = 4
const ROUNDED = 0.06

/** Whose sex was not known is asked one question fewer of damp heat. */
const questionsOf = (type: string): number[] =>
  Object.entries(CONSTITUTION_QUESTIONS)
    .filter(([own]) => own === type)
    .flatMap(([own, count]) => (own === 'damp-heat' ? [count - 1, count] : [count]))

const isReached = (score: number, { type, within }: { type: string; within: number }): boolean =>
  questionsOf(type).some((questions) => {
    const step = MOST / CHOICES / questions
    return Math.abs(score - Math.round(score / step) * step) <= within
  })

/** Where the whole paper of the standard is asked, a score is one that its answers come to, and so is a change. */
export function* scoresReached(told: Answers): Generator<Between> {
  if (
    nodesAt(answerOf(told, 'survey.getSurvey'), 'questions[]').length !== ALL_CONSTITUTION_QUESTIONS
  )
    return

  for (const [name, path, parts] of [
    [REPORT, 'scores[]', { score: ROUNDED, change: TENTHS }],
    [HISTORY, '[].main', { score: ROUNDED }],
  ] as const)
    for (const { answer } of told.filter((each) => each.name === name)) {
      const rows = nodesAt(answer, path)
      const scores = rows.map((row) => numberOf(fieldOf(row, 'score')))
      // Whole ones may be rounded.
      if (scores.every((score) => score === undefined || Number.isInteger(score))) continue

      for (const row of rows)
        for (const [part, within] of Object.entries(parts)) {
          const node = fieldOf(row, part)
          const [value, type] = [numberOf(node), typeOf(row)]
          if (node && value !== undefined && type && !isReached(value, { type, within }))
            yield { name, law: 'reckoned', path: node.path, got: 'what no answers come to' }
        }
    }
}

/** The score of a day in the history is that of its report. */
export function* scoresOfHistory(told: Answers): Generator<Between> {
  const name = HISTORY
  const rows = answerOf(told, name)?.items ?? []

  for (const { answer } of told.filter((each) => each.name === REPORT))
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
