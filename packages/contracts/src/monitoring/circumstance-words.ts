/** What a person may tell of the moment of a measurement: what was felt, and what lies before it. */
export const CIRCUMSTANCES = {
  palpitations: '心慌',
  dizzy: '头晕',
  breathless: '气短',
  exercised: '刚运动',
  'before-medicine': '服药前',
  'slept-badly': '没睡好',
  'after-meal': '刚吃饭',
} as const
export type Circumstance = keyof typeof CIRCUMSTANCES

/** What stands where the person was asked and had nothing to tell. */
export const NO_CIRCUMSTANCE = '没有'
