import { ecgRateVerdict } from '@kangban/rules/ecg/ecg-row-verdict'
import { NOTHING } from '@kangban/rules/verdicts'

/** The rate while it is being measured, when nobody knows the rhythm yet. */
export function figureOf(_metric: 'heartRate', value: number | null) {
  const { state, text } = value === null ? NOTHING : ecgRateVerdict(value)
  return { value, state, stateText: text }
}
