import { shanghaiTime } from '@kangban/china-time'
import type { HeartFinding } from '@kangban/contracts'
import { HEART_RATE, OXYGEN_LOW, PRESSURE } from '../thresholds.ts'
import type { EcgFinding } from '../ecg/ecg-row-verdict.ts'
import { isOutOfRange, type Pressure, pressureVerdict } from '../verdicts.ts'
import { median } from './baseline.ts'
import { meanPressure, type ReportedWarning } from './day-record.ts'
import { BPM, MMHG, pressureText } from './report-wording.ts'

/** What is looked at: a span of days. */
export interface HeartSpan {
  /** Days with a heart rate, and days with a blood oxygen. */
  heartDays: number
  oxygenDays: number
  warnings: readonly ReportedWarning[]
  pressures: readonly (Pressure & { at: Date })[]
  ecgs: readonly { startedAt: Date; rhythm: string; hrvMs: number | null }[]
  /** Records of many hours, each by its one verdict. */
  longRecords: readonly { startedAt: Date; finding: EcgFinding }[]
}

/** Points for each finding; the sum gives the level. See heart-risk.ts. */
export const POINTS = {
  irregular: 4,
  slow: 4,
  fastAlert: 2,
  fastOften: 1,
  oxygenOften: 2,
  oxygenOnce: 1,
  pressureAlert: 2,
  pressureAverage: 2,
  pressureOften: 1,
  hrvLow: 1,
} as const

/** Warnings of a fast heart that count as often, and days with a low oxygen that do. */
const OFTEN = 3
/** Share of the blood pressure readings out of range that counts as often. */
const OFTEN_SHARE = 1 / 3
/**
 * SDNN over a record of 30 s, in ms. Healthy adults have 32-93 in five minutes (Nunan et al., Pace 2010) and less in 30 s
 * and with age, so that only a median far below is spoken of; three regular records make a median.
 */
const HRV_LOW_MS = 15
const MIN_ECGS = 3
const MAX_TIMES = 5

const newest = (moments: readonly Date[]): string[] =>
  moments
    .toSorted((a, b) => b.getTime() - a.getTime())
    .slice(0, MAX_TIMES)
    .map(shanghaiTime)

interface Found {
  count: number
  points: number
  text: string
  moments: readonly Date[]
}

function finding(kind: HeartFinding['kind'], title: string, found: Found | null): HeartFinding {
  if (!found)
    return {
      kind,
      title,
      state: 'unmeasured',
      count: 0,
      points: 0,
      text: '这段时间没有测量',
      times: [],
    }
  const { moments, ...rest } = found
  return { kind, title, state: found.count > 0 ? 'found' : 'none', ...rest, times: newest(moments) }
}

const ofKind = ({ warnings }: HeartSpan, kind: string) =>
  warnings.filter((row) => row.kind === kind)

const momentsOf = (rows: readonly ReportedWarning[]) => rows.map(({ occurredAt }) => occurredAt)

function fastFinding(span: HeartSpan): HeartFinding {
  const rows = ofKind(span, 'heart-fast')
  const title = '静息心率过快'
  if (span.heartDays === 0 && rows.length === 0) return finding('fast', title, null)
  const alert = rows.some(({ level }) => level === 'bad')
  const fastest = Math.round(Math.max(...rows.map(({ value }) => value)))

  return finding('fast', title, {
    count: rows.length,
    points: alert ? POINTS.fastAlert : rows.length >= OFTEN ? POINTS.fastOften : 0,
    text:
      rows.length === 0
        ? `没有发现静坐时心率长时间超过 ${HEART_RATE.high} ${BPM}`
        : `静坐时心率${alert ? '过快' : '偏快'} ${rows.length} 次，最快 ${fastest} ${BPM}`,
    moments: momentsOf(rows),
  })
}

function slowFinding(span: HeartSpan): HeartFinding {
  const rows = ofKind(span, 'heart-slow')
  const title = '心率过慢'
  if (span.heartDays === 0 && rows.length === 0) return finding('slow', title, null)
  const slowest = Math.round(Math.min(...rows.map(({ value }) => value)))

  return finding('slow', title, {
    count: rows.length,
    points: rows.length > 0 ? POINTS.slow : 0,
    text:
      rows.length === 0
        ? `没有发现心率长时间低到 ${HEART_RATE.alertLow} ${BPM}`
        : `心率过慢 ${rows.length} 次，最慢 ${slowest} ${BPM}`,
    moments: momentsOf(rows),
  })
}

