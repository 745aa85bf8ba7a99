/** What each code of the profile means, in the words that people choose between and read. */
export const HEALTH_CODES = {
  sex: { 1: '男', 2: '女' },
  industry: { 1: '重体力劳动', 2: '轻体力劳动' },
  sleepQuality: { 1: '9 小时以上', 2: '7–9 小时', 3: '5–7 小时', 4: '不到 5 小时' },
  smokingStatus: {
    1: '不吸烟',
    2: '已戒烟',
    3: '每天不到 10 支',
    4: '每天 10–19 支',
    5: '每天 20 支以上',
  },
  drinkingStatus: { 1: '不喝酒', 2: '偶尔喝', 3: '每天喝', 4: '已戒酒' },
  dietaryHabits: { 1: '荤素均衡', 2: '荤食为主', 3: '素食为主' },
  dietPreference: { 1: '口味清淡', 2: '口味偏油', 3: '口味偏咸', 4: '口味偏甜' },
  exerciseFreq: { 1: '每周不到 3 次，每次 20 分钟', 2: '每周 3 次以上，每次 20 分钟' },
  depressionEval: { 1: '没有抑郁', 2: '有些抑郁', 3: '非常抑郁' },
} as const

export type CodedField = keyof typeof HEALTH_CODES
type CodeOf<F extends CodedField> = keyof (typeof HEALTH_CODES)[F] & number

export const codesOf = <F extends CodedField>(field: F): CodeOf<F>[] =>
  Object.keys(HEALTH_CODES[field]).map((code) => Number(code) as CodeOf<F>)

/** The same as they are written in texts. */
export const textCodesOf = <F extends CodedField>(field: F): `${CodeOf<F>}`[] =>
  Object.keys(HEALTH_CODES[field]) as `${CodeOf<F>}`[]

/** `1 男，2 女`. */
export const codesInWords = (field: CodedField): string =>
  Object.entries(HEALTH_CODES[field])
    .map(([code, words]) => `${code} ${words}`)
    .join('，')
