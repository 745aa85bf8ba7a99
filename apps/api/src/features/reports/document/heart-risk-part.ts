import type { HeartFinding, HeartRiskContent } from '@kangban/contracts'
import { findingTag } from '@kangban/rules/reports/finding-tag'
import { fullMoment } from '@kangban/rules/reports/moment-text'
import { REPORT_MARKS } from '@kangban/rules/reports/report-marks'
import { HEART_RISK_SHEET } from '@kangban/rules/reports/sheet-words'
import { fullSpan } from '@kangban/rules/reports/span-text'
import { numberedLines, partedLine } from '../../../shared/pdf/blocks.ts'
import {
  BOLD,
  GREY,
  heading,
  LEFT,
  makeRoom,
  PALE,
  paragraph,
  PLAIN,
  RIGHT,
  type Sheet,
} from '../../../shared/pdf/sheet.ts'
import type { ReportDocument } from './report-document.ts'
import { drawConclusion, tagText } from './report-head.ts'

type Trend = HeartRiskContent['trend']

/** mm */
const WEEK_WIDTH = 58
const COUNT_WIDTH = 16
const WEEK_HEIGHT = 5.6
const BAR = { left: LEFT + WEEK_WIDTH + COUNT_WIDTH, height: 2.6, belowTop: 1.3 }
const FINDING_WIDTHS = { title: 38, tag: 26 }
/** Fewer events than this do not fill the width. */
const MIN_TOP = 5

/** The figure stands beside its bar, which therefore says nothing of its own. */
function drawBar({ pen: { doc }, tags, y }: Sheet, share: number): void {
  const width = RIGHT - BAR.left
  const top = y + BAR.belowTop

  tags.artifact(() => {
    doc.rect(BAR.left, top, width, BAR.height).lineWidth(0.12).strokeColor(PALE).stroke()
    if (share > 0) doc.rect(BAR.left, top, width * share, BAR.height).fill(GREY)
  })
}

/** Events week by week as bars from 0, each with its week and its count. */
function drawTrend(sheet: Sheet, { text, weeks }: Trend): void {
  const top = Math.max(MIN_TOP, ...weeks.map(({ count }) => count))
  heading(sheet, HEART_RISK_SHEET.trend, { room: 8 + weeks.length * WEEK_HEIGHT })
  paragraph(sheet, [{ text, style: PLAIN }])
  sheet.y += 1

  for (const { day, endDay, count } of weeks) {
    makeRoom(sheet, WEEK_HEIGHT)
    drawBar(sheet, count / top)

    partedLine(sheet, [
      { phrases: [{ text: fullSpan(day, endDay), style: PLAIN }], width: WEEK_WIDTH },
      { phrases: [{ text: HEART_RISK_SHEET.count(count), style: BOLD }], width: COUNT_WIDTH },
    ])
  }

  sheet.y += 2
}

function drawFinding(sheet: Sheet, finding: HeartFinding): void {
  const { state, text } = findingTag(finding)
  const { times } = finding

  const last =
    times.length === 0 ? '' : `。${HEART_RISK_SHEET.times}${times.map(fullMoment).join('，')}`

  partedLine(sheet, [
    { phrases: [{ text: finding.title, style: BOLD }], width: FINDING_WIDTHS.title },
    { phrases: [{ text: tagText(state, text), style: BOLD }], width: FINDING_WIDTHS.tag },
    { phrases: [{ text: `${finding.text}${last}`, style: PLAIN }] },
  ])
}

const verdictOf = ({ level, levelText, state, points }: HeartRiskContent): string =>
  level === 'unknown'
    ? levelText
    : `${levelText}  ${tagText(REPORT_MARKS[state], HEART_RISK_SHEET.points(points))}`

/** The screening: what it says, the level, the weeks, what was looked for, what to do, how it is counted. */
export function drawHeartRisk(sheet: Sheet, document: ReportDocument<HeartRiskContent>): void {
  const { content } = document
  const { measuredDays, findings, trend, advice, method, disclaimer } = content

  drawConclusion(sheet, document, {
    about: [HEART_RISK_SHEET.measured(measuredDays)],
    verdict: verdictOf(content),
  })

  paragraph(sheet, [{ text: disclaimer, style: PLAIN }])
  sheet.y += 2
  drawTrend(sheet, trend)
  heading(sheet, HEART_RISK_SHEET.findings, { room: 12 })
  for (const finding of findings) drawFinding(sheet, finding)
  sheet.y += 2
  heading(sheet, HEART_RISK_SHEET.advice, { room: 8 })

  numberedLines(
    sheet,
    advice.map((text) => [{ text, style: PLAIN }]),
  )

  sheet.y += 2
  heading(sheet, HEART_RISK_SHEET.method, { room: 12 })
  paragraph(sheet, [{ text: method, style: PLAIN }])
}
