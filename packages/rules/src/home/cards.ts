import {
  lastDays,
  MS_PER_DAY,
  MS_PER_HOUR,
  shanghaiHour,
  shanghaiTime,
  startOfShanghaiDay,
} from '@kangban/china-time'
import type { Metric, MetricCard } from '@kangban/contracts'
import { byDay } from '../day/slots.ts'
import { thousands } from '../day/thousands.ts'
import { ecgVerdict, rhythmOf } from '../ecg/ecg-row-verdict.ts'
import { DEEP_NIGHT_HOURS } from '../thresholds.ts'
import {
  heartRateVerdict,
  NOTHING,
  oxygenVerdict,
  pressureVerdict,
  stepsVerdict,
  temperatureVerdict,
  UNJUDGED,
  type Verdict,
} from '../verdicts.ts'
import type { TimedValue } from '../warnings/warning-rules.ts'
import { type HomeData, TREND_DAYS } from './home-data.ts'
import { comparedNights } from '../temperature/compared-nights.ts'
import { deviationWords } from '../temperature/deviation-words.ts'
import { secondsBetween, shortTime, lengthText } from '../day/time-words.ts'
import { mean, rounded, slotted } from '../day/trends.ts'
import { lastNight } from './night.ts'
import { typedPressure } from './typed-pressure.ts'

/** Half-hours of the last day. */
const DAY_SLOTS = 48

type Filled = Partial<Omit<MetricCard, 'metric' | 'state' | 'stateText' | 'measuredAt'>> & {
  measuredAt?: Date
}

const card = (metric: Metric, verdict: Verdict, { measuredAt, ...filled }: Filled): MetricCard => ({
  metric,
  value: null,
  secondValue: null,
  measuredAt: measuredAt ? shanghaiTime(measuredAt) : null,
  state: verdict.state,
  stateText: verdict.text,
  note: '',
  trend: [],
  secondTrend: [],
  stages: [],
  ...filled,
})

const lastDay = (now: Date) => ({
  from: new Date(now.getTime() - MS_PER_DAY),
  to: now,
  slots: DAY_SLOTS,
})

/** In one pass and without a list of the values between: home asks it of thousands of readings at every call. */
function extremesOf(readings: readonly TimedValue[]) {
  let [lowest, highest] = [Infinity, -Infinity]

  for (const { value } of readings) {
    if (value < lowest) lowest = value
    if (value > highest) highest = value
  }

  return { lowest, highest }
}

export const lowestOf = (readings: readonly TimedValue[]): number => extremesOf(readings).lowest

function heartRateCard({ heartRate, now }: HomeData): MetricCard {
  const newest = heartRate.at(-1)
  if (!newest) return card('heartRate', NOTHING, {})
  const { lowest, highest } = extremesOf(heartRate)

  return card('heartRate', heartRateVerdict(newest.value, shanghaiHour(newest.at)), {
    value: newest.value,
    measuredAt: newest.at,
    note: `${lowest}–${highest}`,
    trend: slotted(heartRate, lastDay(now), (values) => rounded(mean(values))),
  })
}

/** The highest reading of each day, so that no good one hides it. */
function pressureTrend(pressures: HomeData['pressures'], today: string) {
  return byDay(pressures, lastDays(today, TREND_DAYS)).map((ofDay) =>
    ofDay.reduce<HomeData['pressures'][number] | null>(
      (highest, reading) => (highest && highest.systolic >= reading.systolic ? highest : reading),
      null,
    ),
  )
}

function pressureCard(data: HomeData): MetricCard {
  const { pressures, today } = data
  const typed = typedPressure(data)
  const newest = typed ?? pressures.at(-1)
  if (!newest) return card('bloodPressure', NOTHING, {})
  const trend = pressureTrend(pressures, today)

  return card('bloodPressure', pressureVerdict(newest), {
    value: newest.systolic,
    secondValue: newest.diastolic,
    measuredAt: newest.at,
    note: shortTime(newest.at, today),
    trend: trend.map((reading) => reading?.systolic ?? null),
    secondTrend: trend.map((reading) => reading?.diastolic ?? null),
    ...(typed && { byHand: true }),
  })
}

function oxygenCard({ oxygen, now }: HomeData): MetricCard {
  const newest = oxygen.at(-1)
  if (!newest) return card('oxygen', NOTHING, {})
  const lowest = lowestOf(oxygen)

  return card('oxygen', oxygenVerdict({ newest: newest.value, lowest }), {
    value: newest.value,
    measuredAt: newest.at,
    note: `最低 ${lowest}%`,
    // The lowest of each half-hour: a mean would hide the short falls that matter.
    trend: slotted(oxygen, lastDay(now), (values) => Math.min(...values)),
  })
}

