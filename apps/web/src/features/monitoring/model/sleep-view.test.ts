import { contract, type SleepData } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { CARD_STATES } from '../sleep-copy.ts'
import {
  clockLength,
  lengthText,
  nightParts,
  rangeOf,
  scoreComparison,
  sleepCards,
  stageTotals,
  timeTicks,
} from './sleep-view.ts'

function night(change: Partial<SleepData> = {}): SleepData {
  const example = contract.monitoring.getSleep.example?.output
  if (!example) throw new Error('no example')
  return { ...example, ...change }
}

describe('the parts of a night', () => {
  it('last until the next begins, over midnight too', () => {
    const data = night({ details: [2, 4, 1], detailTimes: ['23:50', '00:10', '00:20'], sleepEndTime: '05:00' })
    expect(nightParts(data)).toEqual([
      { stage: 'light', from: '23:50', to: '00:10', minutes: 20 },
      { stage: 'awake', from: '00:10', to: '00:20', minutes: 10 },
      { stage: 'deep', from: '00:20', to: '05:00', minutes: 280 },
    ])
  })
  it('may be none, one, or unknown', () => {
    expect(nightParts(night({ details: [], detailTimes: [] }))).toEqual([])
    expect(nightParts(night({ details: [3], detailTimes: ['22:40'] }))).toHaveLength(1)
    const odd = nightParts(night({ details: [null, 9, 1], detailTimes: ['22:00', '23:00', '00:00'] }))
    expect(odd.map(({ stage }) => stage)).toEqual([null, null, 'deep'])
  })
  it('have evenly spaced times below them', () => {
    expect(timeTicks(night(), 3)).toEqual(['22:40', '02:00', '05:20'])
    expect(timeTicks(night(), 5)).toHaveLength(5)
  })
})

describe('the totals', () => {
  it('are shares of the time asleep, and leave out a time awake of zero', () => {
    expect(stageTotals(night()).map(({ stage, percent }) => [stage, percent])).toEqual([
      ['deep', 10],
      ['light', 70],
      ['rem', 19],
      ['awake', null],
    ])
    expect(stageTotals(night({ wake: 0 })).map(({ stage }) => stage)).toEqual(['deep', 'light', 'rem'])
    expect(stageTotals(night({ totalTime: 0 }))[1]?.percent).toBe(0)
  })
  it('are written as people do', () => {
    expect([372, 60, 59, 0].map(lengthText)).toEqual(['6 小时 12 分', '1 小时', '59 分钟', '0 分钟'])
    expect([102, 9].map(clockLength)).toEqual(['1:42', '0:09'])
  })
})

const scale = (change: Partial<SleepData>) => sleepCards(night(change)).map((card) => card.scale)
const compared = (change: Partial<SleepData>) => sleepCards(night(change)).map((card) => card.compared)

describe('the cards', () => {
  it('[SLEEP-18] have one of three states, each with its word and mark', () => {
    expect(CARD_STATES).toEqual({ 正常: 'normal', 偏低: 'low', 偏高: 'high' })
    const states = sleepCards(night({ sleepState: '偏低', deepState: '偏高', remState: '正常' }))
    expect(states.map(({ name, state }) => [name, state])).toEqual([
      ['sleep', '偏低'],
      ['deep', '偏高'],
      ['rem', '正常'],
      ['wake', '正常'],
    ])
  })
  it('read the limits from the reference, and have a longer scale for a value beyond it', () => {
    expect(rangeOf('6-10小时')).toEqual({ low: 6, high: 10 })
    expect(rangeOf('11–30%')).toEqual({ low: 11, high: 30 })
    expect(rangeOf('')).toBeNull()
    expect(scale({})).toEqual([12, 30, 45, 6])
    expect(scale({ totalTime: 900, wakeCount: 9, deepRate: 44 })).toEqual([15, 44, 45, 9])
  })
  it('say how it compares with the age, and no more than that it is reached', () => {
    expect(compared({ remCompRate: 94 })).toEqual(['参考中间值的 89%', '达到同龄平均', '同龄平均的 94%', null])
  })
})

it('the score is compared with the own nights, where there are enough', () => {
  expect(scoreComparison(night())).toBe('比你近 14 天高 4 分')
  expect(scoreComparison(night({ usualScore: 86 }))).toBe('比你近 14 天低 2 分')
  expect(scoreComparison(night({ usualScore: 84 }))).toBe('和你近 14 天一样')
  expect(scoreComparison(night({ usualScore: null }))).toBeNull()
})
