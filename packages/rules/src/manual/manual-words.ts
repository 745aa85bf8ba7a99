// What is said of readings that were typed in. One rule holds everywhere: a mean, the verdict of a day, a report and a warning
// count what a device measured; what was typed in stands beside it by name, and its advice is given at once.
import { type ManualKind, MANUAL_NAMES, MANUAL_UNITS, type Sentence } from '@kangban/contracts'
import type { TypedReading } from '@kangban/contracts'
import { readingWords } from '../pressure/pressure-sentence.ts'
import { advice, type Span, spanName } from '../day/span-words.ts'
import {
  bodyTemperatureVerdict,
  isOutOfRange,
  oxygenVerdict,
  pressureVerdict,
  UNJUDGED,
  type Verdict,
} from '../verdicts.ts'

const NOW: Span = { type: 'day', current: true }

export function manualVerdict(reading: TypedReading): Verdict {
  switch (reading.kind) {
    case 'bloodPressure':
      return pressureVerdict(reading)
    case 'oxygen':
      return oxygenVerdict({ newest: reading.value, lowest: reading.value })
    case 'temperature':
      return bodyTemperatureVerdict(reading.value)
    case 'weight':
      return UNJUDGED
  }
}

/** 138/86, 97%, 36.5 ℃, 61.5 公斤. */
export function manualValue(reading: TypedReading): string {
  if (reading.kind === 'bloodPressure') return `${reading.systolic}/${reading.diastolic}`
  if (reading.kind === 'oxygen') return `${reading.value}%`
  return `${reading.value.toFixed(1)} ${MANUAL_UNITS[reading.kind]}`
}

const OXYGEN_TODO = '请坐好歇一会儿再量一次，还是这样请联系医生'
const FEVER_TODO = '请多喝水、多休息，几小时后再量；持续不退请看医生'
const HIGH_FEVER_TODO = '请尽快看医生'
const COLD_TODO = '请先保暖，再量一次，还是这样请马上就医'

function todoOf(reading: TypedReading, { state }: Verdict): string {
  if (reading.kind === 'oxygen') return OXYGEN_TODO
  if (state === 'alert')
    return reading.kind === 'temperature' && reading.value < 37 ? COLD_TODO : HIGH_FEVER_TODO
  return state === 'high' ? FEVER_TODO : '请重新夹好体温计，再量一次'
}

/** Of one that was typed in just now: what it means, and what to do. */
export function manualAdvice(reading: TypedReading, now: Date): Sentence {
  if (reading.kind === 'bloodPressure')
    return readingWords({ ...reading, at: new Date(reading.at) }, now)
  const verdict = manualVerdict(reading)
  const value = `${MANUAL_NAMES[reading.kind]} ${manualValue(reading)}`
  if (verdict.state === 'none') return [{ text: `${value}，记下了。`, tone: 'plain' }]
  if (!isOutOfRange(verdict)) return [{ text: `${value}，在正常范围。`, tone: 'plain' }]

  return [
    { text: `${value}，`, tone: 'plain' },
    {
      text: `${verdict.text}${advice(NOW, todoOf(reading, verdict))}。`,
      tone: verdict.state === 'alert' ? 'bad' : 'warn',
    },
  ]
}

/** What bends a reading of the moment, beside the figures; null where nothing told does. */
export function manualHint({ kind, circumstances }: TypedReading): string | null {
  const told = (one: NonNullable<typeof circumstances>[number]) => circumstances?.includes(one)
  if (kind === 'weight') return told('after-meal') ? '早上空腹时称更准。' : null
  if (told('exercised')) return '刚走过路，歇 5 分钟再量更准。'
  if (kind === 'bloodPressure' && told('after-meal')) return '刚吃过饭，过半小时再量更准。'
  if (kind === 'temperature' && told('after-meal')) return '刚吃过热的，过半小时再量更准。'
  return null
}

const GRAVITY = ['alert', 'high', 'low', 'near'] as const

const gravityOf = (reading: TypedReading): number => {
  const at = GRAVITY.findIndex((state) => state === manualVerdict(reading).state)
  return at < 0 ? GRAVITY.length : at
}

/**
 * The readings of a span that were typed in, told beside what devices measured, the gravest by its value; newest first.
 * `alone`: no device measured in the span.
 */
export function manualSentence(
  readings: readonly TypedReading[],
  span: Span,
  { alone, now }: { alone: boolean; now: Date },
): Sentence {
  const [worst] = readings.toSorted((a, b) => gravityOf(a) - gravityOf(b))
  if (!worst) return []
  const verdict = manualVerdict(worst)

  const begins = alone
    ? `${spanName(span)}手动输入 ${readings.length} 次`
    : `另有手动输入 ${readings.length} 次`

  const judged = isOutOfRange(verdict) || verdict.state === 'near'
  const [named, calm] = readings.length > 1 ? ['其中 ', '都正常'] : ['', '正常']

  if (verdict.state === 'none')
    return [{ text: `${begins}，最近 ${manualValue(readings[0] ?? worst)}。`, tone: 'plain' }]

  if (!judged)
    return [
      {
        text: `${begins}，${readings.length > 1 ? '' : `${manualValue(worst)}，`}${calm}。`,
        tone: 'plain',
      },
    ]

  if (!isOutOfRange(verdict))
    return [{ text: `${begins}，${named}${manualValue(worst)} ${verdict.text}。`, tone: 'plain' }]

  const words = manualAdvice(worst, now).at(-1)?.text ?? ''

  return [
    { text: `${begins}，`, tone: 'plain' },
    {
      text: `${named}${manualValue(worst)} ${span.current ? words : `${verdict.text}。`}`,
      tone: verdict.state === 'alert' ? 'bad' : 'warn',
    },
  ]
}

/** Said where a reading is typed in. */
export const AT_ENTRY: Record<ManualKind, string> = {
  bloodPressure: '会标「手动输入」，图上画空心菱形；不算进平均，不产生预警，以后能改能删。',
  oxygen: '会标「手动输入」，图上画空心菱形；不算进平均，不产生预警，以后能改能删。',
  temperature: '会标「手动输入」；体温和手表的皮肤温度不是一回事，不画在一张图上，以后能改能删。',
  weight: '会标「手动输入」；最近一次会写进个人信息里的体重，以后能改能删。',
}
