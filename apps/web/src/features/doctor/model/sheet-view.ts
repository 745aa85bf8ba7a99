import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import { DOCTOR_FORM_NAMES, type DoctorPage } from '@kangban/contracts'
import { dateWords } from '@kangban/rules/reports/report-wording'
import { SHEET } from '../copy.ts'

/** 2026年11月22日: a page that is kept needs its year. */
export const yearDay = (day: string): string => `${day.slice(0, 4)}年${dateWords(day)}`

export const yearMoment = (moment: string): string =>
  `${yearDay(shanghaiDay(moment))} ${shanghaiClock(moment)}`

type Page = Pick<
  DoctorPage,
  'person' | 'pressure' | 'ecg' | 'oxygen' | 'restingHeart' | 'sleep' | 'form' | 'missing'
>

/** What of the night and of the rest was measured, by name. */
const measuredByWatch = ({ oxygen, restingHeart, sleep }: Page): string[] => [
  ...(oxygen.nights.some(({ lowest }) => lowest !== null) ? ['夜间血氧'] : []),
  ...(restingHeart.days.some(({ value }) => value !== null) ? ['静息心率'] : []),
  ...(sleep.nights.some(({ minutes }) => minutes !== null) ? ['睡眠'] : []),
]

/** Whether the 30 days have anything to show. */
export const isEmpty = (page: Page): boolean =>
  page.pressure.readings.length === 0 && page.ecg.count === 0 && measuredByWatch(page).length === 0

/** In the place of conclusions, where there are none: who was not measured is not called well. */
export const withoutConclusions = (page: Page): string =>
  isEmpty(page) ? SHEET.nothingMeasured : SHEET.nothingFound

/** What whoever gets the page will read, a line each. */
export function contentsOf(page: Page): string[] {
  const { person, pressure, ecg, form } = page
  const who = [person.name, ...person.facts.slice(0, 2)].join('，')

  return [
    form === 'doctor' ? `${who}，病史` : who,
    ...(person.medicines ? [`用药：${person.medicines.join('；')}`] : []),
    ...(pressure.readings.length > 0 ? [`血压 ${pressure.total.count} 次，早晚平均`] : []),
    ecg.strips.length > 0 ? `心电原图 ${ecg.strips.length} 份` : ecg.text,
    measuredByWatch(page).join('、'),
    page.missing.length > 0 ? `没有测到的 ${page.missing.length} 项` : '',
  ].filter((line) => line !== '')
}

/** What elderly mode reads aloud: the conclusions, and what is missing. */
export function spokenPage(page: DoctorPage): string {
  const { conclusions, missing } = page
  const said = conclusions.map(({ title, text }) => `${title}。${text}。`)
  const start = said.length === 0 ? withoutConclusions(page) : said.join('')
  return missing.length === 0 ? start : `${start}${SHEET.missing}：${missing.join('，')}。`
}

export const formOptions = (['doctor', 'family'] as const).map((value) => ({
  value,
  text: DOCTOR_FORM_NAMES[value],
}))
