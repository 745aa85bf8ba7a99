import { UNITS } from '@kangban/contracts/metric-words'
import { type EcgFigure, ecgFigures, qtcUnit, toldQtc } from '@kangban/rules/ecg/ecg-figures'
import { deniedAmong } from '@kangban/rules/ecg/mark-words'
import type { EcgReport } from './ecg-report.ts'
import { LEFT, RIGHT } from './layout.ts'
import { BAD, INK, INK_2, INK_3, LINE, OK, WARN } from '../../../shared/pdf/palette.ts'
import { type Pen, PT_PER_MM, type TextStyle } from '../../../shared/pdf/pen.ts'
import { durationText } from './wording.ts'
import { wrap } from '../../../shared/pdf/wrap.ts'

/** Four figures on the right, the words on the left of them. */
const CELLS = 4
const CELL_WIDTH = 36
const CELLS_LEFT = RIGHT - CELLS * CELL_WIDTH
const WORDS_WIDTH = CELLS_LEFT - LEFT - 8

/** Baselines of a figure, and the ends of the rule beside it, mm. */
const FIGURE = { label: 30.8, value: 37.8, note: 41.8, ruleTop: 28.5, ruleBottom: 42 }

const SENTENCE_TOP = 28
const SENTENCE_HEIGHT = 11
/** Tried in order until the sentence fits. */
const SENTENCE_SIZES_PT = [14, 11.5, 9.5, 8, 7]
const LINE_SPACING = 1.3
const TONE = { plain: INK, warn: WARN, bad: BAD }

type Figures = ReturnType<typeof ecgFigures>

interface Cell {
  label: string
  /** As it is written; null where it is not told. */
  value: string | null
  unit: string
  note: string
  verdict: Pick<EcgFigure, 'state' | 'text'> | null
}

const reference = ({ low, high }: EcgFigure): string => `参考 ${low}–${high}`

/** Without order in the beats: the rate from slowest to fastest, QTc for what it is worth, no HRV. */
function irregularCells({ measured }: EcgReport, [rate, qtc, hrv]: Figures): Cell[] {
  const beats = `${measured.qtcBeats} 次心跳平均，${qtc.text}`

  return [
    {
      label: rate.label,
      value: rate.valueText,
      unit: UNITS.heartRate,
      note: rate.note === '' ? '全程平均' : '最慢到最快',
      verdict: rate,
    },
    {
      label: 'QTc（Fridericia）',
      value: qtc.valueText,
      unit: qtcUnit(measured),
      note: qtc.value === null ? qtc.text : beats,
      verdict: null,
    },
    { label: 'HRV（SDNN）', value: null, unit: '', note: hrv.text, verdict: null },
  ]
}

const NOT_MEASURED = '没有测出'

function regularCells({ measured, hrvMethod }: EcgReport, [rate, qt, hrv]: Figures): Cell[] {
  const qtc = toldQtc(measured)

  const method = hrvMethod
    ? `${durationText(hrvMethod.windowSeconds)}，${hrvMethod.beats} 次心跳`
    : ''

  return [
    {
      label: '平均心率',
      value: rate.valueText,
      unit: UNITS.heartRate,
      note: rate.value === null ? NOT_MEASURED : `全程，${reference(rate)}`,
      verdict: rate.value === null ? null : rate,
    },
    {
      label: qt.label,
      value: qt.valueText,
      unit: '毫秒',
      note: qt.value === null ? NOT_MEASURED : `切线法，${reference(qt)}`,
      verdict: null,
    },
    {
      label: 'QTc',
      value: qtc === null ? null : String(qtc),
      unit: qtcUnit(measured),
      note: qtc === null ? NOT_MEASURED : `Fridericia，${measured.qtcBeats} 次心跳`,
      verdict: qtc === null ? null : qt,
    },
    {
      label: 'HRV（SDNN）',
      value: hrv.valueText,
      unit: '毫秒',
      note: hrv.value === null ? NOT_MEASURED : method,
      verdict: hrv.value === null ? null : hrv,
    },
  ]
}

function cellsOf(report: EcgReport): Cell[] {
  const figures = ecgFigures(report.measured)

  return report.measured.rhythm === 'af'
    ? irregularCells(report, figures)
    : regularCells(report, figures)
}

const COLORS: Readonly<Record<EcgFigure['state'], string>> = {
  normal: OK,
  good: OK,
  near: WARN,
  high: WARN,
  low: WARN,
  alert: BAD,
  none: INK_3,
}

