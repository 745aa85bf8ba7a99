// What is written for the eye, as a voice has to say it: engines read 139/89 as a fraction and 次/分 as a slash.
import { SPOKEN_UNITS, UNITS } from '@kangban/contracts'

const MISSING = '没有测到'

/** 139/89 with or without its unit; what stands before names it already in some sentences. */
const PRESSURE = /(高压)?(?<![\d/])(\d{2,3})\/(\d{2,3}|--)(?![\d/]) ?(mmHg|毫米汞柱)?/g

function spokenPressure(whole: string, ...found: (string | undefined)[]): string {
  const [named = '', systolic, diastolic, unit] = found
  // 16/30 is no pressure: the lower one comes second.
  if (diastolic !== '--' && Number(systolic) <= Number(diastolic)) return whole
  const low = diastolic === '--' ? `低压${MISSING}` : `低压${diastolic}`
  return `${named || '高压'}${systolic}，${low}${unit ? SPOKEN_UNITS.bloodPressure : ''}`
}

function clock(time: string): string {
  const [hours, minutes, seconds] = time.split(':').map(Number)
  const rest = minutes || seconds ? `${minutes}分` : ''
  return `${hours}点${rest}${seconds === undefined ? '' : `${seconds}秒`}`
}

function day(date: string): string {
  const [year, month, ofMonth] = date.split('-').map(Number)
  return `${year}年${month}月${ofMonth}日`
}

const NUMBER = String.raw`\d+(?:\.\d+)?`
const PERCENT = new RegExp(`(${NUMBER}(?:到${NUMBER})?) ?%`, 'g')

/** A text in words that a voice reads well; what is in words already stays as it is. */
export function spokenText(text: string): string {
  return (
    text
      // Marks of a verdict whose word stands beside them.
      .replace(/[✓▲△▼!] ?/g, '')
      .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
      .replace(/\d{4}-\d{2}-\d{2}/g, day)
      .replace(/(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?![\d:])/g, clock)
      .replace(PRESSURE, spokenPressure)
      .replace(/(?<=[\d\p{Script=Han}]) ?[–~～] ?(?=[\d\p{Script=Han}])/gu, '到')
      .replace(PERCENT, `${SPOKEN_UNITS.oxygen}$1`)
      .replaceAll(UNITS.heartRate, SPOKEN_UNITS.heartRate)
      .replace(/ ?mmHg/g, SPOKEN_UNITS.bloodPressure)
      .replace(/(\d) ?(?:℃|°C)/g, `$1${SPOKEN_UNITS.temperature}`)
      .replace(/(\d) ?ms(?![a-z])/g, '$1毫秒')
      .replace(/[−﹣](?=\d)/g, '负')
      .replace(/±(?=\d)/g, '正负')
      // The number of the emergency service is said digit by digit.
      .replace(/(拨打|打) ?120(?!\d)/g, '$1幺二零')
      .replace(/(?<!-)--(?!-)/g, MISSING)
  )
}
