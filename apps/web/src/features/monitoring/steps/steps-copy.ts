import { ACTIVE_HOUR_STEPS } from '@kangban/contracts/figure-rules'
import type { DateSpan } from '../../../shared/ui/controls/DateNav.tsx'
import { WORDS } from '../../../shared/ui/words.ts'

export const STEPS = {
  title: '步数',
  unit: '步',
  perDay: '步 / 天',
  met: '达标',
  hoursTable: '每小时的步数',
  daysTable: '每天的步数',
  tableHour: ['时间', '步数'],
  tableDay: ['日期', '步数', '目标'],
  hour: (hour: number) => `${hour}:00–${hour + 1}:00`,
  hourSteps: (hour: number, steps: string | null) =>
    steps === null
      ? `${hour} 时到 ${hour + 1} 时没有数据`
      : `${hour} 时到 ${hour + 1} 时走了 ${steps} 步`,
  touch: '点一下柱子，看那个小时走了多少',
  seeDay: (day: string) => `看${day}每小时的`,
  goal: (goal: string) => `目标 ${goal} 步`,
  goalChanges: '目标（改过）',
  metDays: (days: number, streak: number | null) =>
    `达标 ${days} 天${streak !== null && streak > 1 ? `，连续 ${streak} 天` : ''}`,
  noDays: '没有数据',
  toWalk: '离目标还差的',
  when: '什么时候走得多',
  whenMost: (hour: number) => `${hour} 时最多`,
  whenLabel: (hour: number, steps: string) => `一天里 ${hour} 时走得最多，平均 ${steps} 步`,
  whenNote: (hours: number | string) => `有 ${hours} 个小时走了 ${ACTIVE_HOUR_STEPS} 步以上`,
  km: '公里',
  kcal: '千卡',
  burnt: '活动消耗',
  way: { day: '这天路程', week: '本周路程', month: '30 天路程' } satisfies Record<DateSpan, string>,
  wayPast: '这周路程',
  most: (day: string) => `${day}最多`,
  activeHours: '走动的时间',
  hoursUnit: '小时',
  average: '7 天平均',
  streak: '连续达标',
  daysUnit: '天',
  missing: { both: '身高和体重', height: '身高', weight: '体重' },
  missingText: (what: string, length: boolean) =>
    `还不知道您的${what}，算不出${length ? '路程和消耗' : '消耗'}。`,
  fill: '去填写',
} as const

export const GOAL = {
  change: '改目标',
  ring: (percent: number | string) => `完成 ${percent}%`,
  today: (steps: string) => `今天 ${steps} 步`,
  day: (steps: string) => `这一天 ${steps} 步`,
  noneToday: '今天还没有数据',
  left: (steps: string) => `还差 ${steps} 步`,
  short: (steps: string) => `差 ${steps} 步`,
  reached: '达标了',
  over: (steps: string) => `达标，多走了 ${steps} 步`,
  days: (met: number) => `达标 ${met} 天`,
  ofDays: (days: number) => `共 ${days} 天有数据`,
  sheet: '每天走多少步',
  field: '每日步数目标',
  hint: (low: string, high: string) => `${low} 到 ${high} 步；从今天起算，以前的日子不变`,
  invalid: (low: string, high: string) => `请填 ${low} 到 ${high} 之间的整数`,
  less: (steps: number) => `少 ${steps} 步`,
  more: (steps: number) => `多 ${steps} 步`,
  save: WORDS.save,
  failed: '没能保存，请检查网络后再试。填的数还在。',
  changed: (goal: string) => `目标改成 ${goal} 步了`,
  back: (goal: string) => `改回 ${goal} 步`,
} as const

export const COMPARED = {
  more: (before: string, steps: string) => `比${before}多 ${steps}`,
  less: (before: string, steps: string) => `比${before}少 ${steps}`,
  same: (before: string) => `和${before}差不多`,
  before: { week: '上周', month: '前30天' },
  beforePast: '前7天',
  wholeDays: (days: number) => `${days} 个整天的平均`,
  withoutToday: '，今天未计入',
  onlyToday: '只有今天的，今天还没过完',
} as const
