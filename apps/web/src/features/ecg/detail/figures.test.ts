import { describe, expect, it } from 'vitest'
import { figureOf } from './figures.ts'

describe('figureOf', () => {
  it('holds the value, its reference and their places on the documented bar', () => {
    expect(figureOf('heartRate', 71)).toEqual({
      metric: 'heartRate',
      value: 71,
      state: 'normal',
      stateText: '正常',
      low: 60,
      high: 100,
      percent: { value: 35.5, low: 30, high: 50 },
    })

    expect(figureOf('hrv', 46).percent).toEqual({ value: 5.75, low: 0, high: 28.75 })
  })

  it('has its own words for each metric', () => {
    expect(
      [figureOf('heartRate', 101), figureOf('heartRate', 59)].map((figure) => figure.stateText),
    ).toEqual(['偏快', '偏慢'])

    expect([figureOf('qt', 451), figureOf('qt', 299)].map((figure) => figure.stateText)).toEqual([
      '偏长',
      '偏短',
    ])

    expect(figureOf('hrv', 231)).toMatchObject({ state: 'high', stateText: '偏高' })
  })

  it('does not take a missing value for zero', () => {
    expect(figureOf('qt', null)).toMatchObject({ value: null, state: 'none', stateText: '暂无' })
  })
})
