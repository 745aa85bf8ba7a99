import { METRIC_NAMES, UNITS } from '@kangban/contracts'
import { WORDS } from '../../shared/ui/words.ts'

export const COPY = {
  title: '测量对比记录',
  user: '用户',
  everybody: '全部用户',
  /** Whom a rule without names offers. */
  self: '本人',
  chooseUser: '请选择',
  query: '查询',
  namesFailed: '用户名单没能加载出来，可以先看全部用户。',
  emptyNote: '戴着手表，同时用血压仪或血氧仪测一次，把两边的数记在这里。',
  add: '新增',
  meanTitle: '平均相差',
  meanNote: '手表和仪器相比，只算两边都测了的。',
  /** `text` has no sign: the word says the direction. */
  higher: (text: string) => `手表高 ${text}`,
  lower: (text: string) => `手表低 ${text}`,
  same: '手表和仪器一样',
  notCompared: '还没有两边都测的记录',
  pairs: (count: number) => `${count} 次`,
  listTitle: '对比记录',
  rows: (count: number) => `共 ${count} 条`,
  mostRows: (shown: number, total: number) => `共 ${total} 条，只列出最近 ${shown} 条`,
  scroll: '测量对比表，可左右滑动',
  swipe: '左右滑动看全部数值',
  time: '时间',
  measure: '项目',
  watch: '手表',
  device: '仪器',
  difference: '相差',
  more: (count: number) => `再显示 ${count} 条`,
} as const

const MMHG = UNITS.bloodPressure

export const MEASURE_TEXTS = {
  spo2: { name: METRIC_NAMES.oxygen, unit: UNITS.oxygen, ofDifference: '个百分点' },
  sbp: { name: '高压', unit: MMHG, ofDifference: MMHG },
  dbp: { name: '低压', unit: MMHG, ofDifference: MMHG },
  hr: { name: METRIC_NAMES.heartRate, unit: UNITS.heartRate, ofDifference: UNITS.heartRate },
} as const

export const FORM = {
  title: '新增对比记录',
  user: '给谁测的',
  choose: '请选择用户',
  other: '其他人',
  name: '姓名',
  namePlaceholder: '不超过20个字',
  time: '测量时间',
  hint: '没测的项目可以空着。',
  noValues: '请至少填写一个数值',
  future: '测量时间不能晚于现在',
  save: WORDS.save,
  saving: '正在保存',
  saved: '添加成功',
  failed: '没有保存成功。填写的内容都还在，请再点一次保存。',
} as const
