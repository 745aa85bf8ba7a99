import { shanghaiHour } from '@kangban/china-time'
import { BY_HAND } from '@kangban/contracts'
import { isOfNow, soon, todayPart } from './day-parts.ts'
import { HEART_RATE, OXYGEN_LOW, PRESSURE } from '../thresholds.ts'
import { restClause } from '../sleep/night-verdict.ts'
import {
  heartRateVerdict,
  isOutOfRange,
  isPressureHigh,
  type Pressure,
  pressureVerdict,
  temperatureVerdict,
  type Verdict,
} from '../verdicts.ts'
import { type HomeMean, weekIsHigh } from '../pressure/home-mean.ts'
import {
  adviceAlone,
  measureAgain,
  pressureKind,
  SHOW_PRESSURES,
} from '../pressure/pressure-sentence.ts'
import { temperatureAdvice } from '../temperature/temperature-sentence.ts'
import { adviceOfReading } from '../warnings/advice-now.ts'
import { episodeAdvice, matterClause } from '../warnings/episode-words.ts'
import type { Episode } from '../warnings/episodes.ts'
import { KIND_RANK } from '../warnings/warning-rules.ts'

/** What is known of a day at a moment. Null: not measured, which is never taken for normal. */
export interface DayFacts {
  now: Date
  /** Of it, in China, 0-23. */
  hour: number
  devices: { watch: boolean; pressureMonitor: boolean; ecgRecorder: boolean }
  /** Last night. */
  sleep: Verdict | null
  /** The newest readings of today. */
  pressure: (Pressure & { at: Date }) | null
  /**
   * Typed in by hand today, later than what a device measured: told by that name, and never to make the words about a device's
   * reading milder.
   */
  typedPressure: (Pressure & { at: Date }) | null
  /** Of the last seven days. */
  week: HomeMean | null
  heartRate: { bpm: number; hour: number } | null
  /** Per cent: the newest of today and when it was, and the lowest since yesterday. */
  oxygen: { newest: number; at: Date; lowest: number } | null
  /** Degrees from the own baseline. */
  temperatureDeviation: number | null
  steps: { today: number; goal: number | null } | null
  /** What nobody has dealt with yet, the gravest first. */
  matters: readonly Episode[]
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

/** Of what is not grave; before it comes what is, by its kind. */
const RANK = {
  pressure: 11,
  typedPressure: 12,
  pressureWeek: 13,
  heartAtRest: 14,
  oxygenPast: 15,
  temperature: 16,
  sleep: 17,
  heartNow: 18,
} as const

const same = (text: string, action: string) => ({
  text,
  elderText: text,
  action,
  elderAction: action,
})

/** How a reading is named in the sentence of the day. */
export const PRESSURE_NAMES = { measured: '血压', typed: `${BY_HAND}的血压` } as const

interface NamedPressure {
  pressure: DayFacts['pressure']
  name: string
  rank: number
  /** What a grave one asks for. */
  asks: (reading: Pressure & { at: Date }) => string
}

function pressureFinding(
  { now }: DayFacts,
  { pressure, name, rank, asks }: NamedPressure,
): DayFinding | null {
  const verdict = pressure && pressureVerdict(pressure)
  if (!pressure || !verdict || !isOutOfRange(verdict)) return null
  const { systolic, diastolic } = pressure
  const high = isPressureHigh(pressure)

  if (verdict.state === 'alert') {
    const text = `${name}${verdict.text}（${systolic}/${diastolic}）`
    return { rank: KIND_RANK[pressureKind(pressure)], level: 'bad', ...same(text, asks(pressure)) }
  }

  const moderate =
    systolic >= PRESSURE.systolic.moderate || diastolic >= PRESSURE.diastolic.moderate

  const degree = high ? (moderate ? '明显偏高' : '略高') : '偏低'
  const text = `${todayPart(shanghaiHour(pressure.at))}${name}${degree}`
  return { rank, level: 'warn', ...same(text, measureAgain(pressure, now)) }
}

/** Asked about as on its own page: as its matter asks while that waits, else as of what is past. */
function oxygenNow({ oxygen, now, matters }: DayFacts): DayFinding | null {
  if (!oxygen || oxygen.newest >= OXYGEN_LOW) return null
  const { newest, at } = oxygen
  const when = isOfNow(at, now) ? '现在' : todayPart(shanghaiHour(at))
  const action = adviceOfReading('oxygen-low', at, { now, open: matters })

  return {
    rank: KIND_RANK['oxygen-low'],
    level: 'bad',
    text: `${when}血氧低到 ${Math.round(newest)}%`,
    elderText: `${when}血氧偏低`,
    action,
    elderAction: action,
  }
}

/** A fall that somebody dealt with still stands on its card: the sentence above it does not pass over it. */
function oxygenPast({ sleep, oxygen, matters }: DayFacts): DayFinding | null {
  const atNight = sleep?.state === 'alert'
  const isLow = atNight || (oxygen !== null && oxygen.lowest < OXYGEN_LOW)
  if (!isLow || matters.some(({ kind }) => kind === 'oxygen-low')) return null
  const text = `${atNight ? '昨夜' : '近一天'}血氧低过`
  return { rank: RANK.oxygenPast, level: 'warn', ...same(text, '再有就问问医生') }
}

function matterRank({ kind, level }: Episode): number {
  if (level === 'warn' && kind.startsWith('pressure')) return RANK.pressureWeek
  if (level === 'warn' && kind === 'heart-fast') return RANK.heartAtRest
  return KIND_RANK[kind]
}

/** What waits, told with its day: an old matter is no news of today. */
function matterFinding(episode: Episode, { now }: DayFacts): DayFinding {
  const { level } = episode
  const rank = matterRank(episode)
  const clause = matterClause(episode, now)
  const action = episodeAdvice(episode, now)
  return { rank, level, ...clause, action, elderAction: action }
}

/** A week that is high by the rule for readings at home, whatever the single reading says. */
function weekFinding({ week, pressure }: DayFacts): DayFinding | null {
  if (!week?.high) return null
  const near = pressure && pressureVerdict(pressure).state === 'near' ? pressure : null
  const part = near && todayPart(shanghaiHour(near.at))
  const today = near && `${part} ${near.systolic}/${near.diastolic}，接近上限`
  const elderToday = near && `${part}血压接近上限`
  const high = weekIsHigh(week)
  const alone = high.replace('近一周', '近一周血压')

  return {
    rank: RANK.pressureWeek,
    level: 'warn',
    text: today ? `${today}，${high}` : alone,
    elderText: elderToday ? `${elderToday}，${high}` : alone,
    action: SHOW_PRESSURES,
    elderAction: SHOW_PRESSURES,
  }
}

function heartNowFinding({ heartRate, hour }: DayFacts): DayFinding | null {
  if (!heartRate) return null
  const { bpm, hour: measured } = heartRate
  const { state, text: word } = heartRateVerdict(bpm, measured)
  if (state === 'normal') return null
  const text = `心率${word}（${bpm}）`

  return state === 'alert'
    ? {
        rank: KIND_RANK[bpm < HEART_RATE.alertHigh ? 'heart-slow' : 'heart-fast'],
        level: 'bad',
        ...same(text, `请坐下休息，${soon(hour)}联系医生`),
      }
    : { rank: RANK.heartNow, level: 'warn', ...same(text, '请坐下歇一会儿再看') }
}

function temperatureFinding({ temperatureDeviation }: DayFacts): DayFinding | null {
  const { state } = temperatureVerdict(temperatureDeviation)
  if (temperatureDeviation === null || (state !== 'high' && state !== 'low')) return null
  const text = `手腕比平时${state === 'high' ? '热' : '凉'} ${Math.abs(temperatureDeviation).toFixed(1)} 度`
  return { rank: RANK.temperature, level: 'warn', ...same(text, temperatureAdvice(state)) }
}

function sleepFinding({ sleep, hour }: DayFacts): DayFinding | null {
  if (!sleep || (sleep.state !== 'low' && sleep.state !== 'high')) return null

  const action =
    sleep.state === 'high' ? '白天请多活动活动' : hour < 14 ? '中午请歇半小时' : '今晚请早些休息'

  return { rank: RANK.sleep, level: 'warn', ...same(`昨夜${restClause(sleep.text)}`, action) }
}

/** Everything out of range, gravest first; each thing once. */
export function dayFindings(facts: DayFacts): DayFinding[] {
  const found = [
    pressureFinding(facts, {
      pressure: facts.pressure,
      name: PRESSURE_NAMES.measured,
      rank: RANK.pressure,
      asks: ({ at, ...reading }) =>
        adviceOfReading(pressureKind(reading), at, { now: facts.now, open: facts.matters }),
    }),
    pressureFinding(facts, {
      pressure: facts.typedPressure,
      name: PRESSURE_NAMES.typed,
      rank: RANK.typedPressure,
      asks: (reading) => adviceAlone(reading, facts.now),
    }),
    ...facts.matters.map((matter) => matterFinding(matter, facts)),
    weekFinding(facts),
    oxygenPast(facts),
    oxygenNow(facts),
    heartNowFinding(facts),
    temperatureFinding(facts),
    sleepFinding(facts),
  ].filter((finding) => finding !== null)

  const ordered = found.toSorted(
    (a, b) => Number(b.level === 'bad') - Number(a.level === 'bad') || a.rank - b.rank,
  )

  return ordered.filter(
    ({ rank }, index) => ordered.findIndex((other) => other.rank === rank) === index,
  )
}
