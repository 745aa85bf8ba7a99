import { type EcgRowWords, ecgRowWords } from '@kangban/rules/ecg/ecg-row-verdict'
import type { EcgListItem, EcgMeasurement } from '../parts/ecg-answer.ts'

/** What a list says of a record; where nobody judged it, its rate is all that is known. */
export function rowWordsOf(record: Partial<EcgRowWords>, heartRateBpm: number | null): EcgRowWords {
  const { finding, state, stateText, rateText } = record

  return finding && state && stateText !== undefined
    ? { finding, state, stateText, rateText: rateText ?? null }
    : ecgRowWords({ rhythm: null, heartRateBpm, prematureBeats: 0 }, null)
}

export const watchWords = (record: EcgListItem): EcgRowWords => rowWordsOf(record, record.heartRat)

export const measurementWords = (measurement: EcgMeasurement): EcgRowWords =>
  rowWordsOf(measurement, null)