function sleepCard(data: HomeData): MetricCard {
  const night = lastNight(data)

  const trend = lastDays(data.today, TREND_DAYS).map((day) => {
    const slept = data.nights.find((other) => other.day === day)
    return slept ? slept.asleepMinutes : null
  })

  if (!night) {
    // Before the morning no night has ended today: those who look for one are led to the newest there is.
    const newest = data.nights.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1)
    return card('sleep', NOTHING, { trend, ...(newest?.endAt && { measuredAt: newest.endAt }) })
  }

  return card('sleep', night.verdict, {
    value: night.asleepMinutes,
    ...(night.endAt ? { measuredAt: night.endAt } : {}),
    note: night.score === null ? '' : `得分 ${night.score}`,
    trend,
    stages: [...night.stages],
  })
}

function stepsCard({ steps, stepsGoal, now }: HomeData): MetricCard {
  const goal = stepsGoal === null ? '' : `目标 ${thousands(stepsGoal)}`
  if (!steps) return card('steps', NOTHING, { note: goal })
  const { total, hours, countedTo } = steps

  const counted = {
    value: total,
    trend: [...hours],
    measuredAt: countedTo && countedTo < now ? countedTo : now,
  }

  if (stepsGoal === null) return card('steps', UNJUDGED, counted)
  const left = stepsGoal - total

  return card('steps', stepsVerdict(total, stepsGoal), {
    ...counted,
    note: left > 0 ? `${goal} 还差 ${thousands(left)}` : `${goal} 已达标`,
  })
}

/** Degrees by which each of the last nights differs from the nights before it, as on the page of the temperature. */
export const temperatureDeviations = ({
  nightTemperatures,
}: Pick<HomeData, 'nightTemperatures'>): (number | null)[] =>
  comparedNights(nightTemperatures, TREND_DAYS).map(({ deviation }) => deviation)

const endOfDeepNight = (day: string): Date =>
  new Date(startOfShanghaiDay(day).getTime() + DEEP_NIGHT_HOURS * MS_PER_HOUR)

function temperatureCard(data: HomeData): MetricCard {
  const newest = data.temperature.at(-1)
  const trend = temperatureDeviations(data)
  if (!newest) return card('temperature', NOTHING, { trend })
  const deviation = trend.at(-1) ?? null
  const night = deviation === null ? null : (data.nightTemperatures.at(-1) ?? null)
  const nightEnd = endOfDeepNight(data.today)

  return card('temperature', temperatureVerdict(deviation), {
    // The night's own value beside the night's difference: one of the day has nothing to be compared with.
    value: night === null ? newest.value : rounded(night, 1),
    // A night that still goes on was measured until now; none of its values stands for it.
    measuredAt: night === null ? newest.at : data.now < nightEnd ? data.now : nightEnd,
    note: deviation === null ? '还没有昨夜的比较' : deviationWords(deviation),
    trend,
  })
}

function ecgCard({ ecgRecords, longRecord, today }: HomeData): MetricCard {
  const newest = ecgRecords[0]
  const rates = ecgRecords.map(({ heartRate }) => (heartRate === null ? null : rounded(heartRate)))

  // A strip that was taken meanwhile is not newer than what goes on after it.
  if (longRecord && (!newest || longRecord.endedAt > newest.startedAt)) {
    const { state, stateText, meanRate, rateText, startedAt, endedAt } = longRecord
    const span = lengthText(secondsBetween(startedAt, endedAt))

    return card(
      'ecg',
      { state, text: stateText },
      {
        value: meanRate === null ? null : rounded(meanRate),
        measuredAt: startedAt,
        note: `${span} ${rateText ?? ''}`.trimEnd(),
        trend: rates.toReversed(),
      },
    )
  }

  if (!newest) return card('ecg', NOTHING, {})
  const value = rates[0] ?? null
  const { rhythm, heartRate, prematureBeats } = newest

  const verdict = ecgVerdict({
    rhythm: rhythm === null ? null : rhythmOf(rhythm),
    heartRateBpm: heartRate,
    prematureBeats,
  })

  return card('ecg', verdict, {
    value,
    measuredAt: newest.startedAt,
    note: shortTime(newest.startedAt, today),
    trend: rates.toReversed(),
  })
}

/** One card a metric, in the order of the page. */
export const homeCards = (data: HomeData): MetricCard[] => [
  heartRateCard(data),
  pressureCard(data),
  oxygenCard(data),
  sleepCard(data),
  stepsCard(data),
  temperatureCard(data),
  ecgCard(data),
]
