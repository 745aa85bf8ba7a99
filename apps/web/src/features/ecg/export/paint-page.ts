import { shanghaiTime } from '@kangban/china-time'
import { BEAT_MARK_LABELS, BEAT_MARKS } from '@kangban/contracts'
import { type EcgFigure, ecgFigures, qtcUnit, toldQtc } from '@kangban/rules/ecg/ecg-figures'
import { BEAT_SIGNS } from '@kangban/rules/ecg/mark-words'
import { exportCopy, exportWords } from './copy.ts'
import { paintRow } from './paint-row.ts'
import { BAD, CELADON, INK, INK_2, INK_3, LINE, type Pen, WARN } from './pen.ts'
import type { Report } from './report.ts'
import { LEFT, PAGE_HEIGHT, PAGE_WIDTH, RIGHT, rowTop, WIDTH } from './report-layout.ts'
import { wrapSentence } from './wrap-sentence.ts'

const TONES = { plain: INK, warn: WARN, bad: BAD }
/** Baselines and rules in mm. */
const HEAD = { title: 15, rule: 18.5, labels: 23, values: 28, fieldsRule: 31 }
const WORDS = { top: 38, lineMm: 6.2, mostLines: 2 }
/** Tried in order until the sentence fits its lines. */
const SENTENCE_SIZES_PT = [14, 12, 10.5, 9]
const FIGURE = { label: 49, value: 56.5, note: 61.5 }
const FOOT = { rule: 274.5, scale: 279, warning: 284, small: 288.5 }

const whenText = ({ record }: Report): string =>
  shanghaiTime(record.startedAt).slice(0, 19).replace('T', ' ')

function paintHead(pen: Pen): void {
  const title = { sizePt: 18, bold: true }
  pen.write(exportCopy.title, { x: LEFT, y: HEAD.title }, title)
  const after = LEFT + pen.measure(exportCopy.title, title) + 4
  pen.write(exportCopy.lead, { x: after, y: HEAD.title }, { sizePt: 10, color: INK_2 })

  pen.write(
    exportCopy.brand,
    { x: RIGHT, y: HEAD.title },
    { sizePt: 13, bold: true, color: CELADON, align: 'right' },
  )

  pen.rule({ x: LEFT, y: HEAD.rule }, RIGHT, { color: CELADON, width: 0.4 })
}

/** When, how long, with what and, where it is known, whose. */
function paintFields(pen: Pen, report: Report): void {
  const { fields, cut } = exportCopy
  const { name, deviceCode, complete } = report.record
  const length = exportWords.seconds(Math.round(report.seconds))

  const shown = [
    ...(name ? [{ label: fields.name, value: name, width: 34 }] : []),
    { label: fields.measuredAt, value: whenText(report), width: 50 },
    {
      label: fields.duration,
      value: complete ? length : `${length}（${cut}）`,
      width: complete ? 30 : 66,
    },
    { label: fields.device, value: deviceCode, width: 0 },
  ]

  let x = LEFT

  for (const { label, value, width } of shown) {
    pen.write(label, { x, y: HEAD.labels }, { sizePt: 7.5, color: INK_3 })
    pen.write(value, { x, y: HEAD.values }, { sizePt: 10, bold: true })
    x += width
  }

  pen.rule({ x: LEFT, y: HEAD.fieldsRule }, RIGHT, { color: LINE, width: 0.2 })
}

function paintSentence(pen: Pen, { sentence }: Report): void {
  const set = SENTENCE_SIZES_PT.map((sizePt) => {
    const style = { sizePt, bold: true }
    return { style, lines: wrapSentence(sentence, WIDTH, (text) => pen.measure(text, style)) }
  })

  const chosen = set.find(({ lines }) => lines.length <= WORDS.mostLines) ?? set.at(-1)

  chosen?.lines.forEach((line, i) => {
    let x = LEFT

    for (const { text, tone } of line) {
      const style = { ...chosen.style, color: TONES[tone] }
      pen.write(text, { x, y: WORDS.top + i * WORDS.lineMm }, style)
      x += pen.measure(text, style)
    }
  })
}

const rangeText = (figure: EcgFigure): string => exportWords.reference(figure)

interface Cell {
  label: string
  unit: string
  value: string | null
  note: string
}

