import { METRIC_NAMES, UNITS, type WeeklyMeasure } from '@kangban/contracts'
import { thousands } from '../day/thousands.ts'
import { restVerdict } from '../sleep/night-verdict.ts'
import { sleepReference } from '../sleep/sleep-score.ts'
import { HEART_RATE, NIGHT_HEART_RATE_LOW, OXYGEN_LOW, PRESSURE } from '../thresholds.ts'
import {
  heartRateVerdict,
  NOTHING,
  oxygenVerdict,
  type Pressure,
  pressureVerdict,
  stepsVerdict,
  type Verdict,
} from '../verdicts.ts'
import { type DayRecord, mean, meanPressure, ofEvening, ofMorning } from './day-record.ts'
import { BPM, durationWords, MMHG, pressureText } from './report-wording.ts'

export interface WeeklyFacts {
  /** Seven records, Monday first. */
  days: readonly DayRecord[]
  /** The seven before. */
  lastWeek: readonly DayRecord[]
  ageYears: number | null
}

const rounded = (value: number | null, digits = 0): number | null =>
  value === null ? null : Number(value.toFixed(digits))

const known = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null)

/** Means of seven days differ by so much by chance; our own choice. */
const WEEK_NOISE = { asleepMinutes: 10, steps: 100 } as const

interface Difference {
  now: number | null
  before: number | null
  words: readonly [more: string, less: string]
  say: (difference: number) => string
  /** Smaller differences of two weeks are none. */
  noise?: number
}

/** 高 3 mmHg, 少 12分, 持平: against last week; of the rounded averages that stand on the page. */
function changeWords({ now, before, words, say, noise = 0 }: Difference): string {
  if (now === null) return '本周没测'
  if (before === null) return '上周没测'
  const difference = Math.abs(now - before)
  return difference <= noise ? '持平' : `${words[now > before ? 0 : 1]} ${say(difference)}`
}

interface Plan {
  measure: WeeklyMeasure['measure']
  title: string
  unit: string
  /** The figure of a day. */
  of: (record: DayRecord) => number | null
  say: (value: number) => string
  /** What a difference is counted in; of what `say` tells in words already, nothing. */
  counted: string
  words: Difference['words']
  verdict: (average: number) => Verdict
  reference: { low: number | null; high: number | null }
  digits?: number
  noise?: number
}

function measureOf(plan: Plan, { days, lastWeek }: WeeklyFacts): WeeklyMeasure {
  const values = days.map((record) => rounded(plan.of(record), plan.digits))
  const average = rounded(mean(known(values)), plan.digits)
  const lastAverage = rounded(mean(known(lastWeek.map(plan.of))), plan.digits)
  const verdict = average === null ? NOTHING : plan.verdict(average)
  const [lowest, highest] = [Math.min(...known(values)), Math.max(...known(values))]

  return {
    measure: plan.measure,
    title: plan.title,
    unit: plan.unit,
    state: verdict.state,
    stateText: verdict.text,
    values,
    secondValues: null,
    referenceLow: plan.reference.low,
    referenceHigh: plan.reference.high,
    average,
    secondAverage: null,
    averageText: average === null ? '未测量' : plan.say(average),
    rangeText: average === null ? '' : `${plan.say(lowest)}–${plan.say(highest)}`,
    lastAverage,
    lastSecondAverage: null,
    changeText: changeWords({
      ...plan,
      now: average,
      before: lastAverage,
      say: (difference) => `${plan.say(difference)}${plan.counted}`,
    }),
  }
}

interface PressurePlan {
  measure: 'pressureMorning' | 'pressureEvening'
  title: string
  of: (record: DayRecord) => readonly Pressure[]
}

/** Averages are over the readings, not over the days: a day with three readings counts three times. */
function pressureMeasure(
  { measure, title, of }: PressurePlan,
  { days, lastWeek }: WeeklyFacts,
): WeeklyMeasure {
  const daily = days.map((record) => meanPressure(of(record)))
  const average = meanPressure(days.flatMap(of))
  const before = meanPressure(lastWeek.flatMap(of))
  const systolic = known(daily.map((pressure) => pressure?.systolic ?? null))
  const verdict = average ? pressureVerdict(average) : NOTHING

  return {
    measure,
    title,
    unit: MMHG,
    state: verdict.state,
    stateText: verdict.text,
    values: daily.map((pressure) => pressure?.systolic ?? null),
    secondValues: daily.map((pressure) => pressure?.diastolic ?? null),
    referenceLow: PRESSURE.systolic.low,
    referenceHigh: PRESSURE.systolic.high,
    average: average?.systolic ?? null,
    secondAverage: average?.diastolic ?? null,
    averageText: average ? pressureText(average) : '未测量',
    rangeText: average ? `高压 ${Math.min(...systolic)}–${Math.max(...systolic)}` : '',
    lastAverage: before?.systolic ?? null,
    lastSecondAverage: before?.diastolic ?? null,
    changeText: changeWords({
      now: average?.systolic ?? null,
      before: before?.systolic ?? null,
      words: ['高', '低'],
      say: (difference) => `${difference} ${MMHG}`,
    }),
  }
}

