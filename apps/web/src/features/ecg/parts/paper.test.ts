import { describe, expect, it } from 'vitest'
import { fittedPaper, paperFor } from './paper.ts'

const WISH = {
  pxPerMv: 30,
  squarePx: 15,
  headPx: 28,
  footPx: 24,
  leastMv: { above: 1, below: 0.5 },
}

describe('paperFor', () => {
  it('gives a quiet trace the least room', () => {
    expect(paperFor(Float32Array.of(0.1, -0.1, NaN), WISH)).toEqual({ heightPx: 105, zeroPx: 58 })
  })

  it('grows with the trace in whole squares, so that no label lies on it', () => {
    const samples = Float32Array.of(2, -1)
    const { heightPx, zeroPx } = paperFor(samples, WISH)
    expect([heightPx, zeroPx]).toEqual([150, 88])
    expect(zeroPx - 2 * WISH.pxPerMv).toBeGreaterThanOrEqual(WISH.headPx)
    expect(zeroPx + 1 * WISH.pxPerMv).toBeLessThanOrEqual(heightPx - WISH.footPx)
  })

  it('does not grow with an artefact', () => {
    expect(paperFor(Float32Array.of(90, -90), WISH)).toEqual({ heightPx: 300, zeroPx: 148 })
  })

  it('does not grow with the swing of a filter at the ends', () => {
    const samples = new Float32Array(2048)
    samples[0] = -3
    samples[2047] = 3
    expect(paperFor(samples, WISH).heightPx).toBe(105)
    samples[1000] = 3
    expect(paperFor(samples, WISH).heightPx).toBe(165)
  })
})

describe('fittedPaper', () => {
  const bands = { pxPerMv: 50, headPx: 54, footPx: 24 }

  it('stands in the middle of what the bands leave', () => {
    const zeroPx = fittedPaper(Float32Array.of(1, -0.5), bands, 253)
    const above = zeroPx - 50 - bands.headPx
    const below = 253 - bands.footPx - (zeroPx + 25)
    expect([above, below]).toEqual([50, 50])
  })

  it('cuts off as much above as below where the height is not enough', () => {
    const zeroPx = fittedPaper(Float32Array.of(2, -2), bands, 178)
    expect(zeroPx).toBe(bands.headPx + 50)
  })
})
