import { lastDays, MS_PER_DAY, shanghaiDay, shanghaiHour, shanghaiTime } from '@kangban/china-time'
import type { Metric, MetricCard } from '@kangban/contracts'
import { thousands } from '../day/day-sentence.ts'
import { MIN_BASELINE_NIGHTS } from '../thresholds.ts'
import {
  ecgVerdict,
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
import { shortTime } from '../day/time-words.ts'
import { mean, rounded, slotted } from '../day/trends.ts'
import { lastNight } from './night.ts'

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

export const lowestOf = (readings: readonly TimedValue[]): number =>
  Math.min(...readings.map(({ value }) => value))

const highestOf = (readings: readonly TimedValue[]): number =>
  Math.max(...readings.map(({ value }) => value))

function heartRateCard({ heartRate, now }: HomeData): MetricCard {
  const newest = heartRate.at(-1)
  if (!newest) return card('heartRate', NOTHING, {})

  return card('heartRate', heartRateVerdict(newest.value, shanghaiHour(newest.at)), {
    value: newest.value,
    measuredAt: newest.at,
    note: `${lowestOf(heartRate)}–${highestOf(heartRate)}`,
    trend: slotted(heartRate, lastDay(now), (values) => rounded(mean(values))),
  })
}

/** The highest reading of each day, so that no good one hides it. */
function pressureTrend(pressures: HomeData['pressures'], today: string) {
  return lastDays(today, TREND_DAYS).map((day) =>
    pressures
      .filter(({ at }) => shanghaiDay(at) === day)
      .reduce<HomeData['pressures'][number] | null>(
        (highest, reading) => (highest && highest.systolic >= reading.systolic ? highest : reading),
        null,
      ),
  )
}

function pressureCard({ pressures, today }: HomeData): MetricCard {
  const newest = pressures.at(-1)
  if (!newest) return card('bloodPressure', NOTHING, {})
  const trend = pressureTrend(pressures, today)

  return card('bloodPressure', pressureVerdict(newest), {
    value: newest.systolic,
    secondValue: newest.diastolic,
    measuredAt: newest.at,
    note: shortTime(newest.at, today),
    trend: trend.map((reading) => reading?.systolic ?? null),
    secondTrend: trend.map((reading) => reading?.diastolic ?? null),
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

/** Degrees by which each of the last nights differs from the mean of the nights before the last one. */
export function temperatureDeviations({
  nightTemperatures,
}: Pick<HomeData, 'nightTemperatures'>): (number | null)[] {
  const before = nightTemperatures.slice(0, -1).filter((night) => night !== null)
  if (before.length < MIN_BASELINE_NIGHTS)
    return nightTemperatures.slice(-TREND_DAYS).map(() => null)
  const baseline = mean(before)

  return nightTemperatures
    .slice(-TREND_DAYS)
    .map((night) => (night === null ? null : rounded(night - baseline, 2)))
}

function temperatureNote(deviation: number | null): string {
  if (deviation === null) return '还没有昨夜的比较'
  const degrees = Math.abs(deviation).toFixed(1)
  if (degrees === '0.0') return '和平时一样'
  return `比平时${deviation > 0 ? '高' : '低'} ${degrees}℃`
}

function temperatureCard(data: HomeData): MetricCard {
  const newest = data.temperature.at(-1)
  const trend = temperatureDeviations(data)
  if (!newest) return card('temperature', NOTHING, { trend })
  const deviation = trend.at(-1) ?? null

  return card('temperature', temperatureVerdict(deviation), {
    value: newest.value,
    measuredAt: newest.at,
    note: temperatureNote(deviation),
    trend,
  })
}

function ecgCard({ ecgRecords, today }: HomeData): MetricCard {
  const newest = ecgRecords[0]
  if (!newest) return card('ecg', NOTHING, {})
  const rates = ecgRecords.map(({ heartRate }) => (heartRate === null ? null : rounded(heartRate)))
  const value = rates[0] ?? null
  const verdict = newest.rhythm === null ? UNJUDGED : ecgVerdict(newest.rhythm, value)

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
