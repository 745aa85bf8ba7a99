import { WEEKLY_SHEET } from '@kangban/rules/reports/sheet-words'

export const WEEKLY = {
  ...WEEKLY_SHEET,
  none: '还没有周报。一周里戴满三天，下周一就有。',
  newest: '看最新的周报',
  neighbours: '换一份周报',
  previous: '上一周',
  next: '下一周',
  average: (title: string) => `${title}平均`,
  range: (range: string) => `${WEEKLY_SHEET.rangeHead} ${range.trim()}`,
  /** 高 3 and 低 1, as they stand alone in elderly mode. */
  sinceLastWeek: (change: string) => `比上周${change}`,
  sameAsLastWeek: '和上周持平',
  trend: (title: string) => `${title}七天走势`,
  systolicTrend: (title: string) => `${title}七天走势，高压`,
  pdf: '生成 PDF',
  elderPdf: '打印',
  share: '分享',
  note: '灰带为参考范围，血压画的是高压，步数的虚线是目标。',
  sharedTitle: (name: string) => `${name}的健康周报`,
  largeText: '长辈版大字',
} as const

/** 6:05 is told in these. */
export const CLOCK_UNIT = '小时:分'

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
