import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annotationCode, annotationSymbol, readWfdbAnnotations, writeWfdbAnnotations } from './wfdb-annotations.ts'
import { parseWfdbHeader, WfdbError, writeWfdbHeader } from './wfdb-header.ts'
import { readWfdbSignal, writeWfdbSignal16, writeWfdbSignal212 } from './wfdb-signal.ts'

const header = (format: string, samples: number): string =>
  `r1 2 250/360 ${samples}\nr1.dat ${format} 200(1024)/mV 12 0 5 0 0 MLII\nr1.dat ${format} 200(1024)/mV 12 0 6 0 0 lead V5\n# 70 F\n`

/** One 16-bit annotation word, low byte first. */
function word(code: number, value: number): number[] {
  return [value & 255, (code << 2) | (value >> 8)]
}

describe('WFDB header', () => {
  it('reads the rate before the counter frequency, gain, baseline, offset and defaults', () => {
    const read = parseWfdbHeader('a 2 250/360 9\na.mat 16+24 1000/mV 16 7\na.mat 16+24 0 12 3 1 2 0 ECG 1\n#c')
    expect(read).toMatchObject({ recordName: 'a', rateHz: 250, samples: 9, comments: ['c'] })
    expect(read.signals[0]).toMatchObject({ format: 16, byteOffset: 24, gain: 1000, baseline: 7, unit: 'mV' })
    expect(read.signals[1]).toMatchObject({ gain: 200, baseline: 3, checksum: 2, description: 'ECG 1' })
  })

  it('writes what it reads', () => {
    const read = parseWfdbHeader(header('16+24', 12))
    expect(parseWfdbHeader(writeWfdbHeader(read))).toEqual(read)
  })

  it('says both numbers when signal lines are missing', () => {
    expect(() => parseWfdbHeader('a 3 360\na.dat 16\n')).toThrow(
      new WfdbError('the header announces 3 signals and describes 1'),
    )
  })
})

describe('WFDB signals', () => {
  it('reads the bits of format 212 as its definition lays them out', () => {
    // 0x123 and -2: low byte, both high nibbles (second one above), low byte.
    const read = parseWfdbHeader('a 2 360 1\na.dat 212 1(0)\na.dat 212 1(0)\n')
    const bytes = Uint8Array.of(0x23, 0xf1, 0xfe)
    expect(readWfdbSignal(read, bytes, 0)[0]).toBe(0x123)
    expect(readWfdbSignal(read, bytes, 1)[0]).toBe(-2)
  })

  it('skips the byte offset', () => {
    const read = parseWfdbHeader('a 1 300 2\na.mat 16+3 1(0)\n')
    expect(Array.from(readWfdbSignal(read, Uint8Array.of(9, 9, 9, 1, 0, 255, 255), 0))).toEqual([1, -1])
  })

  it.each([
    ['16', writeWfdbSignal16],
    ['212', writeWfdbSignal212],
  ])('brings two leads with gaps through format %s', (format, write) => {
    const sample = fc.oneof(fc.integer({ min: -3000, max: 1000 }), fc.constant(NaN))
    fc.assert(
      fc.property(fc.array(fc.tuple(sample, sample)), (pairs) => {
        const leads = [0, 1].map((lead) => Float32Array.from(pairs, (pair) => (pair[lead] ?? NaN) / 200))
        const read = parseWfdbHeader(header(format, pairs.length))
        const bytes = write(leads, { gain: 200, baseline: 1024 })
        for (const [lead, samples] of leads.entries()) expect(readWfdbSignal(read, bytes, lead)).toEqual(samples)
      }),
    )
  })

  it('says both numbers when bytes are missing', () => {
    const read = parseWfdbHeader(header('212', 4))
    expect(() => readWfdbSignal(read, new Uint8Array(11), 0)).toThrow('r1.dat has 11 bytes and its header needs 12')
    expect(() => readWfdbSignal(read, new Uint8Array(12), 2)).toThrow('lead 2 was asked for and the record has 2')
  })
})

describe('WFDB annotations', () => {
  it('reads SKIP in PDP-11 order, SUB for one, NUM and CHN for all that follow, and AUX with its padding', () => {
    const bytes = [word(59, 0), [1, 0, 2, 0], word(28, 0), word(63, 3), [40, 65, 70, 0], word(1, 900), word(61, 4)]
    const more = [word(60, 255), word(62, 1), word(5, 1), word(0, 0), word(1, 1)]
    expect(readWfdbAnnotations(Uint8Array.from([...bytes, ...more].flat()))).toEqual([
      { sample: 65538, code: 28, symbol: '+', subtype: 0, channel: 0, num: 0, aux: '(AF' },
      { sample: 66438, code: 1, symbol: 'N', subtype: 4, channel: 1, num: -1 },
      { sample: 66439, code: 5, symbol: 'V', subtype: 0, channel: 1, num: -1 },
    ])
  })

  it('knows the letters of the WFDB table', () => {
    const letters = ['N', 'V', 'A', '/', '~', '|', '+', '[', ']', '(', ')', 'p', 't', 'r']
    expect(letters.map(annotationCode)).toEqual([1, 5, 8, 12, 14, 16, 28, 32, 33, 39, 40, 24, 27, 41])
    expect(() => annotationCode('§')).toThrow(WfdbError)
  })

  it('writes what it reads', () => {
    const annotation = fc.record({
      interval: fc.oneof(fc.nat(1023), fc.nat(5_000_000)),
      code: fc.integer({ min: 1, max: 49 }),
      subtype: fc.integer({ min: -128, max: 127 }),
      channel: fc.nat(255),
      num: fc.integer({ min: -128, max: 127 }),
      aux: fc.option(fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom('(', 'A', 'F', 'é') }), {
        nil: undefined,
      }),
    })
    fc.assert(
      fc.property(fc.array(annotation, { maxLength: 20 }), (parts) => {
        let sample = 0
        const written = parts.map(({ interval, ...rest }) => {
          sample += interval
          return { sample, ...rest }
        })
        const read = readWfdbAnnotations(writeWfdbAnnotations(written))
        expect(read).toEqual(written.map((part) => ({ ...part, symbol: annotationSymbol(part.code) })))
      }),
    )
  })

  it('says both numbers when a text breaks off or samples fall', () => {
    expect(() => readWfdbAnnotations(Uint8Array.of(9, 63 << 2, 65))).toThrow(
      'a text of 9 bytes starts at byte 2 and the annotations have 3',
    )
    expect(() =>
      writeWfdbAnnotations([
        { sample: 9, code: 1 },
        { sample: 4, code: 1 },
      ]),
    ).toThrow('sample 4 stands after one at 9')
  })
})
