import type { ReminderKindName } from '@kangban/contracts'

/** What stands beside one time of a reminder. */
export const ITEM = {
  done: (clock: string, kind: ReminderKindName) =>
    `${clock} ${kind === 'medicine' ? '已吃' : '已做'}`,
  measured: (clock: string, value: string) =>
    value === '' ? `${clock} 已测` : `${clock}，${value}`,
  worn: (clock: string) => `${clock} 已戴`,
  skipped: '跳过了',
  missed: (time: string) => `${time} 没做`,
  due: (time: string) => `${time} 该做了`,
  snoozed: (clock: string) => `${clock} 再叫您`,
  yesterday: '昨天',
} as const

export const TODAY = {
  title: '今天',
  of: (label: string) => `${label}今天`,
  progress: (done: number, total: number) => `${total} 件做了 ${done} 件`,
  entrance: '提醒',
  entranceNote: '量血压、吃药，到点叫您',
  more: (count: number) => `还有 ${count} 件`,
  nothing: '今天没有要提醒的',
} as const
