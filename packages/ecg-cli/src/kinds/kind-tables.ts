import { ECTOPIC, noHits, ROW_KINDS, scoreKinds } from './kind-scores.ts'
import type { Hits, KindScore, Weighed } from './kind-scores.ts'
import { DEVELOPMENT_NOTE, developmentParts, hasAllDevelopment } from '../development-records.ts'
import { fitLeavingOut } from './fit-kinds.ts'
import type { KindRecord } from './kind-samples.ts'
import { percent, table } from '../table.ts'

/** Edges of the bins of the reliability table: narrow where most probabilities lie. */
const EDGES = [0, 0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98, 1]

function sum(all: readonly Hits[]): Hits {
  const total = noHits()

  for (const hits of all) {
    total.marked += hits.marked
    total.markedFound += hits.markedFound
    total.told += hits.told
    total.toldRight += hits.toldRight
  }

  return total
}

const se = ({ markedFound, marked }: Hits): string => percent(markedFound, marked, 1)
const predictivity = ({ toldRight, told }: Hits): string => percent(toldRight, told, 1)

function cells(name: string, kinds: KindScore['kinds'], others: number): string[] {
  const { ventricular: v, supraventricular: s } = kinds
  const rate = percent(v.told - v.toldRight, others, 2)

  return [
    name,
    String(v.marked),
    se(v),
    predictivity(v),
    rate,
    String(s.marked),
    se(s),
    predictivity(s),
  ]
}

/** Mean of the records' percentages, those with nothing to divide by left out. */
function average(parts: readonly [part: number, whole: number][]): string {
  const known = parts.filter(([, whole]) => whole > 0)
  const total = known.reduce((all, [part, whole]) => all + part / whole, 0)
  return percent(total, known.length, 1)
}

function totals(name: string, scores: readonly KindScore[]): string[][] {
  const of = (kind: (typeof ECTOPIC)[number]): Hits[] => scores.map(({ kinds }) => kinds[kind])

  const kinds = {
    ventricular: sum(of('ventricular')),
    supraventricular: sum(of('supraventricular')),
  }

  const others = scores.reduce((all, score) => all + score.others, 0)

  const averages = ECTOPIC.map((kind) => [
    average(of(kind).map(({ markedFound, marked }) => [markedFound, marked])),
    average(of(kind).map(({ toldRight, told }) => [toldRight, told])),
  ])

  const [[vSe = '', vPredictivity = ''] = [], [sSe = '', sPredictivity = ''] = []] = averages

  return [
    cells(`${name} gross`, kinds, others),
    [`${name} average`, '', vSe, vPredictivity, '', '', sSe, sPredictivity],
  ]
}

function rowTable(scores: readonly KindScore[]): string[] {
  return table([
    ['rows of ventricular beats', 'marked', 'Se %', 'told', '+P %'],
    ...ROW_KINDS.map((kind) => {
      const hits = sum(scores.map(({ rows }) => rows[kind]))
      return [kind, String(hits.marked), se(hits), String(hits.told), predictivity(hits)]
    }),
  ])
}

function binned(weighed: readonly Weighed[], low: number, high: number): string {
  const inside = weighed.filter(
    ({ probability }) => probability >= low && (probability < high || high === 1),
  )

  const mean = inside.reduce((all, { probability }) => all + probability, 0) / inside.length
  const ones = inside.filter(({ isOne }) => isOne).length

  return inside.length === 0
    ? '-'
    : `${mean.toFixed(3)} ${(ones / inside.length).toFixed(3)} ${inside.length}`
}

function reliability(scores: readonly KindScore[]): string[] {
  const weighed = scores.flatMap((score) => score.weighed)

  return table([
    ['probability: said, so it was, beats', ...ECTOPIC],
    ...EDGES.slice(1).map((high, i) => {
      const low = EDGES[i] ?? 0

      return [
        `${low} to ${high}`,
        ...ECTOPIC.map((kind) =>
          binned(
            weighed.filter((one) => one.kind === kind),
            low,
            high,
          ),
        ),
      ]
    }),
  ])
}

function coverage(scores: readonly KindScore[]): string[] {
  return ECTOPIC.map((kind) => {
    const inside = scores.filter(({ counts }) => {
      const { low, high, marked } = counts[kind]
      return marked >= low && marked <= high
    }).length

    return `count of ${kind} beats within its interval of 90 %: ${inside} of ${scores.length} records`
  })
}

/**
 * Kinds of beats against the reader. Where all development records are there, each is judged by constants that were chosen
 * without it; other records by the constants of the program.
 */
export function kindTables(records: readonly KindRecord[]): string[] {
  const development = records.filter((record) => record.development)
  const crossed = hasAllDevelopment(development.map(({ record }) => record))
  const constants = crossed ? fitLeavingOut(development) : new Map()
  const scores = records.map((record) => scoreKinds(record, constants.get(record)))

  return [
    ...table([
      ['record', 'V', 'V Se %', 'V +P %', 'V FPR %', 'S', 'S Se %', 'S +P %'],
      ...scores.map(({ record, kinds, others, development: seen }) =>
        cells(record + (seen ? ' *' : ''), kinds, others),
      ),
      ...developmentParts(scores).flatMap(([name, part]) =>
        totals(`${name} (${part.length})`, part),
      ),
    ]),
    ...(development.length > 0
      ? [
          crossed
            ? '* judged by constants that were chosen on the other records with *'
            : DEVELOPMENT_NOTE,
        ]
      : []),
    ...developmentParts(scores).flatMap(([name, part]) => [
      '',
      `${name} (${part.length})`,
      ...rowTable(part),
      ...reliability(part),
      ...coverage(part),
    ]),
  ]
}
