import type { ReportEvent, WeeklyMeasure } from '@kangban/contracts'

export const WEEKLY = {
  title: '健康周报',
  none: '还没有周报。一周里戴满三天，下周一就有。',
  newest: '看最新的周报',
  neighbours: '换一份周报',
  previous: '上一周',
  next: '下一周',
  worn: (days: number) => `佩戴 ${days} 天`,
  pressures: (count: number) => `血压 ${count} 次`,
  /** Heads of the table, as drawn. */
  columns: ['一周平均', '七天走势', '较上周'],
  averageHead: '平均',
  average: (title: string) => `${title}平均`,
  range: (range: string) => `每天 ${range.trim()}`,
  /** 高 3 and 低 1, as they stand alone in elderly mode. */
  sinceLastWeek: (change: string) => `比上周${change.replace(' ', '')}`,
  sameAsLastWeek: '和上周持平',
  trend: (title: string) => `${title}七天走势`,
  systolicTrend: (title: string) => `${title}七天走势，高压`,
  notMeasured: '没测',
  attention: '请医生留意',
  noAttention: '这一周没有预警。',
  times: (count: number) => `${count} 次`,
  medication: '用药',
  bySelf: (text: string) => `${text}（本人填写）`,
  medicines: { hypertension: '降压药', antipsychotic: '抗精神病药', steroid: '口服激素' },
  someMedicine: '在吃药',
  noMedicine: '没有填写在吃的药',
  unknownMedicine: '资料里没有填写',
  days: '最好和最差的一天',
  best: '最好',
  worst: '最差',
  goals: '下周目标',
  noGoals: '没有新的目标，照这样过就好。',
  pdf: '生成 PDF',
  elderPdf: '打印',
  share: '分享',
  note: '灰带为参考范围，血压画的是高压，步数的虚线是目标。',
  forDoctor: '家用设备测量，供医生参考，不是诊断。',
  sharedTitle: (name: string) => `${name}的健康周报`,
  largeText: '长辈版大字',
} as const

/** How the gravest value of several is named. */
export const WORST_WORDS: Record<ReportEvent['kind'], string> = {
  'heart-fast': '最快',
  'heart-slow': '最慢',
  'oxygen-low': '最低',
  'pressure-high': '最高',
  'pressure-low': '最低',
  'af-suspected': '',
}

/** Units behind a range or an average in the narrow table; the others are known from the name. */
export const TABLE_UNITS: Record<WeeklyMeasure['measure'], { average: string; range: string }> = {
  pressureMorning: { average: '', range: '' },
  pressureEvening: { average: '', range: '' },
  heartRate: { average: '', range: ' 次/分' },
  oxygenLowest: { average: '%', range: '%' },
  sleep: { average: '', range: '' },
  temperature: { average: '', range: ' ℃' },
  steps: { average: '', range: '' },
}

export const PICTURE = {
  button: '存为图片',
  title: '存为图片',
  alt: '报告的图片',
  about: '也可以长按图片保存。图片里有姓名和健康信息，只发给信得过的人。',
  save: '保存图片',
  send: '发给家人',
  saved: '图片已保存',
  failed: '没能做成图片，请改用打印或存 PDF。',
  saveFailed: '没能保存，请长按图片保存。',
} as const
