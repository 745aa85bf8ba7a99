import { daysBetween, shanghaiClock, shanghaiDay } from '@kangban/china-time'
import type { DoctorPage } from '@kangban/contracts'
import { dateWords, dayTitle } from '@kangban/rules/reports/report-wording'
import { PRESSURE_HOME } from '@kangban/rules/thresholds'
import {
  BLACK,
  figure,
  GREY,
  heading,
  LEFT,
  makeRoom,
  PALE,
  paragraph,
  RIGHT,
  type Sheet,
  WIDTH,
} from '../../../shared/pdf/sheet.ts'
import { drawTable } from '../../../shared/pdf/table.ts'

type Pressure = DoctorPage['pressure']
type Reading = Pressure['readings'][number]
type Row = Pressure['total']

const CHART_HEIGHT = 46
const AXIS_WIDTH = 9
const LABEL_HEIGHT = 5
/** mmHg at the edges of the chart where all readings lie within; they go further for one that does not. */
const USUAL = { low: 70, high: 160 }
const STEP = 10
/** mm that a row of readings takes, and that a page has: the table stays on one page where it can. */
const ROW_ROOM = 6.2
const MOST_ROOM = 240
const SMALL = { sizePt: 7.5, color: BLACK } as const

interface Scale {
  x: (day: string) => number
  y: (mmHg: number) => number
  top: number
  bottom: number
}

function limitsOf(readings: readonly Reading[]) {
  const low = Math.min(USUAL.low, ...readings.map(({ dbp }) => dbp))
  const high = Math.max(USUAL.high, ...readings.map(({ sbp }) => sbp))
  return { low: Math.floor(low / STEP) * STEP, high: Math.ceil(high / STEP) * STEP }
}

function scaleOf(page: DoctorPage, top: number): Scale {
  const { low, high } = limitsOf(page.pressure.readings)
  const bottom = top + CHART_HEIGHT - LABEL_HEIGHT
  const days = daysBetween(page.fromDay, page.toDay) + 1
  const left = LEFT + AXIS_WIDTH
  const step = (RIGHT - left) / days

  return {
    x: (day) => left + (daysBetween(page.fromDay, day) + 0.5) * step,
    y: (mmHg) => top + ((high - mmHg) / (high - low)) * (bottom - top),
    top,
    bottom,
  }
}

/** Morning is solid, evening hollow, other times of day small and grey; typed by hand is a cross. */
function drawReading({ pen: { doc } }: Sheet, scale: Scale, reading: Reading): void {
  const shift = reading.part === 'morning' ? -1.1 : reading.part === 'evening' ? 1.1 : 0
  const x = scale.x(shanghaiDay(reading.at)) + shift
  const [upper, lower] = [scale.y(reading.sbp), scale.y(reading.dbp)]
  doc.moveTo(x, upper).lineTo(x, lower).lineWidth(0.25).strokeColor(GREY).stroke()

  if (reading.byHand) {
    for (const y of [upper, lower])
      doc
        .moveTo(x - 0.9, y - 0.9)
        .lineTo(x + 0.9, y + 0.9)
        .moveTo(x - 0.9, y + 0.9)
        .lineTo(x + 0.9, y - 0.9)
    doc.lineWidth(0.3).strokeColor(BLACK).stroke()
    return
  }

  const ground = { morning: BLACK, evening: '#FFFFFF', other: PALE }[reading.part]
  doc.lineWidth(0.3)
  doc.circle(x, upper, 0.85).fillAndStroke(ground, BLACK)
  doc.rect(x - 0.75, lower - 0.75, 1.5, 1.5).fillAndStroke(ground, BLACK)
}

function drawChart(sheet: Sheet, page: DoctorPage): void {
  const { pen } = sheet
  const { doc } = pen
  const scale = scaleOf(page, sheet.y + 1)
  const { low, high } = limitsOf(page.pressure.readings)
  const marks = [high, PRESSURE_HOME.systolic, PRESSURE_HOME.diastolic, low]

  for (const mmHg of marks) {
    const y = scale.y(mmHg)
    const isReference = mmHg === PRESSURE_HOME.systolic || mmHg === PRESSURE_HOME.diastolic
    doc.moveTo(LEFT + AXIS_WIDTH, y).lineTo(RIGHT, y)
    if (isReference) doc.dash(1.4, { space: 0.9 })

    doc
      .lineWidth(isReference ? 0.3 : 0.15)
      .strokeColor(isReference ? BLACK : PALE)
      .stroke()
      .undash()

    pen.write(
      String(mmHg),
      { x: LEFT + AXIS_WIDTH - 1.2, y: y + 0.9 },
      { ...SMALL, align: 'right' },
    )
  }

  for (const reading of page.pressure.readings) drawReading(sheet, scale, reading)
  const y = scale.bottom + 4
  pen.write(dateWords(page.fromDay), { x: LEFT + AXIS_WIDTH, y }, SMALL)
  pen.write(`${dateWords(page.toDay)}（制作当天）`, { x: RIGHT, y }, { ...SMALL, align: 'right' })
}

