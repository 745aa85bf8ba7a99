import type { MetricState } from '@kangban/contracts'
import type { SleepFacts } from './sleep/sleep-score.ts'
import { sleepReference } from './sleep/sleep-score.ts'
import {
  BODY_TEMPERATURE,
  HEART_RATE,
  isNight,
  NIGHT_HEART_RATE_LOW,
  OXYGEN_LOW,
  PRESSURE,
  PRESSURE_HOME,
  TEMPERATURE_BAND,
} from './thresholds.ts'

/** What a value means and the one word for it. */
export interface Verdict {
  state: MetricState
  text: string
}

export const NOTHING: Verdict = { state: 'none', text: '暂无' }
/** Measured, and nothing to judge it by. */
export const UNJUDGED: Verdict = { state: 'none', text: '已测量' }
const NORMAL: Verdict = { state: 'normal', text: '正常' }

/** `hour` of the reading in China: at night a slower heart is normal. */
export function heartRateVerdict(bpm: number, hour: number): Verdict {
  if (bpm >= HEART_RATE.alertHigh) return { state: 'alert', text: '过快' }
  if (bpm <= HEART_RATE.alertLow) return { state: 'alert', text: '过慢' }
  if (bpm > HEART_RATE.high) return { state: 'high', text: '偏快' }
  if (bpm < (isNight(hour) ? NIGHT_HEART_RATE_LOW : HEART_RATE.low))
    return { state: 'low', text: '偏慢' }
  return NORMAL
}

/** Above or below its range; near the limit is still in it. */
export const isOutOfRange = ({ state }: { state: string }): boolean =>
  state === 'high' || state === 'low' || state === 'alert'

export interface Pressure {
  systolic: number
  diastolic: number
}

/** High wins over low: a wide pulse pressure is told by its dangerous end. */
export function pressureVerdict({ systolic, diastolic }: Pressure): Verdict {
  const [upper, lower] = [PRESSURE.systolic, PRESSURE.diastolic]
  if (systolic >= upper.alertHigh || diastolic >= lower.alertHigh)
    return { state: 'alert', text: '很高' }
  if (systolic > upper.high || diastolic > lower.high) return { state: 'high', text: '偏高' }
  if (systolic < upper.alertLow || diastolic < lower.alertLow)
    return { state: 'alert', text: '很低' }
  if (systolic < upper.low || diastolic < lower.low) return { state: 'low', text: '偏低' }
  return isHomeHigh({ systolic, diastolic }) ? { state: 'near', text: '接近上限' } : NORMAL
}

/** By the limit of the mean of a week of home readings. */
export const isHomeHigh = ({ systolic, diastolic }: Pressure): boolean =>
  systolic >= PRESSURE_HOME.systolic || diastolic >= PRESSURE_HOME.diastolic

export const isPressureHigh = ({ systolic, diastolic }: Pressure): boolean =>
  systolic > PRESSURE.systolic.high || diastolic > PRESSURE.diastolic.high

/** Spot readings are sparse: a fall since yesterday evening counts although the newest reading is well. */
export function oxygenVerdict({ newest, lowest }: { newest: number; lowest: number }): Verdict {
  if (newest < OXYGEN_LOW) return { state: 'alert', text: '异常' }
  return lowest < OXYGEN_LOW ? { state: 'alert', text: '低过' } : NORMAL
}

/** `deviation` in degrees from the own baseline; null while there is none. */
export function temperatureVerdict(deviation: number | null): Verdict {
  if (deviation === null) return { state: 'none', text: '积累中' }
  if (deviation > TEMPERATURE_BAND) return { state: 'high', text: '偏高' }
  return deviation < -TEMPERATURE_BAND ? { state: 'low', text: '偏低' } : NORMAL
}

/** Of the body, in degrees; not of the wrist. */
export function bodyTemperatureVerdict(degrees: number): Verdict {
  if (degrees >= BODY_TEMPERATURE.alertHigh) return { state: 'alert', text: '高热' }
  if (degrees >= BODY_TEMPERATURE.high) return { state: 'high', text: '发热' }
  if (degrees < BODY_TEMPERATURE.alertLow) return { state: 'alert', text: '过低' }
  return degrees < BODY_TEMPERATURE.low ? { state: 'low', text: '偏低' } : NORMAL
}

/** A day that is not over is never called too little, nor is it well yet. */
export const stepsVerdict = (steps: number, goal: number): Verdict =>
  steps >= goal ? { state: 'good', text: '达标' } : { state: 'none', text: '进行中' }

const GOOD_SCORE = 80
const POOR_SCORE = 60

export function sleepVerdict({ asleepMinutes, score, ageYears }: SleepFacts): Verdict {
  const { low, high } = sleepReference(ageYears).minutes
  if (asleepMinutes < low) return { state: 'low', text: '偏少' }
  if (asleepMinutes > high) return { state: 'high', text: '偏多' }
  if (score < POOR_SCORE) return { state: 'low', text: '欠佳' }
  return score >= GOOD_SCORE ? { state: 'good', text: '良好' } : NORMAL
}
