// What the page for the doctor says in words: conclusions first, what was not measured, and how it was measured.
import { worstOf as worstWarning } from '../reports/record-findings.ts'
import { storedWarningTexts } from '../warnings/warning-texts.ts'
import { shanghaiDay } from '@kangban/china-time'
import { type DoctorPage, UNITS } from '@kangban/contracts'
import { timesOfDay } from '../pressure/pressure-parts.ts'
import { dateWords, durationWords } from '../reports/report-wording.ts'
import { OXYGEN_LOW, PRESSURE, PRESSURE_HOME_FEWEST } from '../thresholds.ts'
import { afConclusion, momentWords } from './doctor-ecg.ts'
import { DOCTOR_DAYS, type DoctorFacts, type DoctorNight, MOST_NAMED } from './doctor-facts.ts'
import { HOME_REFERENCE, isByHand, isTakenTwice, reachesHome } from './doctor-pressure.ts'

type Conclusion = DoctorPage['conclusions'][number]
type Mean = DoctorPage['pressure']['total']['morning']

const meanWords = (part: string, mean: Mean): string =>
  mean ? `${part} ${mean.sbp}/${mean.dbp} mmHg（${mean.count} 次）` : `${part}没有测到`

/** What counts is the mean of the readings, and only where there are enough of them. */
export function pressureConclusion({ total }: DoctorPage['pressure']): Conclusion[] {
  if (total.count === 0) return []
  const means = `平均${meanWords('早晨', total.morning)}，${meanWords('晚上', total.evening)}`
  const counted = `${total.count} 次里 ${total.reached} 次达到 ${HOME_REFERENCE}；${means}`

  if (total.count < PRESSURE_HOME_FEWEST) {
    return [
      {
        level: 'plain',
        title: '血压读数太少，不下结论',
        text: `${counted}。家庭测量至少要 ${PRESSURE_HOME_FEWEST} 次`,
      },
    ]
  }

  const parts = [total.morning, total.evening].filter((mean) => mean !== null)

  const high = parts.some(({ sbp, dbp }) => reachesHome({ systolic: sbp, diastolic: dbp }))

  return [
    high
      ? { level: 'warn', title: '血压高于家庭参考', text: counted }
      : { level: 'plain', title: '血压平均低于家庭参考', text: counted },
  ]
}

function alertConclusion({ pressures }: DoctorFacts): Conclusion[] {
  const { systolic, diastolic } = PRESSURE

  const found = pressures.filter(
    (reading) => reading.systolic >= systolic.alertHigh || reading.diastolic >= diastolic.alertHigh,
  )

  const newest = found.at(-1)
  if (!newest) return []

  return [
    {
      level: 'bad',
      title: `血压达到 ${systolic.alertHigh}/${diastolic.alertHigh} mmHg ${found.length} 次`,
      text: `最近一次 ${momentWords(newest.at)}，${newest.systolic}/${newest.diastolic} mmHg`,
    },
  ]
}

const lowestOf = ({ lowest, events }: DoctorNight): number | null => {
  const values = [...events.map((event) => event.lowest), ...(lowest === null ? [] : [lowest])]

  return values.length === 0 ? null : Math.min(...values)
}

const fallMinutes = ({ events }: DoctorNight): number =>
  events.reduce((sum, { minutes }) => sum + minutes, 0)

/** A night with its falls is one event: lowest, how many, how long. */
export const oxygenNights = (nights: readonly DoctorNight[]) =>
  nights.map((night) => {
    const lowest = lowestOf(night)

    return {
      day: night.day,
      lowest: lowest === null ? null : Math.round(lowest),
      falls: night.events.reduce((sum, { falls }) => sum + falls, 0),
      minutes: fallMinutes(night),
    }
  })

type OxygenNight = ReturnType<typeof oxygenNights>[number]

const isLow = ({ lowest, falls }: OxygenNight): boolean =>
  falls > 0 || (lowest !== null && lowest < OXYGEN_LOW)

const worstOf = (nights: readonly OxygenNight[]): OxygenNight | undefined =>
  nights.toSorted((a, b) => (a.lowest ?? 100) - (b.lowest ?? 100))[0]

function worstWords(night: OxygenNight, all: readonly DoctorNight[]): string {
  const asleep = all.find(({ day }) => day === night.day)?.asleepMinutes
  const falls = night.falls > 0 ? `低了 ${night.falls} 下` : ''
  const long = night.minutes > 0 ? `共 ${night.minutes} 分钟` : ''
  const slept = asleep ? `那夜睡 ${durationWords(asleep)}` : ''
  const about = [falls, long, slept].filter((part) => part !== '').join('，')
  return `最低 ${night.lowest}${UNITS.oxygen}（${dateWords(night.day)}早晨醒来的那夜${about && '，'}${about}）`
}

export function oxygenConclusion(facts: DoctorFacts): Conclusion[] {
  const measured = oxygenNights(facts.nights).filter(({ lowest }) => lowest !== null)
  const low = measured.filter(isLow)
  const worst = worstOf(low)
  if (!worst) return []

  return [
    {
      level: 'bad',
      title: `夜间血氧低于 ${OXYGEN_LOW}${UNITS.oxygen}`,
      text: `${measured.length} 夜里 ${low.length} 夜，${worstWords(worst, facts.nights)}`,
    },
  ]
}

/**
 * Kinds that were grave once and that no other conclusion is made of: of the heart, and a fall of the oxygen outside the
 * nights slept. All their events count, as in the other reports.
 */