const meanText = (mean: Row['morning']): string =>
  mean ? `${mean.sbp}/${mean.dbp} mmHg · ${mean.count} 次` : '没有测到'

function rangeText({ lowest, highest }: Row): string {
  if (!lowest || !highest) return '没有测到'
  return `${lowest.sbp}–${highest.sbp}/${lowest.dbp}–${highest.dbp} mmHg`
}

const rowCells = (row: Row): string[] => [
  row.title,
  meanText(row.morning),
  meanText(row.evening),
  rangeText(row),
  row.count === 0 ? '没有测到' : `${row.count} 次里 ${row.reached} 次`,
]

const WEEK_COLUMNS = ['周', '早晨平均', '晚上平均', '最低–最高']

/** The means of 30 days by morning and evening, as a chart and as a table, and how the readings are spread. */
export function drawPressure(sheet: Sheet, page: DoctorPage): void {
  const { pressure } = page
  const note = `圆点高压，方块低压；实心早晨，空心晚上，灰色其他时间，叉是手动输入；虚线是家庭参考 ${pressure.reference}`
  heading(sheet, '1  家庭血压', { room: CHART_HEIGHT })
  paragraph(sheet, [{ text: note, style: SMALL }])

  if (pressure.readings.length === 0) {
    paragraph(sheet, [{ text: '30 天没有测到血压。', style: { sizePt: 9.5 } }])
    return
  }

  makeRoom(sheet, CHART_HEIGHT)
  const frame = { left: LEFT, top: sheet.y, right: RIGHT, bottom: sheet.y + CHART_HEIGHT }
  const { total } = pressure
  const alt = `30 天血压，${total.count} 次：早晨平均 ${meanText(total.morning)}，晚上平均 ${meanText(total.evening)}，${total.reached} 次达到 ${pressure.reference}。每次读数见第 6 部分的表`
  figure(sheet, { frame, alt }, () => drawChart(sheet, page))
  sheet.y += CHART_HEIGHT + 2
  const widths = [32, 36, 36, 40, WIDTH - 144]
  const titles = [...WEEK_COLUMNS, `达到 ${pressure.reference}`]

  drawTable(
    sheet,
    titles.map((title, index) => ({ title, width: widths[index] ?? 0 })),
    { rows: pressure.weeks.map(rowCells), total: rowCells(total) },
  )

  sheet.y += 1.5

  const spread = pressure.classes.map(
    ({ title, morning, evening }) => `${title}：早晨 ${morning} 次，晚上 ${evening} 次`,
  )

  paragraph(sheet, [{ text: `读数分布  ${spread.join('；')}`, style: { sizePt: 8.5 } }])
}

const readingText = ({ at, sbp, dbp, byHand }: Reading): string =>
  `${shanghaiClock(at)} ${sbp}/${dbp} mmHg${byHand ? '（手动）' : ''}`

/** The readings behind the means, a day a row. */
export function drawReadings(sheet: Sheet, { pressure: { readings } }: DoctorPage): void {
  if (readings.length === 0) return
  const days = [...new Set(readings.map(({ at }) => shanghaiDay(at)))]
  const room = Math.min(MOST_ROOM, ROW_ROOM * (days.length + 1))
  heading(sheet, '6  每次血压读数', { room })

  const ofPart = (day: string, part: Reading['part']) => {
    const found = readings.filter(
      (reading) => reading.part === part && shanghaiDay(reading.at) === day,
    )

    return found.length === 0 ? '没有测到' : found.map(readingText).join('，')
  }

  const hasOther = readings.some(({ part }) => part === 'other')
  const third = hasOther ? [{ title: '其他时间', width: 50 }] : []
  const width = (WIDTH - 32 - (hasOther ? 50 : 0)) / 2

  const columns = [
    { title: '日期', width: 32 },
    { title: '早晨', width },
    { title: '晚上', width },
    ...third,
  ]

  drawTable(sheet, columns, {
    rows: days.map((day) => [
      dayTitle(day),
      ofPart(day, 'morning'),
      ofPart(day, 'evening'),
      ofPart(day, 'other'),
    ]),
  })
}
