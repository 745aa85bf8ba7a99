import { BY_HAND } from '../monitoring/manual-words.ts'
import { METRIC_NAMES } from '../monitoring/metric-words.ts'

/** What somebody looked at whom a person shares with, as the person is told. */
export const LOOK_WORDS = {
  home: '首页',
  ...METRIC_NAMES,
  manual: BY_HAND,
  insights: '规律',
  warnings: '预警',
  reports: '报告',
  doctorPage: '给医生看的一页',
  reminders: '今天的提醒',
} as const

export type Look = keyof typeof LOOK_WORDS
export const LOOKS = Object.keys(LOOK_WORDS) as Look[]
