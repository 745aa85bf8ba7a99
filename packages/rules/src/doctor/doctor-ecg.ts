// What the page for the doctor says of the ECGs: each strip and each record of many hours counts once, as in their list.
import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import { type DoctorPage, UNITS } from '@kangban/contracts'
import { secondsBetween, lengthText } from '../day/time-words.ts'
import { timesFound } from '../ecg/ecg-count-sentence.ts'
import { ECG_WORDS, type EcgFinding, ecgVerdict, rhythmOf } from '../ecg/ecg-row-verdict.ts'
import { deniedAmong } from '../ecg/mark-words.ts'
import { dateWords } from '../reports/report-wording.ts'
import {
  DOCTOR_DAYS,
  type DoctorEcg,
  type DoctorFacts,
  type DoctorLongRecord,
  MOST_NAMED,
} from './doctor-facts.ts'

type Conclusion = DoctorPage['conclusions'][number]

export const momentWords = (at: Date): string =>
  `${dateWords(shanghaiDay(at))} ${shanghaiClock(at)}`

/** 93–129 次/分 in suspected atrial fibrillation, where one number would be none. */
export function rateWords({ heartRate, range }: DoctorEcg): string {
  if (heartRate === null) return '心率没有测出'
  const mean = `${Math.round(heartRate)} ${UNITS.heartRate}`
  if (!range) return mean
  const [lowest, highest] = [Math.round(range.lowest), Math.round(range.highest)]
  return `${lowest}–${highest} ${UNITS.heartRate}（平均 ${mean}）`
}

const verdictOf = ({ rhythm, heartRate, prematureBeats }: DoctorEcg) =>
  ecgVerdict({ rhythm: rhythmOf(rhythm), heartRateBpm: heartRate, prematureBeats })

export const isAf = (ecg: DoctorEcg): boolean => verdictOf(ecg).finding === 'af'

export const ecgWords = (ecg: DoctorEcg): string => verdictOf(ecg).text

/** 24 小时记录, 10 分钟到 24 小时记录: how long the shortest and the longest of them were. */
export function longName(records: readonly DoctorLongRecord[]): string {
  const seconds = records.map(({ startedAt, endedAt }) => secondsBetween(startedAt, endedAt))
  const spans = new Set([Math.min(...seconds), Math.max(...seconds)].map(lengthText))
  return `${[...spans].join('到 ')}记录`
}

interface EcgCount {
  strips: number
  long: readonly DoctorLongRecord[]
}

const timesOf = ({ strips, long }: EcgCount): string => `${strips + long.length} 次`

/** 2 份心电图，1 次 24 小时记录: of what the number of times is made. */
const kindsOf = ({ strips, long }: EcgCount): string =>
  [
    strips > 0 ? `${strips} 份心电图` : '',
    long.length > 0 ? `${long.length} 次 ${longName(long)}` : '',
  ]
    .filter((part) => part !== '')
    .join('，')

const foundIn = ({ ecgs, longRecords }: DoctorFacts, finding: EcgFinding): EcgCount => ({
  strips: timesFound(
    ecgs.map((ecg) => verdictOf(ecg).finding),
    finding,
  ),
  long: longRecords.filter((record) => record.finding === finding),
})

const longRate = ({ rateText }: DoctorLongRecord): string =>
  rateText === null ? '' : `，${rateText} ${UNITS.heartRate}`

export function afConclusion(facts: DoctorFacts): Conclusion[] {
  const count = foundIn(facts, 'af')
  const total = count.strips + count.long.length
  if (total === 0) return []

  const strips = facts.ecgs.filter(isAf).map((ecg) => ({
    startedAt: ecg.startedAt,
    words: `${momentWords(ecg.startedAt)}，${rateWords(ecg)}`,
  }))

  const long = count.long.map((record) => ({
    startedAt: record.startedAt,
    words: `${momentWords(record.startedAt)} 起的 ${longName([record])}${longRate(record)}`,
  }))

  const named = [...strips, ...long]
    .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
    .slice(-MOST_NAMED)

  const rest = total - named.length
  const earlier = rest > 0 ? `；此前还有 ${rest} 次` : ''
  const times = named.map(({ words }) => words).join('；')

  return [
    {
      level: 'bad',
      title: `${ECG_WORDS.af} ${timesOf(count)}`,
      text: `${kindsOf(count)}：${times}${earlier}。程序自动分析，请看原图判读`,
    },
  ]
}

/** Of one kind however many beats came early. */
function kindWord(ecg: DoctorEcg): string {
  const { finding, text } = verdictOf(ecg)
  return finding === 'early' ? ECG_WORDS.early : text
}

/** What a strip says, under its trace. */
export const stripWords = (ecg: DoctorEcg): string =>
  [ecgWords(ecg), deniedAmong(ecg.denied ?? 0)].filter(Boolean).join('，')

/** The count is the program's; what the person says of it stands beside it. */
function longWords(record: DoctorLongRecord): string {
  const { startedAt, stateText, counts, burden, denied = 0 } = record
  const more = [counts, burden, deniedAmong(denied)].filter(Boolean).map((part) => `，${part}`)
  return `${dateWords(shanghaiDay(startedAt))}，${stateText}${longRate(record)}${more.join('')}`
}

export function ecgText({ ecgs, longRecords }: DoctorFacts): string {
  const count: EcgCount = { strips: ecgs.length, long: longRecords }
  if (ecgs.length + longRecords.length === 0) return `${DOCTOR_DAYS} 天没有做心电`
  const counts = new Map<string, number>()
  for (const word of ecgs.map(kindWord)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const denied = ecgs.reduce((sum, ecg) => sum + (ecg.denied ?? 0), 0)

  const each = [
    ...[...counts].map(([words, times]) => `${words} ${times} 份`),
    ...(denied > 0 ? [deniedAmong(denied)] : []),
  ].join('，')

  const parts = [
    ecgs.length > 0 ? `${kindsOf({ ...count, long: [] })}（${each}）` : '',
    longRecords.length > 0
      ? `${kindsOf({ ...count, strips: 0 })}（${longRecords.map(longWords).join('；')}）`
      : '',
  ].filter((part) => part !== '')

  const note = ecgs.some(isAf) ? '房颤时不评估 HRV 和 QT。' : ''
  return `${DOCTOR_DAYS} 天心电 ${timesOf(count)}：${parts.join('，')}。${note}`
}
