import { type DailySection, METRIC_NAMES, SLEEP_STAGE_WORDS, UNITS } from '@kangban/contracts'
import { thousands } from '../day/thousands.ts'
import { OXYGEN_LOW } from '../thresholds.ts'
import {
  heartRateVerdict,
  NOTHING,
  oxygenVerdict,
  pressureVerdict,
  temperatureVerdict,
  type Verdict,
} from '../verdicts.ts'
import { nightVerdict } from '../sleep/night-verdict.ts'
import { storedWarning } from '../warnings/warning-texts.ts'
import { compareWords, NOISE } from './baseline.ts'
import { type DayRecord, meanPressure, ofEvening, ofMorning, oxygenEventsOf } from './day-record.ts'
import { deviationOf, type Reported } from './record-findings.ts'
import { BPM, durationWords, MMHG, pressureText } from './report-wording.ts'

const whole = (value: number | null): number | null => (value === null ? null : Math.round(value))

type Filled = Omit<
  DailySection,
  'metric' | 'title' | 'state' | 'stateText' | 'secondValue' | 'secondBaseline'
> &
  Partial<Pick<DailySection, 'secondValue' | 'secondBaseline'>>

const UNMEASURED: Filled = {
  value: null,
  valueText: '未测量',
  unit: '',
  baseline: null,
  comparison: '',
  details: [],
}

const section = (
  metric: DailySection['metric'],
  verdict: Verdict,
  filled: Filled = UNMEASURED,
): DailySection => ({
  metric,
  title: METRIC_NAMES[metric],
  state: verdict.state,
  stateText: verdict.text,
  secondValue: null,
  secondBaseline: null,
  ...filled,
})

function sleepSection({ record: { sleep }, baseline, ageYears }: Reported): DailySection {
  if (!sleep) return section('sleep', NOTHING)
  const usual = whole(baseline.asleepMinutes)

  return section('sleep', nightVerdict({ ...sleep, ageYears }), {
    value: sleep.asleepMinutes,
    valueText: durationWords(sleep.asleepMinutes),
    unit: '',
    baseline: usual,
    comparison: compareWords({
      value: sleep.asleepMinutes,
      baseline: usual,
      noise: NOISE.asleepMinutes,
      say: durationWords,
      words: ['多睡', '少睡'],
    }),
    details: [
      { label: '得分', text: `${sleep.score} 分` },
      { label: '入睡到醒来', text: `${sleep.from}–${sleep.to}` },
      { label: SLEEP_STAGE_WORDS.deep.name, text: durationWords(sleep.deepMinutes) },
      ...(sleep.averageHeartRate === null
        ? []
        : [{ label: '睡眠心率', text: `${Math.round(sleep.averageHeartRate)} ${BPM}` }]),
    ],
  })
}

/** Counted as a reading of the night: an average of day and night lies below one of a waking heart. */
const AVERAGE_HOUR = 0

/** A spell that made a warning speaks for the day; else its average does. */
function heartVerdict({ heartRate, warnings }: DayRecord): Verdict {
  if (!heartRate) return NOTHING

  const spells = warnings
    .map(storedWarning)
    .filter(({ kind }) => kind === 'heart-fast' || kind === 'heart-slow')

  const worst = spells.find(({ level }) => level === 'bad') ?? spells[0]
  if (!worst) return heartRateVerdict(heartRate.average, AVERAGE_HOUR)
  if (worst.kind === 'heart-slow') return { state: 'alert', text: '有过慢' }

  return worst.level === 'bad'
    ? { state: 'alert', text: '有过快' }
    : { state: 'high', text: '有偏快' }
}

function heartSection({ record, baseline }: Reported): DailySection {
  const { heartRate } = record
  if (!heartRate) return section('heartRate', NOTHING)
  const value = Math.round(heartRate.average)
  const usual = whole(baseline.heartRate)

  return section('heartRate', heartVerdict(record), {
    value,
    valueText: String(value),
    unit: BPM,
    baseline: usual,
    comparison: compareWords({
      value,
      baseline: usual,
      noise: NOISE.heartRate,
      say: (difference) => `${difference} ${BPM}`,
      words: ['快', '慢'],
    }),
    details: [
      { label: '最低', text: `${Math.round(heartRate.lowest)} ${BPM}` },
      { label: '最高', text: `${Math.round(heartRate.highest)} ${BPM}` },
    ],
  })
}

