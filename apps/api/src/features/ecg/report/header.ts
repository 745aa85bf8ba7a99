import { HEALTH_ANSWERS } from '@kangban/contracts/answer-words'
import { ECG_SOURCES } from '@kangban/contracts/ecg-source'
import type { EcgReport } from './ecg-report.ts'
import { LEFT, RIGHT } from './layout.ts'
import { CELADON, INK_2, INK_3, LINE, WARN, WARN_SOFT } from '../../../shared/pdf/palette.ts'
import type { Pen, TextStyle } from '../../../shared/pdf/pen.ts'
import { birthText, clockText, dateText, durationText, leadText, UNKNOWN } from './wording.ts'

export const REPORT_TITLE = '心电图报告'

/** Baselines and rules of the first page's head, mm. */
const FIRST = { title: 12.4, titleRule: 16.2, labels: 19.8, values: 24.5, fieldsRule: 26.5 }
const NEXT = { title: 12, rule: 14.5 }
const STRONG = { color: CELADON, width: 0.4 }
const FINE = { color: LINE, width: 0.2 }

/** Tried in order: a long name is better small than cut. */
const VALUE_SIZES_PT = [10.5, 9, 7.5]
const LABEL: TextStyle = { sizePt: 7.5, color: INK_3 }
/** mm between a value and the next field. */
const FIELD_GAP = 4

function rule(
  doc: PDFKit.PDFDocument,
  y: number,
  { color, width }: { color: string; width: number },
): void {
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(color).stroke()
}

function seconds({ samples, rateHz }: EcgReport): number {
  return samples.length / rateHz
}

function incompleteText(report: EcgReport): string {
  return report.samples.length === 0
    ? '测量未完成，没有记录到信号'
    : `测量未完成，只记录了 ${durationText(seconds(report))}`
}

/** The seal of ECG: its character on a rounded square. */
function drawSeal(pen: Pen, x: number, y: number): void {
  pen.doc.roundedRect(x, y, 9, 9, 2).fill(CELADON)

  pen.write(
    '心',
    { x: x + 4.5, y: y + 6.5 },
    { sizePt: 16, weight: 700, color: '#FFFFFF', align: 'center' },
  )
}

/** A pill with a mark before its words: the colour alone would not tell. */
function drawIncomplete(pen: Pen, at: { x: number; y: number }, text: string): void {
  const style: TextStyle = { sizePt: 9, weight: 700, color: WARN }
  const words = `! ${text}`

  pen.doc
    .roundedRect(at.x, at.y, pen.width(words, style) + 6, 6, 3)
    .lineWidth(0.25)
    .fillAndStroke(WARN_SOFT, WARN)

  pen.write(words, { x: at.x + 3, y: at.y + 4.2 }, style)
}

interface Field {
  label: string
  /** Cut short where it does not fit. */
  value: string
  /** Never cut: the code that tells one device from another. */
  ending?: string
  width: number
}

function fields(report: EcgReport): Field[] {
  const { startedAt } = report

  return [
    { label: '姓名', value: report.name ?? UNKNOWN, width: 42 },
    {
      label: '性别',
      value: report.sex === null ? UNKNOWN : HEALTH_ANSWERS.sex[report.sex],
      width: 18,
    },
    { label: '出生日期', value: birthText(report.birthday, startedAt), width: 50 },
    {
      label: '测量时间（北京时间）',
      value: `${dateText(startedAt)} ${clockText(startedAt)}`,
      width: 49,
    },
    { label: '记录时长', value: durationText(seconds(report)), width: 26 },
    {
      label: `设备（${ECG_SOURCES[report.source]}）`,
      value: report.deviceName,
      ending: ` ${report.deviceCode}`,
      width: 80,
    },
  ]
}

function valueStyle(pen: Pen, text: string, width: number): TextStyle {
  const styles = VALUE_SIZES_PT.map((sizePt): TextStyle => ({ sizePt, weight: 700 }))

  return (
    styles.find((style) => pen.width(text, style) <= width) ?? {
      sizePt: Math.min(...VALUE_SIZES_PT),
      weight: 700,
    }
  )
}

function drawFields(pen: Pen, report: EcgReport): void {
  let x = LEFT

  for (const { label, value, ending = '', width } of fields(report)) {
    pen.write(label, { x, y: FIRST.labels }, LABEL)
    const style = valueStyle(pen, value + ending, width - FIELD_GAP)
    const room = width - FIELD_GAP - pen.width(ending, style)
    pen.write(pen.fit(value, room, style) + ending, { x, y: FIRST.values }, style)
    x += width
  }
}

/** The head of the first page: what this is, of whom, when and with what. */
export function drawHeader(pen: Pen, report: EcgReport): void {
  drawSeal(pen, LEFT, 5.5)
  const title: TextStyle = { sizePt: 18, weight: 700 }
  pen.write(REPORT_TITLE, { x: LEFT + 12, y: FIRST.title }, title)
  const afterTitle = LEFT + 12 + pen.width(REPORT_TITLE, title) + 4
  const lead = `单导联 · ${leadText(report.lead)}`
  pen.write(lead, { x: afterTitle, y: FIRST.title }, { sizePt: 10, color: INK_2 })

  if (!report.complete) {
    const x = afterTitle + pen.width(lead, { sizePt: 10 }) + 6
    drawIncomplete(pen, { x, y: FIRST.title - 4.4 }, incompleteText(report))
  }

  pen.write(
    '康伴',
    { x: RIGHT, y: FIRST.title },
    { sizePt: 13, weight: 700, color: CELADON, align: 'right' },
  )

  rule(pen.doc, FIRST.titleRule, STRONG)
  drawFields(pen, report)
  rule(pen.doc, FIRST.fieldsRule, FINE)
}

/** The head of a page that follows: enough to tell whose it is when the sheets are apart. */
export function drawContinuedHeader(pen: Pen, report: EcgReport): void {
  const { name, birthday, startedAt } = report

  const whose = [
    name ?? UNKNOWN,
    birthday === null ? '' : `出生 ${birthday}`,
    `测量 ${dateText(startedAt)} ${clockText(startedAt)}`,
  ]

  const title: TextStyle = { sizePt: 12, weight: 700 }
  pen.write(REPORT_TITLE, { x: LEFT, y: NEXT.title }, title)
  const x = LEFT + pen.width(REPORT_TITLE, title) + 5
  const line = whose.filter((part) => part !== '').join('   ')
  pen.write(pen.fit(line, 190, { sizePt: 9.5 }), { x, y: NEXT.title }, { sizePt: 9.5 })

  pen.write(
    '康伴',
    { x: RIGHT, y: NEXT.title },
    { sizePt: 11, weight: 700, color: CELADON, align: 'right' },
  )

  rule(pen.doc, NEXT.rule, STRONG)
}
