import { type Metric, UNITS } from '../monitoring/metric-words.ts'

/** Kinds of abnormal events; all follow from stored readings by stated rules. */
export const WARNING_KINDS = [
  'heart-fast',
  'heart-slow',
  'oxygen-low',
  'pressure-high',
  'pressure-low',
  'af-suspected',
] as const

/** Of each kind the metric that it is about, the word of its tag and the unit of its value. */
export const WARNING_WORDS = {
  'heart-fast': { metric: 'heartRate', tag: '偏快', unit: UNITS.heartRate },
  'heart-slow': { metric: 'heartRate', tag: '过慢', unit: UNITS.heartRate },
  'oxygen-low': { metric: 'oxygen', tag: '偏低', unit: UNITS.oxygen },
  'pressure-high': { metric: 'bloodPressure', tag: '偏高', unit: UNITS.bloodPressure },
  'pressure-low': { metric: 'bloodPressure', tag: '偏低', unit: UNITS.bloodPressure },
  'af-suspected': { metric: 'ecg', tag: '疑似', unit: UNITS.ecg },
} as const satisfies Record<
  (typeof WARNING_KINDS)[number],
  { metric: Metric; tag: string; unit: string }
>
