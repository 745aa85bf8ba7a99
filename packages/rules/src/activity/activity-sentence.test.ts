import { describe, expect, it } from 'vitest'
import { type ActivityFacts, activitySentence, elderActivitySentence } from './activity-sentence.ts'
import type { Span } from '../day/span-words.ts'

const TODAY: Span = { type: 'day', current: true }
const A_DAY: Span = { type: 'day', current: false }
const WEEK: Span = { type: 'week', current: true }

const FACTS: ActivityFacts = {
  total: 4316,
  target: 5000,
  average: 4800,
  averageBefore: null,
  bestName: '周三',
  lastDay: 4316,
  streak: 0,
  hour: 10,
}

const tell = (change: Partial<ActivityFacts>, span = TODAY) =>
  [activitySentence, elderActivitySentence].map((rule) => {
    const parts = rule({ ...FACTS, ...change }, span)
    expect(parts.every(({ tone }) => tone === 'plain')).toBe(true)
    return parts.map(({ text }) => text).join('')
  })

describe('the steps of a day', () => {
  it('tell what was walked and what is left', () => {
    expect(tell({})).toEqual([
      '今天走了 4,316 步，离 5,000 步的目标还差 684 步，约 7 分钟。',
      '走了 4,316 步，\n还差 684 步。',
    ])

    expect(tell({ total: 0 })).toEqual(['今天还没开始走，目标是 5,000 步。', '今天还没开始走。'])

    expect(tell({}, A_DAY)).toEqual([
      '这一天走了 4,316 步，离 5,000 步的目标差 684 步。',
      '走了 4,316 步，\n差 684 步。',
    ])
  })

  it('praise a goal that was met, and a row of days', () => {
    const met = { total: 5000, lastDay: 5000 }

    expect(tell({ ...met, streak: 1 })).toEqual([
      '今天走了 5,000 步，走满了 5,000 步的目标。',
      '走了 5,000 步，\n达标了。',
    ])

    expect(tell({ ...met, streak: 3 })[0]).toContain('，已经连续 3 天达标。')
  })
})

describe('the steps of a week or month', () => {
  it('are compared with as many days before, a twentieth apart at least', () => {
    expect(tell({ averageBefore: 4300 }, WEEK)).toEqual([
      '走得比上周多，周三最远。',
      '走得比上周多。',
    ])

    expect(tell({ averageBefore: 5300 }, WEEK)).toEqual([
      '走得比上周少一些，周三最远。',
      '走得比上周少一些。',
    ])

    expect(tell({ averageBefore: 4700 }, WEEK)[0]).toBe('走得和上周差不多，周三最远。')

    expect(tell({ averageBefore: 4300 }, { type: 'week', current: false })[0]).toBe(
      '走得比前7天多，周三最远。',
    )

    expect(
      tell({ averageBefore: 4300, bestName: '10月29日' }, { type: 'month', current: true })[0],
    ).toBe('走得比前30天多，10月29日最远。')
  })

  it('say the mean where there is nothing to compare, and only today where there is nothing else', () => {
    expect(tell({}, WEEK)).toEqual(['近7天平均每天走 4,800 步，周三最远。', '平均每天 4,800 步。'])
    expect(tell({ bestName: null }, WEEK)[0]).toBe('近7天只有今天的数据，走了 4,316 步。')
  })

  it('invite to walk what is left in the afternoon, never of a week that is over', () => {
    const afternoon = { averageBefore: 4300, hour: 16 }

    expect(tell(afternoon, WEEK)).toEqual([
      '走得比上周多，周三最远；今天再走约 7 分钟就够了。',
      '走得比上周多，\n今天再走约 7 分钟就够了。',
    ])

    expect(tell({ ...afternoon, lastDay: 5200 }, WEEK)[0]).toContain('；今天已走满 5,000 步。')
    expect(tell({ ...afternoon, lastDay: null }, WEEK)[0]).toBe('走得比上周多，周三最远。')
    expect(tell({ ...afternoon, hour: 21 }, WEEK)[0]).toBe('走得比上周多，周三最远。')
    expect(tell(afternoon, { type: 'week', current: false })[0]).not.toContain('今天')
  })
})
