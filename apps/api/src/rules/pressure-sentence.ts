import type { Sentence } from '@kangban/contracts'
import { type Span, advice, spanName } from './span-words.ts'
import { isPressureHigh, type Pressure, pressureVerdict } from './verdicts.ts'

/** The one to tell of several out of range: grave before not, then the highest (or, of low ones, the lowest). */
function worstOf(readings: readonly Pressure[]): Pressure | undefined {
  const weight = (reading: Pressure) => (pressureVerdict(reading).state === 'alert' ? 1000 : 0)
  const distance = (reading: Pressure) =>
    isPressureHigh(reading) ? Math.max(reading.systolic - 140, reading.diastolic - 90) : 90 - reading.systolic
  return readings.toSorted((a, b) => weight(b) + distance(b) - weight(a) - distance(a))[0]
}

const said = ({ systolic, diastolic }: Pressure) => `${Math.round(systolic)}/${Math.round(diastolic)}`

/** Readings oldest first, one at least. The last one decides whether something has to be done now. */
export function pressureSentence(readings: readonly Pressure[], average: Pressure, span: Span): Sentence {
  const measured = `${spanName(span)}量了 ${readings.length} 次，平均 ${said(average)}`
  const out = readings.filter((reading) => pressureVerdict(reading).state !== 'normal')
  const worst = worstOf(out)
  if (!worst) return [{ text: `${measured}，${readings.length > 1 ? '都在' : '在'}正常范围。`, tone: 'plain' }]
  const { state, text } = pressureVerdict(worst)
  const grave = state === 'alert'
  const last = readings.at(-1) ?? worst
  const settled = pressureVerdict(last).state === 'normal'
  const high = isPressureHigh(worst)
  const todo = grave
    ? settled
      ? '请联系医生问问'
      : high
        ? '请坐下休息，五分钟后再测，还是这样请联系医生'
        : '请躺下休息，联系医生'
    : high
      ? '请按时再测'
      : '起身时请慢一些'
  const one = high ? out.filter(isPressureHigh).length : out.filter((reading) => !isPressureHigh(reading)).length
  return [
    { text: `${measured}，`, tone: 'plain' },
    {
      text: `有 ${one} 次${grave ? (high ? '偏高，最高的一次很高' : '偏低，最低的一次很低') : text}（${said(worst)}）${advice(span, todo)}。`,
      tone: grave ? 'bad' : 'warn',
    },
  ]
}
