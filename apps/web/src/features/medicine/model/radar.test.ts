import { expect, it } from 'vitest'
import { radarAxes, radarRing, radarShape } from './radar.ts'

const fromCentre = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 50, y - 50)

it('draws the first value upwards and the others clockwise', () => {
  expect(radarShape([100, 0, 0, 0])).toBe('50.00,14.00 50.00,50.00 50.00,50.00 50.00,50.00')
  expect(radarShape([0, 50, 0, 0]).split(' ')[1]).toBe('68.00,50.00')
})

it('draws a ring through the same value of every axis', () => {
  expect(radarRing(50, 4)).toBe('50.00,32.00 68.00,50.00 50.00,68.00 32.00,50.00')
})

it('keeps the names outside of the scale and inside of the drawing', () => {
  for (const { end, name } of radarAxes(9)) {
    expect(fromCentre(name)).toBeGreaterThan(fromCentre(end))
    expect(Math.max(Math.abs(name.x - 50), Math.abs(name.y - 50))).toBeLessThan(50)
  }
})
