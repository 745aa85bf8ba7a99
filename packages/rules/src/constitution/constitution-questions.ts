import type { Constitution } from '@kangban/contracts'

/** 1 male, 2 female, as in the profile; null where nobody has said. */
export type Sex = 1 | 2 | null

export interface Question {
  id: string
  text: string
  /** The types whose scales it counts for. */
  scales: readonly Constitution[]
  /** Counts backwards (6 - answer) for the balanced type: what a healthy person answers with 没有. */
  reversedForBalanced?: true
  /** Asked of one sex alone. */
  sex?: 1 | 2
}

/** The five answers; the value is the score. */
export const OPTIONS = [
  { value: 1, label: '没有' },
  { value: 2, label: '很少' },
  { value: 3, label: '有时' },
  { value: 4, label: '经常' },
  { value: 5, label: '总是' },
] as const

/**
 * The structure (nine scales, which of them share an item, what is scored backwards, what is asked of one sex) is that of
 * the scale behind ZYYXH/T 157-2009: 61 questions, 60 of them for each sex. The wording is our own plain one, so the
 * published validation of the scale does not cover it.
 */
const QUESTIONS: readonly Question[] = [
  { id: 'energetic', text: '您精神头足吗？', scales: ['balanced'] },
  {
    id: 'tired',
    text: '您容易累吗？',
    scales: ['balanced', 'qi-deficiency'],
    reversedForBalanced: true,
  },
  { id: 'short-of-breath', text: '您容易觉得气不够用吗？', scales: ['qi-deficiency'] },
  { id: 'palpitations', text: '您容易心里发慌吗？', scales: ['qi-deficiency'] },
  { id: 'dizzy', text: '您容易头晕，或一站起来就发晕吗？', scales: ['qi-deficiency'] },
  { id: 'quiet', text: '您总想静静待着，不爱开口吗？', scales: ['qi-deficiency'] },
  {
    id: 'weak-voice',
    text: '您说话声音小、没力气吗？',
    scales: ['balanced', 'qi-deficiency'],
    reversedForBalanced: true,
  },
  { id: 'sweats-easily', text: '您稍微活动一下就冒汗吗？', scales: ['qi-deficiency'] },
  {
    id: 'catches-colds',
    text: '您比身边的人容易感冒吗？',
    scales: ['qi-deficiency', 'yang-deficiency'],
  },
  { id: 'adapts', text: '换季节、换地方、换环境，您都能适应吗？', scales: ['balanced'] },

  { id: 'cold-limbs', text: '您的手脚凉吗？', scales: ['yang-deficiency'] },
  { id: 'cold-trunk', text: '您的胃、后背或腰腿怕凉吗？', scales: ['yang-deficiency'] },
  { id: 'wears-more', text: '您怕冷，要比别人多穿衣服吗？', scales: ['yang-deficiency'] },
  {
    id: 'cold-intolerant',
    text: '冬天的冷或夏天的空调，您比别人更受不了吗？',
    scales: ['balanced', 'yang-deficiency'],
    reversedForBalanced: true,
  },
  { id: 'cold-food', text: '您吃了凉的东西会不舒服吗？', scales: ['yang-deficiency'] },
  { id: 'cold-diarrhoea', text: '您着凉或吃凉的以后容易拉肚子吗？', scales: ['yang-deficiency'] },

  { id: 'hot-palms', text: '您的手心、脚心发烫吗？', scales: ['yin-deficiency'] },
  { id: 'hot-body', text: '您觉得身上或脸上一阵阵发热吗？', scales: ['yin-deficiency'] },
  { id: 'dry-skin', text: '您的皮肤或嘴唇发干吗？', scales: ['yin-deficiency'] },
  { id: 'red-lips', text: '您的嘴唇比别人红吗？', scales: ['yin-deficiency'] },
  { id: 'dry-stool', text: '您大便干，或几天才解一次吗？', scales: ['yin-deficiency'] },
  { id: 'red-cheeks', text: '您的两边脸蛋发红吗？', scales: ['yin-deficiency'] },
  { id: 'dry-eyes', text: '您的眼睛干、发涩吗？', scales: ['yin-deficiency'] },
  { id: 'thirsty', text: '您口干嗓子干，老想喝水吗？', scales: ['yin-deficiency'] },

  { id: 'full-chest', text: '您觉得胸口闷或肚子胀吗？', scales: ['phlegm-dampness'] },
  { id: 'heavy-body', text: '您觉得身子沉、不清爽吗？', scales: ['phlegm-dampness'] },
  { id: 'soft-belly', text: '您的肚子又大又软吗？', scales: ['phlegm-dampness'] },
  { id: 'oily-forehead', text: '您的额头爱出油吗？', scales: ['phlegm-dampness'] },
  { id: 'swollen-eyelids', text: '您的上眼皮看着有点肿吗？', scales: ['phlegm-dampness'] },
  { id: 'sticky-mouth', text: '您嘴里发黏吗？', scales: ['phlegm-dampness'] },
  { id: 'phlegm', text: '您平时痰多，嗓子里总像有痰吗？', scales: ['phlegm-dampness'] },
  { id: 'thick-tongue', text: '您的舌头上有厚厚一层苔吗？', scales: ['phlegm-dampness'] },

  { id: 'shiny-face', text: '您的脸上或鼻子油光发亮吗？', scales: ['damp-heat'] },
  { id: 'pimples', text: '您容易长痘或长疖子吗？', scales: ['damp-heat'] },
  { id: 'bitter-mouth', text: '您嘴里发苦，或口气重吗？', scales: ['damp-heat'] },
  { id: 'sticky-stool', text: '您大便粘马桶，总觉得没解干净吗？', scales: ['damp-heat'] },
  { id: 'hot-urine', text: '您小便时发热，尿色深黄吗？', scales: ['damp-heat'] },
  { id: 'yellow-discharge', text: '您的白带发黄吗？', scales: ['damp-heat'], sex: 2 },
  { id: 'damp-groin', text: '您的阴囊潮乎乎的吗？', scales: ['damp-heat'], sex: 1 },

  { id: 'bruises', text: '没磕没碰，您身上会出现青紫块吗？', scales: ['blood-stasis'] },
  { id: 'red-threads', text: '您的脸颊上看得见细细的红血丝吗？', scales: ['blood-stasis'] },
  { id: 'pain', text: '您身上有地方疼吗？', scales: ['blood-stasis'] },
  { id: 'dull-face', text: '您的脸色发暗，或爱长斑吗？', scales: ['blood-stasis'] },
  { id: 'dark-circles', text: '您有黑眼圈吗？', scales: ['blood-stasis'] },
  {
    id: 'forgetful',
    text: '您爱忘事吗？',
    scales: ['balanced', 'blood-stasis'],
    reversedForBalanced: true,
  },
  { id: 'dark-lips', text: '您的嘴唇颜色发暗发紫吗？', scales: ['blood-stasis'] },

  {
    id: 'low-spirits',
    text: '您心里闷、高兴不起来吗？',
    scales: ['balanced', 'qi-stagnation'],
    reversedForBalanced: true,
  },
  { id: 'anxious', text: '您容易紧张，心里静不下来吗？', scales: ['qi-stagnation'] },
  { id: 'sentimental', text: '您心思重，容易伤感吗？', scales: ['qi-stagnation'] },
  { id: 'frightened', text: '您容易害怕、受惊吗？', scales: ['qi-stagnation'] },
  { id: 'tight-sides', text: '您的两肋或乳房胀痛吗？', scales: ['qi-stagnation'] },
  { id: 'sighs', text: '没什么事，您也会叹气吗？', scales: ['qi-stagnation'] },
  {
    id: 'lump-in-throat',
    text: '您觉得嗓子里有东西，吐不出也咽不下吗？',
    scales: ['qi-stagnation'],
  },
  {
    id: 'sleepless',
    text: '您睡不着或睡不踏实吗？',
    scales: ['balanced'],
    reversedForBalanced: true,
  },

  { id: 'sneezes', text: '没感冒，您也打喷嚏吗？', scales: ['special-diathesis'] },
  { id: 'runny-nose', text: '没感冒，您也鼻子不通、流鼻涕吗？', scales: ['special-diathesis'] },
  { id: 'wheezes', text: '换季、变天或闻到异味，您会咳嗽气喘吗？', scales: ['special-diathesis'] },
  { id: 'allergic', text: '您容易过敏吗？如对药、食物、花粉。', scales: ['special-diathesis'] },
  { id: 'hives', text: '您的皮肤会起一片片发痒的疙瘩吗？', scales: ['special-diathesis'] },
  {
    id: 'allergic-purpura',
    text: '您的皮肤会因过敏冒出紫红的小点吗？',
    scales: ['special-diathesis'],
  },
  { id: 'scratch-marks', text: '您的皮肤一抓就红、起道子吗？', scales: ['special-diathesis'] },
]

/** Without a known sex the questions for one sex alone are left out; the scale has one item less then. */
export const questionsFor = (sex: Sex): Question[] =>
  QUESTIONS.filter((question) => question.sex === undefined || question.sex === sex)
