/**
 * What each documented code of a health answer means, in the words that every page, digest and report says. Apart from the
 * schemas, which take their codes from here, so that a page can show a word without loading them.
 */
export const HEALTH_ANSWERS = {
  sex: { 1: '男', 2: '女' },
  industry: { 1: '重体力劳动', 2: '轻体力劳动' },
  depressionEval: { 1: '没有抑郁', 2: '有些抑郁', 3: '非常抑郁' },
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
} as const
export type HealthAnswer = keyof typeof HEALTH_ANSWERS
export type AnswerCode<A extends HealthAnswer> = keyof (typeof HEALTH_ANSWERS)[A] & number

/** The codes of an answer, rising. */
export const answerCodes = <A extends HealthAnswer>(answer: A) =>
  Object.keys(HEALTH_ANSWERS[answer]).map(Number) as [AnswerCode<A>, ...AnswerCode<A>[]]

/** The same as texts, in which form the questionnaire keeps them. */
export const textCodes = <A extends HealthAnswer>(answer: A) =>
  Object.keys(HEALTH_ANSWERS[answer]) as `${AnswerCode<A>}`[]

/** `1 男，2 女`, for the documents of the calls. */
export const answersInWords = (answer: HealthAnswer): string =>
  Object.entries(HEALTH_ANSWERS[answer])
    .map(([code, words]) => `${code} ${words}`)
    .join('，')
