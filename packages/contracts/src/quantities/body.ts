// What is measured of a body and what it does. Apart from the other quantities, so that a page that judges values loads them alone.
import type { Quantity } from './quantity-type.ts'

/** Of an ECG, beat by beat. */
export const heartRate = {
  zh: '心率',
  en: 'heart rate',
  unit: '次/分',
  ucum: '/min',
  possible: { low: 20, high: 300 },
  plausible: { low: 30, high: 220 },
  precision: 1,
} as const satisfies Quantity

/** As a watch, a cuff or a hand counts it: what is faster only an ECG can tell from noise. */
export const pulse = {
  zh: '脉搏',
  en: 'pulse rate',
  unit: '次/分',
  ucum: '/min',
  possible: { low: 20, high: 250 },
  plausible: { low: 30, high: 220 },
  precision: 1,
} as const satisfies Quantity

export const maximalRate = {
  zh: '心率区间的界限',
  en: 'limit of a heart rate zone',
  unit: '次/分',
  ucum: '/min',
  possible: { low: 0, high: 300 },
  plausible: { low: 0, high: 220 },
  precision: 1,
} as const satisfies Quantity

export const systolic = {
  zh: '高压',
  en: 'systolic blood pressure',
  unit: 'mmHg',
  ucum: 'mm[Hg]',
  possible: { low: 40, high: 300 },
  plausible: { low: 70, high: 230 },
  precision: 1,
} as const satisfies Quantity

export const diastolic = {
  zh: '低压',
  en: 'diastolic blood pressure',
  unit: 'mmHg',
  ucum: 'mm[Hg]',
  possible: { low: 20, high: 200 },
  plausible: { low: 40, high: 140 },
  precision: 1,
} as const satisfies Quantity

export const oxygen = {
  zh: '血氧饱和度',
  en: 'oxygen saturation',
  unit: '%',
  ucum: '%',
  possible: { low: 50, high: 100 },
  plausible: { low: 70, high: 100 },
  precision: 0.1,
} as const satisfies Quantity

export const skinTemperature = {
  zh: '皮肤温度',
  en: 'skin temperature',
  unit: '℃',
  ucum: 'Cel',
  possible: { low: 20, high: 45 },
  plausible: { low: 28, high: 40 },
  precision: 0.01,
} as const satisfies Quantity

export const temperatureChange = {
  zh: '皮肤温度的差',
  en: 'difference of skin temperatures',
  unit: '℃',
  ucum: 'Cel',
  possible: { low: -25, high: 25 },
  plausible: { low: -5, high: 5 },
  precision: 0.01,
} as const satisfies Quantity

/** Plausible as the profile asks for it. */
export const weight = {
  zh: '体重',
  en: 'body weight',
  unit: 'kg',
  ucum: 'kg',
  possible: { low: 1, high: 500 },
  plausible: { low: 30, high: 150 },
  precision: 0.1,
} as const satisfies Quantity

export const height = {
  zh: '身高',
  en: 'body height',
  unit: 'cm',
  ucum: 'cm',
  possible: { low: 30, high: 272 },
  plausible: { low: 140, high: 200 },
  precision: 0.1,
} as const satisfies Quantity

export const waistline = {
  zh: '腰围',
  en: 'waist circumference',
  unit: 'cm',
  ucum: 'cm',
  possible: { low: 20, high: 300 },
  plausible: { low: 50, high: 120 },
  precision: 0.1,
} as const satisfies Quantity

export const age = {
  zh: '年龄',
  en: 'age',
  unit: '岁',
  ucum: 'a',
  possible: { low: 0, high: 150 },
  plausible: { low: 0, high: 110 },
  precision: 1,
} as const satisfies Quantity

/** Nobody who types is colder or hotter (Chinese clinical thermometers show 32-43). */
export const bodyTemperature = {
  zh: '体温',
  en: 'body temperature',
  unit: '℃',
  ucum: 'Cel',
  possible: { low: 32, high: 43 },
  plausible: { low: 35, high: 42 },
  precision: 0.1,
} as const satisfies Quantity

/**
 * Where one field stands for several metrics; below 0 are differences of temperatures,
 * and the highest are beats of a day.
 */
export const bodyValue = {
  zh: '指标的数值，单位见指标',
  en: 'value of a metric, in the unit of that metric',
  unit: '',
  ucum: '1',
  possible: { low: -25, high: 500_000 },
  plausible: { low: -5, high: 250_000 },
  precision: 0.01,
} as const satisfies Quantity

export const bodyChange = {
  zh: '指标的差，单位见指标',
  en: 'difference of two values of a metric, in its unit',
  unit: '',
  ucum: '1',
  possible: { low: -200, high: 200 },
  plausible: { low: -60, high: 60 },
  precision: 1,
} as const satisfies Quantity

export const stepsOfHour = {
  zh: '一小时的步数',
  en: 'steps of an hour',
  unit: '步',
  ucum: '{steps}',
  possible: { low: 0, high: 20_000 },
  plausible: { low: 0, high: 9000 },
  precision: 1,
} as const satisfies Quantity

export const stepsOfDay = {
  zh: '一天的步数',
  en: 'steps of a day',
  unit: '步',
  ucum: '{steps}',
  possible: { low: 0, high: 200_000 },
  plausible: { low: 0, high: 50_000 },
  precision: 1,
} as const satisfies Quantity

/** Of a month at most. */
export const steps = {
  zh: '步数',
  en: 'steps of a span',
  unit: '步',
  ucum: '{steps}',
  possible: { low: 0, high: 6_000_000 },
  plausible: { low: 0, high: 1_500_000 },
  precision: 1,
} as const satisfies Quantity

export const distance = {
  zh: '路程',
  en: 'distance walked',
  unit: '米',
  ucum: 'm',
  possible: { low: 0, high: 5_000_000 },
  plausible: { low: 0, high: 1_200_000 },
  precision: 0.1,
} as const satisfies Quantity

export const energy = {
  zh: '步行消耗的热量',
  en: 'energy spent by walking',
  unit: '千卡',
  ucum: 'kcal',
  possible: { low: 0, high: 500_000 },
  plausible: { low: 0, high: 90_000 },
  precision: 0.1,
} as const satisfies Quantity

export const minutesOfDay = {
  zh: '一天里的分钟数',
  en: 'minutes of a day',
  unit: '分钟',
  ucum: 'min',
  possible: { low: 0, high: 1440 },
  plausible: { low: 0, high: 960 },
  precision: 1,
} as const satisfies Quantity

export const awakenings = {
  zh: '一夜醒来的次数',
  en: 'awakenings of a night',
  unit: '次',
  ucum: '1',
  possible: { low: 0, high: 300 },
  plausible: { low: 0, high: 30 },
  precision: 0.1,
} as const satisfies Quantity

/** `details` of sleep holds either, by its span. */
export const sleepSlot = {
  zh: '睡眠阶段（1–4），或一天睡着的分钟数',
  en: 'sleep stage (1 to 4), or minutes asleep of a day',
  unit: '',
  ucum: '1',
  possible: { low: 0, high: 1440 },
  plausible: { low: 0, high: 960 },
  precision: 1,
} as const satisfies Quantity
