import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatSamples, parseIntegers, parseSamples } from './parse.ts'

/** The plain definition for comma-separated text. */
function slowParse(text: string): number[] {
  const tokens = text.split(',')
  if (tokens.at(-1)?.trim() === '') tokens.pop()

  return tokens.map((token) =>
    /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(token) ? Math.fround(Number(token)) : NaN,
  )
}

/** In UTF-8, of which 好 has three bytes. */
const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text.replaceAll('好', '\u00e5\u00a5\u00bd'), (letter) => letter.charCodeAt(0))

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
    expect(Array.from(parseSamples(' 1.5\n-.25 , +3.\t2e2\r\n7').samples)).toEqual([
      1.5, -0.25, 3, 200, 7,
    ])
  })

  it('takes what a float cannot hold, and other number notations, for gaps', () => {
    expect(parseSamples('1e99,0x10,Infinity,1.2.3,-,5').gaps).toBe(5)
  })

  it('equals the plain definition on any tokens', () => {
    const token = fc.oneof(
      fc.double({ noNaN: true, min: -1e6, max: 1e6 }).map(String),
      fc
        .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.nat(5))
        .map(([value, digits]) => (value / 1e3).toFixed(digits)),
      fc.integer({ min: -99_999, max: 99_999 }).map(String),
      fc.constantFrom('', ' ', 'L', '-', '12345678901234567890', ' 4 ', '1e-3'),
    )

    fc.assert(
      fc.property(fc.array(token), (tokens) => {
        const text = tokens.join(',')
        expect(Array.from(parseSamples(text).samples)).toEqual(slowParse(text))

        const surrounded = Uint8Array.from(`9${text}9`, (letter) => letter.charCodeAt(0)).subarray(
          1,
          -1,
        )

        expect(parseSamples(surrounded)).toEqual(parseSamples(text))
        const lines = tokens.filter((part) => part.trim() !== '')

        expect(Array.from(parseSamples(lines.join('\n')).samples)).toEqual(
          slowParse(lines.join(',')),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('reads every number of up to four digits, with and without a point, wherever it ends', () => {
    const tokens = Array.from({ length: 10_000 }, (_, number) => String(number))

    const pointed = tokens.flatMap((token) => [
      `-${token[0]}.${token.slice(1)}`,
      `${token}.`,
      `.${token}`,
    ])

    const mixed = tokens.concat(pointed).map((token, index) => token + ',\n \t'[index % 4])

    for (const text of [
      ...[tokens, pointed].flatMap((list) => [',', '\n', ' ', ', '].map((end) => list.join(end))),
      mixed.join(''),
      mixed.toReversed().join(''),
    ]) {
      const expected = Array.from(text.matchAll(/[^,\s]+/g), ([token]) =>
        Math.fround(Number(token)),
      )

      expect(Array.from(parseSamples(text).samples)).toEqual(expected)
    }
  })

  it('takes no other letter for a digit, wherever it stands in a number', () => {
    for (let code = 0; code < 128; code++) {
      const letter = String.fromCharCode(code)
      if (/[\d\s,.+\-e]/i.test(letter)) continue

      const tokens = [
        `${letter}123`,
        `1${letter}23`,
        `12${letter}3`,
        `123${letter}`,
        `1.2${letter}3`,
        '7',
        '7',
        '7',
      ]

      expect(parseSamples(tokens.join(',')).gaps).toBe(5)
    }
  })

  it('keeps a comma after a line of its own apart from the number before it', () => {
    expect(parseSamples('1.25\n,2.25\n,,3.25\n').samples).toEqual(
      Float32Array.of(1.25, 2.25, NaN, 3.25),
    )

    expect(parseSamples('5\n,1.25,,2.25 , 6\n,7,8.000').samples).toEqual(
      Float32Array.of(5, 1.25, NaN, 2.25, 6, 7, 8),
    )
  })

  it('[ECGCORE-13] takes the marks of FHIR SampledData for counted gaps', () => {
    expect(parseSamples('12 E 13 U L 14')).toEqual({
      samples: Float32Array.of(12, NaN, 13, NaN, NaN, 14),
      gaps: 3,
    })
  })

  it('passes over the mark at the beginning of a UTF-8 file, and counts other letters as one gap', () => {
    expect(parseSamples('\uFEFF1,−2,3')).toEqual({ samples: Float32Array.of(1, NaN, 3), gaps: 1 })
  })

  it('reads a text in pieces as its bytes in one', () => {
    const kinds = ['-0.125', '0.1', '0', '12', '1e-3', '', 'L', ' 4 ', '好', '-', '123456.75']
    // Pieces end at other places of the tokens each time.
    const token = (index: number) => kinds[(index * 7 + (index >> 5)) % kinds.length] ?? ''

    for (const separator of [',', '\n', ' , ']) {
      const text = Array.from({ length: 60_000 }, (_, index) => token(index)).join(separator)
      expect(parseSamples(text)).toEqual(parseSamples(bytesOf(text)))
    }

    const [long, short] = ['9'.repeat(200_000), '0.5,'.repeat(50_000)]
    const { samples, gaps } = parseSamples(`${short}${long},${short}`)
    expect([samples.length, samples.at(-1), gaps]).toEqual([100_001, 0.5, 1])
  })

  it('has at most a seventh more room than it needs, or copies', () => {
    for (const text of ['1,'.repeat(9000), `${'0.125,'.repeat(1000)}${','.repeat(9000)}`, '7']) {
      const { samples } = parseSamples(text)
      expect(samples.buffer.byteLength).toBeLessThanOrEqual(samples.byteLength * 1.15)
    }
  })

  it('answers a long text without separators', () => {
    expect(parseSamples('1'.repeat(1_000_000)).gaps).toBe(1)
    expect(parseSamples('x'.repeat(1_000_000)).gaps).toBe(1)
  })
})

describe('parseIntegers', () => {
  it('masks and counts what is no 16-bit integer', () => {
    expect(parseIntegers('32767,-32768,,1.5,40000,E,-7,0')).toEqual({
      samples: Int16Array.of(32767, -32768, 0, 0, 0, 0, -7, 0),
      mask: Uint8Array.of(0, 0, 1, 1, 1, 1, 0, 0),
      gaps: 4,
    })
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
