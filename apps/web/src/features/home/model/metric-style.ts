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

/** The order of the cards. */
export const CARD_ORDER: readonly Metric[] = [
  'heartRate',
  'bloodPressure',
  'sleep',
  'steps',
  'oxygen',
  'temperature',
  'ecg',
]

/** The elderly form has five large rows, and the others small below them. */
export const ELDER_ROWS: readonly Metric[] = [
  'bloodPressure',
  'heartRate',
  'sleep',
  'steps',
  'oxygen',
]
export const ELDER_TILES: readonly Metric[] = ['ecg', 'temperature']
