import type { DoctorPage } from '@kangban/contracts'
import { dateWords, durationWords } from '@kangban/rules/reports/report-wording'
import {
  BLACK,
  figure,
  heading,
  LEFT,
  makeRoom,
  PALE,
  paragraph,
  RIGHT,
  type Sheet,
} from '../../../shared/pdf/sheet.ts'

const HEIGHT = 30
const AXIS_WIDTH = 9
const LABEL_HEIGHT = 5
const SMALL = { sizePt: 7.5, color: BLACK } as const
const TEXT = { sizePt: 9, color: BLACK } as const

interface Small {
  title: string
  text: string
  values: readonly (number | null)[]
  /** Lowest and highest of the axis where all values lie within. */
  usual: { low: number; high: number }
  /** A dashed line, with how its value is written. */
  reference: number | null
  say: (value: number) => string
  mark: 'fall' | 'line' | 'bar'
}

function axisOf({ values, usual, reference }: Small) {
  const known = values.flatMap((value) => value ?? [])
  const all = [...known, ...(reference === null ? [] : [reference])]
  return { low: Math.min(usual.low, ...all), high: Math.max(usual.high, ...all) }
}

interface Place {
  x: (index: number) => number
  y: (value: number) => number
  bottom: number
}

function drawFalls(doc: PDFKit.PDFDocument, { values, reference }: Small, { x, y }: Place): void {
  values.forEach((value, index) => {
    if (value === null) return
    const at = { x: x(index), y: y(value) }
    if (reference !== null && value < reference)
      doc
        .polygon([at.x - 1.3, at.y - 1.2], [at.x + 1.3, at.y - 1.2], [at.x, at.y + 1.2])
        .fill(BLACK)
    else doc.circle(at.x, at.y, 0.8).lineWidth(0.3).strokeColor(BLACK).stroke()
  })
}

/** A day without a value breaks the line. */
function drawLine(doc: PDFKit.PDFDocument, { values }: Small, { x, y }: Place): void {
  values.forEach((value, index) => {
    if (value === null) return
    doc.circle(x(index), y(value), 0.5).fill(BLACK)
    const next = values[index + 1]
    if (next === null || next === undefined) return

    doc
      .moveTo(x(index), y(value))
      .lineTo(x(index + 1), y(next))
      .lineWidth(0.3)
      .strokeColor(BLACK)
      .stroke()
  })
}

/** Short nights are black, the others hollow. */
function drawBars(doc: PDFKit.PDFDocument, { values, reference }: Small, place: Place): void {
  values.forEach((value, index) => {
    if (value === null) return
    const top = place.y(value)
    doc.rect(place.x(index) - 1.6, top, 3.2, place.bottom - top).lineWidth(0.25)
    if (reference !== null && value < reference) doc.fillAndStroke(BLACK, BLACK)
    else doc.fillAndStroke('#FFFFFF', BLACK)
  })
}

const MARKS = { fall: drawFalls, line: drawLine, bar: drawBars }

function drawSmall(sheet: Sheet, small: Small, page: DoctorPage): void {
  const { pen } = sheet
  const { doc } = pen
  const { low, high } = axisOf(small)
  const top = sheet.y + 1
  const bottom = top + HEIGHT - LABEL_HEIGHT
  const left = LEFT + AXIS_WIDTH
  const step = (RIGHT - left) / small.values.length

  const place: Place = {
    x: (index) => left + (index + 0.5) * step,
    y: (value) => top + ((high - value) / (high - low)) * (bottom - top),
    bottom,
  }

  for (const value of new Set([
    low,
    high,
    ...(small.reference === null ? [] : [small.reference]),
  ])) {
    const isReference = value === small.reference
    const y = place.y(value)
    doc.moveTo(left, y).lineTo(RIGHT, y)
    if (isReference) doc.dash(1.4, { space: 0.9 })

    doc
      .lineWidth(isReference ? 0.3 : 0.15)
      .strokeColor(isReference ? BLACK : PALE)
      .stroke()
      .undash()

    pen.write(small.say(value), { x: left - 1.2, y: y + 0.9 }, { ...SMALL, align: 'right' })
  }

  MARKS[small.mark](doc, small, place)
  pen.write(dateWords(page.fromDay), { x: left, y: bottom + 4 }, SMALL)
  pen.write(dateWords(page.toDay), { x: RIGHT, y: bottom + 4 }, { ...SMALL, align: 'right' })
}

function drawOne(sheet: Sheet, small: Small, page: DoctorPage): void {
  heading(sheet, small.title, { room: HEIGHT + 6 })
  paragraph(sheet, [{ text: `${small.text}。`, style: TEXT }])
  if (small.values.every((value) => value === null)) return
  makeRoom(sheet, HEIGHT)
  const frame = { left: LEFT, top: sheet.y, right: RIGHT, bottom: sheet.y + HEIGHT }
  const alt = `${small.title.replace(/^\d +/, '')}，30 天：${small.text}`
  figure(sheet, { frame, alt }, () => drawSmall(sheet, small, page))
  sheet.y += HEIGHT + 1.5
}

/** Night oxygen, resting heart rate and sleep, a day a mark; days without one stay empty. */
export function drawNights(sheet: Sheet, page: DoctorPage): void {
  const { oxygen, restingHeart, sleep } = page

  const smalls: Small[] = [
    {
      title: `3  夜间最低血氧（%，实心三角：低于 ${oxygen.limit}%）`,
      text: oxygen.text,
      values: oxygen.nights.map(({ lowest }) => lowest),
      usual: { low: 86, high: 98 },
      reference: oxygen.limit,
      say: (value) => `${value}%`,
      mark: 'fall',
    },
    {
      title: '4  静息心率（次/分）',
      text: restingHeart.text,
      values: restingHeart.days.map(({ value }) => value),
      usual: { low: 55, high: 80 },
      reference: null,
      say: String,
      mark: 'line',
    },
    {
      title: `5  睡眠（实心：不足 ${durationWords(sleep.limitMinutes)}）`,
      text: sleep.text,
      values: sleep.nights.map(({ minutes }) => minutes),
      usual: { low: 0, high: 480 },
      reference: sleep.limitMinutes,
      say: (minutes) => `${Math.round(minutes / 6) / 10} 时`,
      mark: 'bar',
    },
  ]

  for (const small of smalls) drawOne(sheet, small, page)
}