/** The average decides; a single reading that calls for action is told although the average hides it. */
function dayPressureVerdict({ pressures }: DayRecord): Verdict {
  const average = meanPressure(pressures)
  if (!average) return NOTHING
  const alert = pressures.map(pressureVerdict).find(({ state }) => state === 'alert')
  return alert ? { state: 'alert', text: `有${alert.text}` } : pressureVerdict(average)
}

function pressureSection({ record, baseline }: Reported): DailySection {
  const average = meanPressure(record.pressures)
  if (!average) return section('bloodPressure', NOTHING)
  const usual = whole(baseline.systolic)

  const parts = [
    { label: '早晨平均', average: meanPressure(ofMorning(record)) },
    { label: '晚上平均', average: meanPressure(ofEvening(record)) },
  ]

  return section('bloodPressure', dayPressureVerdict(record), {
    value: average.systolic,
    secondValue: average.diastolic,
    valueText: pressureText(average),
    unit: MMHG,
    baseline: usual,
    secondBaseline: whole(baseline.diastolic),
    comparison: compareWords({
      value: average.systolic,
      baseline: usual,
      noise: NOISE.systolic,
      say: (difference) => `${difference} ${MMHG}`,
      words: ['高压高', '高压低'],
    }),
    details: [
      ...parts.flatMap((part) =>
        part.average ? [{ label: part.label, text: `${pressureText(part.average)} ${MMHG}` }] : [],
      ),
      { label: '测量', text: `${record.pressures.length} 次` },
    ],
  })
}

function oxygenSection({ record: { oxygen, warnings }, baseline }: Reported): DailySection {
  if (!oxygen) return section('oxygen', NOTHING)
  const value = Math.round(oxygen.average)
  const usual = whole(baseline.oxygen)

  return section('oxygen', oxygenVerdict({ newest: oxygen.average, lowest: oxygen.lowest }), {
    value,
    valueText: String(value),
    unit: UNITS.oxygen,
    baseline: usual,
    comparison: compareWords({
      value,
      baseline: usual,
      noise: NOISE.oxygen,
      say: (difference) => `${difference}%`,
    }),
    details: [
      { label: '最低', text: `${Math.round(oxygen.lowest)}%` },
      { label: `低于 ${OXYGEN_LOW}%`, text: `${oxygenEventsOf(warnings).length} 次` },
    ],
  })
}

const degrees = (value: number): string => value.toFixed(1)

function temperatureSection({ record, baseline }: Reported): DailySection {
  if (record.temperature === null) return section('temperature', NOTHING)
  const usual = baseline.temperature === null ? null : Number(degrees(baseline.temperature))
  const deviation = deviationOf(record, baseline)

  return section('temperature', temperatureVerdict(deviation), {
    value: Number(degrees(record.temperature)),
    valueText: degrees(record.temperature),
    unit: UNITS.temperature,
    baseline: usual,
    comparison: compareWords({
      value: deviation ?? 0,
      baseline: deviation === null ? null : 0,
      noise: NOISE.temperature,
      say: (difference) => `${degrees(difference)}℃`,
    }),
    details: [{ label: '说明', text: '夜间手腕温度，不等于体温' }],
  })
}

/** Of a whole day: less than half of the goal is little. */
function wholeDayStepsVerdict(steps: number, goal: number): Verdict {
  if (steps >= goal) return { state: 'good', text: '达标' }
  return steps < goal / 2 ? { state: 'low', text: '偏少' } : { state: 'none', text: '未达标' }
}

function stepsSection({ record: { steps, stepsGoal }, baseline }: Reported): DailySection {
  if (steps === null) return section('steps', NOTHING)
  const usual = whole(baseline.steps)

  return section('steps', wholeDayStepsVerdict(steps, stepsGoal), {
    value: steps,
    valueText: thousands(steps),
    unit: UNITS.steps,
    baseline: usual,
    comparison: compareWords({
      value: steps,
      baseline: usual,
      noise: Math.max(1, (usual ?? 0) * NOISE.stepsShare),
      say: (difference) => `${thousands(difference)} 步`,
      words: ['多', '少'],
    }),
    details: [{ label: '目标', text: `${thousands(stepsGoal)} 步` }],
  })
}

export const dailySections = (reported: Reported): DailySection[] => [
  sleepSection(reported),
  heartSection(reported),
  pressureSection(reported),
  oxygenSection(reported),
  temperatureSection(reported),
  stepsSection(reported),
]
