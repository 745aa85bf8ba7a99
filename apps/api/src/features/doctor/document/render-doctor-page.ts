import { DOCTOR_FORM_NAMES, type DoctorPage } from '@kangban/contracts'
import { fullMoment } from '@kangban/rules/reports/moment-text'
import { dateWords } from '@kangban/rules/reports/report-wording'
import { drawTitle, renderPaper } from '../../../shared/pdf/paper.ts'
import { BOLD, paragraph, type Phrase, PLAIN, type Sheet } from '../../../shared/pdf/sheet.ts'
import { drawNights } from './night-part.ts'
import { drawPressure, drawReadings } from './pressure-part.ts'
import { drawEcg, type Printed } from './strip-part.ts'

export interface DoctorDocument {
  page: DoctorPage
  /** The ECGs that are printed, by when they began. */
  records: ReadonlyMap<string, Printed>
  softwareVersion: string
}

const TITLE = '家庭健康记录'
const NO_DIAGNOSIS = '自动生成，不是诊断。家用设备测量，供医生参考。'

const yearDay = (day: string): string => `${day.slice(0, 4)}年${dateWords(day)}`
const spanText = ({ fromDay, toDay }: DoctorPage): string => `${yearDay(fromDay)}–${yearDay(toDay)}`

function drawPerson(sheet: Sheet, { person, form }: DoctorPage): void {
  const facts = person.facts.length > 0 ? person.facts.join('  ') : '年龄、性别没有填写'

  paragraph(sheet, [
    { text: person.name, style: { ...BOLD, sizePt: 11 } },
    { text: `  ${facts}`, style: PLAIN },
  ])

  const lines: Phrase[][] = [
    ...(person.illnesses === null
      ? []
      : [
          [
            { text: '病史  ', style: BOLD },
            { text: person.illnesses, style: PLAIN },
          ],
        ]),
    ...(person.medicines === null
      ? []
      : [
          [
            { text: '用药  ', style: BOLD },
            { text: person.medicines.join('；'), style: PLAIN },
          ],
        ]),
    ...(form === 'family' ? [[{ text: '家人版：姓名隐去，不带病史和用药。', style: PLAIN }]] : []),
  ]

  for (const line of lines) paragraph(sheet, line)
  sheet.y += 2
}

/** Told by a sign and a word, which stay in black and white. */
const SIGNS = { bad: '！', warn: '▲', plain: '·' } as const

function drawConclusions(sheet: Sheet, { conclusions }: DoctorPage): void {
  for (const { level, title, text } of conclusions) {
    paragraph(sheet, [
      { text: `${SIGNS[level]} ${title}  `, style: BOLD },
      { text, style: PLAIN },
    ])
  }

  if (conclusions.length === 0)
    paragraph(sheet, [{ text: '测到的里面没有需要先看的。没有测到的见“没有测到”。', style: PLAIN }])

  sheet.y += 2
}

function drawNotes(sheet: Sheet, { missing, sources }: DoctorPage): void {
  const nothing = missing.length === 0 ? '30 天里每天都测到了。' : `${missing.join('；')}。`

  paragraph(sheet, [
    { text: '没有测到  ', style: BOLD },
    { text: nothing, style: PLAIN },
  ])

  if (sources.length > 0)
    paragraph(sheet, [
      { text: '怎么来的  ', style: BOLD },
      { text: `${sources.join('；')}。`, style: PLAIN },
    ])

  sheet.y += 2
}

/** What is printed from the input, which may hold characters that everyday text does not. */
const foreignText = ({ page }: DoctorDocument): string => `${JSON.stringify(page)}${SIGNS.warn}`

/** The page as a PDF: A4, vector drawing only, fonts embedded, tagged (PDF/UA). */
export function renderDoctorPage(document: DoctorDocument): Promise<Uint8Array> {
  const { page, records, softwareVersion } = document

  const paper = {
    title: TITLE,
    madeAt: page.madeAt,
    softwareVersion,
    text: foreignText(document),
    foot: { caution: NO_DIAGNOSIS, whose: page.person.name },
  }

  return renderPaper(paper, (sheet) => {
    drawTitle(sheet, {
      title: TITLE,
      about: `给医生看 · 近 30 天 · ${DOCTOR_FORM_NAMES[page.form]}`,
      right: [`统计 ${spanText(page)}`, `制作 ${fullMoment(page.madeAt)}（北京时间）`],
    })

    drawPerson(sheet, page)
    drawConclusions(sheet, page)
    drawNotes(sheet, page)
    drawPressure(sheet, page)
    drawEcg(sheet, page, records)
    drawNights(sheet, page)
    drawReadings(sheet, page)
  })
}
