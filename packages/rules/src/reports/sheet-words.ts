// What a report's page and its paper say besides the report itself. One place: whoever holds both must not wonder which
// is right.

import { stateMark } from '../state-mark.ts'

export const DAILY_SHEET = {
  title: '健康日报',
  sections: '这一天的测量',
  usualNote: '“平时”是本人此前几周的一般水平。',
  notDiagnosis: '家用设备测量，供参考，不是诊断。',
  events: '预警事件',
  eventCount: (count: number) => `${count} 次`,
  noEvents: '这一天没有预警事件。',
  reminders: '提醒',
  advice: '今日建议',
  /** Heads of the printed table. */
  columns: ['项目', '当天', '提示', '平时', '与平时比', '其他'],
} as const

export const WEEKLY_SHEET = {
  title: '健康周报',
  worn: (days: number) => `佩戴 ${days} 天`,
  pressures: (count: number) => `血压 ${count} 次`,
  /** Heads of the table, as drawn. */
  columns: ['一周平均', '七天走势', '较上周'],
  averageHead: '平均',
  rangeHead: '每天',
  notMeasured: '没测',
  /** What the paper has in the place of the drawings. */
  day: '日期',
  reference: '参考范围',
  marks: `${stateMark('high')} 高于参考范围，${stateMark('low')} 低于参考范围；血压看高压。`,
  attention: '请医生留意',
  noAttention: '这一周没有预警。',
  medication: '用药',
  reminders: '提醒',
  days: '最好和最差的一天',
  best: '最好',
  worst: '最差',
  goals: '下周目标',
  noGoals: '没有新的目标，照这样过就好。',
  forDoctor: '家用设备测量，供医生参考，不是诊断。',
} as const

export const HEART_RISK_SHEET = {
  title: '心脏隐患报告',
  points: (points: number) => `按发现计 ${points} 分`,
  measured: (days: number) => `佩戴 ${days} 天`,
  findings: '查了这六项',
  times: '最近：',
  trend: '每周的预警',
  count: (count: number) => `${count} 件`,
  advice: '怎么办',
  method: '风险是怎么算的',
} as const

/** When a report was made, beside the days that it is about. */
export const madeWords = (moment: string): string => `${moment} 生成`
