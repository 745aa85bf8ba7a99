import { shanghaiHour } from '@kangban/china-time'
import type { Sentence } from '@kangban/contracts'
import { nextTime } from '../day/day-parts.ts'
import { byDistances, type Distances, distancesOf } from './distances.ts'
import { habitWords, type PressureHabit } from './pressure-habit.ts'
import { type Span, advice, spanName } from '../day/span-words.ts'
import { PRESSURE } from '../thresholds.ts'
import { isOutOfRange, isPressureHigh, type Pressure, pressureVerdict } from '../verdicts.ts'
import {
  adviceAbout,
  adviceOfReading,
  adviceOfStretch,
  type Asked,
  untouched,
} from '../warnings/advice-now.ts'
import { kindAdvice } from '../warnings/kind-advice.ts'
import { type HomeMean, homeMeanWords } from './home-mean.ts'

const said = ({ systolic, diastolic }: Pressure) =>
  `${Math.round(systolic)}/${Math.round(diastolic)}`

const NEAR_LIMIT = '接近上限'
/** What is often out of range, and none of it grave. */
export const SHOW_PRESSURES = kindAdvice({ kind: 'pressure-high', level: 'warn' }, '')

/** By a grave reading. */
export const pressureKind = (reading: Pressure) =>
  isPressureHigh(reading) ? ('pressure-high' as const) : ('pressure-low' as const)

/** About one reading slightly out of range, at that moment. */
export const measureAgain = (reading: Pressure, now: Date): string =>
  isPressureHigh(reading) ? `请${nextTime(shanghaiHour(now))}再测一次` : '起身时请慢一些'

const isGrave = (reading: Pressure) => pressureVerdict(reading).state === 'alert'

/** From the end of the range that it is beyond. */
const distances = (reading: Pressure): Distances => {
  const { systolic, diastolic } = reading

  return isPressureHigh(reading)
    ? distancesOf(systolic - PRESSURE.systolic.high, diastolic - PRESSURE.diastolic.high)
    : distancesOf(PRESSURE.systolic.low - systolic, PRESSURE.diastolic.low - diastolic)
}

/** The one to tell of those out of range: a grave one before others, then the furthest out. */
const worstOf = (out: readonly Pressure[]): Pressure | undefined =>
  out.toSorted(
    (a, b) => Number(isGrave(b)) - Number(isGrave(a)) || byDistances(distances(a), distances(b)),
  )[0]

type Timed = Pressure & { at: Date }

/** As a clause. */
function whatToDo(worst: Pressure, readings: readonly Timed[], { asked, span }: Told): string {
  const { now } = asked.waiting
  const last = readings.at(-1)

  if (isGrave(worst)) {
    const kind = pressureKind(worst)
    const isLast = span.current && last && isGrave(last) && pressureKind(last) === kind

    return isLast
      ? advice(span, adviceOfReading(kind, last.at, asked.waiting))
      : adviceAbout({ kind, level: 'bad' }, span, asked)
  }

  const often =
    readings.filter((reading) => isOutOfRange(pressureVerdict(reading))).length * 2 >
    readings.length

  return advice(span, span.type !== 'day' && often ? SHOW_PRESSURES : measureAgain(worst, now))
}

interface Told {
  average: Pressure
  span: Span
  asked: Asked
}

interface PressureFacts {
  average: Pressure
  /** Null for a day. */
  habit: PressureHabit | null
  /** Of the seven days that end with the span; null where they have too few readings. */
  week: HomeMean | null
  asked: Asked
}

interface Worst {
  worst: Pressure
  /** Readings out of range on the side of the worst. */
  alike: number
}

function outWords({ worst, alike }: Worst, readings: readonly Timed[], told: Told) {
  const { average, span } = told
  const { text } = pressureVerdict(worst)
  const todo = whatToDo(worst, readings, told)
  const tone = isGrave(worst) ? ('bad' as const) : ('warn' as const)
  const [outside, furthest] = isPressureHigh(worst) ? ['偏高', '最高'] : ['偏低', '最低']
  const named = isGrave(worst) ? `其中 ${said(worst)} ${text}` : `${furthest} ${said(worst)}`
  const name = spanName(span)
  const alone = readings.length === 1

  const short = alone
    ? `${name}血压${text}，${said(worst)}`
    : `${name}有 1 次血压${text}，${said(worst)}`

  return {
    sentence: [
      { text: `${measuredText(readings, average, span)}，`, tone: 'plain' as const },
      { text: `${alone ? text : `有 ${alike} 次${outside}，${named}`}${todo}。`, tone },
    ],
    elderSentence: [
      {
        text: `${alike === 1 ? short : `${name}有 ${alike} 次血压${outside}，${named}`}${todo}。`,
        tone,
      },
    ],
  }
}

