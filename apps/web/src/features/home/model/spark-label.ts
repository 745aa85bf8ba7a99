import { METRIC_NAMES, type MetricCard, SLEEP_STAGE_WORDS as STAGES } from '@kangban/contracts'
import { minutesByStage } from './hypnogram.ts'
import { FIXED_SCALES, isPressureOutOfRange } from './spark-scale.ts'

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number'

function duration(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  return hours > 0 ? `${hours}小时${whole % 60}分` : `${whole}分`
}

function sleepLabel(card: MetricCard): string {
  const { deep, light, rem, awake } = minutesByStage(card.stages)
  return `昨夜睡眠：${STAGES.deep.name}${duration(deep)}，${STAGES.light.name}${duration(light)}，${STAGES.rem.name}${duration(rem)}，${STAGES.awake.name}${duration(awake)}`
}

function pressureLabel(card: MetricCard): string {
  const pairs = card.trend.flatMap((high, index) => {
    const low = card.secondTrend[index]
    return isNumber(high) && isNumber(low) ? [{ high, low }] : []
  })

  const out = pairs.filter(({ high, low }) => isPressureOutOfRange(high, low)).length
  const last = pairs.at(-1)
  const verdict = out > 0 ? `${out}次超出正常范围` : '都在正常范围'
  return `最近${pairs.length}次血压，${verdict}${last ? `，最近一次${last.high}/${last.low}` : ''}`
}

function rangeLabel(card: MetricCard, values: readonly number[]): string {
  // Only a gap between measured values is one: hours to come, or hours before the first value, are not missing.
  const measured = card.trend.map(isNumber)
  const gap = measured.slice(measured.indexOf(true), measured.lastIndexOf(true)).includes(false)
  const span = `${METRIC_NAMES[card.metric]}最低${Math.min(...values)}，最高${Math.max(...values)}`

  const low =
    card.metric === 'oxygen'
      ? values.filter((value) => value < FIXED_SCALES.oxygen.limit).length
      : 0

  const below = low > 0 ? `，${low}次低于${FIXED_SCALES.oxygen.limit}` : ''
  return `${span}，最近${values.at(-1)}${below}${gap ? '，中间有没测到的时候' : ''}`
}

const signed = (value: number): string => `${value < 0 ? '低' : '高'}${Math.abs(value).toFixed(1)}`

function deviationLabel(values: readonly number[]): string {
  const span = `最低${signed(Math.min(...values))}，最高${signed(Math.max(...values))}`
  return `最近${values.length}夜的皮肤温度和平时比，${span}，昨夜${signed(values.at(-1) ?? 0)}摄氏度`
}

/** The chart of a card in words; empty when there is no chart. */
export function sparkLabel(card: MetricCard): string {
  if (card.metric === 'sleep') return card.stages.length > 0 ? sleepLabel(card) : ''
  const values = card.trend.filter(isNumber)
  if (values.length === 0) return ''
  if (card.metric === 'bloodPressure') return pressureLabel(card)
  if (card.metric === 'temperature') return deviationLabel(values)
  if (card.metric === 'steps') return `今天走得最多的一小时${Math.max(...values)}步`
  return rangeLabel(card, values)
}