function otherAlerts({ warnings, nights }: DoctorFacts): Conclusion[] {
  const isNightTold = oxygenNights(nights).some(isLow)

  const told = (['heart-slow', 'heart-fast', 'pressure-low', 'oxygen-low'] as const).map((kind) =>
    warnings.filter((row) => row.kind === kind && !(kind === 'oxygen-low' && isNightTold)),
  )

  return told.flatMap((rows) => {
    const worst = worstWarning(rows)
    if (worst?.level !== 'bad') return []
    const { title, valueText, limitText } = storedWarningTexts(worst)
    const text = `${rows.length} 次，最重的 ${valueText}（${limitText}），${momentWords(worst.occurredAt)}`
    return [{ level: 'bad', title, text }]
  })
}

export const conclusionsOf = (
  facts: DoctorFacts,
  pressure: DoctorPage['pressure'],
): Conclusion[] => {
  const found = [
    ...afConclusion(facts),
    ...alertConclusion(facts),
    ...oxygenConclusion(facts),
    ...otherAlerts(facts),
    ...pressureConclusion(pressure),
  ]

  return found.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level))
}

const ORDER: readonly Conclusion['level'][] = ['bad', 'warn', 'plain']

export function oxygenText(nights: readonly OxygenNight[]): string {
  const measured = nights.filter(({ lowest }) => lowest !== null)
  if (measured.length === 0) return '没有测到'
  const low = measured.filter(isLow)
  const worst = worstOf(measured)
  const count = low.length === 0 ? `没有低于 ${OXYGEN_LOW}` : `${low.length} 夜低于 ${OXYGEN_LOW}`
  return `${measured.length} 夜：${count}${UNITS.oxygen}，最低 ${worst?.lowest}${UNITS.oxygen}`
}

function daysWords(days: readonly string[]): string {
  if (days.length > MOST_NAMED) return `${days.length} 天`
  return `${days.length} 天（${days.map(dateWords).join('、')}）`
}

const lacking = (days: readonly string[], has: ReadonlySet<string>): string[] =>
  days.filter((day) => !has.has(day))

const daysOf = (part: readonly { at: Date }[]): ReadonlySet<string> =>
  new Set(part.map(({ at }) => shanghaiDay(at)))

function missingPressure({ pressures }: DoctorFacts, days: readonly string[]): string[] {
  if (pressures.length === 0) return [`血压：${DOCTOR_DAYS} 天没有测到`]
  const { morning, evening } = timesOfDay(pressures)
  const [noMorning, noEvening] = [lacking(days, daysOf(morning)), lacking(days, daysOf(evening))]

  const parts = [
    noMorning.length > 0 ? `早晨缺 ${daysWords(noMorning)}` : '',
    noEvening.length > 0 ? `晚上缺 ${daysWords(noEvening)}` : '',
    isTakenTwice(pressures) ? '' : '每次只量 1 遍',
  ].filter((part) => part !== '')

  return parts.length === 0 ? [] : [`血压：${parts.join('，')}`]
}

function missingOf(name: string, days: readonly string[], has: ReadonlySet<string>): string[] {
  const gone = lacking(days, has)
  if (gone.length === 0) return []
  if (gone.length === days.length) return [`${name}：${DOCTOR_DAYS} 天没有测到`]
  return [`${name}：缺 ${daysWords(gone)}`]
}

const daysWith = <T extends { day: string }>(rows: readonly T[], has: (row: T) => boolean) =>
  new Set(rows.filter(has).map(({ day }) => day))

/** Said as plainly as what was found: a page that is silent about a gap reads as if all were well. */
export function missingWords(facts: DoctorFacts, days: readonly string[]): string[] {
  const { form, person, nights, resting, ecgs, longRecords } = facts

  const typed = [
    person.illnesses.length === 0 && person.medHis !== false ? '病史没有填写' : '',
    person.medicines.length === 0 && person.takeMed !== false ? '药名和剂量没有填写，请当面问' : '',
    person.height === null ? '身高没有填写' : '',
    person.weight === null ? '体重没有填写' : '',
  ].filter((part) => part !== '')

  return [
    ...missingPressure(facts, days),
    ...(ecgs.length + longRecords.length === 0 ? [`心电：${DOCTOR_DAYS} 天没有测到`] : []),
    ...missingOf(
      '夜间血氧',
      days,
      daysWith(oxygenNights(nights), ({ lowest }) => lowest !== null),
    ),
    ...missingOf(
      '静息心率',
      days,
      daysWith(resting, ({ value }) => value !== null),
    ),
    ...missingOf(
      '睡眠',
      days,
      daysWith(nights, () => true),
    ),
    ...(form === 'doctor' ? typed : []),
  ]
}

export function sourceWords({ form, pressures, nights, resting }: DoctorFacts): string[] {
  const of = (source: string) => pressures.filter((reading) => reading.source === source).length
  const byHand = pressures.filter(isByHand).length

  const counts = [
    `血压仪 ${of('monitor')} 次`,
    ...(of('watch') > 0 ? [`手表 ${of('watch')} 次`] : []),
    `手动输入 ${byHand} 次${byHand > 0 ? '（不计入平均）' : ''}`,
  ]

  const ofPressure = [
    `血压：${counts.join('，')}；早晨 5–11 点，晚上 18–24 点，单位 ${UNITS.bloodPressure}`,
    `家庭参考 ${HOME_REFERENCE}：中国高血压防治指南（2024 年修订版）、欧洲高血压学会 2021`,
  ]

  const isWorn = nights.length > 0 || resting.some(({ value }) => value !== null)

  return [
    ...(pressures.length > 0 ? ofPressure : []),
    ...(isWorn ? ['静息心率：白天最安静 1 小时的平均；夜间血氧和睡眠：手表'] : []),
    ...(form === 'doctor' ? ['病史和用药：本人填写'] : []),
  ]
}
