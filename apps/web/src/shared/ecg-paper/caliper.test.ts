import { describe, expect, it } from 'vitest'
import { caliperMs, caliperRateBpm, moveCaliper, placeCaliper } from './caliper.ts'

describe('caliper', () => {
  it('tells the interval and the rate that goes with it', () => {
    const caliper = { from: 1.3, to: 2.15 }
    expect([caliperMs(caliper), caliperRateBpm(caliper)]).toEqual([850, 71])
  })

  it('names no rate for intervals that are not between two beats', () => {
    expect(caliperRateBpm({ from: 0, to: 0.19 })).toBeNull()
    expect(caliperRateBpm({ from: 0, to: 0.2 })).toBe(300)
    expect(caliperRateBpm({ from: 0, to: 3 })).toBe(20)
    expect(caliperRateBpm({ from: 0, to: 3.01 })).toBeNull()
  })

  it('keeps the lines in order and within the record', () => {
    const caliper = { from: 1, to: 2 }
    expect(moveCaliper(caliper, 'from', { to: 3, least: 0, most: 30 })).toEqual({ from: 2, to: 2 })
    expect(moveCaliper(caliper, 'from', { to: -1, least: 0, most: 30 })).toEqual({ from: 0, to: 2 })
    expect(moveCaliper(caliper, 'to', { to: 31, least: 0, most: 30 })).toEqual({ from: 1, to: 30 })
    expect(moveCaliper(caliper, 'to', { to: 0.5, least: 0, most: 30 })).toEqual({ from: 1, to: 1 })
  })

  it('starts on two neighbouring beats in sight, or a second apart', () => {
    expect(placeCaliper([0.4, 1.2, 2.1], { least: 1, most: 10 })).toEqual({ from: 1.2, to: 2.1 })
    expect(placeCaliper([0.4, 1.2, 2.1], { least: 1, most: 2 })).toEqual({ from: 1, to: 2 })
    expect(placeCaliper([], { least: 20, most: 20.4 })).toEqual({ from: 20, to: 20.4 })
  })
})
