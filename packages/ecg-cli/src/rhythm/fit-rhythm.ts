import { afLogOdds } from '@kangban/ecg-core'
import type { AfConstants, AfFeatures } from '@kangban/ecg-core'
import { solve } from '../kinds/solve.ts'
import { groups } from '../table.ts'

/** How much a constant that is not 0 must be worth, where all samples together weigh 1. */
const RIDGE = 0.0015
/** A record counts for this power of how many samples of a class it has, so that no single one decides. */
const RECORD_POWER = 0.25
/** What fibrillation weighs against everything else: among people who record a strip it is the rarer. */
const AF_WEIGHT = 0.3
/**
 * Readers err, and one wrong label weighs as much as several right ones: the samples that the constants find unlikeliest
 * are left out, up to this part of their class, and the constants chosen again.
 */
const LEFT_OUT_AF = 0.1
const LEFT_OUT_OTHERS = 0.03
const ROUNDS = 4
const ITERATIONS = 30
const LONGEST_STEP = 4
const SMALLEST_STEP = 1e-6
const DECIMALS = 2
const NAMES = ['one', 'changes', 'coherence', 'slowness'] as const satisfies (keyof AfFeatures)[]

export interface LabelledFeatures {
  record: string
  isAf: boolean
  features: AfFeatures
}

interface Row extends LabelledFeatures {
  weight: number
}

/** One class with its weights, which sum to `total`. */
function weighed(samples: readonly LabelledFeatures[], total: number): Row[] {
  const byRecord = groups(samples, ({ record }) => record).map(([, own]) => own)
  const shares = byRecord.map(({ length }) => length ** RECORD_POWER)
  const sum = shares.reduce((all, share) => all + share, 0)

  return byRecord.flatMap((own, i) =>
    own.map((sample) => ({
      ...sample,
      weight: (total * (shares[i] as number)) / sum / own.length,
    })),
  )
}

const rowsOf = (samples: readonly LabelledFeatures[]): Row[] => [
  ...weighed(
    samples.filter(({ isAf }) => isAf),
    AF_WEIGHT,
  ),
  ...weighed(
    samples.filter(({ isAf }) => !isAf),
    1 - AF_WEIGHT,
  ),
]

/** One step of Newton's method on the penalised likelihood. */
function stepFrom(rows: readonly Row[], constants: AfConstants): Float64Array {
  const ridges = NAMES.map((name) => (name === 'one' ? 0 : RIDGE))
  const gradient = Float64Array.from(NAMES, (name, i) => -(ridges[i] as number) * constants[name])

  const curvature = ridges.map((ridge, i) =>
    Float64Array.from(NAMES, (_, j) => (i === j ? ridge : 0)),
  )

  for (const { features, isAf, weight } of rows) {
    const likely = 1 / (1 + Math.exp(-afLogOdds(features, constants)))
    const error = weight * (Number(isAf) - likely)
    const bend = weight * likely * (1 - likely)

    for (const [i, name] of NAMES.entries()) {
      gradient[i] = (gradient[i] as number) + error * features[name]
      const row = curvature[i] as Float64Array
      for (const [j, other] of NAMES.slice(0, i + 1).entries())
        row[j] = (row[j] as number) + bend * features[name] * features[other]
    }
  }

  return solve(curvature, gradient)
}

const constantsOf = (value: (name: keyof AfFeatures, i: number) => number): AfConstants =>
  Object.fromEntries(NAMES.map((name, i) => [name, value(name, i)])) as AfConstants

function fitRows(rows: readonly Row[]): AfConstants {
  let constants = constantsOf(() => 0)

  for (let i = 0; i < ITERATIONS; i++) {
    const step = stepFrom(rows, constants)
    const longest = step.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    const part = Math.min(1, LONGEST_STEP / longest)
    const before = constants
    constants = constantsOf((name, at) => before[name] + part * (step[at] as number))
    if (longest < SMALLEST_STEP) break
  }

  return constants
}

/** A class without its unlikeliest samples. */
function withoutUnlikeliest(rows: readonly Row[], constants: AfConstants, part: number): Row[] {
  const towards = ({ features, isAf }: Row): number =>
    (isAf ? 1 : -1) * afLogOdds(features, constants)

  const room = part * rows.reduce((sum, { weight }) => sum + weight, 0)
  let weight = 0

  return rows
    .toSorted((a, b) => towards(a) - towards(b))
    .filter((row) => (weight += row.weight) > room)
}

/** Logistic regression, twice robust: no record decides, and few wrong labels do not. The same samples give the same constants. */
export function fitRhythm(samples: readonly LabelledFeatures[]): AfConstants {
  const rows = rowsOf(samples)
  const af = rows.filter(({ isAf }) => isAf)
  const others = rows.filter(({ isAf }) => !isAf)
  let constants = fitRows(rows)

  for (let i = 1; i < ROUNDS; i++)
    constants = fitRows(
      rowsOf([
        ...withoutUnlikeliest(af, constants, LEFT_OUT_AF),
        ...withoutUnlikeliest(others, constants, LEFT_OUT_OTHERS),
      ]),
    )

  return constantsOf((name) => Number(constants[name].toFixed(DECIMALS)) + 0)
}

/** The file of constants as Prettier leaves it. */
export function afConstantsFile(constants: AfConstants, records: number): string {
  const lines = NAMES.map((name) => `  ${name}: ${constants[name]},`)

  return `import type { AfConstants } from './af-table.ts'

/**
 * What each feature adds to the log odds of fibrillation. Written by \`npm run -s ecg -- fit-rhythm\` from ${records} annotated
 * records, never by hand.
 */
export const AF_CONSTANTS: AfConstants = {
${lines.join('\n')}
}
`
}
