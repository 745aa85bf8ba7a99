import type { WarningKind } from './model/warning-answer.ts'

export const COPY = {
  title: '预警事件',
  filters: '筛选预警事件',
  all: (count: number) => `全部 ${count}`,
  open: (count: number) => `没了结 ${count}`,
  /** Duration, rounded up: 87 % of oxygen for 20 s is not 0 minutes. */
  about: (minutes: number) => `约 ${minutes} 分钟`,
  handled: (how: string | null | undefined) => (how ? `✓ 已处理：${how}` : '✓ 已处理'),
  markHandled: '处理过了',
  told: '已告诉家人',
  toldKept: '记下了：已告诉家人',
  later: '稍后提醒',
  laterKept: '好，过后再提醒您',
  remindAt: (clock: string) => `${clock} 再提醒`,
  inside: '逐条看',
  weeks: ['本周', '上周'],
  earlier: (count: number) => `更早的 ${count} 件`,
  unread: '没能读清的事',
  noneOfKind: '这一类没有事件。',
  noneOpen: '没有要处理的事。',
  sheetTitle: '怎么处理的？',
  justMark: '只标记，不写',
  marked: '已标记为处理过',
  note: '家用设备测量，供参考，不是诊断。',
} as const

/** What people usually do that ends a matter; kept with it and shown later. */
export const DONE_ABOUT: Record<WarningKind, readonly string[]> = {
  'heart-fast': ['休息后恢复', '问过医生'],
  'heart-slow': ['问过医生', '去了医院'],
  'oxygen-low': ['问过医生', '去了医院'],
  'pressure-high': ['休息后恢复', '按医嘱吃药', '问过医生'],
  'pressure-low': ['休息后恢复', '问过医生'],
  'af-suspected': ['问过医生', '去了医院'],
}
