import type { WeeklyContent, WeeklyMeasure } from '@kangban/contracts'
import { addDays } from '@kangban/china-time'
import { attentionView } from '@kangban/rules/reports/attention-view'
import { dayTitle, figureText } from '@kangban/rules/reports/report-wording'
import { WEEKLY_SHEET } from '@kangban/rules/reports/sheet-words'
import { beyond, isOutOfRange, referenceText, weekDayText } from '@kangban/rules/reports/week-days'
import { stateMark } from '@kangban/rules/state-mark'
import { numberedLines, partedLine } from '../../../shared/pdf/blocks.ts'
import { BOLD, heading, paragraph, PLAIN, type Sheet, WIDTH } from '../../../shared/pdf/sheet.ts'
import { drawTable } from '../../../shared/pdf/table.ts'
import type { ReportDocument } from './report-document.ts'
import { drawConclusion, tagText } from './report-head.ts'

type Weekly = ReportDocument<WeeklyContent>

/** mm */
const AVERAGE_WIDTHS = [36, 56, 54, WIDTH - 146]
const DAY_WIDTH = 26
const LABEL_WIDTH = 18
const NOTHING = stateMark('none')

/** How wide the columns of the days are against each other. */
const SHARES: Record<WeeklyMeasure['measure'], number> = {
  pressureMorning: 28,
  pressureEvening: 28,
  heartRate: 21,
  oxygenLowest: 18,
  sleep: 21,
  temperature: 19,
  steps: 21,
}

function averageCells(week: WeeklyMeasure): string[] {
  const { title, unit, state, stateText, average, averageText, rangeText, changeText } = week
  if (average === null) return [title, averageText, NOTHING, changeText]
  const tag = isOutOfRange(state) ? `  ${tagText(state, stateText)}` : ''

  return [title, `${figureText(averageText, unit)}${tag}`, figureText(rangeText, unit), changeText]
}

function drawAverages(sheet: Sheet, measures: readonly WeeklyMeasure[]): void {
  const [averages, , change] = WEEKLY_SHEET.columns
  const titles = [averages, WEEKLY_SHEET.averageHead, WEEKLY_SHEET.rangeHead, change]
  sheet.y += 2

  drawTable(
    sheet,
    titles.map((title, index) => ({ title, width: AVERAGE_WIDTHS[index] ?? 0 })),
    { rows: measures.map(averageCells) },
  )

  sheet.y += 2
}

function dayCell(week: WeeklyMeasure, day: number): string {
  const text = weekDayText(week, day)
  const value = week.values[day] ?? null
  const side = value === null ? null : beyond(week, value)
  if (text === null) return WEEKLY_SHEET.notMeasured
  return side ? `${text} ${stateMark(side)}` : text
}

/** Every day in figures, in the place of the small drawings. */
function drawDays(sheet: Sheet, { content: { measures }, day: monday }: Weekly): void {
  if (measures.length === 0) return
  const [, course] = WEEKLY_SHEET.columns
  const shares = measures.reduce((sum, { measure }) => sum + SHARES[measure], 0)
  const unitWidth = (WIDTH - DAY_WIDTH) / shares
  heading(sheet, course, { note: WEEKLY_SHEET.marks, room: 60 })

  drawTable(
    sheet,
    [
      { title: WEEKLY_SHEET.day, width: DAY_WIDTH },
      ...measures.map(({ title, measure }) => ({ title, width: SHARES[measure] * unitWidth })),
    ],
    {
      rows: [0, 1, 2, 3, 4, 5, 6].map((day) => [
        dayTitle(addDays(monday, day)),
        ...measures.map((week) => dayCell(week, day)),
      ]),
      total: [WEEKLY_SHEET.reference, ...measures.map((week) => referenceText(week) ?? NOTHING)],
    },
  )

  sheet.y += 2
}

const labelled = (sheet: Sheet, label: string, text: string): void =>
  partedLine(sheet, [
    { phrases: [{ text: label, style: BOLD }], width: LABEL_WIDTH },
    { phrases: [{ text, style: PLAIN }] },
  ])

function drawAttention(sheet: Sheet, { content, person }: Weekly): void {
  const kinds = content.warnings.byKind.map(attentionView)
  heading(sheet, WEEKLY_SHEET.attention, { room: 12 })
  if (kinds.length === 0) paragraph(sheet, [{ text: WEEKLY_SHEET.noAttention, style: PLAIN }])
  for (const { state, count, text, fullWhen } of kinds)
    labelled(sheet, tagText(state, count), `${text}${fullWhen}`)
  labelled(sheet, WEEKLY_SHEET.medication, person.medication)
  if (content.reminders !== undefined) labelled(sheet, WEEKLY_SHEET.reminders, content.reminders)
  sheet.y += 2
}

function drawNotable(sheet: Sheet, { bestDay, worstDay }: WeeklyContent): void {
  if (!bestDay && !worstDay) return
  heading(sheet, WEEKLY_SHEET.days, { room: 12 })
  if (bestDay) labelled(sheet, WEEKLY_SHEET.best, bestDay.reason)
  if (worstDay) labelled(sheet, WEEKLY_SHEET.worst, worstDay.reason)
  sheet.y += 2
}

/** A week as a doctor reads it: conclusion, whose it is, averages, days, what to look at, goals. */
export function drawWeekly(sheet: Sheet, document: Weekly): void {
  const { content } = document
  const { wornDays, pressureCount, measures, goals } = content

  drawConclusion(sheet, document, {
    about: [WEEKLY_SHEET.worn(wornDays), WEEKLY_SHEET.pressures(pressureCount)],
    verdict: null,
  })

  drawAverages(sheet, measures)
  drawDays(sheet, document)
  drawAttention(sheet, document)
  drawNotable(sheet, content)
  heading(sheet, WEEKLY_SHEET.goals, { room: 12 })
  if (goals.length === 0) paragraph(sheet, [{ text: WEEKLY_SHEET.noGoals, style: PLAIN }])

  numberedLines(
    sheet,
    goals.map(({ title, detail }) => [
      { text: `${title}  `, style: BOLD },
      { text: detail, style: PLAIN },
    ]),
  )
}
