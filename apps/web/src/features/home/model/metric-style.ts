import type { Metric } from '@kangban/contracts'

export interface MetricStyle {
  /** The seal character. */
  readonly glyph: string
  /** Names the colour tokens --m-<tone> and --m-<tone>-soft. */
  readonly tone: 'heart' | 'bp' | 'spo2' | 'sleep' | 'step' | 'temp' | 'ecg'
  /** The screen behind the card. */
  readonly path: string
}

export const METRIC_STYLES: Record<Metric, MetricStyle> = {
  heartRate: { glyph: '心', tone: 'heart', path: '/heartRateDetails' },
  bloodPressure: { glyph: '压', tone: 'bp', path: '/bloodPressure' },
  oxygen: { glyph: '氧', tone: 'spo2', path: '/bloodOxygen' },
  sleep: { glyph: '眠', tone: 'sleep', path: '/sleep' },
  steps: { glyph: '步', tone: 'step', path: '/stepNumber' },
  temperature: { glyph: '温', tone: 'temp', path: '/skinTemperature' },
  ecg: { glyph: '电', tone: 'ecg', path: '/theHeartList' },
}

/** The order of the cards in each mode; the elderly form leaves out skin temperature. */
export const CARD_ORDER: readonly Metric[] = [
  'heartRate',
  'bloodPressure',
  'sleep',
  'steps',
  'oxygen',
  'temperature',
  'ecg',
]
export const ELDER_ORDER: readonly Metric[] = ['bloodPressure', 'heartRate', 'sleep', 'steps', 'oxygen']
