import { MS_PER_SECOND } from '@kangban/china-time'
import { HOLTER_EPISODE_LABELS } from '@kangban/contracts'
import { holterFigures } from '@kangban/rules/ecg/holter-figures'
import { readStoredAnalysis } from '../../../shared/ecg/stored-analysis.ts'
import { BOM, csvLine } from './csv.ts'
import { type Holter, holterName } from './ecg-entries.ts'
import type { Table } from './metric-tables.ts'

const FOLDER = '动态心电'

interface Analysed {
  readonly record: Holter
  /** Null until it is analysed. */
  readonly analysis: ReturnType<typeof readStoredAnalysis> | null
}

const analysed = (record: Holter): Analysed => ({
  record,
  analysis: record.summary === null ? null : readStoredAnalysis(record.summary),
})

const momentOf = ({ startedAt, rateHz }: Holter, sample: number): Date =>
  new Date(startedAt.getTime() + (sample / rateHz) * MS_PER_SECOND)

/** A figure below the other: not every record has the same. */
function figuresText(records: readonly Analysed[]): string {
  const lines = records.flatMap(({ record, analysis }) =>
    (analysis ? holterFigures(analysis.summary) : []).map(({ label, value, unit, method }) =>
      csvLine([record.startedAt, holterName(record), label, value, unit, method]),
    ),
  )

  return BOM + csvLine(['开始时间', '文件', '项目', '数值', '单位', '怎样算的']) + lines.join('')
}

function episodesText(records: readonly Analysed[]): string {
  const lines = records.flatMap(({ record, analysis }) =>
    (analysis?.episodes ?? []).map(({ kind, from, to, beats, heartRate }) =>
      csvLine([
        momentOf(record, from),
        momentOf(record, to),
        HOLTER_EPISODE_LABELS[kind],
        beats,
        heartRate && Math.round(heartRate.meanBpm),
        holterName(record),
      ]),
    ),
  )

  return (
    BOM + csvLine(['开始', '结束', '情况', '心跳（次）', '心率（次/分）', '文件']) + lines.join('')
  )
}

/** What a program found in the records of many hours; no table where there is no record. */
export function holterTables(records: readonly Holter[]): Table[] {
  if (records.length === 0) return []
  const all = records.map(analysed)

  const table = (name: string, textOf: (all: readonly Analysed[]) => string): Table => ({
    path: `${FOLDER}/${name}.csv`,
    async *text() {
      yield textOf(all)
    },
  })

  return [table('分析结果', figuresText), table('值得留意的片段', episodesText)]
}
