import {
  SLEEP_STAGES,
  type SleepStageName,
  stageOfCode,
} from '../../../shared/charts/sleep/sleep-stages.ts'
import { clockOfMinute, minuteOfClock } from '@kangban/china-time'
import type { StagePart } from '../../../shared/charts/sleep/stage-layout.ts'
import { display } from '../../../shared/format/display.ts'
import { SLEEP } from './sleep-copy.ts'
import type { SleepAnswer } from '../parts/answers.ts'
import { clockOf } from '../../../shared/format/written-time.ts'

type Maybe = number | null

const HOUR = 60
const DAY = 24 * HOUR

export const hoursAndMinutes = (minutes: number): [hours: number, minutes: number] => [
  Math.floor(minutes / HOUR),
  minutes % HOUR,
]

/** 7 小时 12 分. */
export const lengthText = (minutes: Maybe): string =>
  minutes === null ? String(display(null)) : SLEEP.words(...hoursAndMinutes(minutes))

/** 1:42. */
export function clockLength(minutes: Maybe): string {
  if (minutes === null) return String(display(null))
  const [hours, rest] = hoursAndMinutes(minutes)
  return `${hours}:${String(rest).padStart(2, '0')}`
}

/** Minutes from one time of day to the next such time. */
const minutesBetween = (from: string, to: string): number =>
  (minuteOfClock(to) - minuteOfClock(from) + DAY) % DAY

export interface NightPart extends StagePart {
  from: string
  to: string
}

/** When the night began and ended; null where it is not told. */
export const nightTimes = ({ sleepStartTime, sleepEndTime }: SleepAnswer) => ({
  start: clockOf(sleepStartTime),
  end: clockOf(sleepEndTime),
})

/**
 * The stages of one night, each with its times; an unknown code is a gap, and so is what lies around a stage whose time
 * cannot be read: how it is divided is not known. None where the times do not follow each other.
 */
export function nightParts(data: SleepAnswer): NightPart[] {
  const { details, detailTimes } = data

  const starts = detailTimes.flatMap((text, index) => {
    const from = clockOf(text)
    return from === null ? [] : [{ from, index }]
  })

  const parts = starts.flatMap(({ from, index }, place): NightPart[] => {
    const next = starts[place + 1]
    const isWhole = (next?.index ?? detailTimes.length) === index + 1
    const to = next ? next.from : nightTimes(data).end
    if (to === null) return []
    const stage = isWhole ? (stageOfCode(details[index] ?? null)?.stage ?? null) : null
    return [{ stage, from, to, minutes: minutesBetween(from, to) }]
  })

  return parts.reduce((sum, { minutes }) => sum + minutes, 0) > DAY ? [] : parts
}

/** Evenly spaced times from falling asleep to waking up; none where these are not known. */
export function timeTicks(data: SleepAnswer, count: number): string[] {
  const { start, end } = nightTimes(data)
  if (start === null || end === null) return []
  const length = minutesBetween(start, end)

  return Array.from({ length: count }, (_, index) =>
    clockOfMinute((minuteOfClock(start) + Math.round((index * length) / (count - 1))) % DAY),
  )
}

type Minutes = Pick<SleepAnswer, 'deepSleep' | 'lightSleep' | 'rem' | 'wake'>

export const stageMinutes = ({
  deepSleep,
  lightSleep,
  rem,
  wake,
}: Minutes): Record<SleepStageName, Maybe> => ({
  deep: deepSleep,
  light: lightSleep,
  rem,
  awake: wake,
})

export interface StageTotal {
  stage: SleepStageName
  minutes: Maybe
  /** Of the time asleep; none of the time awake. */
  percent: Maybe
}

/** As a whole percentage of the time asleep; null while one of the two is unknown. */
function shareOf({ totalTime }: SleepAnswer, part: Maybe): Maybe {
  if (totalTime === null || part === null) return null
  return totalTime === 0 ? 0 : Math.round((100 * part) / totalTime)
}

