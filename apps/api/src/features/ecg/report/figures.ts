import { UNITS } from '@kangban/contracts'
import { RANGES, rangeState } from '@kangban/ecg-core'
import type { RangeMetric } from '@kangban/ecg-core'
import type { EcgReport } from './ecg-report.ts'
import { LEFT, PT_PER_MM, RIGHT } from './layout.ts'
import { BAD, INK, INK_2, INK_3, LINE, OK, WARN } from './palette.ts'
import type { Pen, TextStyle } from './pen.ts'
import { durationText } from './wording.ts'
import { wrap } from './wrap.ts'

/** Four figures on the right, the words on the left of them. */
const CELL_WIDTH = 36
const CELLS_LEFT = RIGHT - 4 * CELL_WIDTH
const WORDS_WIDTH = CELLS_LEFT - LEFT - 8

/** Baselines of a figure, and the ends of the rule beside it, mm. */
const FIGURE = { label: 30.8, value: 37.8, note: 41.8, ruleTop: 28.5, ruleBottom: 42 }

const SENTENCE_TOP = 28
const SENTENCE_HEIGHT = 11
/** Tried in order until the sentence fits. */
const SENTENCE_SIZES_PT = [14, 11.5, 9.5, 8, 7]
const LINE_SPACING = 1.3
const TONE = { plain: INK, warn: WARN, bad: BAD }

interface Figure {
  label: string
  value: number | null
  unit: string
  note: string
  metric: RangeMetric | null
}

function reference(metric: RangeMetric): string {
  return `参考 ${RANGES[metric].low}–${RANGES[metric].high}`
}

function figuresOf({ heartRateBpm, qtMs, qtcFridericiaMs, hrv }: EcgReport): Figure[] {
  return [
    {
      label: '平均心率',
      value: heartRateBpm,
      unit: UNITS.heartRate,
      note: `全程，${reference('heartRate')}`,
      metric: 'heartRate',
    },
    {
      label: 'QT 间期',
      value: qtMs,
      unit: '毫秒',
      note: `切线法，${reference('qt')}`,
      metric: 'qt',
    },
    {
      label: 'QTc',
      value: qtcFridericiaMs,
      unit: '毫秒',
      note: 'Fridericia 公式校正',
      metric: null,
    },
    {
      label: 'HRV（SDNN）',
      value: hrv?.valueMs ?? null,
      unit: '毫秒',
      note: hrv ? `${durationText(hrv.windowSeconds)}，${hrv.beats} 次心跳` : '',
      metric: null,
    },
  ]
}

/** Word and colour of a state; the shape is drawn, because the font has none. */
const STATES = {
  normal: { text: '正常', color: OK },
  high: { text: '偏高', color: WARN },
  low: { text: '偏低', color: WARN },
}

function drawState(pen: Pen, at: { x: number; y: number }, state: keyof typeof STATES): void {
  const { text, color } = STATES[state]
  const style: TextStyle = { sizePt: 7.5, weight: 700, color, align: 'right' }
  pen.write(text, at, style)
  const x = at.x - pen.width(text, style) - 2.8
  const [base, tip] = state === 'high' ? [at.y - 0.2, at.y - 2] : [at.y - 2, at.y - 0.2]
  const { doc } = pen
  if (state === 'normal') {
    doc
      .moveTo(x, at.y - 1)
      .lineTo(x + 0.8, at.y - 0.2)
      .lineTo(x + 2, at.y - 2)

    doc.lineWidth(0.4).strokeColor(color).stroke()
  } else doc.polygon([x, base], [x + 2, base], [x + 1, tip]).fill(color)
}

function drawFigure(pen: Pen, x: number, figure: Figure): void {
  const { label, value, unit, note, metric } = figure

  pen.doc
    .moveTo(x, FIGURE.ruleTop)
    .lineTo(x, FIGURE.ruleBottom)
    .lineWidth(0.2)
    .strokeColor(LINE)
    .stroke()

  const left = x + 3
  pen.write(label, { x: left, y: FIGURE.label }, { sizePt: 8, color: INK_2 })

  if (value === null) {
    pen.write('–', { x: left, y: FIGURE.value }, { sizePt: 20, weight: 700, color: INK_3 })
    pen.write('没有测出', { x: left, y: FIGURE.note }, { sizePt: 7.5, color: INK_3 })
    return
  }

  const number: TextStyle = { sizePt: 20, weight: 700 }
  const shown = String(Math.round(value))
  pen.write(shown, { x: left, y: FIGURE.value }, number)

  pen.write(
    unit,
    { x: left + pen.width(shown, number) + 1.2, y: FIGURE.value },
    { sizePt: 8, color: INK_2 },
  )

  pen.write(note, { x: left, y: FIGURE.note }, { sizePt: 7.5, color: INK_3 })
  if (metric)
    drawState(pen, { x: x + CELL_WIDTH - 1.5, y: FIGURE.label }, rangeState(metric, value))
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
  const phrases = report.sentence.map(({ text, tone }) => ({ text, style: tone }))

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
  figuresOf(report).forEach((figure, i) => drawFigure(pen, CELLS_LEFT + i * CELL_WIDTH, figure))
}