const meanScore = (days: readonly DayRecord[]): number =>
  mean(days.flatMap(({ sleep }) => (sleep ? [sleep.score] : []))) ?? 0

const meanAwakenings = (days: readonly DayRecord[]): number | null =>
  rounded(mean(days.flatMap(({ sleep }) => sleep?.awakenings ?? [])))

/** The hour that an average of day and night is judged by: see the daily report. */
const AVERAGE_HOUR = 0

const plansOf = ({ days, ageYears }: WeeklyFacts): Plan[] => {
  const goal = days.at(-1)?.stepsGoal ?? 0
  const sleep = sleepReference(ageYears).minutes

  return [
    {
      measure: 'heartRate',
      title: METRIC_NAMES.heartRate,
      unit: BPM,
      of: ({ heartRate }) => heartRate?.average ?? null,
      say: (value) => String(Math.round(value)),
      counted: ` ${BPM}`,
      words: ['快', '慢'],
      verdict: (average) => heartRateVerdict(average, AVERAGE_HOUR),
      reference: { low: NIGHT_HEART_RATE_LOW, high: HEART_RATE.high },
    },
    {
      measure: 'oxygenLowest',
      title: '最低血氧',
      unit: UNITS.oxygen,
      of: ({ oxygen }) => oxygen?.lowest ?? null,
      say: (value) => String(Math.round(value)),
      counted: ' 个百分点',
      words: ['高', '低'],
      verdict: (average) =>
        oxygenVerdict({ newest: average, lowest: lowestOxygen(days) ?? average }),
      reference: { low: OXYGEN_LOW, high: 100 },
    },
    {
      measure: 'sleep',
      title: METRIC_NAMES.sleep,
      unit: '',
      of: (record) => record.sleep?.asleepMinutes ?? null,
      say: durationWords,
      counted: '',
      words: ['多', '少'],
      noise: WEEK_NOISE.asleepMinutes,
      verdict: (average) =>
        restVerdict({
          asleepMinutes: average,
          score: meanScore(days),
          awakenings: meanAwakenings(days),
          ageYears,
        }),
      reference: sleep,
    },
    {
      measure: 'temperature',
      title: METRIC_NAMES.temperature,
      unit: UNITS.temperature,
      of: ({ temperature }) => temperature,
      say: (value) => value.toFixed(1),
      counted: UNITS.temperature,
      words: ['高', '低'],
      // The wrist has no limits of its own: only a night against the nights before it means something.
      verdict: () => ({ state: 'none', text: '参考' }),
      reference: { low: null, high: null },
      digits: 1,
    },
    {
      measure: 'steps',
      title: METRIC_NAMES.steps,
      unit: UNITS.steps,
      of: ({ steps }) => steps,
      say: (value) => thousands(Math.round(value)),
      counted: ` ${UNITS.steps}`,
      words: ['多', '少'],
      noise: WEEK_NOISE.steps,
      verdict: (average) =>
        average >= goal ? stepsVerdict(average, goal) : { state: 'none', text: '未达标' },
      reference: { low: goal, high: null },
    },
  ]
}

export const lowestOxygen = (days: readonly DayRecord[]): number | null => {
  const lowest = days.flatMap(({ oxygen }) => (oxygen ? [oxygen.lowest] : []))
  return lowest.length === 0 ? null : Math.min(...lowest)
}

/** What was measured this week or the one before, in the order of the page. */
export const weeklyMeasures = (facts: WeeklyFacts): WeeklyMeasure[] =>
  [
    pressureMeasure({ measure: 'pressureMorning', title: '早晨血压', of: ofMorning }, facts),
    pressureMeasure({ measure: 'pressureEvening', title: '晚上血压', of: ofEvening }, facts),
    ...plansOf(facts).map((plan) => measureOf(plan, facts)),
  ].filter(({ average, lastAverage }) => average !== null || lastAverage !== null)
