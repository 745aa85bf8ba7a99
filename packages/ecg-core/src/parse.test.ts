import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatSamples, parseSamples } from './parse.ts'

/** The plain definition for comma-separated text. */
function slowParse(text: string): number[] {
  const tokens = text.split(',')
  if (tokens.at(-1)?.trim() === '') tokens.pop()
  return tokens.map((token) =>
    /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(token) ? Math.fround(Number(token)) : NaN,
  )
}

describe('parseSamples', () => {
  it('[ECGCORE-01] reads comma-separated numbers', () => {
    expect(Array.from(parseSamples('1,2,-3').samples)).toEqual([1, 2, -3])
    expect(parseSamples('')).toEqual({ samples: new Float32Array(0), gaps: 0 })
  })

  it('[ECGCORE-13] makes an empty or non-numeric token a counted gap that keeps the time axis', () => {
    const { samples, gaps } = parseSamples('1,,E,nul,4,')
    expect(Array.from(samples)).toEqual([1, NaN, NaN, NaN, 4])
    expect(gaps).toBe(3)
  })

  it('reads white space, mixed separators, decimals and exponents', () => {
    expect(Array.from(parseSamples(' 1.5\n-.25 , +3.\t2e2\r\n7').samples)).toEqual([1.5, -0.25, 3, 200, 7])
  })

  it('takes what a float cannot hold, and other number notations, for gaps', () => {
    expect(parseSamples('1e99,0x10,Infinity,1.2.3,-,5').gaps).toBe(5)
  })

  it('equals the plain definition on any tokens', () => {
    const token = fc.oneof(
      fc.double({ noNaN: true, min: -1e6, max: 1e6 }).map(String),
      fc.constantFrom('', 'L', '-', '12345678901234567890', ' 4 ', '1e-3'),
    )
    fc.assert(
      fc.property(fc.array(token), (tokens) => {
        const text = tokens.join(',')
        expect(Array.from(parseSamples(text).samples)).toEqual(slowParse(text))
      }),
    )
  })
})

describe('formatSamples', () => {
  it('writes whole microvolts and an empty token for a gap', () => {
    expect(formatSamples(Float32Array.of(0.1234, NaN, -2, -0.0001))).toBe('0.123,,-2,0')
  })

  it('comes back through parseSamples, with gaps anywhere and at the very end', () => {
    const value = fc.oneof(
      fc.integer({ min: -20000, max: 20000 }).map((uv) => Math.fround(uv / 1000)),
      fc.constant(NaN),
    )
    fc.assert(
      fc.property(fc.array(value), (values) => {
        const { samples, gaps } = parseSamples(formatSamples(Float32Array.from(values)))
        expect(Array.from(samples)).toEqual(values)
        expect(gaps).toBe(values.filter(Number.isNaN).length)
      }),
    )
  })
})
