import type { Sentence } from '@kangban/contracts'
import { type Sentences, type Span, advice, plain, spanName } from '../day/span-words.ts'
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
  warnings: readonly (Pick<Finding, 'kind' | 'level' | 'value'> & { handled: boolean })[]
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
  todo: string
  elderText: string
  elderTodo: string
}

/** The gravest kind of event in the span: how to tell it and what to do. */
function gravest(warnings: HeartFacts['warnings']): Told | null {
  const of = (kind: Finding['kind']) => warnings.filter((warning) => warning.kind === kind)
  const [suspected, slow, fast] = [of('af-suspected'), of('heart-slow'), of('heart-fast')]

  if (suspected.length > 0) {
    const count = suspected.length

    return {
      told: suspected,
      text: `${count} 次心电图疑似房颤`,
      todo: '请联系医生看看',
      elderText: `${count} 次疑似房颤`,
      elderTodo: '请联系医生',
    }
  }

  if (slow.length > 0) {
    const slowest = Math.round(Math.min(...slow.map(({ value }) => value)))
    const text = `${slow.length} 次心率过慢，最慢 ${slowest}`
    const todo = '请联系医生'
    return { told: slow, text, todo, elderText: text, elderTodo: todo }
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
    todo: grave ? '请坐下休息，联系医生' : '请多歇一会儿',
    elderText: `${fast.length} 次心率${speed}，最快 ${fastest}`,
    elderTodo: grave ? '请坐下，联系医生' : '请多歇歇',
  }
}

/** Null when there was no event. What has been dealt with is told, and asks for nothing more. */
function warningSentences({ warnings }: HeartFacts, span: Span): Sentences | null {
  const worst = gravest(warnings)
  if (!worst) return null
  const open = worst.told.filter(({ handled }) => !handled)
  const tone = open.some(({ level }) => level === 'bad') ? 'bad' : 'warn'

  const say = (text: string, todo: string, done: string): Sentence => [
    {
      text: `${spanName(span)}有 ${text}${open.length > 0 ? advice(span, todo) : `，${done}`}。`,
      tone,
    },
  ]

  return {
    sentence: say(worst.text, worst.todo, '已经处理过了'),
    elderSentence: say(worst.elderText, worst.elderTodo, '处理过了'),
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
