import { METRIC_NAMES, UNITS } from '@kangban/contracts'
import type { HeartRateSpan } from '@kangban/contracts'
import { ZONE_SHARES } from '@kangban/contracts/figure-rules'
import { NIGHT_HOURS, RESTING_BASELINE } from '@kangban/rules/thresholds'

export const UNIT = UNITS.heartRate

export const HEART = {
  title: METRIC_NAMES.heartRate,
  lowest: '最低',
  average: '平均',
  highest: '最高',
  resting: '静息',
  newest: (time: string) => `${time} 最新`,
  at: (time: string) => time,
  nothingAt: (time: string) => `${time} 没有数据`,
  normal: (low: number, high: number) => `正常 ${low}–${high}`,
  usual: (value: number) => `自己平时静息 ${value}`,
  range: '每 5 分钟最低到最高',
  bar: '每天最低到最高',
  mean: '当天平均',
  time: '时间',
  day: '日期',
  zones: '心跳强度',
  zonesNote: '各占测到次数的百分之几。',
  zoneRange: (from: number, to: number | null) => {
    if (to === null) return `${from} 以上`
    return from === 0 ? `低于 ${to}` : `${from}–${to - 1}`
  },
  spoken: ({ min, avg, max, resting }: HeartRateSpan) =>
    `最低 ${min}，平均 ${avg}，最高 ${max}${resting === null ? '' : `，静息 ${resting}`}，单位${UNIT}。`,
  table: (place: string) => `${place}的心率`,
} as const

const [LIGHT, MODERATE, VIGOROUS] = ZONE_SHARES.map((share) => Math.round(100 * share))

/** What the figures mean. */
export const aboutHeart = ({ normal, baseline }: HeartRateSpan): string[] => [
  `成年人醒着、安静时，心率在 ${normal.low}–${normal.high} 次/分算正常；睡着时慢一些是正常的，走动、着急、喝茶后会快一些。`,
  `静息心率是白天（${NIGHT_HOURS.to}–${NIGHT_HOURS.from} 点）最安静的一小时的平均。`,
  baseline
    ? `图上的点线是自己的平时：之前 ${RESTING_BASELINE.days} 天里有 ${baseline.days} 天能算出静息心率，一般在 ${baseline.low}–${baseline.high}，居中是 ${baseline.usual}。`
    : `再戴一段时间，满 ${RESTING_BASELINE.fewest} 天就能和自己的平时比较了。`,
  `心跳强度按年龄估算的最快心率划分：低于 ${LIGHT}% 是休息，${LIGHT}%–${MODERATE}% 轻度，${MODERATE}%–${VIGOROUS}% 中等，再高是较强。`,
  '手表测的心率供参考，不是诊断。安静时一直很快或很慢，或者心慌、胸闷、头晕，请联系医生。',
]
