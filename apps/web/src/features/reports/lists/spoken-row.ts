import type { ReportRow } from '@kangban/contracts'
import { REPORT_KIND_NAMES } from '@kangban/contracts'
import { ROWS } from './list-copy.ts'

/** A report as a line that is read aloud; figures are put into words where it is spoken. */
export function spokenRow({
  kind,
  title,
  stateText,
  unread,
  keyNumbers,
  change,
}: ReportRow): string {
  const parts = [
    `${REPORT_KIND_NAMES[kind]} ${title}`,
    ...(unread ? [ROWS.unread] : []),
    ...(stateText ? [stateText] : []),
    ...keyNumbers.map(({ label, text }) => `${label}${text}`),
    ...(change ? [weekChange(change)] : []),
  ]

  return `${parts.join('，')}。`
}

/** What is said against another week names it. */
export const weekChange = (change: string): string =>
  change.includes('上周') ? change : ROWS.weekBefore(change)
