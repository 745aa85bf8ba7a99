import { describe, expect, it } from 'vitest'
import type { Shape } from './beat-shapes.ts'
import { ownShape } from './own-shape.ts'

const shape = (beats: number, widthSeconds: number): Shape => ({
  window: new Float64Array(0),
  beats: Array.from({ length: beats }, (_, i) => i),
  widthSeconds,
  size: 1,
})

const onTime = { before: 0, after: 0 }

describe('ownShape', () => {
  it('takes of two shapes as frequent and as timely the narrow one', () => {
    expect(ownShape([shape(50, 0.04), shape(50, 0.02)], [onTime, onTime])).toBe(1)
    expect(ownShape([shape(50, 0.02), shape(50, 0.04)], [onTime, onTime])).toBe(0)
  })

  it('takes of two as frequent and as wide the one that does not come early', () => {
    const early = { before: -0.4, after: 0.3 }
    expect(ownShape([shape(50, 0.03), shape(50, 0.03)], [early, onTime])).toBe(1)
  })

  it('takes the frequent one where it is a little wider, and no rare one however narrow it is', () => {
    expect(ownShape([shape(90, 0.03), shape(45, 0.026)], [onTime, onTime])).toBe(0)
    expect(ownShape([shape(90, 0.04), shape(20, 0.01)], [onTime, onTime])).toBe(0)
  })
})
