import type { Sentence } from '@kangban/contracts'
import { type Sentences, type Span, advice, plain, spanName } from '../day/span-words.ts'
import { adviceAbout, type Asked } from '../warnings/advice-now.ts'
import { type EventRow, timesOf } from '../warnings/episodes.ts'
import type { Finding } from '../warnings/warning-rules.ts'

export interface HeartFacts {
  average: number
  lowest: number
  highest: number
  /** Null when no hour of the day was measured enough. */
  resting: number | null
  /** The own resting rate of the weeks before. */
  usual: { low: number; high: number } | null
  /** The events of the heart in the span. */
  warnings: readonly (Pick<Finding, 'kind' | 'level' | 'value'> &
    Pick<EventRow, 'occurredAt' | 'seconds'> & { handled: boolean })[]
  asked: Asked
}

/** Beats above or below the own range that are worth a word: less is within what a wrist can tell. */
const WORTH_SAYING = 3

function restingClause({ resting, usual }: HeartFacts): { text: string; unusual: boolean } | null {
  if (resting === null) return null
  if (!usual) return { text: `安静时 ${resting}`, unusual: false }
  if (resting >= usual.high + WORTH_SAYING)
    return { text: `安静时 ${resting}，比平时快一些`, unusual: true }
  if (resting <= usual.low - WORTH_SAYING)
    return { text: `安静时 ${resting}，比平时慢一些`, unusual: true }
  return { text: `安静时 ${resting}，和平时差不多`, unusual: false }
}

interface Told {
  told: HeartFacts['warnings']
  text: string
  elderText: string
}

/** The gravest kind of event in the span, and how to tell it. */
function gravest(warnings: HeartFacts['warnings']): Told | null {
  const of = (kind: Finding['kind']) => warnings.filter((warning) => warning.kind === kind)
  const [suspected, slow, fast] = [of('af-suspected'), of('heart-slow'), of('heart-fast')]

  if (suspected.length > 0) {
    const count = timesOf('af-suspected', suspected)

    return {
      told: suspected,
      text: `${count} 次心电图疑似房颤`,
      elderText: `${count} 次疑似房颤`,
    }
  }

  if (slow.length > 0) {
    const slowest = Math.round(Math.min(...slow.map(({ value }) => value)))
    const text = `${slow.length} 次心率过慢，最慢 ${slowest}`
    return { told: slow, text, elderText: text }
  }

  return fast.length === 0 ? null : toldFast(fast)
}

function toldFast(fast: HeartFacts['warnings']): Told {
  const fastest = Math.round(Math.max(...fast.map(({ value }) => value)))
  const grave = fast.some(({ level }) => level === 'bad')
  const speed = grave ? '过快' : '偏快'

  return {
    told: fast,
    text: `${fast.length} 次安静时心率${speed}，最快 ${fastest}`,
    elderText: `${fast.length} 次心率${speed}，最快 ${fastest}`,
  }
}

/** Null when there was no event. What has been dealt with is told, and asks for nothing more. */
function warningSentences({ warnings, asked }: HeartFacts, span: Span): Sentences | null {
  const worst = gravest(warnings)
  if (!worst) return null
  const open = worst.told.filter(({ handled }) => !handled)
  const grave = open.find(({ level }) => level === 'bad')
  const told = grave ?? open[0]
  const todo = told && adviceAbout(told, span, asked)

  const say = (text: string, done: string): Sentence => [
    { text: `${spanName(span)}有 ${text}${todo ?? `，${done}`}。`, tone: grave ? 'bad' : 'warn' },
  ]

  return {
    sentence: say(worst.text, '已经处理过了'),
    elderSentence: say(worst.elderText, '处理过了'),
  }
}

/** What the heart did in a span: an event first, else how it compares with itself. For elders shorter, never milder. */
export function heartSentence(facts: HeartFacts, span: Span): Sentences {
  const warned = warningSentences(facts, span)
  if (warned) return warned
  const resting = restingClause(facts)
  const mean = `${spanName(span)}心率平均 ${facts.average}`
  const range = `${mean}，在 ${facts.lowest} 到 ${facts.highest} 之间`
  if (!resting) return { sentence: plain(`${range}。`), elderSentence: plain(`${mean}。`) }

  if (!resting.unusual) {
    return {
      sentence: plain(`${range}，${resting.text}。`),
      elderSentence: plain(`${mean}，${resting.text}。`),
    }
  }

  const say = (start: string, todo: string): Sentence => [
    { text: `${start}，`, tone: 'plain' },
    { text: `${resting.text}${advice(span, todo)}。`, tone: 'warn' },
  ]

  return { sentence: say(range, '请注意休息'), elderSentence: say(mean, '请多歇歇') }
}