/** All in range: near the limit is said, and a week that is high by the mean stands above every single reading. */
function inRangeWords(
  readings: readonly Pressure[],
  { average, high }: { average: Pressure; high: string | null },
  span: Span,
): { sentence: Sentence; elderSentence: Sentence } {
  const near = readings.filter((reading) => pressureVerdict(reading).state === 'near').length
  const alone = readings.length === 1
  const measured = measuredText(readings, average, span)
  const [all, mean] = alone ? ['', ''] : ['都', '平均 ']

  const how =
    near === 0
      ? `${all}在正常范围`
      : near === readings.length
        ? `${all}${NEAR_LIMIT}`
        : `都不超过 ${said({ systolic: PRESSURE.systolic.high, diastolic: PRESSURE.diastolic.high })}，${near} 次${NEAR_LIMIT}`

  const state = near === 0 ? '正常' : NEAR_LIMIT
  const elder = `${spanName(span)}血压${state}，${mean}${said(average)}`

  if (!high) {
    return {
      sentence: [{ text: `${measured}，${how}。`, tone: 'plain' }],
      elderSentence: [{ text: `${elder}。`, tone: 'plain' }],
    }
  }

  const warning = { text: `${high}，${SHOW_PRESSURES}。`, tone: 'warn' as const }

  return {
    sentence: [{ text: `${measured}，${how}；`, tone: 'plain' }, warning],
    elderSentence: [{ text: `${elder}；`, tone: 'plain' }, warning],
  }
}

const measuredText = (readings: readonly Pressure[], average: Pressure, span: Span): string =>
  readings.length === 1
    ? `${spanName(span)}量了 1 次，${said(average)}`
    : `${spanName(span)}量了 ${readings.length} 次，平均 ${said(average)}`

/** Readings oldest first, one at least, with what there is to say of them. */
export function pressureWords(
  readings: readonly Timed[],
  { average, habit, week, asked }: PressureFacts,
  span: Span,
): { sentence: Sentence; elderSentence: Sentence } {
  const out = readings.filter((reading) => isOutOfRange(pressureVerdict(reading)))
  const worst = worstOf(out)
  const high = span.current && week?.high ? homeMeanWords(week) : null

  if (!worst) return inRangeWords(readings, { average, high }, span)

  const alike = out.filter((reading) => isPressureHigh(reading) === isPressureHigh(worst)).length

  if (habit && !isGrave(worst) && alike === out.length) {
    const often = span.current && out.length * 2 > readings.length
    const todo = often || high ? SHOW_PRESSURES : ''
    return habitWords(habit, span, { beyond: isPressureHigh(worst) ? '偏高' : '偏低', todo })
  }

  return outWords({ worst, alike }, readings, { average, span, asked })
}

/** About a grave reading that raises no warning, or none yet: as home asks about one that waits. */
export function adviceAlone(reading: Timed, now: Date): string {
  const kind = pressureKind(reading)
  const stretch = { from: reading.at, to: new Date(reading.at.getTime() + 1) }
  return adviceOfStretch(kind, untouched(kind, stretch, now))
}

/** Of one reading of which nothing else is known; `begins` in place of what one alone is told with. */
export function readingWords(reading: Timed, now: Date, begins = '这次量得'): Sentence {
  const verdict = pressureVerdict(reading)
  const { text } = verdict

  if (!isOutOfRange(verdict)) {
    const how = verdict.state === 'near' ? text : '在正常范围'
    return [{ text: `${begins} ${said(reading)}，${how}。`, tone: 'plain' }]
  }

  return [
    { text: `${begins} ${said(reading)}，`, tone: 'plain' },
    {
      text: `${text}，${isGrave(reading) ? adviceAlone(reading, now) : measureAgain(reading, now)}。`,
      tone: isGrave(reading) ? 'bad' : 'warn',
    },
  ]
}
