import type { Metric } from '@kangban/contracts'
import { METRIC_SEALS } from '../../../shared/product/metric-seal.ts'

/** The screen behind the card of a metric. */
const METRIC_PATHS: Record<Metric, string> = {
  heartRate: '/heartRateDetails',
  bloodPressure: '/bloodPressure',
  oxygen: '/bloodOxygen',
  sleep: '/sleep',
  steps: '/stepNumber',
  temperature: '/skinTemperature',
  ecg: '/theHeartList',
}

/** The seal of a metric, and the screen behind its card. */
export interface MetricStyle {
  readonly char: string
  readonly tone: (typeof METRIC_SEALS)[Metric]['tone']
  readonly path: string
}

export const metricStyle = (metric: Metric): MetricStyle => ({
  ...METRIC_SEALS[metric],
  path: METRIC_PATHS[metric],
})

/** The order of the cards in each mode; the elderly form has the ECG below them. */
export const CARD_ORDER: readonly Metric[] = [
  'heartRate',
  'bloodPressure',
  'sleep',
  'steps',
  'oxygen',
  'temperature',
  'ecg',
]
export const ELDER_ORDER: readonly Metric[] = [
  'bloodPressure',
  'heartRate',
  'sleep',
  'steps',
  'oxygen',
  'temperature',
]
