import type { Sentence } from '@kangban/contracts'
import { type Span, advice, spanName } from './span-words.ts'
import { PRESSURE } from './thresholds.ts'
import { isPressureHigh, type Pressure, pressureVerdict } from './verdicts.ts'

const said = ({ systolic, diastolic }: Pressure) => `${Math.round(systolic)}/${Math.round(diastolic)}`
const isGrave = (reading: Pressure) => pressureVerdict(reading).state === 'alert'

/** mmHg outside the range, of the end that is further out. */
const distance = (reading: Pressure): number => {
  const { systolic, diastolic } = reading
  return isPressureHigh(reading)
    ? Math.max(systolic - PRESSURE.systolic.high, diastolic - PRESSURE.diastolic.high)
    : Math.max(PRESSURE.systolic.low - systolic, PRESSURE.diastolic.low - diastolic)
}

/** The one to tell of those out of range: a grave one before others, then the furthest out. */
const worstOf = (out: readonly Pressure[]): Pressure | undefined =>
  out.toSorted((a, b) => Number(isGrave(b)) - Number(isGrave(a)) || distance(b) - distance(a))[0]

function whatToDo(worst: Pressure, readings: readonly Pressure[], { type }: Span): string {
  const high = isPressureHigh(worst)
  const last = readings.at(-1)
  if (last && isGrave(last)) return high ? '请坐下休息，五分钟后再测，还是这样请联系医生' : '请躺下休息，联系医生'
  if (isGrave(worst)) return '请联系医生问问'
  const often = readings.filter((reading) => pressureVerdict(reading).state !== 'normal').length * 2 > readings.length
  if (type !== 'day' && often) return '请把记录给医生看看'
  return high ? '请按时再测' : '起身时请慢一些'
}

/** Readings oldest first, one at least, with their mean. */
export function pressureSentence(readings: readonly Pressure[], average: Pressure, span: Span): Sentence {
  const out = readings.filter((reading) => pressureVerdict(reading).state !== 'normal')
  const worst = worstOf(out)
  const measured =
    readings.length === 1
      ? `${spanName(span)}量了 1 次，${said(average)}`
      : `${spanName(span)}量了 ${readings.length} 次，平均 ${said(average)}`
  if (!worst) return [{ text: `${measured}，${readings.length > 1 ? '都' : ''}在正常范围。`, tone: 'plain' }]
  const { text } = pressureVerdict(worst)
  const todo = advice(span, whatToDo(worst, readings, span))
  const tone = isGrave(worst) ? 'bad' : 'warn'
  const high = isPressureHigh(worst)
  const alike = out.filter((reading) => isPressureHigh(reading) === high).length
  const [outside, furthest] = high ? ['偏高', '最高'] : ['偏低', '最低']
  const named = isGrave(worst) ? `其中 ${said(worst)} ${text}` : `${furthest} ${said(worst)}`
  const told = readings.length === 1 ? text : `有 ${alike} 次${outside}，${named}`
  return [
    { text: `${measured}，`, tone: 'plain' },
    { text: `${told}${todo}。`, tone },
  ]
}
