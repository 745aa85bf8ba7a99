// The constitution of the answers before, which score and change of the newest report tell as well.
import {
  CONSTITUTION_SCORES,
  CONSTITUTIONS,
  MOST_CONSTITUTION_REPORTS,
} from '../../medicine/constitution-names.ts'
import type { Between } from '../catalogue.ts'
import { answerOf, type Answers, fieldOf, isList, type Node } from '../node.ts'
import { verdictOf } from '../operations/others.ts'
import { at } from '../operations/tools.ts'
import { nodesAt, numberAt } from '../places.ts'
import { TENTHS, typeOf } from '../reckoned/constitutions.ts'

const REPORT = 'medicine.getConstitutionReport'
const HISTORY = 'medicine.listConstitutionReports'
const TYPES = Object.keys(CONSTITUTIONS).length
const BALANCED = 'balanced'
const { holds, tends } = CONSTITUTION_SCORES

type Scores = ReadonlyMap<string | undefined, number>

const scoresBefore = (report: Node): Scores =>
  new Map(
    nodesAt(report, 'scores[]').flatMap((row) => {
      const [score, change] = ['score', 'change'].map((name) => numberAt(row, name))
      if (score === undefined || change === undefined) return []
      return [[typeOf(row), score - change] as const]
    }),
  )

/** Where its rounding decides, anything may be told. */
const isNear = (score: number): boolean =>
  [holds, tends].some((limit) => Math.abs(score - limit) <= TENTHS)

const wrong = (name: string, { path }: Node): Between => ({
  name,
  law: 'reckoned',
  path,
  got: 'other than score and change make it',
})

/** Besides the main type stand those that were tended to. */
function* typesBefore(row: Node, before: Scores): Generator<Between> {
  const [main, secondary] = ['main', 'secondary'].map((name) => fieldOf(row, name))
  if (!isList(secondary) || before.size < TYPES) return
  const told = secondary.items.map(typeOf)

  const isWrong = [...before].some(
    ([type, score]) =>
      type !== BALANCED &&
      type !== typeOf(main) &&
      !isNear(score) &&
      told.includes(type) !== score >= tends,
  )

  if (isWrong) yield wrong(HISTORY, secondary)
}

/** The main type held as far as its score had it. */
function* mainBefore(name: string, main: Node | undefined, before: Scores): Generator<Between> {
  const verdict = fieldOf(main, 'verdict')
  const due = before.get(typeOf(main))
  if (due === undefined || !verdict || typeOf(main) === BALANCED || isNear(due)) return
  if (verdict.value !== verdictOf(due)) yield wrong(name, verdict)
}

/** The answers before stand in the history, and came to what score and change make of them. */
export function* answersBefore(told: Answers): Generator<Between> {
  const history = answerOf(told, HISTORY)

  for (const { answer } of told.filter(({ name }) => name === REPORT)) {
    const day = at(answer, 'previous', 'day')
    const before = scoresBefore(answer)
    if (!day) continue
    yield* mainBefore(REPORT, at(answer, 'previous', 'main'), before)
    if (!isList(history)) continue
    const row = history.items.find((each) => fieldOf(each, 'day')?.value === day.value)
    if (!row && history.items.length < MOST_CONSTITUTION_REPORTS)
      yield { name: REPORT, law: 'detail', path: day.path, got: `not in ${HISTORY}` }
    if (!row) continue
    yield* typesBefore(row, before)
    yield* mainBefore(HISTORY, fieldOf(row, 'main'), before)
  }
}
