import {
  analyseEcg,
  countPremature,
  type EcgAnalysis,
  ecgWording,
  monitorBand,
  SAMPLE_RATE,
} from '@kangban/ecg-core'
import type { Sentence } from '@kangban/contracts'
import type { ExportedRecord } from './exported-record.ts'
import { paginate } from './report-layout.ts'
import { type ReportRow, reportRows } from './report-rows.ts'

/** All that the pages of a record show. */
export interface Report {
  record: ExportedRecord
  seconds: number
  /** For display, in millivolts. */
  filtered: Float32Array
  analysis: EcgAnalysis
  sentence: Sentence
  /** Samples of the beats that came early. */
  marks: number[]
  rows: ReportRow[]
  pages: ReportRow[][]
}

export function reportOf(record: ExportedRecord): Report {
  const { samples } = record
  const analysis = analyseEcg(samples, SAMPLE_RATE)
  const { sentence } = ecgWording({ ...analysis, prematureBeats: countPremature(analysis.beats) })
  const filtered = monitorBand(samples, SAMPLE_RATE)
  const rows = reportRows(filtered, SAMPLE_RATE)
  const marks = analysis.beats.flatMap(({ r, kind }) => (kind === 'normal' ? [] : [r]))

  return {
    record,
    seconds: samples.length / SAMPLE_RATE,
    filtered,
    analysis,
    sentence,
    marks,
    rows,
    pages: paginate(rows),
  }
}
