// Apart from the pages: only who typed something in needs these rules.
import type { ManualReading, Sentence } from '@kangban/contracts'
import { manualSentence } from '@kangban/rules/manual/manual-words'
import type { Place } from '../parts/place.ts'

export const manualWords = (
  readings: readonly ManualReading[],
  { span, day, today }: Place,
  alone: boolean,
): Sentence =>
  manualSentence(
    readings.map(({ reading }) => reading),
    { type: span, current: day === today },
    { alone, now: new Date() },
  )