/** Word and colour of a verdict; the shape is drawn, because the font has none. */
function drawVerdict(
  pen: Pen,
  at: { x: number; y: number },
  { state, text }: NonNullable<Cell['verdict']>,
): void {
  const color = COLORS[state]
  const shown = state === 'alert' ? `! ${text}` : text
  const style: TextStyle = { sizePt: 7.5, weight: 700, color, align: 'right' }
  pen.write(shown, at, style)
  const x = at.x - pen.width(shown, style) - 2.8
  const { doc } = pen

  if (state === 'normal' || state === 'good') {
    doc
      .moveTo(x, at.y - 1)
      .lineTo(x + 0.8, at.y - 0.2)
      .lineTo(x + 2, at.y - 2)

    doc.lineWidth(0.4).strokeColor(color).stroke()
  }

  if (state !== 'high' && state !== 'low') return
  const [base, tip] = state === 'high' ? [at.y - 0.2, at.y - 2] : [at.y - 2, at.y - 0.2]
  doc.polygon([x, base], [x + 2, base], [x + 1, tip]).fill(color)
}

function drawCell(pen: Pen, x: number, { label, value, unit, note, verdict }: Cell): void {
  pen.doc
    .moveTo(x, FIGURE.ruleTop)
    .lineTo(x, FIGURE.ruleBottom)
    .lineWidth(0.2)
    .strokeColor(LINE)
    .stroke()

  const left = x + 3
  pen.write(label, { x: left, y: FIGURE.label }, { sizePt: 8, color: INK_2 })
  const number: TextStyle = { sizePt: 20, weight: 700, ...(value === null && { color: INK_3 }) }
  const shown = value ?? '–'
  pen.write(shown, { x: left, y: FIGURE.value }, number)

  if (value !== null) {
    pen.write(
      unit,
      { x: left + pen.width(shown, number) + 1.2, y: FIGURE.value },
      { sizePt: 8, color: INK_2 },
    )
  }

  pen.write(note, { x: left, y: FIGURE.note }, { sizePt: 7.5, color: INK_3 })
  if (verdict) drawVerdict(pen, { x: x + CELL_WIDTH - 1.5, y: FIGURE.label }, verdict)
}

type Line = ReturnType<typeof wrap<keyof typeof TONE>>[number]

function linesThatFit(sizePt: number): number {
  return Math.floor((SENTENCE_HEIGHT * PT_PER_MM) / (sizePt * LINE_SPACING))
}

/**
 * The largest size at which the sentence fits its place, and its lines. Beyond about 130 characters it is cut with an
 * ellipsis.
 */
function setSentence(pen: Pen, report: EcgReport): { sizePt: number; lines: Line[] } {
  const denied = deniedAmong(report.marks.filter((mark) => mark.denied).length)

  const phrases = [
    ...report.sentence.map(({ text, tone }) => ({ text, style: tone })),
    ...(denied ? [{ text: `${denied}。`, style: 'plain' as const }] : []),
  ]

  const set = SENTENCE_SIZES_PT.map((sizePt) => {
    const lines = wrap(phrases, WORDS_WIDTH, (text) => pen.width(text, { sizePt, weight: 700 }))
    return { sizePt, lines }
  })

  const fitting = set.find(({ sizePt, lines }) => lines.length <= linesThatFit(sizePt))
  if (fitting) return fitting
  const { sizePt, lines } = set.at(-1) ?? { sizePt: 0, lines: [] }
  const shown = lines.slice(0, linesThatFit(sizePt))
  shown.at(-1)?.push({ text: '…', style: 'plain' })
  return { sizePt, lines: shown }
}

function drawWords(pen: Pen, report: EcgReport): void {
  const { sizePt, lines } = setSentence(pen, report)
  const lineMm = (sizePt * LINE_SPACING) / PT_PER_MM

  lines.forEach((line, i) => {
    let x = LEFT

    for (const { text, style: tone } of line) {
      const style: TextStyle = { sizePt, weight: 700, color: TONE[tone] }
      pen.write(text, { x, y: SENTENCE_TOP + (i + 0.78) * lineMm }, style)
      x += pen.width(text, style)
    }
  })

  if (report.rhythmReason === '') return
  const small: TextStyle = { sizePt: 8.5, color: INK_2 }

  pen.write(
    pen.fit(`依据：${report.rhythmReason}`, WORDS_WIDTH, small),
    { x: LEFT, y: FIGURE.note },
    small,
  )
}

/** What was found: the sentence and what it rests on, and the figures with their ranges. */
export function drawFindings(pen: Pen, report: EcgReport): void {
  drawWords(pen, report)
  const cells = cellsOf(report)
  const first = CELLS - cells.length
  cells.forEach((cell, i) => drawCell(pen, CELLS_LEFT + (first + i) * CELL_WIDTH, cell))
}
