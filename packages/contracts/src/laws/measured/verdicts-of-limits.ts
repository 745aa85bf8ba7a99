// Verdicts of means of pressures and of the newest rate, by the limits that are told beside them.
import type { Between, Breach } from '../catalogue.ts'
import { type Answers, fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { nodesAt, numberAt, saidAt } from '../places.ts'
import { breach } from '../operations/tools.ts'

const PRESSURE = 'monitoring.getBloodPressure'
const RATE = 'monitoring.getHeartRate'

/** By the contract of a state these are in range, and these are not. */
const WITHIN = /^(?:normal|good|near)$/
const BEYOND = /^(?:high|low)$/

interface Limits {
  readonly low: number
  readonly high: number
}

function limitsAt(page: Node | undefined, path: string): Limits | undefined {
  const [low, high] = ['low', 'high'].map((name) => numberAt(page, `${path}.${name}`))
  return low === undefined || high === undefined ? undefined : { low, high }
}

const isBeyond = (value: number | undefined, { low, high }: Limits): boolean =>
  value !== undefined && (value < low || value > high)

const isInside = (value: number | undefined, { low, high }: Limits): boolean =>
  value !== undefined && value > low && value < high

/** What a verdict of two pressures is not; one that lies on a limit may have been beyond it before it was rounded. */
function wrongState(
  state: Node | undefined,
  values: readonly (number | undefined)[],
  limits: readonly (Limits | undefined)[],
): string | undefined {
  const said = textOf(state) ?? ''
  const all = values.map((value, index) => [value, limits[index]] as const)
  if (all.some(([value, each]) => value === undefined || !each)) return undefined
  if (WITHIN.test(said) && all.some(([value, each]) => each && isBeyond(value, each)))
    return 'beyond its limits'
  if (BEYOND.test(said) && all.every(([value, each]) => each && isInside(value, each)))
    return 'within its limits'
  return undefined
}

const PRESSURES = ['sbp', 'dbp'] as const
/** That of a week at home has a limit of its own. */
const MEANS = ['morning', 'evening', 'morningDetails[]', 'eveningDetails[]'] as const

const normalOf = (page: Node | undefined) =>
  PRESSURES.map((name) => limitsAt(page, `normal.${name}`))

/** The mean of mornings or evenings is in range where both of its pressures are. */
export function* meansOfPressure({ answer }: Told): Generator<Breach> {
  const limits = normalOf(answer)

  for (const mean of MEANS.flatMap((path) => nodesAt(answer, path))) {
    const state = fieldOf(mean, 'state')
    const values = PRESSURES.map((name) => numberAt(mean, name))
    const got = wrongState(state, values, limits)
    if (state && got !== undefined) yield breach('verdict', state, got)
  }
}

/** The newest rate is not out of range where it lies within what is normal. */
export function* newestRate({ answer }: Told): Generator<Breach> {
  const [state, last] = ['state', 'last'].map((name) => fieldOf(answer, name))
  const normal = limitsAt(answer, 'normal')
  if (state && normal && BEYOND.test(textOf(state) ?? '') && isInside(numberOf(last), normal))
    yield breach('verdict', state, 'of a rate within its limits')
}

const ownPage = (told: Answers, call: string): Node | undefined =>
  told.find(
    ({ name, input, answer }) =>
      name === call && input['userCode'] === undefined && answer.value !== null,
  )?.answer

/** The same holds of the rate of a card. */
export function* rateOfCard(told: Answers): Generator<Between> {
  const normal = limitsAt(ownPage(told, RATE), 'normal')

  for (const { name, input, answer } of normal ? told : [])
    for (const card of nodesAt(answer, 'cards[]')) {
      const state = fieldOf(card, 'state')
      const isOwn = input['userCode'] === undefined && saidAt(card, 'metric') === 'heartRate'
      if (!normal || !isOwn || !state || !BEYOND.test(textOf(state) ?? '')) continue
      if (isInside(numberAt(card, 'value'), normal))
        yield { name, law: 'verdict', path: state.path, got: `within the limits of ${RATE}` }
    }
}

const OF_REPORTS = [
  ['sections[]', 'metric', /^bloodPressure$/, ['value', 'secondValue']],
  ['measures[]', 'measure', /^pressure/, ['average', 'secondAverage']],
] as const

/** A mean that a report calls in range lies within the limits of the page; what happened besides may make it worse. */
export function* pressuresOfReports(told: Answers): Generator<Between> {
  const limits = normalOf(ownPage(told, PRESSURE))

  for (const { name, answer } of told.filter((each) => each.name === 'reports.getReport'))
    for (const [rows, key, metric, names] of OF_REPORTS)
      for (const row of nodesAt(answer, rows)) {
        const state = fieldOf(row, 'state')
        if (!state || !metric.test(saidAt(row, key)) || !WITHIN.test(textOf(state) ?? '')) continue
        const values = names.map((path) => numberAt(row, path))
        const got = wrongState(state, values, limits)
        if (got !== undefined) yield { name, law: 'verdict', path: state.path, got }
      }
}
