import { nextTime, soon, todayPart } from './day-parts.ts'
import { NIGHT_HOURS, OXYGEN_LOW, PRESSURE } from '../thresholds.ts'
import {
  heartRateVerdict,
  isPressureHigh,
  type Pressure,
  pressureVerdict,
  temperatureVerdict,
  type Verdict,
} from '../verdicts.ts'
import type { Finding } from '../warnings/warning-rules.ts'

/** What is known of a day at a moment. Null: not measured, which is never taken for normal. */
export interface DayFacts {
  /** Hour of now in China, 0-23. */
  hour: number
  devices: { watch: boolean; pressureMonitor: boolean; ecgRecorder: boolean }
  /** Last night. */
  sleep: Verdict | null
  /** The newest readings of today. */
  pressure: (Pressure & { hour: number }) | null
  heartRate: { bpm: number; hour: number } | null
  /** Per cent: the newest of today, and the lowest since yesterday. */
  oxygen: { newest: number; lowest: number } | null
  /** Degrees from the own baseline. */
  temperatureDeviation: number | null
  steps: { today: number; goal: number | null } | null
  /** Warnings since yesterday evening that nobody has handled yet, but those of the blood pressure. */
  warnings: readonly (Pick<Finding, 'kind' | 'level'> & {
    /** Null where it is not known, or a suspected fibrillation gave no rate. */
    value: number | null
    hour: number
    yesterday: boolean
  })[]
}

/** Something out of range: the clause that says it, and the one thing to do about it. Without the closing mark. */
export interface DayFinding {
  /** Gravest first: the lowest rank decides what to do. */
  rank: number
  level: 'warn' | 'bad'
  text: string
  elderText: string
  action: string
  elderAction: string
}

const RANK = {
  atrialFibrillation: 1,
  pressureAlert: 2,
  heartAlert: 3,
  oxygen: 4,
  pressure: 11,
  heartAtRest: 12,
  temperature: 13,
  sleep: 14,
  heartNow: 15,
} as const

const same = (text: string, action: string) => ({
  text,
  elderText: text,
  action,
  elderAction: action,
})

function pressureFinding({ pressure, hour }: DayFacts): DayFinding | null {
  const verdict = pressure && pressureVerdict(pressure)
  if (!pressure || !verdict || verdict.state === 'normal') return null
  const { systolic, diastolic } = pressure
  const high = isPressureHigh(pressure)

  if (verdict.state === 'alert') {
    const action = high ? '请坐下休息，五分钟后再测一次' : `请躺下休息，${soon(hour)}联系医生`
    const text = `血压${verdict.text}（${systolic}/${diastolic}）`
    return { rank: RANK.pressureAlert, level: 'bad', ...same(text, action) }
  }

  const moderate =
    systolic >= PRESSURE.systolic.moderate || diastolic >= PRESSURE.diastolic.moderate

  const degree = high ? (moderate ? '明显偏高' : '略高') : '偏低'
  const action = high ? `请${nextTime(hour)}再测一次` : '起身时请慢一些'

  return {
    rank: RANK.pressure,
    level: 'warn',
    ...same(`${todayPart(pressure.hour)}血压${degree}`, action),
  }
}

const oxygenFinding = (when: string, percent: number | null, hour: number): DayFinding => ({
  rank: RANK.oxygen,
  level: 'bad',
  text: percent === null ? `${when}血氧偏低` : `${when}血氧低到 ${Math.round(percent)}%`,
  elderText: `${when}血氧偏低`,
  action: `请${soon(hour)}问问医生`,
  elderAction: `请${soon(hour)}问医生`,
})

function warningFinding(warning: DayFacts['warnings'][number], now: number): DayFinding | null {
  const { kind, level, value, hour, yesterday } = warning
  const seeDoctor = `请${soon(now)}联系医生`
  const atNight = yesterday || hour < NIGHT_HOURS.to
  const when = atNight ? '昨夜' : todayPart(hour)
  const atRest = atNight ? when : `${when}静坐时`

  switch (kind) {
    case 'af-suspected':
      return {
        rank: RANK.atrialFibrillation,
        level: 'bad',
        text: '心电图上心跳不齐，疑似房颤',
        elderText: '心跳不齐，疑似房颤',
        action: seeDoctor,
        elderAction: `请${soon(now)}找医生`,
      }
    case 'oxygen-low':
      return oxygenFinding(when, value, now)
    case 'heart-slow':
      return {
        rank: RANK.heartAlert,
        level: 'bad',
        ...same(`${when}心率${value === null ? '过慢' : `慢到 ${Math.round(value)}`}`, seeDoctor),
      }
    case 'heart-fast':
      return level === 'bad'
        ? {
            rank: RANK.heartAlert,
            level,
            ...same(
              `${atRest}心率${value === null ? '过快' : `快到 ${Math.round(value)}`}`,
              seeDoctor,
            ),
          }
        : { rank: RANK.heartAtRest, level, ...same(`${atRest}心率偏快`, '请多歇一会儿') }
    case 'pressure-high':
    case 'pressure-low':
      return null
  }
}

function heartNowFinding({ heartRate, hour }: DayFacts): DayFinding | null {
  if (!heartRate) return null
  const { state, text: word } = heartRateVerdict(heartRate.bpm, heartRate.hour)
  if (state === 'normal') return null
  const text = `心率${word}（${heartRate.bpm}）`

  return state === 'alert'
    ? { rank: RANK.heartAlert, level: 'bad', ...same(text, `请坐下休息，${soon(hour)}联系医生`) }
    : { rank: RANK.heartNow, level: 'warn', ...same(text, '请坐下歇一会儿再看') }
}

function temperatureFinding({ temperatureDeviation }: DayFacts): DayFinding | null {
  const { state } = temperatureVerdict(temperatureDeviation)
  if (temperatureDeviation === null || (state !== 'high' && state !== 'low')) return null
  const text = `手腕比平时${state === 'high' ? '热' : '凉'} ${Math.abs(temperatureDeviation).toFixed(1)} 度`
  // The wrist says little about fever: only a thermometer can tell.
  const action = state === 'high' ? '请量一次体温' : '请注意保暖'
  return { rank: RANK.temperature, level: 'warn', ...same(text, action) }
}

function sleepFinding({ sleep, hour }: DayFacts): DayFinding | null {
  if (!sleep || (sleep.state !== 'low' && sleep.state !== 'high')) return null
  const how = sleep.text === '欠佳' ? '不太安稳' : sleep.text

  const action =
    sleep.state === 'high' ? '白天请多活动活动' : hour < 14 ? '中午请歇半小时' : '今晚请早些休息'

  return { rank: RANK.sleep, level: 'warn', ...same(`昨夜睡得${how}`, action) }
}

/** Everything out of range, gravest first; each thing once. */
export function dayFindings(facts: DayFacts): DayFinding[] {
  const found = [
    pressureFinding(facts),
    ...facts.warnings.map((warning) => warningFinding(warning, facts.hour)),
    facts.oxygen && facts.oxygen.newest < OXYGEN_LOW
      ? oxygenFinding('现在', facts.oxygen.newest, facts.hour)
      : null,
    heartNowFinding(facts),
    temperatureFinding(facts),
    sleepFinding(facts),
  ].filter((finding) => finding !== null)

  const ordered = found.toSorted((a, b) => a.rank - b.rank)

  return ordered.filter(
    ({ rank }, index) => ordered.findIndex((other) => other.rank === rank) === index,
  )
}
