// The last 30 days on one page, for a doctor who has a quarter of an hour, or for the family.
import { takenWords } from '../person/medicine-kinds.ts'
import { lastDays, shanghaiDay, shanghaiTime } from '@kangban/china-time'
import { type DoctorPage, UNITS } from '@kangban/contracts'
import { meanOrNull } from '../day/slots.ts'
import { ageOn } from '../person/age.ts'
import { maskName } from '../person/mask.ts'
import { durationWords } from '../reports/report-wording.ts'
import { sleepReference } from '../sleep/sleep-score.ts'
import { OXYGEN_LOW } from '../thresholds.ts'
import { DOCTOR_DAYS, type DoctorEcg, type DoctorFacts, type DoctorPerson } from './doctor-facts.ts'
import { doctorPressure } from './doctor-pressure.ts'
import { ecgText, isAf, longName, rateWords, stripWords } from './doctor-ecg.ts'
import {
  conclusionsOf,
  missingWords,
  oxygenNights,
  oxygenText,
  sourceWords,
} from './doctor-words.ts'

/** So many ECGs are printed to scale: the suspicious ones, newest first, else the newest. */
export const MOST_STRIPS = 3
const RECENT_DAYS = 7
const BY_PERSON = '（本人填写）'
const NOT_TYPED = '没有填写，请当面问'
const NAMELESS = '没有填写姓名'

const medicineWords = ({ name, dose, timing, since }: DoctorPerson['medicines'][number]): string =>
  [`${name}${dose && ' '}${dose}`, timing, since ? `从 ${since} 起` : '']
    .filter((part) => part !== '')
    .join('，')

/** The month of birth tells namesakes apart in a hospital; the family knows it. */
function birthWords(birthday: string, today: string, isDoctor: boolean): string {
  if (!isDoctor) return `${ageOn(birthday, today)} 岁`
  const [year, month] = birthday.split('-')
  return `${ageOn(birthday, today)} 岁（${year}年${Number(month)}月生）`
}

function illnessWords({ illnesses, medHis }: DoctorPerson): string {
  if (illnesses.length > 0) return `${illnesses.join('、')}${BY_PERSON}`
  return medHis === false ? `没有${BY_PERSON}` : '没有填写'
}

function medicineLines({ medicines, takeMed, medicineKinds }: DoctorPerson): string[] {
  const lines = medicines.map(medicineWords)
  if (lines.length > 0) return [...lines.slice(0, -1), `${lines.at(-1)}${BY_PERSON}`]
  const known = takenWords({ takeMed, medicineKinds })
  if (takeMed === false || known === null) return [known ? `${known}${BY_PERSON}` : NOT_TYPED]
  return [`${known}${BY_PERSON}，药名和剂量${NOT_TYPED}`]
}

function personOf({ form, person, now }: DoctorFacts): DoctorPage['person'] {
  const { name, sex, birthday, height, weight } = person
  const isDoctor = form === 'doctor'

  const facts = [
    sex,
    birthday && birthWords(birthday, shanghaiDay(now), isDoctor),
    height === null ? null : `身高 ${height} cm`,
    weight === null ? null : `体重 ${weight} kg`,
  ]

  return {
    name: name === null ? NAMELESS : isDoctor ? name : maskName(name),
    facts: facts.flatMap((fact) => fact || []),
    illnesses: isDoctor ? illnessWords(person) : null,
    medicines: isDoctor ? medicineLines(person) : null,
  }
}

const SOURCES = { recorder: '心电仪', watch: '手表' } as const

/** What is suspected comes first; a person with nothing suspected gets the newest, to show what was looked at. */
export function stripsOf(ecgs: readonly DoctorEcg[]): DoctorEcg[] {
  const newest = ecgs.toReversed()
  const suspected = newest.filter(isAf)
  return suspected.length > 0 ? suspected.slice(0, MOST_STRIPS) : newest.slice(0, 1)
}

