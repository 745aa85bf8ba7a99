import { BY_HAND, METRIC_NAMES, type MetricCard, SPOKEN_UNITS, UNITS } from '@kangban/contracts'
import { COPY } from '../copy.ts'
import { metricStyle, type MetricStyle } from './metric-style.ts'

export interface ValuePart {
  readonly number: string
  readonly unit: string
}

interface MetricView extends MetricStyle {
  readonly metric: MetricCard['metric']
  readonly name: string
  /** Nothing measured: no parts. */
  readonly parts: readonly ValuePart[]
  /** The value in words, for screen readers and for reading aloud. */
  readonly spokenValue: string
  /** Null where there is no verdict to show beside a measured value. */
  readonly tag: { readonly state: MetricCard['state']; readonly text: string } | null
  readonly note: string
  /** The value was typed in, not measured by a device. */
  readonly byHand: boolean
}

const grouped = (value: number): string => Math.round(value).toLocaleString('en-US')

function sleepParts(minutes: number): ValuePart[] {
  const whole = Math.round(minutes)
  const hours: ValuePart = { number: String(Math.floor(whole / 60)), unit: '时' }
  const rest: ValuePart = { number: String(whole % 60), unit: '分' }
  return whole < 60 ? [rest] : [hours, rest]
}

/** With six digits there is no room left for the unit on half a page; 212/128 is not taken for anything else. */
const MAX_LENGTH_WITH_UNIT = '142/88'.length

function pressurePart(systolic: number, diastolic: number | null): ValuePart {
  const number = `${Math.round(systolic)}/${diastolic === null ? '--' : Math.round(diastolic)}`
  return { number, unit: number.length > MAX_LENGTH_WITH_UNIT ? '' : UNITS.bloodPressure }
}

function valueParts({ metric, value, secondValue }: MetricCard): ValuePart[] {
  if (value === null) return []

  switch (metric) {
    case 'sleep':
      return sleepParts(value)
    case 'bloodPressure':
      return [pressurePart(value, secondValue)]
    case 'temperature':
      return [{ number: value.toFixed(1), unit: UNITS.temperature }]
    case 'oxygen':
      return [{ number: String(Math.round(value)), unit: UNITS.oxygen }]
    case 'steps':
      return [{ number: grouped(value), unit: UNITS.steps }]
    case 'heartRate':
    case 'ecg':
      return [{ number: String(Math.round(value)), unit: UNITS.heartRate }]
  }
}

function spokenValue({ metric, value, secondValue }: MetricCard): string {
  if (value === null) return COPY.none

  if (metric === 'sleep') {
    const [first, second] = sleepParts(value)
    return second ? `${first?.number}小时${second.number}分` : `${first?.number}分`
  }

  const unit = SPOKEN_UNITS[metric]
  if (metric === 'oxygen') return `${unit}${Math.round(value)}`
  if (metric === 'temperature') return `${value.toFixed(1)}${unit}`

  if (metric === 'bloodPressure') {
    const diastolic = secondValue === null ? '' : `，低压${Math.round(secondValue)}`
    return `高压${Math.round(value)}${diastolic}${unit}`
  }

  return `${Math.round(value)}${unit}`
}

function tagOf({ metric, value, state, stateText }: MetricCard): MetricView['tag'] {
  // A day of walking that is still going on is no verdict; the note says what is left.
  if (metric === 'steps' && state === 'normal') return null
  const text = stateText || (value === null ? COPY.none : '')
  return text ? { state, text } : null
}

/** What one card shows. */
export function metricView(card: MetricCard): MetricView {
  return {
    ...metricStyle(card.metric),
    metric: card.metric,
    name: METRIC_NAMES[card.metric],
    parts: valueParts(card),
    spokenValue: spokenValue(card),
    tag: tagOf(card),
    note: card.note,
    byHand: card.byHand ?? false,
  }
}

/** 心率 72次每分，正常。 The lines that are read aloud after the sentence. */
export function spokenLine(view: MetricView): string {
  const value = `${view.byHand ? BY_HAND : ''}${view.spokenValue}`
  return `${view.name}${value}${view.tag && view.parts.length > 0 ? `，${view.tag.text}` : ''}。`
}
