// What the numbers of the contracts mean. Documents, checkers, seeds, simulated devices and rules take it from here; a page is
// built without it.

export interface Range {
  readonly low: number
  readonly high: number
}

export interface Quantity {
  readonly zh: string
  readonly en: string
  /** As it stands on screens; empty where a number needs none. */
  readonly unit: string
  /** The same in UCUM, for programs; `1` where it has none. */
  readonly ucum: string
  /** Both ends included. What lies beyond is wrong, whoever was measured. */
  readonly possible: Range
  /** What lies beyond is rare enough to be looked at once more. */
  readonly plausible: Range
  /** The smallest step that is told; 1 for whole numbers. */
  readonly precision: number
}

export const QUANTITIES = {
  heartRate: {
    zh: '心率',
    en: 'heart rate',
    unit: '次/分',
    ucum: '/min',
    possible: { low: 20, high: 300 },
    plausible: { low: 30, high: 220 },
    precision: 1,
  },
  systolic: {
    zh: '收缩压（高压）',
    en: 'systolic blood pressure',
    unit: 'mmHg',
    ucum: 'mm[Hg]',
    possible: { low: 40, high: 300 },
    plausible: { low: 70, high: 230 },
    precision: 1,
  },
  diastolic: {
    zh: '舒张压（低压）',
    en: 'diastolic blood pressure',
    unit: 'mmHg',
    ucum: 'mm[Hg]',
    possible: { low: 20, high: 200 },
    plausible: { low: 40, high: 140 },
    precision: 1,
  },
  oxygen: {
    zh: '血氧饱和度',
    en: 'oxygen saturation',
    unit: '%',
    ucum: '%',
    possible: { low: 50, high: 100 },
    plausible: { low: 70, high: 100 },
    precision: 1,
  },
  skinTemperature: {
    zh: '皮肤温度',
    en: 'skin temperature',
    unit: '℃',
    ucum: 'Cel',
    possible: { low: 20, high: 45 },
    plausible: { low: 28, high: 40 },
    precision: 0.1,
  },
} as const satisfies Record<string, Quantity>

export type QuantityName = keyof typeof QUANTITIES
