import { MS_PER_MINUTE } from '@kangban/china-time'
import { SLEEP_STAGE_CODES } from '@kangban/contracts'
import { metricSpan, type MetricSpan } from '@kangban/rules/day/metric-span'
import { sleepCards } from '@kangban/rules/sleep/sleep-cards'
import { nightsOf, sleepWords } from '@kangban/rules/sleep/sleep-sentence'
import { mean, meanClock, rounded } from '@kangban/rules/day/trends'
import type { Waiting } from '@kangban/rules/warnings/advice-now'
import type { StageOfNight } from '@kangban/rules/home/home-data'
import { type CallOf, composition, type Outputs } from './composition.ts'
import { nightMoment } from './day-time.ts'
import { askAge, askNight } from './documented-days.ts'
import { askWaiting } from './warnings.ts'
import { clockOf } from '../shared/format/written-time.ts'

type Answer = Outputs['monitoring']['getSleep']
type Night = NonNullable<Answer>

interface Judge {
  span: MetricSpan
  ageYears: number | null
  waiting: Waiting
}

/** A verdict needs both the length and the score; without them nothing is said. */
function wordsOf(
  { totalTime, score, wakeCount, breathWarn }: Night,
  nights: number,
  { span, ageYears, waiting }: Judge,
): Partial<Night> {
  if (totalTime === null || score === null) return {}

  return sleepWords(
    {
      ageYears,
      asleepMinutes: totalTime,
      score,
      nights,
      awakenings: wakeCount,
      lowOxygen: breathWarn ?? 0,
      asked: { stretch: nightsOf(span), waiting },
    },
    span,
  )
}

const STAGES: ReadonlyMap<number | null, StageOfNight['stage']> = new Map(
  (['deep', 'light', 'rem', 'awake'] as const).map((stage) => [SLEEP_STAGE_CODES[stage], stage]),
)

/** The stages of a night with their minutes; empty where they cannot be told. */
export function stagesOf(
  day: string,
  { details, detailTimes, sleepEndTime }: Night,
): StageOfNight[] {
  const at = (text: string | null | undefined) => {
    const clock = clockOf(text ?? null)
    return clock ? nightMoment(day, clock).getTime() : null
  }

  return details.flatMap((code, index) => {
    const stage = STAGES.get(code)

    const [from, to] = [
      at(detailTimes[index]),
      at(index + 1 < details.length ? detailTimes[index + 1] : sleepEndTime),
    ]

    return stage && from !== null && to !== null && to > from
      ? [{ stage, minutes: (to - from) / MS_PER_MINUTE }]
      : []
  })
}

/** What was recorded at all. */
const isRecorded = (night: Answer): night is Night => night !== null && night.totalTime !== null

type Figure = 'score' | 'totalTime' | 'deepSleep' | 'lightSleep' | 'rem' | 'wake' | 'heartAvg'

/** Over the nights that have it; null for none. */
function meanOf(nights: readonly Night[], figure: Figure | 'wakeCount', digits = 0): number | null {
  const values = nights.flatMap((night) => night[figure] ?? [])
  return values.length === 0 ? null : rounded(mean(values), digits)
}

function meanTime(
  nights: readonly { day: string; night: Night }[],
  end: 'sleepStartTime' | 'sleepEndTime',
) {
  const moments = nights.flatMap(({ day, night }) => {
    const clock = clockOf(night[end])
    return clock ? [nightMoment(day, clock)] : []
  })

  return moments.length === 0 ? null : meanClock(moments)
}

/** The nights of a week or month as our own service answers them; null without any. */
function nightsTogether(answers: readonly Answer[], judge: Judge): Answer {
  const { span, ageYears } = judge

  const dated = span.days.flatMap((day, index) => {
    const night = answers[index] ?? null
    return isRecorded(night) ? [{ day, night }] : []
  })

  const nights = dated.map(({ night }) => night)
  if (nights.length === 0) return null

  const each = <T>(pick: (night: Night) => T | null) =>
    span.days.map((day) => {
      const found = dated.find((other) => other.day === day)
      return found ? pick(found.night) : null
    })

  const means = {
    score: meanOf(nights, 'score'),
    totalTime: meanOf(nights, 'totalTime'),
    deepSleep: meanOf(nights, 'deepSleep'),
    lightSleep: meanOf(nights, 'lightSleep'),
    rem: meanOf(nights, 'rem'),
    wake: meanOf(nights, 'wake'),
    wakeCount: meanOf(nights, 'wakeCount', 1),
    heartAvg: meanOf(nights, 'heartAvg'),
  }

  const { totalTime, deepSleep, rem, wakeCount } = means

  const cards =
    totalTime === null || deepSleep === null || rem === null || wakeCount === null
      ? NO_CARDS
      : sleepCards({ asleep: totalTime, deep: deepSleep, rem, awakenings: wakeCount }, ageYears)

  const together: Night = {
    ...means,
    ...cards,
    sleepStartTime: meanTime(dated, 'sleepStartTime'),
    sleepEndTime: meanTime(dated, 'sleepEndTime'),
    breathWarn: nights.reduce((sum, { breathWarn }) => sum + (breathWarn ?? 0), 0),
    details: each((night) => night.totalTime),
    detailTimes: span.days,
    deepDetails: each((night) => night.deepSleep),
    lightDetails: each((night) => night.lightSleep),
    remDetails: each((night) => night.rem),
    wakeDetails: each((night) => night.wake),
    scoreDetails: each((night) => night.score),
    startDetails: each((night) => clockOf(night.sleepStartTime)),
    endDetails: each((night) => clockOf(night.sleepEndTime)),
    nights: nights.length,
  }

  return { ...together, ...wordsOf(together, nights.length, judge) }
}

const NO_CARDS = {
  sleepRef: null,
  sleepState: null,
  sleepCompRate: null,
  deepRate: null,
  deepRef: null,
  deepState: null,
  deepCompRate: null,
  remRef: null,
  remState: null,
  remCompRate: null,
  wakeRef: null,
  wakeState: null,
} as const

/** The documents know single nights alone: a week and a month are made of them. */
export const composeSleep = composition<CallOf<'monitoring', 'getSleep'>>(async (input, ask) => {
  const span = metricSpan(input, new Date())
  if (!span) return null

  if (span.type === 'day') {
    const [night, ageYears, waiting] = await Promise.all([ask(), askAge(span.dat), askWaiting()])

    return (
      night && {
        ...night,
        ...wordsOf(night, 1, { span, ageYears, waiting }),
        ...(night.totalTime === null ? {} : { nights: 1 }),
      }
    )
  }

  const [answers, ageYears, waiting] = await Promise.all([
    Promise.all(span.days.map(askNight)),
    askAge(span.dat),
    askWaiting(),
  ])

  return nightsTogether(answers, { span, ageYears, waiting })
})
