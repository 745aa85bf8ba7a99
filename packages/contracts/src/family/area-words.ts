import type { Look } from './look-words.ts'

/** What a person shares with somebody of the family, each area by itself: as it is called, and what it shows. */
export const AREA_WORDS = {
  warnings: { name: '预警', text: '有不对劲的，马上告诉对方。' },
  metrics: { name: '每天指标', text: '血压、心率、血氧、睡眠、步数等。' },
  ecg: { name: '心电', text: '每一份心电图。' },
  reports: {
    name: '报告',
    text: '日报、周报和给医生看的一页，整份给看，里面也有预警、指标和心电。',
  },
  reminders: { name: '提醒', text: '今天的药吃了没有，血压量了没有。' },
} as const

export type Area = keyof typeof AREA_WORDS
export const AREAS = Object.keys(AREA_WORDS) as Area[]

/**
 * The area that each look belongs to. Home belongs to none: it is open to whoever is shared anything, and is composed of what
 * is shared. A warning is a warning whatever it stems from; a report is read whole.
 */
const AREA_OF = {
  home: null,
  heartRate: 'metrics',
  bloodPressure: 'metrics',
  oxygen: 'metrics',
  sleep: 'metrics',
  steps: 'metrics',
  temperature: 'metrics',
  manual: 'metrics',
  insights: 'metrics',
  ecg: 'ecg',
  warnings: 'warnings',
  reports: 'reports',
  doctorPage: 'reports',
  reminders: 'reminders',
} as const satisfies Record<Look, Area | null>

export const areaOf = (look: Look): Area | null => AREA_OF[look]

/** Whether somebody who is shared these areas may look at a thing. */
export function isShared(look: Look, areas: readonly Area[]): boolean {
  const area = areaOf(look)
  return area ? areas.includes(area) : areas.length > 0
}
