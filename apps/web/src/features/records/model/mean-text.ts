import { COPY } from '../copy.ts'
import { type MeanDifference, textsOf } from './measures.ts'

/** 手表高 2.3 mmHg. */
export function meanText({ measure, mean }: MeanDifference): string {
  if (mean === null) return COPY.notCompared
  if (mean === 0) return COPY.same
  const text = `${Math.abs(mean)} ${textsOf(measure).ofDifference}`
  return mean > 0 ? COPY.higher(text) : COPY.lower(text)
}

/** All of them in one breath, for reading aloud. */
export const spokenMeans = (means: readonly MeanDifference[]): string =>
  [COPY.meanTitle, ...means.map((mean) => `${textsOf(mean.measure).name}，${meanText(mean)}`)].join(
    '。',
  )