/** Strips and records of many hours alike, as the list of ECGs counts them. */
function irregularFinding({ ecgs, longRecords }: HeartSpan): HeartFinding {
  const title = '疑似心律不齐'

  const judged = [
    ...ecgs
      .filter(({ rhythm }) => rhythm !== 'unclassified')
      .map(({ startedAt, rhythm }) => ({ startedAt, suspected: rhythm === 'af' })),
    ...longRecords
      .filter(({ finding: found }) => found !== 'unjudged' && found !== 'unclear')
      .map(({ startedAt, finding: found }) => ({ startedAt, suspected: found === 'af' })),
  ]

  if (judged.length === 0) return finding('irregular', title, null)
  const found = judged.filter(({ suspected }) => suspected)

  return finding('irregular', title, {
    count: found.length,
    points: found.length > 0 ? POINTS.irregular : 0,
    text:
      found.length > 0
        ? `${judged.length} 次心电里 ${found.length} 次疑似房颤`
        : `${judged.length} 次心电没有发现疑似房颤`,
    moments: found.map(({ startedAt }) => startedAt),
  })
}

function hrvFinding({ ecgs }: HeartSpan): HeartFinding {
  const title = '心率变异偏低'
  const regular = ecgs.filter(({ rhythm, hrvMs }) => rhythm === 'sinus' && hrvMs !== null)
  const middle = median(regular.flatMap(({ hrvMs }) => (hrvMs === null ? [] : [hrvMs])))
  if (middle === null || regular.length < MIN_ECGS) return finding('low-hrv', title, null)
  const low = regular.filter(({ hrvMs }) => hrvMs !== null && hrvMs < HRV_LOW_MS)
  const isLow = middle < HRV_LOW_MS

  return finding('low-hrv', title, {
    count: isLow ? low.length : 0,
    points: isLow ? POINTS.hrvLow : 0,
    text: `${regular.length} 次心电图的中位数是 ${Math.round(middle)} 毫秒${isLow ? '，偏低' : '，没有偏低'}`,
    moments: isLow ? low.map(({ startedAt }) => startedAt) : [],
  })
}

function oxygenFinding(span: HeartSpan): HeartFinding {
  const rows = ofKind(span, 'oxygen-low')
  const title = '血氧偏低'
  if (span.oxygenDays === 0 && rows.length === 0) return finding('low-oxygen', title, null)
  const lowest = Math.round(Math.min(...rows.map(({ value }) => value)))

  return finding('low-oxygen', title, {
    count: rows.length,
    points: rows.length >= OFTEN ? POINTS.oxygenOften : rows.length > 0 ? POINTS.oxygenOnce : 0,
    text:
      rows.length === 0
        ? `没有发现血氧低于 ${OXYGEN_LOW}%`
        : `血氧低过 ${OXYGEN_LOW}% ${rows.length} 次，最低 ${lowest}%`,
    moments: momentsOf(rows),
  })
}

function pressureFinding({ pressures }: HeartSpan): HeartFinding {
  const title = '血压不在范围'
  const average = meanPressure(pressures)
  if (!average) return finding('pressure', title, null)
  const out = pressures.filter((reading) => isOutOfRange(pressureVerdict(reading)))
  const alert = out.some((reading) => pressureVerdict(reading).state === 'alert')
  const averageOut = isOutOfRange(pressureVerdict(average))
  const often = out.length / pressures.length >= OFTEN_SHARE
  const limits = `${PRESSURE.systolic.high}/${PRESSURE.diastolic.high}`

  return finding('pressure', title, {
    count: out.length,
    points:
      (alert ? POINTS.pressureAlert : 0) +
      (averageOut ? POINTS.pressureAverage : often ? POINTS.pressureOften : 0),
    text: `平均 ${pressureText(average)} ${MMHG}（上限 ${limits}），量了 ${pressures.length} 次，${out.length} 次不在范围`,
    moments: out.map(({ at }) => at),
  })
}

/** The six things looked at, in the order of the page. */
export const heartFindings = (span: HeartSpan): HeartFinding[] => [
  irregularFinding(span),
  fastFinding(span),
  slowFinding(span),
  hrvFinding(span),
  oxygenFinding(span),
  pressureFinding(span),
]
