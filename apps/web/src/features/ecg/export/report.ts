import {
  analyseEcg,
  countPremature,
  isEctopic,
  type EcgAnalysis,
  type EctopicKind,
  monitorBand,
  SAMPLE_RATE,
} from '@kangban/ecg-core'
import type { Sentence } from '@kangban/contracts'
import type { EcgMeasured } from '@kangban/rules/ecg/ecg-figures'
import { rateRangeOf } from '@kangban/rules/ecg/ecg-row-verdict'
import { ecgSentence } from '@kangban/rules/ecg/ecg-sentence'
import type { ExportedRecord } from './exported-record.ts'
import { paginate } from './report-layout.ts'
import { type ReportRow, reportRows } from './report-rows.ts'

/** All that the pages of a record show. */
export interface Report {
  record: ExportedRecord
  seconds: number
  /** For display, in millivolts. */
  filtered: Float32Array
  /** What the figures are made of and judged by, as on the page of the record. */
  measured: EcgMeasured
  hrv: EcgAnalysis['hrv']
  sentence: Sentence
  /** The beats that the program marks. */
  marks: { sample: number; kind: EctopicKind }[]
  rows: ReportRow[]
  pages: ReportRow[][]
}

export function reportOf(record: ExportedRecord): Report {
  const { samples } = record
  const analysis = analyseEcg(samples, SAMPLE_RATE)
  const judged = { ...analysis, prematureBeats: countPremature(analysis.beats) }
  const { sentence } = ecgSentence(judged, null)
  const filtered = monitorBand(samples, SAMPLE_RATE)
  const rows = reportRows(filtered, SAMPLE_RATE)

  const marks = analysis.beats.flatMap(({ r: sample, kind }) =>
    isEctopic(kind) ? [{ sample, kind }] : [],
  )

  return {
    record,
    seconds: samples.length / SAMPLE_RATE,
    filtered,
    measured: {
      ...judged,
      rateRange: rateRangeOf(analysis),
      qtcMs: analysis.qtcFridericiaMs,
      qtcSdMs: analysis.qtcFridericiaSdMs,
      hrvMs: analysis.hrv?.valueMs ?? null,
    },
    hrv: analysis.hrv,
    sentence,
    marks,
    rows,
    pages: paginate(rows),
  }
}
