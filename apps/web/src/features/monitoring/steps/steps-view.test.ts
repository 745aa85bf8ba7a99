import { contract } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { asRead, exampleOf } from '../testing/answers.ts'
import type { StepsAnswer } from '../parts/answers.ts'
import {
  averageNote,
  busiestHour,
  comparison,
  goalState,
  hoursOf,
  kilometres,
  missingText,
  spokenSteps,
  stepDaysOf,
  steppedGoal,
  typedGoal,
} from './steps-view.ts'

const TODAY = '2026-03-02'
const WEEK = { span: 'week', day: TODAY, today: TODAY } as const
const DAY = { ...WEEK, span: 'day' } as const

const span = (change: Partial<StepsAnswer> = {}): StepsAnswer => ({
  ...asRead(exampleOf(contract.monitoring.getSteps.example)),
  ...change,
})

describe('the average', () => {
  it('says of how many whole days it is, and that today is left out', () => {
    expect(averageNote(span(), TODAY)).toBe('5 个整天的平均，今天未计入')
    expect(averageNote(span(), '2026-03-09')).toBe('6 个整天的平均')

    expect(averageNote(span({ details: [null, null, null, null, null, null, 300] }), TODAY)).toBe(
      '只有今天的，今天还没过完',
    )
  })

  it('is compared as the service compares it', () => {
    expect(comparison(span(), WEEK)).toEqual({ text: '比上周多 450', more: true })

    expect(comparison(span({ compared: 'same' }), WEEK)).toEqual({
      text: '和上周差不多',
      more: false,
    })

    expect(
      comparison(span({ compared: 'less', averageBefore: 6070 }), { ...WEEK, today: '2026-03-09' })
        ?.text,
    ).toBe('比前7天少 1,000')

    expect(comparison(span({ compared: null, averageBefore: null }), WEEK)).toBeNull()
    expect(comparison(span(), DAY)).toBeNull()
  })
})

describe('the goal', () => {
  it('is about today while the span ends with it', () => {
    const details = [4980, 5120, 3890, null, 6210, 5150, 4316]

    expect(goalState(span({ details }), WEEK)).toEqual({
      percent: 86,
      title: '今天 4,316 步',
      note: '还差 684 步',
    })

    expect(goalState(span({ total: 5000 }), DAY)).toMatchObject({ percent: 100, note: '达标了' })
    expect(goalState(span({ total: 4999 }), DAY)?.percent).toBe(99)

    expect(goalState(span({ total: 12_500 }), DAY)).toMatchObject({
      percent: 250,
      note: '达标，多走了 7,500 步',
    })
  })

  it('is about the days that met it once the span is over', () => {
    expect(goalState(span(), { ...WEEK, today: '2026-03-09' })).toEqual({
      percent: 67,
      title: '达标 4 天',
      note: '共 6 天有数据',
    })
  })

  it('is not zero steps where today was not measured', () => {
    const without = span({ details: [4980, null, null, null, null, null, null] })
    expect(goalState(without, WEEK)).toMatchObject({ percent: 0, title: '今天还没有数据' })
  })

  it('is not said where it or the steps are missing, and nothing is divided by zero', () => {
    expect(goalState(span({ target: null }), DAY)).toEqual({
      percent: null,
      title: '今天 30,420 步',
      note: '目标 -- 步',
    })

    expect(goalState(span({ target: 0 }), DAY)?.percent).toBeNull()

    expect(goalState(span({ total: null }), DAY)).toEqual({
      percent: null,
      title: '今天 -- 步',
      note: '目标 5,000 步',
    })

    expect(goalState(span({ details: [], detailTimes: [] }), WEEK)?.title).toBe('今天 -- 步')
    expect(goalState(span({ daysMet: undefined }), { ...WEEK, today: '2026-03-09' })).toBeNull()
    expect(spokenSteps('走得好。', span({ target: null }), DAY)).toBe('走得好。')
  })

  it('goes up and down by whole steps and never beyond its limits', () => {
    expect([
      steppedGoal(4500, 1),
      steppedGoal(4500, -1),
      steppedGoal(4650, 1),
      steppedGoal(4650, -1),
    ]).toEqual([5000, 4000, 5000, 4500])

    expect([steppedGoal(1000, -1), steppedGoal(30_000, 1)]).toEqual([1000, 30_000])
  })

  it('is typed as a whole number within the limits', () => {
    expect(['1000', '30000', '6500'].map(typedGoal)).toEqual([1000, 30_000, 6500])
    expect(['', '999', '30001', '65.5', 'x'].map(typedGoal)).toEqual([null, null, null, null, null])
  })
})

describe('the lists', () => {
  it('of a day are put at the hours of their times, and shorter slots added up', () => {
    const detailTimes = ['2026-03-02 08:00:00', '8:30', null, '09:00', '25:00']
    const hours = hoursOf({ detailTimes, details: [100, 200, 300, null] })
    expect(hours).toHaveLength(24)

    expect(hours.flatMap((steps, hour) => (steps === null ? [] : [[hour, steps]]))).toEqual([
      [8, 300],
    ])
  })

  it('of a span are put at their days, oldest first, with goals only where each day has one', () => {
    const detailTimes = ['2026/3/2', 'yesterday', '2026-03-01 00:00:00']
    const details = [4316, 1, 5904]
    const days = ['2026-03-01', '2026-03-02']

    expect(stepDaysOf({ detailTimes, details, goals: [5000, 6000, 7000] })).toEqual({
      days,
      steps: [5904, 4316],
      goals: [7000, 5000],
    })

    expect(stepDaysOf({ detailTimes, details, goals: [5000] }).goals).toEqual([])
    expect(stepDaysOf({ detailTimes, details, goals: undefined }).goals).toEqual([])
    expect(averageNote({ detailTimes: [null], details }, TODAY)).toBeNull()
  })
})

it('finds the busiest hour, and none where nobody walked', () => {
  expect(busiestHour([0, null, 40, 900, 900])).toBe(3)
  expect(busiestHour([null, 0, null])).toBeNull()
  expect(busiestHour([])).toBeNull()
})

it('says what is missing for distance and energy', () => {
  expect(kilometres(span())).toBe('19.9')
  expect(kilometres(span({ distance: null }))).toBeNull()
  expect(missingText(span())).toBeNull()
  expect(missingText(span({ missing: undefined }))).toBeNull()
  expect(missingText(span({ missing: ['weight'] }))).toBe('还不知道您的体重，算不出消耗。')

  expect(missingText(span({ missing: ['height', 'weight'] }))).toBe(
    '还不知道您的身高和体重，算不出路程和消耗。',
  )
})
