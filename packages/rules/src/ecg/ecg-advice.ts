import { adviceOfStretch, type Asked, showAdvice } from '../warnings/advice-now.ts'
import { type EcgJudged, ecgVerdict } from './ecg-row-verdict.ts'

/** On paper, which is read on any day, and of a record whose day nobody knows. */
const ON_ANY_DAY = '请给医生看'

/**
 * What is asked about one record on which one acts at once, as home asks it now; null of any other. Without the closing
 * mark. No day is named where `asked` is null.
 */
export function ecgAdvice(judged: EcgJudged, asked: Asked | null): string | null {
  const { finding, state } = ecgVerdict(judged)
  if (state !== 'alert') return null
  if (!asked) return ON_ANY_DAY

  return finding === 'af'
    ? adviceOfStretch('af-suspected', asked)
    : showAdvice('这份心电', asked.stretch, asked.waiting)
}
