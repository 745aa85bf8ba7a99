export const METRICS = [
  'heartRate',
  'bloodPressure',
  'oxygen',
  'sleep',
  'steps',
  'temperature',
  'ecg',
] as const
export type Metric = (typeof METRICS)[number]

export const METRIC_NAMES = {
  heartRate: '心率',
  bloodPressure: '血压',
  oxygen: '血氧',
  sleep: '睡眠',
  steps: '步数',
  // Not 体温: the watch measures the skin of the wrist, which is some degrees cooler than the body.
  temperature: '皮肤温度',
  ecg: '心电',
} as const satisfies Record<Metric, string>

/** Beside a number, wherever it is read. A night of sleep is told in hours and minutes. */
export const UNITS = {
  heartRate: '次/分',
  bloodPressure: 'mmHg',
  oxygen: '%',
  steps: '步',
  temperature: '℃',
  ecg: '次/分',
} as const satisfies Record<Exclude<Metric, 'sleep'>, string>

/** The same units as a voice says them; no eye sees them. */
export const SPOKEN_UNITS = {
  heartRate: '次每分',
  bloodPressure: '毫米汞柱',
  oxygen: '百分之',
  steps: '步',
  temperature: '摄氏度',
  ecg: '次每分',
} as const satisfies Record<keyof typeof UNITS, string>

/** How hard the heart worked, from rest on. */
export const HEART_ZONES = ['休息', '轻度', '中等', '较强'] as const
