import { describe, expect, it } from 'vitest'
import { mean, meanClock, slotted } from './trends.ts'

const on = (moment: string) => new Date(`${moment}:00+08:00`)
const at = (time: string) => on(`2026-03-02T${time}`)
const window = { from: at('10:00'), to: at('12:00'), slots: 4 }

describe('readings in slots', () => {
  it('are merged, and a slot without one stays a gap', () => {
    const readings = [
      { at: at('10:00'), value: 60 },
      { at: at('10:29'), value: 70 },
      { at: at('11:30'), value: 90 },
    ]

    expect(slotted(readings, window, mean)).toEqual([65, null, null, 90])
    expect(slotted(readings, window, (values) => Math.min(...values))).toEqual([60, null, null, 90])
  })

  it('keep the newest reading when it lies on the end', () => {
    expect(slotted([{ at: at('12:00'), value: 72 }], window, mean)).toEqual([null, null, null, 72])
  })
})

describe('a mean time of day', () => {
  it('knows that the evening comes before the night', () => {
    expect(meanClock([on('2026-03-01T23:30'), on('2026-03-03T00:30')])).toBe('00:00')
    expect(meanClock([on('2026-03-01T05:10'), on('2026-03-03T06:10')])).toBe('05:40')
  })
})
