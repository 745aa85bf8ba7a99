import type { Sentence } from '@kangban/contracts'
import { NOTABLE_SHARE } from '@kangban/contracts/figure-rules'
import { walkInvitation } from '../day/day-sentence.ts'
import { thousands } from '../day/thousands.ts'
import { type Span, spanName } from '../day/span-words.ts'
import { isShortWalk, walkWords } from './walking-words.ts'

export interface ActivityFacts {
  total: number
  target: number
  average: number
  /** Of as many days before; null where they cannot be compared. */
  averageBefore: number | null
  /** Of the days that are over, as people name it: 周三, 10月29日. Null while today is the only day. */
  bestName: string | null
  /** Steps of the last day of the span; null without a reading. */
  lastDay: number | null
  streak: number
  /** Of the clock in China. */
  hour: number
}

const BEFORE = {
  week: { current: '上周', past: '前7天' },
  month: { current: '前30天', past: '前30天' },
} as const

const say = (text: string): Sentence => [{ text, tone: 'plain' }]

/** Never a reproach: what was walked, and what is left while the day lasts. */
export function activitySentence(facts: ActivityFacts, span: Span): Sentence {
  if (span.type !== 'day') return say(daysSentence(facts, span))
  const { total, target, streak } = facts
  if (total === 0 && span.current) return say(`今天还没开始走，目标是 ${thousands(target)} 步。`)
  const walked = `${spanName(span)}走了 ${thousands(total)} 步`

  const clauses =
    total >= target
      ? [
          walked,
          `走满了 ${thousands(target)} 步的目标`,
          ...(streak > 1 ? [`已经连续 ${streak} 天达标`] : []),
        ]
      : [
          walked,
          `离 ${thousands(target)} 步的目标${span.current ? '还' : ''}差 ${thousands(target - total)} 步`,
          ...(span.current && isShortWalk(target - total) ? [walkWords(target - total)] : []),
        ]

  return say(`${clauses.join('，')}。`)
}

/** The mean against that of the days before; null where they cannot be compared. */
export function comparedSteps({
  average,
  averageBefore,
}: Pick<ActivityFacts, 'average' | 'averageBefore'>): 'same' | 'more' | 'less' | null {
  if (averageBefore === null) return null
  const more = average - averageBefore
  if (Math.abs(more) < NOTABLE_SHARE * averageBefore) return 'same'
  return more > 0 ? 'more' : 'less'
}

function comparedClause(facts: ActivityFacts, { type, current }: Span): string | null {
  const compared = comparedSteps(facts)
  if (compared === null || type === 'day') return null
  const before = BEFORE[type][current ? 'current' : 'past']
  if (compared === 'same') return `走得和${before}差不多`
  return `走得比${before}${compared === 'more' ? '多' : '少一些'}`
}

const leftToday = ({ lastDay, target, hour }: ActivityFacts, { current }: Span): string | null =>
  current && lastDay !== null ? walkInvitation({ today: lastDay, goal: target }, hour) : null

const onlyToday = (span: Span, total: number) =>
  `${spanName(span)}只有今天的数据，走了 ${thousands(total)} 步。`

function daysSentence(facts: ActivityFacts, span: Span): string {
  const { average, bestName, total } = facts
  if (bestName === null) return onlyToday(span, total)

  const walked =
    comparedClause(facts, span) ?? `${spanName(span)}平均每天走 ${thousands(average)} 步`

  const left = leftToday(facts, span)
  return `${walked}，${bestName}最远${left === null ? '' : `；${left}`}。`
}

/** The same in fewer words, for the elderly form. */
export function elderActivitySentence(facts: ActivityFacts, span: Span): Sentence {
  const { total, target, average, bestName } = facts

  if (span.type === 'day') {
    if (total === 0 && span.current) return say('今天还没开始走。')
    const walked = `走了 ${thousands(total)} 步，\n`
    if (total >= target) return say(`${walked}达标了。`)
    return say(`${walked}${span.current ? '还' : ''}差 ${thousands(target - total)} 步。`)
  }

  if (bestName === null) return say(onlyToday(span, total))
  const walked = comparedClause(facts, span) ?? `平均每天 ${thousands(average)} 步`
  const left = leftToday(facts, span)
  return say(left === null ? `${walked}。` : `${walked}，\n${left}。`)
}
