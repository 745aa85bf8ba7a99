import { METRIC_NAMES, type TemperatureSpan, UNITS } from '@kangban/contracts'
import { DEEP_NIGHT_HOURS, TEMPERATURE_BASELINE } from '@kangban/rules/thresholds'
import { formatDegrees } from './degrees.ts'

export const TEMPERATURE = {
  title: METRIC_NAMES.temperature,
  unit: UNITS.temperature,
  note: '皮肤温度不等于体温。手腕的温度随室温、被子和手表松紧变化，不能用来看有没有发烧；不舒服请用体温计量。',
  compared: (night: string, words: string) => `${night} 0–${DEEP_NIGHT_HOURS} 点实测，${words}`,
  growing: (missing: number) =>
    `凌晨 0–${DEEP_NIGHT_HOURS} 点实测。再戴 ${missing} 晚就能和平时比较。`,
  measuredAt: (time: string) => `${time} 实测`,
  at: (when: string, words: string) => `${when} 实测，${words}`,
  nothingAt: (when: string) => `${when} 没有数据`,
  notCompared: (when: string) => `${when} 实测，没有可比的平时`,
  lastNight: '凌晨',
  night: (day: string) => `${day}凌晨`,
  own: (band: number) => `平时 ±${band}℃`,
  zero: '自己的平时',
  line: '夜里与平时相差',
  measuredLine: '手腕实测',
  bar: '每晚与平时相差',
  beyond: '超出 ▲热 ▼凉',
  nightMean: '夜里实测',
  usual: '平时',
  difference: '相差',
  newest: (when: string, measured: number) =>
    `${when} 最新实测 ${formatDegrees(measured)}℃，单独一次不和平时比。`,
  time: '时间',
  day: '日期',
  measuredColumn: '实测 ℃',
  deviationColumn: '相差 ℃',
  table: (place: string) => `${place}的皮肤温度`,
  spoken: ({ nightMean, baseline }: TemperatureSpan) =>
    [
      nightMean === null ? '' : `夜里实测 ${formatDegrees(nightMean)} 度。`,
      baseline === null ? '' : `平时 ${formatDegrees(baseline)} 度。`,
    ].join(''),
} as const

/** What the figures mean. */
export const aboutTemperature = (band: number, nights: number): string[] => [
  `每晚取 0–${DEEP_NIGHT_HOURS} 点的平均，和之前 ${TEMPERATURE_BASELINE.nights} 个夜晚自己的平均比${nights > 0 ? `（现在用了 ${nights} 晚）` : ''}。相差 ${band}℃ 以内是平常的起伏。`,
  '白天手腕露在外面，忽冷忽热，所以只比夜里。白天的实测在数据表里。',
  '比平时热，可能是室温高、被子厚、喝了酒，也可能是身体不舒服；比平时凉，多半是手露在外面。',
]
