import { expect, it } from 'vitest'
import { heartZones, zoneLimits } from './heart-zones.ts'

it('zones begin at shares of the greatest rate at the age', () => {
  expect(zoneLimits(70)).toEqual([91, 102, 122])
  expect(zoneLimits(40)).toEqual([103, 115, 139])
  expect(zoneLimits(null)).toEqual(zoneLimits(45))
})

const shares = (below: number[], count: number) =>
  heartZones([91, 102, 122], below, count).map((zone) => zone.percent)

it('their shares make 100', () => {
  expect(shares([50, 75, 100], 100)).toEqual([50, 25, 25, 0])
  expect(shares([0, 0, 0], 7)).toEqual([0, 0, 0, 100])

  for (const below of [
    [1, 2, 3],
    [2, 4, 6],
    [331, 332, 666],
  ]) {
    const all = shares(below, 997)
    expect(all.reduce((sum, share) => sum + share, 0)).toBe(100)
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0)
  }
})
