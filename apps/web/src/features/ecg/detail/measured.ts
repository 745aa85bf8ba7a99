import type { EcgMeasured } from '@kangban/rules/ecg/ecg-figures'
import type { EcgDetail } from '../parts/ecg-answer.ts'

/** What a record is judged by; what its back end does not tell is not known. */
export const measuredOf = (record: EcgDetail): EcgMeasured => ({
  rhythm: record.rhythm ?? null,
  heartRateBpm: record.heartRat,
  prematureBeats: record.marks?.length ?? 0,
  rateRange: record.rateRange ?? null,
  qtMs: record.qt,
  qtcMs: record.qtcFridericia ?? null,
  qtcBeats: record.qtcBeats ?? null,
  qtcSdMs: record.qtcSd ?? null,
  hrvMs: record.hrv,
})
