import { type DailyContent, type DailySection, type ReportEvent } from '@kangban/contracts'
import { shanghaiClock } from '@kangban/china-time'
import { eventValue } from '@kangban/rules/reports/attention-view'
import { REPORT_MARKS } from '@kangban/rules/reports/report-marks'
import { figureText } from '@kangban/rules/reports/report-wording'
import { DAILY_SHEET } from '@kangban/rules/reports/sheet-words'
import { usualText } from '@kangban/rules/reports/usual-text'
import { stateMark } from '@kangban/rules/state-mark'
import { eventTag } from '@kangban/rules/warnings/event-tag'
import { numberedLines, partedLine } from '../../../shared/pdf/blocks.ts'
import { BOLD, heading, paragraph, PLAIN, type Sheet, WIDTH } from '../../../shared/pdf/sheet.ts'
import { drawTable } from '../../../shared/pdf/table.ts'
import type { ReportDocument } from './report-document.ts'
import { drawConclusion, tagText } from './report-head.ts'

/** mm, of the columns but the last. */
const WIDTHS = [18, 26, 22, 25, 35]
const LAST_WIDTH = WIDTH - WIDTHS.reduce((sum, width) => sum + width, 0)
const SMALL = { ...PLAIN, sizePt: 8.5 }

function sectionCells(section: DailySection): string[] {
  const { title, value, valueText, unit, state, stateText, comparison, details } = section
  const usual = usualText(section)

  return [
    title,
    value === null ? valueText : figureText(valueText, unit),
    // What was not measured says so once.
    value === null ? stateMark('none') : tagText(state, stateText),
    usual === '' ? '' : figureText(usual, unit),
    comparison,
    details.map(({ label, text }) => `${label} ${text}`).join('，'),
  ]
}

function drawEvent(sheet: Sheet, event: ReportEvent): void {
  const { state, text } = eventTag(event.kind, event.level)
  const limit = event.limitText === '' ? '' : `（${event.limitText}）`

  partedLine(sheet, [
    { phrases: [{ text: shanghaiClock(event.occurredAt), style: PLAIN }], width: 16 },
    { phrases: [{ text: event.title, style: BOLD }], width: 54 },
    { phrases: [{ text: `${eventValue(event)}${limit}`, style: PLAIN }], width: 76 },
    { phrases: [{ text: tagText(state, text), style: BOLD }] },
  ])
}

/** A day: the conclusion, the six measurements, the events, the advice. */
export function drawDaily(sheet: Sheet, document: ReportDocument<DailyContent>): void {
  const { state, stateText, sections, events, reminders, advice } = document.content

  drawConclusion(sheet, document, {
    about: [],
    verdict: tagText(REPORT_MARKS[state], stateText),
  })

  heading(sheet, DAILY_SHEET.sections)

  drawTable(
    sheet,
    DAILY_SHEET.columns.map((title, index) => ({ title, width: WIDTHS[index] ?? LAST_WIDTH })),
    { rows: sections.map(sectionCells) },
  )

  sheet.y += 2
  const note = events.length === 0 ? '' : DAILY_SHEET.eventCount(events.length)
  heading(sheet, DAILY_SHEET.events, { note, room: 8 })
  if (events.length === 0) paragraph(sheet, [{ text: DAILY_SHEET.noEvents, style: PLAIN }])
  for (const event of events) drawEvent(sheet, event)
  sheet.y += 2

  if (reminders !== undefined) {
    heading(sheet, DAILY_SHEET.reminders, { room: 8 })
    paragraph(sheet, [{ text: `${reminders}。`, style: PLAIN }])
    sheet.y += 2
  }

  heading(sheet, DAILY_SHEET.advice, { room: 8 })

  numberedLines(
    sheet,
    advice.map((text) => [{ text, style: PLAIN }]),
  )

  sheet.y += 2
  paragraph(sheet, [{ text: DAILY_SHEET.usualNote, style: SMALL }])
}