const wireStrip = (ecg: DoctorEcg) => ({
  startedAt: shanghaiTime(ecg.startedAt),
  source: SOURCES[ecg.source],
  verdict: stripWords(ecg),
  rate: rateWords(ecg),
})

/** Of the newest long record that has any. */
function longStripsOf(records: DoctorFacts['longRecords']) {
  const record = records.findLast(({ strips = [] }) => strips.length > 0)

  return (record?.strips ?? []).map(({ startedAt, verdict, rate }) => ({
    startedAt: shanghaiTime(startedAt),
    source: record ? longName([record]) : '',
    verdict,
    rate,
  }))
}

const restingMean = (days: DoctorFacts['resting']): number | null =>
  meanOrNull(days.flatMap(({ value }) => (value === null ? [] : [value])))

const restingWords = (value: number | null): string =>
  value === null ? '没有测到' : `平均 ${Math.round(value)} ${UNITS.heartRate}`

function restingText(resting: DoctorFacts['resting']): string {
  const [recent, before] = [
    restingMean(resting.slice(-RECENT_DAYS)),
    restingMean(resting.slice(0, -RECENT_DAYS)),
  ]

  if (recent === null && before === null) return '没有测到'

  return `近 ${RECENT_DAYS} 天${restingWords(recent)}，此前 ${DOCTOR_DAYS - RECENT_DAYS} 天${restingWords(before)}`
}

function sleepText(minutes: readonly number[], limit: number): string {
  const mean = meanOrNull(minutes)
  if (mean === null) return '没有测到'
  const short = minutes.filter((asleep) => asleep < limit).length
  return `${minutes.length} 夜平均 ${durationWords(mean)}，${short} 夜不足 ${durationWords(limit)}`
}

/** Days without a night stay in the row, empty. */
const eachDay = <T extends { day: string }>(days: readonly string[], rows: readonly T[]) =>
  days.map((day) => rows.find((row) => row.day === day))

export function doctorPage(facts: DoctorFacts): DoctorPage {
  const toDay = shanghaiDay(facts.now)
  const days = lastDays(toDay, DOCTOR_DAYS)
  const fromDay = days[0] ?? toDay
  const span = { fromDay, toDay, title: `${DOCTOR_DAYS} 天` }
  const pressure = doctorPressure(facts.pressures, span)
  const nights = oxygenNights(facts.nights)
  const { birthday } = facts.person
  const limitMinutes = sleepReference(birthday ? ageOn(birthday, toDay) : null).minutes.low

  return {
    form: facts.form,
    fromDay,
    toDay,
    madeAt: shanghaiTime(facts.now),
    person: personOf(facts),
    conclusions: conclusionsOf(facts, pressure),
    pressure,
    ecg: {
      text: ecgText(facts),
      count: facts.ecgs.length + facts.longRecords.length,
      strips: [...stripsOf(facts.ecgs).map(wireStrip), ...longStripsOf(facts.longRecords)],
    },
    oxygen: {
      limit: OXYGEN_LOW,
      nights: eachDay(days, nights).map(
        (night, index) =>
          night ?? { day: days[index] ?? toDay, lowest: null, falls: 0, minutes: 0 },
      ),
      text: oxygenText(nights),
    },
    restingHeart: {
      days: facts.resting.map(({ day, value }) => ({
        day,
        value: value === null ? null : Math.round(value),
      })),
      text: restingText(facts.resting),
    },
    sleep: {
      limitMinutes,
      nights: eachDay(days, facts.nights).map((night, index) => ({
        day: days[index] ?? toDay,
        minutes: night ? Math.round(night.asleepMinutes) : null,
      })),
      text: sleepText(
        facts.nights.map(({ asleepMinutes }) => asleepMinutes),
        limitMinutes,
      ),
    },
    missing: missingWords(facts, days),
    sources: sourceWords(facts),
  }
}
