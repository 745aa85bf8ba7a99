import { MS_PER_SECOND } from '@kangban/china-time'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import type { EcgFacts } from '@kangban/rules/ecg/ecg-sentence'
import type { EcgMeasured } from '@kangban/rules/ecg/ecg-figures'
import { ecgRowWords, rateRange, rhythmOf } from '@kangban/rules/ecg/ecg-row-verdict'
import { marksOf } from '../../shared/ecg/marks.ts'

interface StoredFindings {
  rhythm: string
  heartRate: number | null
  rateLowest: number | null
  rateHighest: number | null
  marks: unknown
}

const judgedOf = ({ rhythm, heartRate, marks }: StoredFindings) => ({
  rhythm: rhythmOf(rhythm),
  heartRateBpm: heartRate,
  prematureBeats: marksOf(marks).length,
})

export const factsOf = (record: StoredFindings & { complete: boolean }): EcgFacts => ({
  ...judgedOf(record),
  complete: record.complete,
})

/** From the first to the last sample. */
export const stretchOf = ({
  startedAt,
  sampleCount,
}: {
  startedAt: Date
  sampleCount: number
}) => ({
  from: startedAt,
  to: new Date(startedAt.getTime() + (sampleCount / SAMPLE_RATE) * MS_PER_SECOND),
})

interface StoredFigures extends StoredFindings {
  qtMs: number | null
  qtcMs: number | null
  qtcBeats: number | null
  qtcSdMs: number | null
  hrvMs: number | null
}

/** What the figures of a record are judged by. */
export const measuredOf = (record: StoredFigures): EcgMeasured => ({
  ...judgedOf(record),
  rateRange: rateRange(record.rateLowest, record.rateHighest),
  qtMs: record.qtMs,
  qtcMs: record.qtcMs,
  qtcBeats: record.qtcBeats,
  qtcSdMs: record.qtcSdMs,
  hrvMs: record.hrvMs,
})

/** What a list shows of a record. */
export const rowWords = (record: StoredFindings) =>
  ecgRowWords(judgedOf(record), rateRange(record.rateLowest, record.rateHighest))

const rounded = (value: number | null) => (value === null ? null : Math.round(value))

/** Figures as the wire names them. */
export const wireFigures = (row: {
  heartRate: number | null
  qtMs: number | null
  hrvMs: number | null
}) => ({
  heartRat: rounded(row.heartRate),
  qt: rounded(row.qtMs),
  hrv: rounded(row.hrvMs),
})