/** In suspected fibrillation neither QT nor HRV; else each beside its reference. */
function cellsOf({ measured, hrv: found }: Report): Cell[] {
  const { heartRate, qt, qtc, hrv, missing } = exportCopy.figures
  const [rate, corrected, variability] = ecgFigures(measured)
  const told = toldQtc(measured)

  if (measured.rhythm === 'af') {
    return [
      { ...heartRate, label: rate.label, value: rate.valueText, note: rate.text },
      {
        ...qtc,
        unit: qtcUnit(measured),
        value: corrected.valueText,
        note:
          told === null
            ? corrected.text
            : exportWords.qtcNote(measured.qtcBeats ?? 0, corrected.text),
      },
      { ...hrv, value: null, note: variability.text },
    ]
  }

  const cells = [
    { ...heartRate, value: rate.valueText, note: rangeText(rate) },
    { ...qt, value: corrected.valueText, note: `${qt.note}，${rangeText(corrected)}` },
    {
      ...qtc,
      unit: qtcUnit(measured),
      value: told === null ? null : String(told),
      note: exportWords.qtcOf(measured.qtcBeats ?? 0),
    },
    { ...hrv, value: variability.valueText, note: found ? exportWords.hrvNote(found) : '' },
  ]

  return cells.map((cell) => (cell.value === null ? { ...cell, note: missing } : cell))
}

function paintFigures(pen: Pen, report: Report): void {
  const { none } = exportCopy.figures
  const shown = cellsOf(report)

  shown.forEach(({ label, unit, value, note }, i) => {
    const x = LEFT + (i * WIDTH) / shown.length
    const number = { sizePt: 20, bold: true }
    const text = value ?? none
    pen.write(label, { x, y: FIGURE.label }, { sizePt: 8, color: INK_2 })
    pen.write(text, { x, y: FIGURE.value }, number)
    const afterX = x + pen.measure(text, number) + 1.2
    if (value !== null) pen.write(unit, { x: afterX, y: FIGURE.value }, { sizePt: 8, color: INK_2 })
    pen.write(note, { x, y: FIGURE.note }, { sizePt: 7.5, color: INK_3 })
  })
}

/** Enough to tell whose and when where the sheets are apart. */
function paintContinuedHead(pen: Pen, report: Report): void {
  const { title, brand } = exportCopy
  const style = { sizePt: 12, bold: true }
  pen.write(title, { x: LEFT, y: HEAD.title }, style)
  const whose = [report.record.name, whenText(report)].filter(Boolean).join('   ')
  pen.write(whose, { x: LEFT + pen.measure(title, style) + 5, y: HEAD.title }, { sizePt: 9.5 })

  pen.write(
    brand,
    { x: RIGHT, y: HEAD.title },
    { sizePt: 11, bold: true, color: CELADON, align: 'right' },
  )

  pen.rule({ x: LEFT, y: HEAD.rule }, RIGHT, { color: CELADON, width: 0.4 })
}

/** Scale, key to the signs, what the record is not, and where it is kept: on every page. */
function paintFoot(pen: Pen, report: Report, page: number): void {
  const { scale, clipped, notDiagnosis, whereKept, print } = exportCopy
  const isClipped = report.rows.some(({ above, below }) => above.length + below.length > 0)

  const marks = BEAT_MARKS.filter((kind) => report.marks.some((mark) => mark.kind === kind)).map(
    (kind) => `${BEAT_SIGNS[kind].sign} ${BEAT_MARK_LABELS[kind]}`,
  )

  const key = [...marks, ...(isClipped ? [clipped] : [])].join('   ')
  pen.rule({ x: LEFT, y: FOOT.rule }, RIGHT, { color: LINE, width: 0.2 })
  pen.write(scale, { x: LEFT, y: FOOT.scale }, { sizePt: 8, bold: true })
  pen.write(key, { x: RIGHT, y: FOOT.scale }, { sizePt: 8, color: WARN, align: 'right' })
  pen.write(notDiagnosis, { x: LEFT, y: FOOT.warning }, { sizePt: 8.5, bold: true })
  pen.write(whereKept + print, { x: LEFT, y: FOOT.small }, { sizePt: 7.5, color: INK_2 })
  const number = exportWords.page(page, report.pages.length)

  pen.write(
    number,
    { x: RIGHT, y: FOOT.small },
    { sizePt: 7.5, bold: true, color: INK_2, align: 'right' },
  )
}

/** One page, counted from 1, on a canvas that has its size. */
export function paintPage(pen: Pen, report: Report, page: number): void {
  pen.block({ x: 0, y: 0, width: PAGE_WIDTH, height: PAGE_HEIGHT }, '#FFFFFF')
  if (page === 1) {
    paintHead(pen)
    paintFields(pen, report)
    paintSentence(pen, report)
    paintFigures(pen, report)
  } else paintContinuedHead(pen, report)

  report.pages[page - 1]?.forEach((row, slot) =>
    paintRow(pen, report, { row, top: rowTop(page, slot) }),
  )

  paintFoot(pen, report, page)
}
