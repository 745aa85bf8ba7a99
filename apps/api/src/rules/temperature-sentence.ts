import type { Sentence } from '@kangban/contracts'
import type { Span } from './span-words.ts'
import { FEWEST_BASELINE_NIGHTS } from './thresholds.ts'
import { temperatureVerdict } from './verdicts.ts'

export interface TemperatureFacts {
  /** Degrees by which each measured night of the span differed from the nights before it; null: no baseline yet. */
  deviations: readonly (number | null)[]
}

const NIGHT = { day: { current: '昨夜', past: '这一夜' }, week: '7天里', month: '30天里' } as const

/** Cautious: a wrist says little about fever. */
export function temperatureSentence({ deviations }: TemperatureFacts, span: Span): Sentence {
  const known = deviations.filter((deviation) => deviation !== null)
  if (known.length === 0) {
    const text =
      deviations.length === 0
        ? '夜里没有戴手表，没法和平时比较。'
        : `再戴几晚手表，满 ${FEWEST_BASELINE_NIGHTS} 晚就能和平时比较了。`
    return [{ text, tone: 'plain' }]
  }
  return span.type === 'day' ? dayWords(known.at(-1) ?? 0, span) : spanWords(known, span)
}

function dayWords(deviation: number, { current }: Span): Sentence {
  const when = NIGHT.day[current ? 'current' : 'past']
  const { state } = temperatureVerdict(deviation)
  if (state === 'normal') return [{ text: `${when}手腕的温度和平时差不多。`, tone: 'plain' }]
  const warmer = state === 'high'
  const todo = current ? (warmer ? '，请用体温计量一次体温' : '，请注意保暖') : ''
  const text = `${when}手腕比平时${warmer ? '热' : '凉'} ${Math.abs(deviation).toFixed(1)} 度${todo}。`
  return [{ text, tone: 'warn' }]
}

function spanWords(deviations: readonly number[], { type, current }: Span): Sentence {
  const when = `${current ? '近' : '这'}${NIGHT[type === 'week' ? 'week' : 'month']}`
  const nights = (state: 'high' | 'low') =>
    deviations.filter((deviation) => temperatureVerdict(deviation).state === state).length
  const [warm, cold] = [nights('high'), nights('low')]
  if (warm + cold === 0) return [{ text: `${when}，夜里手腕的温度和平时差不多。`, tone: 'plain' }]
  const told = [warm > 0 ? `有 ${warm} 晚手腕比平时热` : null, cold > 0 ? `有 ${cold} 晚手腕比平时凉` : null]
  return [{ text: `${when}，${told.filter((clause) => clause !== null).join('，')}。`, tone: 'warn' }]
}
