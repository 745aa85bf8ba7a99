import { BEAT_KINDS } from '@kangban/ecg-core'
import type { BeatFeature, KindConstants } from '@kangban/ecg-core'
import type { KindRecord, KindSample } from './kind-samples.ts'
import { solve } from './solve.ts'

/** Of normal beats every eighth is enough; it then counts for eight. */
const NORMAL_STEP = 8
/** How much a constant that is not 0 must be worth. */
const RIDGE = 10
/** Beats conducted aberrantly look ventricular in one lead: what they would teach of shapes is mostly wrong. */
const ABERRANT_WEIGHT = 0.1
const ITERATIONS = 12
const LONGEST_STEP = 4
const SMALLEST_STEP = 0.001
const DECIMALS = 2
const OTHERS = ['supraventricular', 'ventricular', 'unclassified'] as const

interface Row {
  values: Float64Array
  kind: number
  weight: number
}

const withKind = ({ samples }: KindRecord, kind: number): KindSample[] =>
  samples.filter(({ reference }) => reference === kind)

/** Rows with their weights: each kind weighs as many beats as it has, spread evenly over its records: no single one decides. */
function rowsOf(records: readonly KindRecord[], names: readonly BeatFeature[]): Row[] {
  return BEAT_KINDS.flatMap((_, kind) => {
    const groups = records
      .map((record) => withKind(record, kind))
      .filter(({ length }) => length > 0)

    const total = groups.reduce((sum, { length }) => sum + length, 0)
    const step = kind === 0 ? NORMAL_STEP : 1

    return groups.flatMap((group) => {
      const weight = (step * total) / groups.length / group.length

      return group
        .filter((_beat, i) => i % step === 0)
        .map(({ features, aberrant }) => ({
          values: Float64Array.from(names, (name) => features[name]),
          kind,
          weight: weight * (aberrant ? ABERRANT_WEIGHT : 1),
        }))
    })
  })
}

/** Probabilities of the kinds but normal, by the constants so far. */
function othersOf(values: Float64Array, constants: Float64Array): Float64Array {
  const size = values.length
  const odds = new Float64Array(OTHERS.length)
  let most = 0

  for (let kind = 0; kind < odds.length; kind++) {
    let sum = 0
    for (let i = 0; i < size; i++)
      sum += (constants[kind * size + i] as number) * (values[i] as number)
    odds[kind] = sum
    most = Math.max(most, sum)
  }

  const parts = odds.map((odd) => Math.exp(odd - most))
  const total = parts.reduce((sum, part) => sum + part, Math.exp(-most))
  return parts.map((part) => part / total)
}

/** Gradient and curvature of the penalised likelihood at these constants. */
function slopes(rows: readonly Row[], constants: Float64Array, size: number) {
  const n = constants.length
  const gradient = new Float64Array(n)
  const curvature = Array.from({ length: n }, () => new Float64Array(n))

  for (let i = 0; i < n; i++) {
    const ridge = i % size === 0 ? RIDGE / 1000 : RIDGE

    gradient[i] = -ridge * (constants[i] as number)

    ;(curvature[i] as Float64Array)[i] = ridge
  }

  for (const { values, kind, weight } of rows) {
    const parts = othersOf(values, constants)

    for (let a = 0; a < OTHERS.length; a++) {
      const part = parts[a] as number
      const error = weight * ((kind === a + 1 ? 1 : 0) - part)
      for (let i = 0; i < size; i++)
        gradient[a * size + i] = (gradient[a * size + i] as number) + error * (values[i] as number)

      for (let b = 0; b <= a; b++) {
        const bend = weight * part * ((a === b ? 1 : 0) - (parts[b] as number))
        if (Math.abs(bend) < 1e-9) continue

        for (let i = 0; i < size; i++) {
          const row = curvature[a * size + i] as Float64Array
          const scaled = bend * (values[i] as number)
          const end = a === b ? i : size - 1
          for (let j = 0; j <= end; j++)
            row[b * size + j] = (row[b * size + j] as number) + scaled * (values[j] as number)
        }
      }
    }
  }

  return { gradient, curvature }
}

function tablesOf(constants: Float64Array, names: readonly BeatFeature[]): KindConstants {
  const tableOf = (kind: number) =>
    Object.fromEntries(
      names.map((name, i) => [
        name,
        Number((constants[kind * names.length + i] as number).toFixed(DECIMALS)) + 0,
      ]),
    ) as Record<BeatFeature, number>

  return {
    supraventricular: tableOf(0),
    ventricular: tableOf(1),
    unclassified: tableOf(2),
  }
}

/** Multinomial logistic regression by Newton's method, beginning at `start`. The same records give the same constants. */
export function fitKinds(records: readonly KindRecord[], start?: KindConstants): KindConstants {
  const first = records.flatMap(({ samples }) => samples)[0]
  const names = Object.keys(first?.features ?? {}) as BeatFeature[]
  const rows = rowsOf(records, names)
  const begin = OTHERS.flatMap((kind) => names.map((name) => start?.[kind][name] ?? 0))
  const constants = Float64Array.from(begin)

  for (let i = 0; i < ITERATIONS; i++) {
    const { gradient, curvature } = slopes(rows, constants, names.length)
    const step = solve(curvature, gradient)
    const longest = step.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    const part = Math.min(1, LONGEST_STEP / longest)
    for (let j = 0; j < step.length; j++)
      constants[j] = (constants[j] as number) + part * (step[j] as number)
    if (longest < (start ? 10 : 1) * SMALLEST_STEP) break
  }

  return tablesOf(constants, names)
}

/** Each record's constants from the other records. */
export function fitLeavingOut(records: readonly KindRecord[]): Map<KindRecord, KindConstants> {
  const all = fitKinds(records)

  return new Map(
    records.map((left) => [
      left,
      fitKinds(
        records.filter((record) => record !== left),
        all,
      ),
    ]),
  )
}

/** The file of constants as Prettier leaves it. */
export function constantsFile(constants: KindConstants, records: readonly string[]): string {
  const tables = OTHERS.map((kind) => {
    const lines = Object.entries(constants[kind]).map(([name, value]) => `    ${name}: ${value},`)
    return [`  ${kind}: {`, ...lines, '  },'].join('\n')
  })

  return `import type { KindConstants } from './kind-table.ts'

/**
 * What each feature adds to the log odds of a kind against a normal beat. Written by \`npm run -s ecg -- fit-kinds\` from the
 * beats of ${records.length} annotated records, never by hand.
 */
export const KIND_CONSTANTS: KindConstants = {
${tables.join('\n')}
}
`
}
