import type { OxygenSpan } from '@kangban/contracts'
import { OXYGEN_GAP_MINUTES } from '@kangban/rules/oxygen/oxygen-events'
import { NIGHT_HOURS, OXYGEN_LOW } from '@kangban/rules/thresholds'

export const OXYGEN = {
  title: '血氧饱和度',
  last: (time: string) => `${time} 最新`,
  nothingAt: (time: string) => `${time} 没有数据`,
  average: '平均',
  lowest: '最低',
  below: (threshold: number) => `低于 ${threshold}%`,
  times: '次',
  night: '夜里',
  nightNote: `${NIGHT_HOURS.from}:00 到次日 ${NIGHT_HOURS.to}:00 之间测到的。`,
  noNight: '夜里没有测到血氧。睡觉时也戴着手表，就会测。',
  reading: '每次测量',
  shade: `夜里 ${NIGHT_HOURS.from}–${NIGHT_HOURS.to} 点`,
  bar: '每天最低到最高',
  mean: '当天平均',
  time: '时间',
  day: '日期',
  highest: '最高',
  value: '血氧 %',
  table: (place: string) => `${place}的血氧饱和度`,
  retest: '测到偏低，怎么再测',
  spoken: ({ avg, lowest, lowEvents, threshold }: OxygenSpan) =>
    `平均 ${avg}%，最低 ${lowest}%，低于 ${threshold}% 有 ${lowEvents} 次。`,
} as const

export const RETEST = [
  '坐好歇五分钟，把手焐热，手表戴在腕骨上方，贴紧不勒。',
  '手放平不动，不说话，再测一次。手冷、乱动、戴得松都会测低。',
  '还是低，就用指夹式血氧仪再核对一次。',
  `一直低于 ${OXYGEN_LOW}%，或者气短、胸闷、嘴唇发紫，请马上联系医生；喘不上气请拨打 120。`,
] as const

/** What the figures mean. */
export const aboutOxygen = ({ threshold }: OxygenSpan): string[] => [
  `血氧饱和度是血里带着氧的比例，多数人在 95% 以上。低于 ${threshold}%，身体得到的氧可能不够。`,
  `相隔不到 ${OXYGEN_GAP_MINUTES} 分钟的几下低，连着算一次；预警、周报和心脏隐患报告也这样数。`,
  '夜里偶尔低一下，多半是压着手臂或翻身；常常低，请把这一页给医生看看。',
  '有慢性肺病、住在高原的人，平时的数会低一些，以医生说的为准。',
  '手表测的血氧供参考，不是诊断。',
]
