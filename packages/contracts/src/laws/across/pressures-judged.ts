// A pressure has one verdict wherever it is told, and a higher one no milder verdict.
import { momentOf } from '../moments.ts'
import type { Between } from '../catalogue.ts'
import {
  type Answers,
  everyNode,
  fieldOf,
  type Node,
  numberOf,
  textOf,
  type Told,
} from '../node.ts'
import { isSilent } from '../places.ts'

const CALLS = ['monitoring.getBloodPressure', 'monitoring.listPressureReadings']

/** What is high and what is to be acted on today may be told apart by more than the numbers. */
const RANKS: Readonly<Record<string, number>> = { normal: 0, near: 1, high: 2, alert: 2 }

/** Below these a verdict may be about what is too low. */
const MIDDLE = { sbp: 110, dbp: 70 } as const

interface Judged {
  readonly name: string
  readonly state: Node
  readonly sbp: number
  readonly dbp: number
  readonly rank: number
}

/** A mean of several was judged before it was rounded. */
const isReading = (row: Node): boolean =>
  momentOf((fieldOf(row, 'at') ?? fieldOf(row, 'measureTime'))?.value) !== undefined ||
  numberOf(fieldOf(row, 'count')) === 1

/** That of a week at home has a limit of its own. */
const OF_HOME = 'homeMean'

function* judgedIn({ name, answer }: Told): Generator<Judged> {
  for (const row of everyNode(answer)) {
    const [sbp, dbp] = ['sbp', 'dbp'].map((key) => numberOf(fieldOf(row, key)))
    const [state, circumstances] = ['state', 'circumstances'].map((key) => fieldOf(row, key))
    const rank = RANKS[textOf(state) ?? '']
    if (row.key === 'kangban' || row.key === OF_HOME || !state || rank === undefined) continue
    if (sbp === undefined || dbp === undefined || !isReading(row)) continue
    if (sbp < MIDDLE.sbp || dbp < MIDDLE.dbp || (circumstances && !isSilent(circumstances)))
      continue
    yield { name, state, sbp, dbp, rank }
  }
}

export function* pressuresJudged(told: Answers): Generator<Between> {
  const own = told.filter(
    ({ name, input }) => CALLS.includes(name) && input['userCode'] === undefined,
  )

  const all = [
    ...new Map(
      own
        .flatMap((each) => [...judgedIn(each)])
        .map((each) => [[each.sbp, each.dbp, each.state.value].join(' '), each]),
    ).values(),
  ]

  for (const mild of all) {
    const milder = all.find(
      ({ sbp, dbp, rank }) => sbp <= mild.sbp && dbp <= mild.dbp && rank > mild.rank,
    )

    if (milder)
      yield {
        name: mild.name,
        law: 'verdict',
        path: mild.state.path,
        got: 'milder than that of a lower pressure',
      }
  }
}
