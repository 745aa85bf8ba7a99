import { dayTitle } from '@kangban/rules/reports/report-wording'
import { fullMoment } from '@kangban/rules/reports/moment-text'
import {
  DAILY_SHEET,
  HEART_RISK_SHEET,
  madeWords,
  WEEKLY_SHEET,
} from '@kangban/rules/reports/sheet-words'
import { fullSpan } from '@kangban/rules/reports/span-text'
import { stateMark } from '@kangban/rules/state-mark'
import { drawTitle, renderPaper } from '../../../shared/pdf/paper.ts'
import type { Sheet } from '../../../shared/pdf/sheet.ts'
import { drawDaily } from './daily-part.ts'
import { drawHeartRisk } from './heart-risk-part.ts'
import type { ReportDocument } from './report-document.ts'
import { drawWeekly } from './weekly-part.ts'

const TITLES = {
  daily: DAILY_SHEET.title,
  weekly: WEEKLY_SHEET.title,
  'heart-risk': HEART_RISK_SHEET.title,
} as const

const CAUTIONS = {
  daily: DAILY_SHEET.notDiagnosis,
  weekly: WEEKLY_SHEET.forDoctor,
  'heart-risk': DAILY_SHEET.notDiagnosis,
} as const

const MARKS = (['normal', 'near', 'high', 'low', 'alert', 'none'] as const).map(stateMark).join('')

function drawContent(sheet: Sheet, document: ReportDocument): void {
  const { content } = document

  switch (content.kind) {
    case 'daily':
      return drawDaily(sheet, { ...document, content })
    case 'weekly':
      return drawWeekly(sheet, { ...document, content })
    case 'heart-risk':
      return drawHeartRisk(sheet, { ...document, content })
  }
}

/** A report on paper, in the words of its content and of its page. */
export function renderReport(document: ReportDocument): Promise<Uint8Array> {
  const { content, day, endDay, createdAt, person, madeAt, softwareVersion } = document
  const title = TITLES[content.kind]
  const days = day === endDay ? `${day.slice(0, 4)}年${dayTitle(day)}` : fullSpan(day, endDay)

  const paper = {
    title: `${title} ${day}`,
    madeAt,
    softwareVersion,
    text: `${JSON.stringify([content, person])}${MARKS}`,
    foot: { caution: CAUTIONS[content.kind], whose: person.name ?? '' },
  }

  return renderPaper(paper, (sheet) => {
    drawTitle(sheet, { title, right: [days, madeWords(fullMoment(createdAt))] })
    drawContent(sheet, document)
  })
}
