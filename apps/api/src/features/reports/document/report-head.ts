import type { MetricState, Sentence } from '@kangban/contracts'
import { stateMark } from '@kangban/rules/state-mark'
import { BAD, WARN } from '../../../shared/pdf/palette.ts'
import type { TextStyle } from '../../../shared/pdf/pen.ts'
import { BLACK, BOLD, paragraph, PLAIN, type Sheet } from '../../../shared/pdf/sheet.ts'
import type { ReportDocument } from './report-document.ts'

/** What needs care is bold besides its colour, which a copy in black and white loses. */
const TONES: Record<Sentence[number]['tone'], TextStyle> = {
  plain: { sizePt: 13, color: BLACK },
  warn: { sizePt: 13, weight: 700, color: WARN },
  bad: { sizePt: 13, weight: 700, color: BAD },
}

export const tagText = (state: MetricState, text: string): string => `${stateMark(state)} ${text}`

/** Whose report it is and what it rests on, what it says, and how grave that is. */
export function drawConclusion(
  sheet: Sheet,
  { content, person }: ReportDocument,
  { about, verdict }: { about: readonly string[]; verdict: string | null },
): void {
  const { name, facts } = person

  paragraph(sheet, [
    ...(name ? [{ text: `${name}  `, style: { ...BOLD, sizePt: 11 } }] : []),
    { text: [...facts, ...about].join('  '), style: PLAIN },
  ])

  sheet.y += 2

  paragraph(
    sheet,
    content.sentence.map(({ text, tone }) => ({ text, style: TONES[tone] })),
  )

  if (verdict) {
    sheet.y += 1
    paragraph(sheet, [{ text: verdict, style: BOLD }])
  }

  sheet.y += 1.5
}
