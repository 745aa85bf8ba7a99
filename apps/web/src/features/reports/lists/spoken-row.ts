import { SPOKEN_UNITS as SPOKEN, UNITS } from '@kangban/contracts'
import type { ReportRow } from '@kangban/contracts'
import { REPORT_KIND_NAMES } from '@kangban/contracts'
import { ROWS } from './list-copy.ts'

/** A figure in words that a voice reads well. */
const spokenText = (text: string): string =>
  text
    .replace(/(\d+)\/(\d+)/, '高压$1，低压$2')
    .replace(UNITS.heartRate, SPOKEN.heartRate)
    .replaceAll('–', '到')

/** A report as a line that is read aloud. */
export function spokenRow({
  kind,
  title,
  stateText,
  unread,
  keyNumbers,
  change,
}: ReportRow): string {
  const parts = [
    `${REPORT_KIND_NAMES[kind]} ${title.replaceAll('–', '到')}`,
    ...(unread ? [ROWS.unread] : []),
    ...(stateText ? [stateText] : []),
    ...keyNumbers.map(({ label, text }) => `${label}${spokenText(text)}`),
    ...(change ? [weekChange(change)] : []),
  ]

  return `${parts.join('，')}。`
}

/** What is said against another week names it. */
export const weekChange = (change: string): string =>
  change.includes('上周') ? change : ROWS.weekBefore(change)
