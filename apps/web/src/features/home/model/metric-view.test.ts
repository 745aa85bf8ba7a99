import { expect, it } from 'vitest'
import { metricView, spokenLine } from './metric-view.ts'
import { cardWith } from '../testing/data.ts'

const shown = (...parts: Parameters<typeof cardWith>) =>
  metricView(cardWith(...parts)).parts.map(({ number, unit }) => number + unit)

it('writes each value with its unit', () => {
  expect(shown('heartRate', { value: 72 })).toEqual(['72次/分'])
  expect(shown('bloodPressure', { value: 142, secondValue: 88 })).toEqual(['142/88mmHg'])
  expect(shown('bloodPressure', { value: 212, secondValue: 128 })).toEqual(['212/128'])
  expect(shown('bloodPressure', { value: 142 })).toEqual(['142/--mmHg'])
  expect(shown('sleep', { value: 432 })).toEqual(['7时', '12分'])
  expect(shown('sleep', { value: 45 })).toEqual(['45分'])
  expect(shown('steps', { value: 4316 })).toEqual(['4,316步'])
  expect(shown('steps', { value: 0 })).toEqual(['0步'])
  expect(shown('temperature', { value: 33.46 })).toEqual(['33.5℃'])
  expect(shown('oxygen', { value: 97 })).toEqual(['97%'])
})

it('shows no number and 暂无 when nothing was measured', () => {
  const view = metricView(cardWith('heartRate', { stateText: '' }))
  expect(view.parts).toEqual([])
  expect(view.tag).toEqual({ state: 'none', text: '暂无' })
})

it('has no tag while the walking of the day goes on', () => {
  expect(
    metricView(cardWith('steps', { value: 4316, state: 'normal', stateText: '进行中' })).tag,
  ).toBeNull()
})

it('keeps a verdict that is none yet', () => {
  const view = metricView(cardWith('temperature', { value: 33.5, stateText: '积累中' }))
  expect(view.tag).toEqual({ state: 'none', text: '积累中' })
})

it('is read aloud as words', () => {
  const high = { value: 142, secondValue: 88, state: 'high', stateText: '偏高' } as const

  expect(spokenLine(metricView(cardWith('bloodPressure', high)))).toBe(
    '血压高压142，低压88毫米汞柱，偏高。',
  )

  expect(spokenLine(metricView(cardWith('bloodPressure', { ...high, byHand: true })))).toBe(
    '血压手动输入高压142，低压88毫米汞柱，偏高。',
  )

  expect(
    spokenLine(metricView(cardWith('sleep', { value: 432, state: 'good', stateText: '良好' }))),
  ).toBe('睡眠7小时12分，良好。')

  expect(spokenLine(metricView(cardWith('oxygen', { value: 97, stateText: '' })))).toBe(
    '血氧百分之97。',
  )

  expect(spokenLine(metricView(cardWith('steps')))).toBe('步数暂无。')
})
