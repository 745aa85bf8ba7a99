/** The nine types of constitution in the order of ZYYXH/T 157-2009. */
export const CONSTITUTIONS = {
  balanced: '平和质',
  'qi-deficiency': '气虚质',
  'yang-deficiency': '阳虚质',
  'yin-deficiency': '阴虚质',
  'phlegm-dampness': '痰湿质',
  'damp-heat': '湿热质',
  'blood-stasis': '血瘀质',
  'qi-stagnation': '气郁质',
  'special-diathesis': '特禀质',
} as const
export type Constitution = keyof typeof CONSTITUTIONS

/** `basically` is for the balanced type alone, `tendency` for the other eight. */
export const CONSTITUTION_VERDICTS = {
  yes: '是',
  basically: '基本是',
  tendency: '有倾向',
  no: '否',
} as const
export type ConstitutionVerdict = keyof typeof CONSTITUTION_VERDICTS

/** Scores from which a type other than the balanced one holds, or is tended to, and the balanced one holds (ZYYXH/T 157-2009). */
export const CONSTITUTION_SCORES = { holds: 40, tends: 30, balanced: 60 } as const

/** From how many of the 60 questions for either sex each type is reckoned (ZYYXH/T 157-2009). */
export const CONSTITUTION_QUESTIONS = {
  balanced: 8,
  'qi-deficiency': 8,
  'yang-deficiency': 7,
  'yin-deficiency': 8,
  'phlegm-dampness': 8,
  'damp-heat': 6,
  'blood-stasis': 7,
  'qi-stagnation': 7,
  'special-diathesis': 7,
} as const satisfies Record<Constitution, number>
export const ALL_CONSTITUTION_QUESTIONS = 60

/** Days on which the constitution was asked, of which a list tells so many. */
export const MOST_CONSTITUTION_REPORTS = 100

/** The tabs of advice in their order. */
export const ADVICE_TOPICS = {
  diet: '饮食',
  living: '起居',
  exercise: '运动',
  mood: '情志',
  acupoints: '穴位',
} as const
export type AdviceTopic = keyof typeof ADVICE_TOPICS
