import type { Sentence } from '@kangban/contracts'
import { ecgCountSentence } from '@kangban/rules/ecg/ecg-count-sentence'
import type { EcgFinding } from '@kangban/rules/ecg/ecg-row-verdict'
import { dateWords } from '@kangban/rules/reports/report-wording'
import { relativeDay } from '../../../shared/format/date.ts'

const dayName = (day: string, today: string): string => relativeDay(day, today) || dateWords(day)

/** The day of the watch in one sentence. */
export function watchSentence(
  findings: readonly EcgFinding[],
  day: string,
  today: string,
): Sentence {
  const name = dayName(day, today)
  if (findings.length === 0) return [{ text: `${name}手表没有记下心电。`, tone: 'plain' }]
  return ecgCountSentence(`${name}手表记了 ${findings.length} 次心电`, findings)
}

/** The day of the recorder in one sentence. */
export function instrumentSentence(
  findings: readonly EcgFinding[],
  day: string,
  today: string,
): Sentence {
  const name = dayName(day, today)
  if (findings.length === 0) return [{ text: `${name}还没有用心电仪测过。`, tone: 'plain' }]
  return ecgCountSentence(`${name}用心电仪测了 ${findings.length} 次`, findings)
}

/** A month of both and of the long records in one sentence. */
export function monthSentence(findings: readonly EcgFinding[], month: string): Sentence {
  const name = `${Number(month.slice('YYYY-'.length))}月`
  if (findings.length === 0) return [{ text: `${name}没有测心电。`, tone: 'plain' }]
  return ecgCountSentence(`${name}测了 ${findings.length} 次`, findings)
}
