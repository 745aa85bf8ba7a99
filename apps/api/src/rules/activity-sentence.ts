import type { Sentence } from '@kangban/contracts'
import { thousands } from './day-sentence.ts'
import { type Span, spanName } from './span-words.ts'

export interface ActivityFacts {
  total: number
  target: number
  average: number
  best: number
  daysMet: number
  streak: number
}

/** Never a reproach: what was walked, and what is left while the day lasts. */
export function activitySentence(facts: ActivityFacts, span: Span): Sentence {
  const { total, target, average, best, daysMet, streak } = facts
  const when = spanName(span)
  if (span.type !== 'day') {
    const met = daysMet > 0 ? `，有 ${daysMet} 天达标` : ''
    const text = `${when}平均每天走 ${thousands(average)} 步${met}，最多的一天 ${thousands(best)} 步。`
    return [{ text, tone: 'plain' }]
  }
  if (total === 0 && span.current) return [{ text: `今天还没开始走，目标是 ${thousands(target)} 步。`, tone: 'plain' }]
  const walked = `${when}走了 ${thousands(total)} 步`
  const clauses =
    total >= target
      ? [walked, `走满了 ${thousands(target)} 步的目标`, ...(streak > 1 ? [`已经连续 ${streak} 天达标`] : [])]
      : [walked, `离 ${thousands(target)} 步的目标${span.current ? '还' : ''}差 ${thousands(target - total)} 步`]
  return [{ text: `${clauses.join('，')}。`, tone: 'plain' }]
}
