import { contract } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { CARD_STATES } from './sleep-copy.ts'
import { asRead, exampleOf } from '../testing/answers.ts'
import type { SleepAnswer } from '../parts/answers.ts'
import {
  clockLength,
  lengthText,
  nightParts,
  rangeOf,
  scoreComparison,
  sleepCards,
  spokenSleep,
  stageTotals,
  timeTicks,
} from './sleep-view.ts'

const night = (change: Partial<SleepAnswer> = {}): SleepAnswer => ({
  ...asRead(exampleOf(contract.monitoring.getSleep.example)),
  ...change,
})

describe('the parts of a night', () => {
  it('last until the next begins, over midnight too', () => {
    const data = night({
      details: [2, 4, 1],
      detailTimes: ['23:50', '00:10', '00:20'],
      sleepEndTime: '05:00',
    })

    expect(nightParts(data)).toEqual([
      { stage: 'light', from: '23:50', to: '00:10', minutes: 20 },
      { stage: 'awake', from: '00:10', to: '00:20', minutes: 10 },
      { stage: 'deep', from: '00:20', to: '05:00', minutes: 280 },
    ])
  })

  it('may be none, one, or unknown', () => {
    expect(nightParts(night({ details: [], detailTimes: [] }))).toEqual([])
    expect(nightParts(night({ details: [3], detailTimes: ['22:40'] }))).toHaveLength(1)

    const odd = nightParts(
      night({ details: [null, 9, 1], detailTimes: ['22:00', '23:00', '00:00'] }),
    )

    expect(odd.map(({ stage }) => stage)).toEqual([null, null, 'deep'])
  })

  it('are read from times in other forms, and leave a gap around one that is no time', () => {
    const odd = night({
      details: [2, 1, 3, 4, 2],
      detailTimes: ['2026-03-01 22:40', '23:05:00', null, '1:00', '02:00:00'],
      sleepEndTime: '2026-03-02 05:20:00',
    })

    expect(nightParts(odd)).toEqual([
      { stage: 'light', from: '22:40', to: '23:05', minutes: 25 },
      { stage: null, from: '23:05', to: '01:00', minutes: 115 },
      { stage: 'awake', from: '01:00', to: '02:00', minutes: 60 },
      { stage: 'light', from: '02:00', to: '05:20', minutes: 200 },
    ])
  })

  it('are none that nobody knows the end of, and none where the times go back', () => {
    const times = ['22:40', '23:05']

    expect(
      nightParts(night({ details: [2, 1], detailTimes: times, sleepEndTime: null })),
    ).toHaveLength(1)

    expect(
      nightParts(night({ details: [2], detailTimes: times })).map(({ stage }) => stage),
    ).toEqual(['light', null])

    expect(
      nightParts(night({ details: [2, 1, 3], detailTimes: ['23:00', '22:00', '23:30'] })),
    ).toEqual([])

    expect(timeTicks(night({ sleepStartTime: null }), 5)).toEqual([])
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

    expect(stageTotals(night({ wake: 0 })).map(({ stage }) => stage)).toEqual([
      'deep',
      'light',
      'rem',
    ])

    expect(stageTotals(night({ totalTime: 0 }))[1]?.percent).toBe(0)
  })

  it('are written as people do', () => {
    expect([372, 60, 59, 0].map(lengthText)).toEqual([
      '6 小时 12 分',
      '1 小时',
      '59 分钟',
      '0 分钟',
    ])

    expect([102, 9].map(clockLength)).toEqual(['1:42', '0:09'])
  })
})

const scale = (change: Partial<SleepAnswer>) => sleepCards(night(change)).map((card) => card.scale)

const compared = (change: Partial<SleepAnswer>) =>
  sleepCards(night(change)).map((card) => card.compared)

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
    expect(compared({ remCompRate: 94 })).toEqual([
      '参考中间值的 89%',
      '达到同龄平均',
      '同龄平均的 94%',
      null,
    ])
  })
})

describe('what is missing', () => {
  const none = night({
    totalTime: null,
    deepRate: null,
    rem: null,
    wake: null,
    wakeCount: null,
    sleepRef: null,
  })

  it('is two dashes in the cards, with no mark on the bar', () => {
    expect(sleepCards(none).map(({ value, text }) => [value, text])).toEqual([
      [null, '--'],
      [null, '--%'],
      [null, '--%'],
      [null, '-- 次'],
    ])

    expect(compared({ sleepCompRate: null, deepCompRate: null })).toEqual([
      '参考中间值的 --%',
      '同龄平均的 --%',
      '达到同龄平均',
      null,
    ])

    expect(rangeOf(null)).toBeNull()
  })

  it('has no share, and is not zero', () => {
    expect(stageTotals(none).map(({ minutes, percent }) => [minutes, percent])).toEqual([
      [38, null],
      [262, null],
      [null, null],
      [null, null],
    ])

    expect([lengthText(null), clockLength(null)]).toEqual(['--', '--'])
  })

  it('is not read aloud', () => {
    expect(spokenSleep('睡得良好。', none)).toBe(
      '睡得良好。22:40 入睡，05:20 醒来。深睡38 分钟，浅睡4 小时 22 分。',
    )

    expect(spokenSleep('', night({ sleepEndTime: null }))).toMatch(/^睡了 6 小时 12 分。/)
  })
})

it('the score is compared with the own nights, where there are enough', () => {
  expect(scoreComparison(night())).toBe('比近 14 天高 4 分')
  expect(scoreComparison(night({ usualScore: 86 }))).toBe('比近 14 天低 2 分')
  expect(scoreComparison(night({ usualScore: 84 }))).toBe('和近 14 天一样')
  expect(scoreComparison(night({ usualScore: null }))).toBeNull()
  expect(scoreComparison(night({ usualScore: undefined }))).toBeNull()
  expect(scoreComparison(night({ score: null }))).toBeNull()
})
