import type { Sentence } from '@kangban/contracts'
import { type Span, advice, spanName } from './span-words.ts'
import type { Finding } from './warning-rules.ts'

export interface HeartFacts {
  average: number
  lowest: number
  highest: number
  /** Null when no hour of the day was measured enough. */
  resting: number | null
  /** The own resting rate of the weeks before. */
  usual: { low: number; high: number } | null
  /** The events of the heart in the span. */
  warnings: readonly (Pick<Finding, 'kind' | 'level' | 'value'> & { handled: boolean })[]
}

/** Beats above or below the own range that are worth a word: less is within what a wrist can tell. */
const WORTH_SAYING = 3

function restingClause({ resting, usual }: HeartFacts): { text: string; unusual: boolean } | null {
  if (resting === null) return null
  if (!usual) return { text: `安静时 ${resting}`, unusual: false }
  if (resting >= usual.high + WORTH_SAYING) return { text: `安静时 ${resting}，比平时快一些`, unusual: true }
  if (resting <= usual.low - WORTH_SAYING) return { text: `安静时 ${resting}，比平时慢一些`, unusual: true }
  return { text: `安静时 ${resting}，和平时差不多`, unusual: false }
}

/** The gravest kind of event in the span: how to tell it and what to do. */
function gravest(warnings: HeartFacts['warnings']) {
  const of = (kind: Finding['kind']) => warnings.filter((warning) => warning.kind === kind)
  const [suspected, slow, fast] = [of('af-suspected'), of('heart-slow'), of('heart-fast')]
  if (suspected.length > 0) {
    return { told: suspected, text: `${suspected.length} 次心电图疑似房颤`, todo: '请联系医生看看' }
  }
  if (slow.length > 0) {
    const slowest = Math.round(Math.min(...slow.map(({ value }) => value)))
    return { told: slow, text: `${slow.length} 次心率过慢，最慢 ${slowest}`, todo: '请联系医生' }
  }
  if (fast.length === 0) return null
  const fastest = Math.round(Math.max(...fast.map(({ value }) => value)))
  const grave = fast.some(({ level }) => level === 'bad')
  return {
    told: fast,
    text: `${fast.length} 次安静时心率${grave ? '过快' : '偏快'}，最快 ${fastest}`,
    todo: grave ? '请坐下休息，联系医生' : '请多歇一会儿',
  }
}

/** Null when there was no event. What has been dealt with is told, and asks for nothing more. */
function warningSentence({ warnings }: HeartFacts, span: Span): Sentence | null {
  const worst = gravest(warnings)
  if (!worst) return null
  const open = worst.told.filter(({ handled }) => !handled)
  const end = open.length > 0 ? advice(span, worst.todo) : '，已经处理过了'
  const tone = open.some(({ level }) => level === 'bad') ? 'bad' : 'warn'
  return [{ text: `${spanName(span)}有 ${worst.text}${end}。`, tone }]
}

/** What the heart did in a span: an event first, else how it compares with itself. */
export function heartSentence(facts: HeartFacts, span: Span): Sentence {
  const warned = warningSentence(facts, span)
  if (warned) return warned
  const resting = restingClause(facts)
  const range = `${spanName(span)}心率平均 ${facts.average}，在 ${facts.lowest} 到 ${facts.highest} 之间`
  if (!resting) return [{ text: `${range}。`, tone: 'plain' }]
  if (!resting.unusual) return [{ text: `${range}，${resting.text}。`, tone: 'plain' }]
  return [
    { text: `${range}，`, tone: 'plain' },
    { text: `${resting.text}${advice(span, '请注意休息')}。`, tone: 'warn' },
  ]
}
