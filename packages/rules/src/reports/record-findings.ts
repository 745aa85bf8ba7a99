import { shanghaiTime } from '@kangban/china-time'
import type { ReportEvent, ReportState } from '@kangban/contracts'
import { byDistances, type Distances, distancesOf } from '../pressure/distances.ts'
import { isNight } from '../thresholds.ts'
import { restClause, restVerdict } from '../sleep/night-verdict.ts'
import { temperatureAdvice } from '../temperature/temperature-sentence.ts'
import { temperatureVerdict } from '../verdicts.ts'
import { nightOf, timesOf } from '../warnings/episodes.ts'
import { pastAdvice } from '../warnings/kind-advice.ts'
import { KIND_RANK, type WarningKind } from '../warnings/warning-rules.ts'
import { storedWarning, storedWarningTexts } from '../warnings/warning-texts.ts'
import type { Baseline } from './baseline.ts'
import type { DayRecord, ReportedWarning } from './day-record.ts'
import { BPM, MMHG } from './report-wording.ts'
import { groupedBy } from '../day/slots.ts'

/** Something out of range: the clause that says it, and the one thing to do. Without the closing mark. */
export interface ReportFinding {
  /** Gravest first. */
  rank: number
  level: 'warn' | 'bad'
  text: string
  elderText: string
  action: string
}

export const eventOf = (row: ReportedWarning): ReportEvent => {
  const { kind, level } = storedWarning(row)

  return {
    id: row.id,
    kind,
    level,
    ...storedWarningTexts(row),
    occurredAt: shanghaiTime(row.occurredAt),
  }
}

/** How far it passed its limit, or a pressure both of its own. */
function beyondLimits(warning: ReportedWarning): Distances {
  const { kind, value, limit, otherValue, otherLimit } = warning
  const sign = /-(?:low|slow)$/.test(kind) ? -1 : 1
  const first = sign * (value - limit)
  if (otherValue === null || otherLimit === null) return [first, 0]
  return distancesOf(first, sign * (otherValue - otherLimit))
}

/** The gravest of a kind: first by level, then by how far it passed its limit. */
export const worstOf = (warnings: readonly ReportedWarning[]): ReportedWarning | undefined =>
  warnings.toSorted(
    (a, b) =>
      Number(b.level === 'bad') - Number(a.level === 'bad') ||
      byDistances(beyondLimits(a), beyondLimits(b)),
  )[0]

/** Everything grave comes before everything that is not. */
const WARN_RANK = 10
const SLEEP_RANK = 21
const TEMPERATURE_RANK = 20

const times = (count: number): string => (count > 1 ? `有 ${count} 次` : '')

function kindFinding(kind: WarningKind, rows: readonly ReportedWarning[]): ReportFinding | null {
  const worst = worstOf(rows)
  if (!worst) return null
  const { level, value, otherValue, hour } = storedWarning(worst)
  const bad = level === 'bad'
  const figure = Math.round(value)

  const nights = new Set(rows.map((row) => nightOf(row)).filter(Boolean)).size

  const finding = (text: string, elderText: string): ReportFinding => ({
    rank: KIND_RANK[kind] + (bad ? 0 : WARN_RANK),
    level,
    text,
    elderText,
    action: pastAdvice({ kind, level, nights }),
  })

  const pressure = `${figure}/${Math.round(otherValue ?? 0)} ${MMHG}`

  switch (kind) {
    case 'af-suspected':
      return finding(`${times(timesOf(kind, rows))}心电图疑似房颤`, '疑似房颤')
    case 'oxygen-low':
      return finding(
        `${isNight(hour) ? '夜间' : ''}血氧低到 ${figure}%${rows.length > 1 ? `，共 ${rows.length} 次` : ''}`,
        '血氧偏低',
      )
    case 'heart-slow':
      return finding(`心率慢到 ${figure} ${BPM}`, '心率过慢')
    case 'heart-fast':
      return finding(
        `${isNight(hour) ? '夜间' : '静坐时'}心率${bad ? '快到' : '偏快，最快'} ${figure} ${BPM}`,
        `心率${bad ? '过快' : '偏快'}`,
      )
    case 'pressure-high':
      return bad
        ? finding(`血压高到 ${pressure}`, '血压很高')
        : finding(`${times(rows.length)}血压偏高，最高 ${pressure}`, '血压偏高')
    case 'pressure-low':
      return bad
        ? finding(`血压低到 ${pressure}`, '血压很低')
        : finding(`血压偏低，最低 ${pressure}`, '血压偏低')
  }
}

/** What the warnings of a span say, one finding a kind, gravest first. */
export function warningFindings(warnings: readonly ReportedWarning[]): ReportFinding[] {
  const byKind = groupedBy(warnings, (row) => storedWarning(row).kind)

  return [...byKind]
    .map(([kind, rows]) => kindFinding(kind, rows))
    .filter((finding) => finding !== null)
    .toSorted((a, b) => a.rank - b.rank)
}

function sleepFinding({ sleep }: DayRecord, ageYears: number | null): ReportFinding | null {
  const verdict = sleep && restVerdict({ ...sleep, ageYears })
  if (!verdict || (verdict.state !== 'low' && verdict.state !== 'high')) return null
  const text = `夜里${restClause(verdict.text)}`
  const action = verdict.state === 'high' ? '白天请多活动活动' : '今晚请早些休息'
  return { rank: SLEEP_RANK, level: 'warn', text, elderText: text, action }
}

/** Degrees from the own baseline, as the home page rounds it. */
export const deviationOf = ({ temperature }: DayRecord, baseline: Baseline): number | null =>
  temperature === null || baseline.temperature === null
    ? null
    : Number((temperature - baseline.temperature).toFixed(2))

function temperatureFinding(record: DayRecord, baseline: Baseline): ReportFinding | null {
  const deviation = deviationOf(record, baseline)
  const { state } = temperatureVerdict(deviation)
  if (deviation === null || (state !== 'high' && state !== 'low')) return null
  const text = `手腕比平时${state === 'high' ? '热' : '凉'} ${Math.abs(deviation).toFixed(1)} 度`

  return {
    rank: TEMPERATURE_RANK,
    level: 'warn',
    text,
    elderText: text,
    action: temperatureAdvice(state),
  }
}

export interface Reported {
  record: DayRecord
  baseline: Baseline
  ageYears: number | null
}

/** Everything out of range on a day, gravest first. */
export const recordFindings = ({ record, baseline, ageYears }: Reported): ReportFinding[] =>
  [
    ...warningFindings(record.warnings),
    temperatureFinding(record, baseline),
    sleepFinding(record, ageYears),
  ].filter((finding) => finding !== null)

export const STATE_TEXTS: Record<ReportState, string> = {
  good: '良好',
  normal: '平稳',
  warn: '要留意',
  bad: '要重视',
  none: '数据不足',
}
