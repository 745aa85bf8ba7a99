import { describe, expect, it } from 'vitest'
import { metricSpan, overDays } from './metric-span.ts'

const NOW = new Date('2026-03-02T00:30:00+08:00')

const span = (type: string, dat = '2026-03-02') => {
  const made = metricSpan({ type, dat }, NOW)
  if (!made) throw new Error('no such span')
  return made
}

describe('a span', () => {
  it('ends with the day that is asked for, in China', () => {
    expect(span('1')).toEqual({
      type: 'day',
      current: true,
      dat: '2026-03-02',
      days: ['2026-03-02'],
      from: new Date('2026-03-02T00:00:00+08:00'),
      to: new Date('2026-03-03T00:00:00+08:00'),
    })

    expect(span('2', '2026-03-01')).toMatchObject({
      type: 'week',
      current: false,
      days: { length: 7 },
    })

    expect(span('2', '2026-03-01').days[0]).toBe('2026-02-23')
    expect(span('3').days).toHaveLength(30)
    expect(span('3').from).toEqual(new Date('2026-02-01T00:00:00+08:00'))
  })

  it('is none in the future, nor before anybody was measured', () => {
    expect(metricSpan({ type: '1', dat: '2026-03-03' }, NOW)).toBeNull()
    expect(metricSpan({ type: '1', dat: '1999-12-31' }, NOW)).toBeNull()
  })
})

describe('the days that a mean is made of', () => {
  it('leave out a today that is not over, but where it is alone', () => {
    expect(overDays([[1], [], [3]], span('2'))).toEqual([[1], []])
    expect(overDays([[], [], [3]], span('2'))).toEqual([[], [], [3]])
    expect(overDays([[3]], span('1'))).toEqual([[3]])
    expect(overDays([[1], [3]], span('2', '2026-03-01'))).toEqual([[1], [3]])
  })
})
