import type { SleepData } from '@kangban/contracts'
import { minuteOf, timeOf } from '../../../shared/charts/axes.ts'
import { SLEEP_STAGES, type SleepStageName, stageOfCode } from '../../../shared/charts/sleep-stages.ts'
import type { StagePart } from '../../../shared/charts/stage-layout.ts'
import { SLEEP } from '../sleep-copy.ts'

const HOUR = 60
const DAY = 24 * HOUR

export const hoursAndMinutes = (minutes: number): [hours: number, minutes: number] => [
  Math.floor(minutes / HOUR),
  minutes % HOUR,
]

/** 7 小时 12 分. */
export const lengthText = (minutes: number): string => SLEEP.words(...hoursAndMinutes(minutes))

/** 1:42. */
export function clockLength(minutes: number): string {
  const [hours, rest] = hoursAndMinutes(minutes)
  return `${hours}:${String(rest).padStart(2, '0')}`
}

/** Minutes from one time of day to the next such time. */
const minutesBetween = (from: string, to: string): number => (minuteOf(to) - minuteOf(from) + DAY) % DAY

export interface NightPart extends StagePart {
  from: string
  to: string
}

/** The stages of one night, each with its times; an unknown code is a gap. */
export function nightParts({ details, detailTimes, sleepEndTime }: SleepData): NightPart[] {
  return detailTimes.slice(0, details.length).map((from, index, times) => {
    const to = times[index + 1] ?? sleepEndTime
    return { stage: stageOfCode(details[index] ?? null)?.stage ?? null, from, to, minutes: minutesBetween(from, to) }
  })
}

/** Evenly spaced times from falling asleep to waking up. */
export function timeTicks({ sleepStartTime, sleepEndTime }: SleepData, count: number): string[] {
  const length = minutesBetween(sleepStartTime, sleepEndTime)
  return Array.from({ length: count }, (_, index) =>
    timeOf((minuteOf(sleepStartTime) + Math.round((index * length) / (count - 1))) % DAY),
  )
}

export const stageMinutes = ({ deepSleep, lightSleep, rem, wake }: SleepData): Record<SleepStageName, number> => ({
  deep: deepSleep,
  light: lightSleep,
  rem,
  awake: wake,
})

export interface StageTotal {
  stage: SleepStageName
  minutes: number
  /** Of the time asleep; null for the time awake. */
  percent: number | null
}

/** Deep, light, REM, and time awake where there was any. */
export function stageTotals(data: SleepData): StageTotal[] {
  const minutes = stageMinutes(data)
  const share = (part: number) => (data.totalTime === 0 ? 0 : Math.round((100 * part) / data.totalTime))
  const asleep: StageTotal[] = [
    { stage: 'deep', minutes: minutes.deep, percent: data.deepRate },
    { stage: 'light', minutes: minutes.light, percent: share(minutes.light) },
    { stage: 'rem', minutes: minutes.rem, percent: share(minutes.rem) },
  ]
  return minutes.awake === 0 ? asleep : [...asleep, { stage: 'awake', minutes: minutes.awake, percent: null }]
}

export const stageStyle = (stage: SleepStageName) =>
  SLEEP_STAGES.find((style) => style.stage === stage) ?? { name: '', lane: '', plain: '', color: 'ink' as const }

/** The two numbers of a reference such as 6-10小时; null where it has none. */
export function rangeOf(reference: string): { low: number; high: number } | null {
  const [, low, high] = /(\d+(?:\.\d+)?)\s*[-–]\s*(\d+(?:\.\d+)?)/.exec(reference) ?? []
  return low && high ? { low: Number(low), high: Number(high) } : null
}

export type CardName = 'sleep' | 'deep' | 'rem' | 'wake'

export interface SleepCard {
  name: CardName
  /** What is compared, in the unit of the reference. */
  value: number
  text: string
  state: SleepData['sleepState']
  reference: string
  /** Where the bar ends. */
  scale: number
  /** Against the mean of the age or the middle of the range; null for awakenings. */
  compared: string | null
}

const SCALES: Record<CardName, number> = { sleep: 12, deep: 30, rem: 45, wake: 6 }

/** The four cards, each with its state and reference. */
export function sleepCards(data: SleepData): SleepCard[] {
  const remRate = data.totalTime === 0 ? 0 : Math.round((100 * data.rem) / data.totalTime)
  const cards: Omit<SleepCard, 'scale'>[] = [
    {
      name: 'sleep',
      value: data.totalTime / HOUR,
      text: lengthText(data.totalTime),
      state: data.sleepState,
      reference: data.sleepRef,
      compared: SLEEP.compared.middle(data.sleepCompRate),
    },
    {
      name: 'deep',
      value: data.deepRate,
      text: `${data.deepRate}%`,
      state: data.deepState,
      reference: data.deepRef,
      compared: SLEEP.compared.mean(data.deepCompRate),
    },
    {
      name: 'rem',
      value: remRate,
      text: `${remRate}%`,
      state: data.remState,
      reference: data.remRef,
      compared: SLEEP.compared.mean(data.remCompRate),
    },
    {
      name: 'wake',
      value: data.wakeCount,
      text: `${data.wakeCount} ${SLEEP.times}`,
      state: data.wakeState,
      reference: data.wakeRef,
      compared: null,
    },
  ]
  // A value beyond the scale makes the scale longer: no marker is pushed back unsaid.
  return cards.map((card) => ({ ...card, scale: Math.max(SCALES[card.name], Math.ceil(card.value)) }))
}

/** The score against the own nights before; null where there are too few. */
export function scoreComparison({ score, usualScore }: SleepData): string | null {
  if (usualScore === null) return null
  const more = score - usualScore
  if (more === 0) return SLEEP.usual.same
  return more > 0 ? SLEEP.usual.more(more) : SLEEP.usual.less(-more)
}
