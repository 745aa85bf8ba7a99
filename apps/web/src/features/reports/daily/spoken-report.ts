import { SPOKEN_UNITS as SPOKEN, UNITS } from '@kangban/contracts'
import type { DailyContent, DailySection } from '@kangban/contracts'
import { sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { COPY, SPOKEN_UNITS } from '../parts/copy.ts'

function spokenValue({ metric, valueText, unit, secondValue }: DailySection): string {
  if (metric === 'oxygen') return `百分之${valueText}`
  if (metric === 'bloodPressure' && secondValue !== null)
    return `高压${valueText.replace('/', '，低压')}${SPOKEN_UNITS[unit] ?? unit}`
  return `${valueText}${SPOKEN_UNITS[unit] ?? unit}`
}

function spokenSection(section: DailySection): string {
  const { title, value, valueText, stateText, comparison } = section
  if (value === null) return `${title}${valueText}。`
  const compared = comparison ? `，${comparison.replace(UNITS.heartRate, SPOKEN.heartRate)}` : ''
  return `${title}${spokenValue(section)}，${stateText}${compared}。`
}

/** The report as it is read aloud: the short sentence, the six figures, the events and the advice. */
export function spokenReport({
  elderSentence,
  sections,
  events,
  reminders,
  advice,
}: DailyContent): string {
  const told =
    events.length > 0 ? `${COPY.events}${COPY.eventCount(events.length)}。` : COPY.noEvents

  return [
    sentenceText(elderSentence),
    ...sections.map(spokenSection),
    told,
    reminders === undefined ? '' : `${COPY.reminders}：${reminders}。`,
    `${COPY.advice}：${advice.join('；')}。`,
    COPY.notDiagnosis,
  ].join('')
}