/** Deep, light, REM, and time awake unless there was none. */
export function stageTotals(data: SleepAnswer): StageTotal[] {
  const minutes = stageMinutes(data)

  const asleep: StageTotal[] = [
    { stage: 'deep', minutes: minutes.deep, percent: data.deepRate },
    { stage: 'light', minutes: minutes.light, percent: shareOf(data, minutes.light) },
    { stage: 'rem', minutes: minutes.rem, percent: shareOf(data, minutes.rem) },
  ]

  return minutes.awake === 0
    ? asleep
    : [...asleep, { stage: 'awake', minutes: minutes.awake, percent: null }]
}

export const stageStyle = (stage: SleepStageName) =>
  SLEEP_STAGES.find((style) => style.stage === stage) ?? {
    name: '',
    plain: '',
    color: 'ink' as const,
  }

/** The two numbers of a reference such as 6-10小时; null where it has none. */
export function rangeOf(reference: string | null): { low: number; high: number } | null {
  const [, low, high] = /(\d+(?:\.\d+)?)\s*[-–]\s*(\d+(?:\.\d+)?)/.exec(reference ?? '') ?? []
  return low && high ? { low: Number(low), high: Number(high) } : null
}

export type CardName = 'sleep' | 'deep' | 'rem' | 'wake'

export interface SleepCard {
  name: CardName
  /** What is compared, in the unit of the reference. */
  value: Maybe
  text: string
  state: SleepAnswer['sleepState']
  reference: string | null
  /** Where the bar ends. */
  scale: number
  /** Against the mean of the age or the middle of the range; null for awakenings. */
  compared: string | null
}

/** The wire knows three words; of how often somebody woke one says 偏多, not 偏高. */
export const stateWord = (name: CardName, state: NonNullable<SleepCard['state']>): string =>
  name === 'wake' && state === '偏高' ? SLEEP.tooMany : state

const SCALES: Record<CardName, number> = { sleep: 12, deep: 30, rem: 45, wake: 6 }

/** The four cards, each with its state and reference. */
export function sleepCards(data: SleepAnswer): SleepCard[] {
  const remRate = shareOf(data, data.rem)

  const cards: Omit<SleepCard, 'scale'>[] = [
    {
      name: 'sleep',
      value: data.totalTime === null ? null : data.totalTime / HOUR,
      text: lengthText(data.totalTime),
      state: data.sleepState,
      reference: data.sleepRef,
      compared: SLEEP.compared.middle(data.sleepCompRate),
    },
    {
      name: 'deep',
      value: data.deepRate,
      text: `${display(data.deepRate)}%`,
      state: data.deepState,
      reference: data.deepRef,
      compared: SLEEP.compared.mean(data.deepCompRate),
    },
    {
      name: 'rem',
      value: remRate,
      text: `${display(remRate)}%`,
      state: data.remState,
      reference: data.remRef,
      compared: SLEEP.compared.mean(data.remCompRate),
    },
    {
      name: 'wake',
      value: data.wakeCount,
      text: SLEEP.timesOf(data.wakeCount),
      state: data.wakeState,
      reference: data.wakeRef,
      compared: null,
    },
  ]

  // A value beyond the scale makes the scale longer: no marker is pushed back unsaid.
  return cards.map((card) => ({
    ...card,
    scale: Math.max(SCALES[card.name], Math.ceil(card.value ?? 0)),
  }))
}

/** The score against the own nights before; null where there are too few, or nobody compared them. */
export function scoreComparison({ score, usualScore = null }: SleepAnswer): string | null {
  if (usualScore === null || score === null) return null
  const more = score - usualScore
  if (more === 0) return SLEEP.usual.same
  return more > 0 ? SLEEP.usual.more(more) : SLEEP.usual.less(-more)
}

/** What is read aloud: the sentence, how long, from when to when, and the stages in everyday words; what is known of them. */
export function spokenSleep(sentence: string, data: SleepAnswer): string {
  const { start, end } = nightTimes(data)

  const facts = [
    ...(start !== null && end !== null ? [SLEEP.fromTo(start, end)] : []),
    ...(data.totalTime === null ? [] : [SLEEP.slept(lengthText(data.totalTime))]),
  ]

  const stages = stageTotals(data).flatMap(({ stage, minutes }) =>
    minutes === null ? [] : [`${stageStyle(stage).plain}${lengthText(minutes)}`],
  )

  const ended = [facts, stages].map((parts) => (parts.length === 0 ? '' : `${parts.join('，')}。`))
  return [sentence.replaceAll('\n', ''), ...ended].join('')
}
