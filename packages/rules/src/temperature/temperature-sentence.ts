import type { Sentence } from '@kangban/contracts'
import { advice, type Sentences, type Span, plain } from '../day/span-words.ts'
import { TEMPERATURE_BASELINE } from '../thresholds.ts'
import { temperatureVerdict } from '../verdicts.ts'

export interface TemperatureFacts {
  /** Degrees by which each measured night of the span differed from the nights before it; null: no baseline yet. */
  deviations: readonly (number | null)[]
}

const NIGHT = { day: { current: '昨夜', past: '这一夜' }, week: '7天里', month: '30天里' } as const

/** Cautious: a wrist says little about fever. For elders shorter, never milder. */
export function temperatureSentence({ deviations }: TemperatureFacts, span: Span): Sentences {
  const known = deviations.filter((deviation) => deviation !== null)
  if (known.length === 0) return uncompared(deviations.length === 0)
  return span.type === 'day' ? dayWords(known.at(-1) ?? 0, span) : spanWords(known, span)
}

const uncompared = (unworn: boolean): Sentences =>
  unworn
    ? {
        sentence: plain('夜里没有戴手表，没法和平时比较。'),
        elderSentence: plain('夜里没戴手表，没法比较。'),
      }
    : {
        sentence: plain(`再戴几晚手表，满 ${TEMPERATURE_BASELINE.fewest} 晚就能和平时比较了。`),
        elderSentence: plain(`戴满 ${TEMPERATURE_BASELINE.fewest} 晚手表，就能比较了。`),
      }

const warn = (text: string): Sentence => [{ text, tone: 'warn' }]

/** About a wrist that is warmer or colder than usual: it says little about fever, only a thermometer can tell. */
export const temperatureAdvice = (state: 'high' | 'low'): string =>
  state === 'high' ? '请量一次体温' : '请注意保暖'

function dayWords(deviation: number, span: Span): Sentences {
  const when = NIGHT.day[span.current ? 'current' : 'past']
  const { state } = temperatureVerdict(deviation)

  if (state !== 'high' && state !== 'low') {
    return {
      sentence: plain(`${when}手腕的温度和平时差不多。`),
      elderSentence: plain(`${when}手腕冷热和平时差不多。`),
    }
  }

  const differs = `${state === 'high' ? '热' : '凉'} ${Math.abs(deviation).toFixed(1)} 度`
  const said = warn(`${when}手腕比平时${differs}${advice(span, temperatureAdvice(state))}。`)
  return { sentence: said, elderSentence: said }
}

const joined = (clauses: (string | null)[]): string =>
  clauses.filter((clause) => clause !== null).join('，')

function spanWords(deviations: readonly number[], { type, current }: Span): Sentences {
  const when = `${current ? '近' : '这'}${NIGHT[type === 'week' ? 'week' : 'month']}`

  const nights = (state: 'high' | 'low') =>
    deviations.filter((deviation) => temperatureVerdict(deviation).state === state).length

  const [warm, cold] = [nights('high'), nights('low')]

  if (warm + cold === 0) {
    return {
      sentence: plain(`${when}，夜里手腕的温度和平时差不多。`),
      elderSentence: plain(`${when}，手腕冷热和平时差不多。`),
    }
  }

  const told = [
    warm > 0 ? `有 ${warm} 晚手腕比平时热` : null,
    cold > 0 ? `有 ${cold} 晚手腕比平时凉` : null,
  ]

  const elder = [warm > 0 ? `${warm} 晚手腕偏热` : null, cold > 0 ? `${cold} 晚手腕偏凉` : null]

  return {
    sentence: warn(`${when}，${joined(told)}。`),
    elderSentence: warn(`${when}，${joined(elder)}。`),
  }
}
