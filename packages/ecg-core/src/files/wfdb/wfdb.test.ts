import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  annotationCode,
  annotationSymbol,
  readWfdbAnnotations,
  writeWfdbAnnotations,
} from './wfdb-annotations.ts'
import { WfdbError } from './wfdb-fields.ts'
import { parseWfdbHeader, writeWfdbHeader } from './wfdb-header.ts'
import { readWfdbSignal } from './wfdb-signal.ts'
import { writeWfdbSignal16, writeWfdbSignal212 } from './wfdb-write.ts'

const header = (format: string, samples: number): string =>
  `r1 2 250/360 ${samples}\nr1.dat ${format} 200(1024)/mV 12 0 5 0 0 MLII\nr1.dat ${format} 200(1024)/mV 12 0 6 0 0 lead V5\n# 70 F\n`

/** One 16-bit annotation word, low byte first. */
function word(code: number, value: number): number[] {
  return [value & 255, (code << 2) | (value >> 8)]
}

/** What it gives, or the WfdbError that it throws; any other error passes through. */
function attempt<T>(work: () => T): T | WfdbError {
  try {
    return work()
  } catch (error) {
    if (error instanceof WfdbError) return error
    throw error
  }
}

describe('WFDB header', () => {
  it('reads the rate before the counter frequency, gain, baseline, offset and defaults', () => {
    const read = parseWfdbHeader(
      'a 2 250/360 9\na.mat 16+24 1000/mV 16 7\na.mat 16+24 0 12 3 1 2 0 ECG 1\n#c',
    )

    expect(read).toMatchObject({ recordName: 'a', rateHz: 250, samples: 9, comments: ['c'] })

    expect(read.signals[0]).toMatchObject({
      format: 16,
      byteOffset: 24,
      gain: 1000,
      baseline: 7,
      unit: 'mV',
    })

    expect(read.signals[1]).toMatchObject({
      gain: 200,
      baseline: 3,
      checksum: 2,
      description: 'ECG 1',
    })
  })

  it('writes what it reads', () => {
    const read = parseWfdbHeader(header('16+24', 12))
    expect(parseWfdbHeader(writeWfdbHeader(read))).toEqual(read)
  })

  it.each([
    ['250', 250],
    ['250/360', 250],
    ['250/360(12)', 250],
    ['128.5', 128.5],
    ['1e3', 1000],
  ])('reads a rate of %s', (field, rateHz) => {
    expect(parseWfdbHeader(`a 0 ${field}`).rateHz).toBe(rateHz)
  })

  it.each([
    ['', { gain: 200, baseline: 0, unit: 'mV' }],
    ['0 12 9', { gain: 200, baseline: 9, unit: 'mV' }],
    ['-500(-3)/uV 16 9', { gain: -500, baseline: -3, unit: 'uV' }],
    ['1e2/V 16 9', { gain: 100, baseline: 9, unit: 'V' }],
  ])('fills in what the gain "%s" leaves out', (field, expected) => {
    expect(parseWfdbHeader(`# first\r\na 1\r\n\r\na.dat 16 ${field}\r\n`).signals[0]).toMatchObject(
      expected,
    )

    expect(parseWfdbHeader('a 0').rateHz).toBe(250)
  })

  it('writes what it reads, whatever the header', () => {
    const number = fc.integer({ min: -32768, max: 32767 })
    const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,5}$/)

    const signal = fc.record({
      fileName: name.map((text) => `${text}.dat`),
      format: fc.constantFrom(16, 212, 80),
      samplesPerFrame: fc.integer({ min: 1, max: 8 }),
      skew: fc.nat(3),
      byteOffset: fc.nat(100),
      gain: fc.oneof(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 0.001, max: 1e6, noNaN: true }),
      ),
      baseline: number,
      unit: fc.constantFrom('mV', 'uV', 'NU'),
      adcBits: fc.nat(24),
      adcZero: number,
      firstValue: number,
      checksum: number,
      blockSize: fc.nat(512),
      description: fc.constantFrom('', 'ECG', 'lead V5', 'MLII'),
    })

    const fields = fc.record({
      recordName: name,
      rateHz: fc.oneof(
        fc.integer({ min: 1, max: 2000 }),
        fc.double({ min: 0.1, max: 2000, noNaN: true }),
      ),
      samples: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 1e9 })),
      start: fc.constantFrom([null, null], ['08:26:04.5', null], ['23:59:00', '26/10/1994']),
      signals: fc.array(signal, { maxLength: 12 }),
      comments: fc.array(fc.constantFrom('', '69 M', '<age>: 51', 'a # b'), { maxLength: 3 }),
    })

    const anyHeader = fields.map(({ start: [baseTime = null, baseDate = null], ...rest }) => ({
      ...rest,
      baseTime,
      baseDate,
      segments: [],
    }))

    fc.assert(
      fc.property(anyHeader, (written) => {
        expect(parseWfdbHeader(writeWfdbHeader(written))).toEqual(written)
      }),
    )
  })

  it.each([
    ['', 'no record line'],
    ['a', 'no record line'],
    ['a/3 2 360', 'announces 3 segments and describes 0'],
    ['a/0 2 360', '0 segments'],
    ['a/2 1 360 9\nb 4\nc 4', 'the segments have 8 samples and the header says 9'],
    ['a/1 1 360\nb', 'no number of samples'],
    ['a/1 1 360\nb -3', 'no number of samples'],
    ['a/1 1 360\n../b 3', 'names no record of the same folder'],
    ['a/b 1 360', 'no name of a record'],
    ['../a 1 360', 'no name of a record'],
    ['a 1 360\n/etc/passwd 16', 'no file of the same folder'],
    ['a 1 360\n..\\a.dat 16', 'no file of the same folder'],
    ['a 1 360\nb:a.dat 16', 'no file of the same folder'],
    ['a x 360', '"x" stands where the header needs a whole number'],
    ['a -1 360', 'announces -1 signals'],
    ['a 0 0', 'rate "0"'],
    ['a 0 fast', 'rate "fast"'],
    ['a 0 360 -5', 'announces -5 samples'],
    ['a 1 360\na.dat', 'no storage format'],
    ['a 1 360\na.dat 16x0', '0 samples per frame'],
    ['a 1 360\na.dat 16x99999', '99999 samples per frame'],
    ['a 1 360\na.dat 16:-3', 'no storage format'],
    ['a 1 360\na.dat 16+99999999999999999999', 'needs a whole number'],
    ['a 1 360\na.dat 16 NaN', 'unreadable gain'],
    ['a 1 360\na.dat 16 -1e999', 'unreadable gain'],
    ['a 1 360\na.dat 16 e', 'unreadable gain'],
    ['a 1 360\na.dat 16 200(x)', 'unreadable gain'],
    ['a 1 360\na.dat 16 200 12 z', '"z" stands'],
  ])('refuses %j', (text, message) => {
    expect(() => parseWfdbHeader(text)).toThrow(WfdbError)
    expect(() => parseWfdbHeader(text)).toThrow(message)
  })

  it('reads any text as a header or says what is wrong', () => {
    const field = fc.constantFrom(
      'a',
      'a.dat',
      '1',
      '2',
      '16',
      '212',
      '360',
      '200(0)/mV',
      '0',
      '-1',
      'x',
      '#',
      '1/2',
      '/',
      '(',
      '',
    )

    const line = fc.array(field, { maxLength: 8 }).map((fields) => fields.join(' '))

    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const read = attempt(() => parseWfdbHeader(lines.join('\n')))

        expect(
          read instanceof WfdbError ||
            (read.rateHz > 0 && read.signals.every(({ gain }) => gain !== 0)),
        ).toBe(true)
      }),
      { numRuns: 1000 },
    )
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

    expect(Array.from(readWfdbSignal(read, Uint8Array.of(9, 9, 9, 1, 0, 255, 255), 0))).toEqual([
      1, -1,
    ])
  })

  it.each([
    ['16', writeWfdbSignal16],
    ['212', writeWfdbSignal212],
  ])('brings two leads with gaps through format %s', (format, write) => {
    const sample = fc.oneof(fc.integer({ min: -3000, max: 1000 }), fc.constant(NaN))

    fc.assert(
      fc.property(fc.array(fc.tuple(sample, sample)), (pairs) => {
        const leads = [0, 1].map((lead) =>
          Float32Array.from(pairs, (pair) => (pair[lead] ?? NaN) / 200),
        )

        const read = parseWfdbHeader(header(format, pairs.length))
        const bytes = write(leads, { gain: 200, baseline: 1024 })
        for (const [lead, samples] of leads.entries())
          expect(readWfdbSignal(read, bytes, lead)).toEqual(samples)
      }),
    )
  })

  it('reads each lead of a record in several files of any width', () => {
    const lead = fc.array(fc.integer({ min: -2000, max: 2000 }), { minLength: 5, maxLength: 5 })

    const file = fc.record({
      format: fc.constantFrom(16, 212),
      leads: fc.array(lead, { minLength: 1, maxLength: 5 }),
    })

    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 3 }), (files) => {
        const lines = files.flatMap(({ format, leads }, index) =>
          leads.map(() => `f${index}.dat ${format} 100(7)/mV`),
        )

        const read = parseWfdbHeader([`a ${lines.length} 360 5`, ...lines].join('\n'))
        let number = 0

        for (const { format, leads } of files) {
          const millivolts = leads.map((values) =>
            Float32Array.from(values, (value) => value / 100),
          )

          const write = format === 16 ? writeWfdbSignal16 : writeWfdbSignal212
          const bytes = write(millivolts, { gain: 100, baseline: 7 })
          for (const samples of millivolts)
            expect(readWfdbSignal(read, bytes, number++)).toEqual(samples)
        }
      }),
    )
  })

  it('reads to the end of the file where the header does not say how many samples there are', () => {
    const read = parseWfdbHeader('a 3 360\na.dat 212 1(0)\na.dat 212 1(0)\na.dat 212 1(0)\n')
    const leads = [1, 2, 3].map((value) => Float32Array.of(value, value * 10, value * 100))
    const bytes = writeWfdbSignal212(leads, { gain: 1, baseline: 0 })
    expect([0, 1, 2].map((lead) => readWfdbSignal(read, bytes, lead))).toEqual(leads)
  })

  it.each([
    ['a.dat 508 200', 'storage format 508'],
    ['a.dat 16 200/NU', 'lead 0 is in NU'],
    ['a.dat 16 200/__proto__', 'lead 0 is in __proto__'],
    ['a.dat 16 200/constructor', 'lead 0 is in constructor'],
    ['a.dat 16 200\na.dat 212 200', 'the signals of a.dat differ'],
  ])('refuses %j', (lines, message) => {
    const read = parseWfdbHeader(`a ${lines.split('\n').length} 360 1\n${lines}`)
    expect(() => readWfdbSignal(read, new Uint8Array(8), 0)).toThrow(WfdbError)
    expect(() => readWfdbSignal(read, new Uint8Array(8), 0)).toThrow(message)
  })

  it('says both numbers when bytes are missing', () => {
    const read = parseWfdbHeader(header('212', 4))

    expect(() => readWfdbSignal(read, new Uint8Array(11), 0)).toThrow(
      'r1.dat has 11 bytes and its header needs 12',
    )

    expect(() => readWfdbSignal(read, new Uint8Array(12), 2)).toThrow(
      'lead 2 was asked for and the record has 2',
    )
  })
})

const NOTE = 22

/** The note that says how many ticks a second has. */
const resolved = (rest: string, interval = 0): number[] => {
  const text = `## time resolution: ${rest}`

  return [
    ...word(NOTE, interval),
    ...word(63, text.length),
    ...Array.from(text, (letter) => letter.charCodeAt(0)),
    ...(text.length % 2 === 1 ? [0] : []),
  ]
}

const beat = (interval: number): number[] => word(1, interval)

describe('WFDB annotations', () => {
  it('reads SKIP in PDP-11 order, SUB for one, NUM and CHN for all that follow, and AUX with its padding', () => {
    const bytes = [
      word(59, 0),
      [1, 0, 2, 0],
      word(28, 0),
      word(63, 3),
      [40, 65, 70, 0],
      word(1, 900),
      word(61, 4),
    ]

    const more = [word(60, 255), word(62, 1), word(5, 1), word(0, 0), word(1, 1)]

    expect(readWfdbAnnotations(Uint8Array.from([...bytes, ...more].flat()), 360)).toEqual([
      { sample: 65538, code: 28, symbol: '+', subtype: 0, channel: 0, num: 0, aux: '(AF' },
      { sample: 66438, code: 1, symbol: 'N', subtype: 4, channel: 1, num: -1 },
      { sample: 66439, code: 5, symbol: 'V', subtype: 0, channel: 1, num: -1 },
    ])
  })

  it.each([
    ['1000', 360, [360, 720, 721]],
    ['250.5', 501, [2000, 4000, 4006]],
    ['360', 360, [1000, 2000, 2003]],
    ['90\0', 360, [4000, 8000, 8012]],
  ])('counts in %j ticks a second where the first note says so', (ticks, rateHz, samples) => {
    const bytes = [...resolved(ticks), ...beat(1000), ...beat(1000), ...beat(3)]
    const read = readWfdbAnnotations(Uint8Array.from(bytes), rateHz)

    expect(read.map(({ sample, symbol }) => [sample, symbol])).toEqual(
      samples.map((sample) => [sample, 'N']),
    )
  })

  it('reads the resolution behind another note of the file, and as a text anywhere else', () => {
    const title = [...word(NOTE, 0), ...word(63, 2), 35, 35]
    const behind = [...title, ...resolved('1000'), ...beat(1000)]

    expect(readWfdbAnnotations(Uint8Array.from(behind), 360).map(({ sample }) => sample)).toEqual([
      0, 360,
    ])

    const late = [...beat(5), ...resolved('1000', 5), ...beat(990)]

    expect(readWfdbAnnotations(Uint8Array.from(late), 360)).toMatchObject([
      { sample: 5 },
      { sample: 10, aux: '## time resolution: 1000' },
      { sample: 1000 },
    ])
  })

  it.each(['0', '-360', 'often', '', '1e-320'])('refuses a resolution of %j', (ticks) => {
    const bytes = Uint8Array.from([...resolved(ticks), ...beat(1000)])
    expect(() => readWfdbAnnotations(bytes, 360)).toThrow(WfdbError)
  })

  it('knows the letters of the WFDB table', () => {
    const letters = ['N', 'V', 'A', '/', '~', '|', '+', '[', ']', '(', ')', 'p', 't', 'r']

    expect(letters.map(annotationCode)).toEqual([
      1, 5, 8, 12, 14, 16, 28, 32, 33, 39, 40, 24, 27, 41,
    ])

    expect(() => annotationCode('§')).toThrow(WfdbError)
  })

  it('writes what it reads', () => {
    const annotation = fc.record({
      interval: fc.oneof(fc.nat(1023), fc.nat(5_000_000)),
      code: fc.integer({ min: 1, max: 49 }),
      subtype: fc.integer({ min: -128, max: 127 }),
      channel: fc.nat(255),
      num: fc.integer({ min: -128, max: 127 }),
      aux: fc.option(
        fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom('(', 'A', 'F', 'é') }),
        {
          nil: undefined,
        },
      ),
    })

    fc.assert(
      fc.property(fc.array(annotation, { maxLength: 20 }), (parts) => {
        let sample = 0

        const written = parts.map(({ interval, ...rest }) => {
          sample += interval
          return { sample, ...rest }
        })

        const read = readWfdbAnnotations(writeWfdbAnnotations(written), 360)

        expect(read).toEqual(
          written.map((part) => ({ ...part, symbol: annotationSymbol(part.code) })),
        )
      }),
    )
  })

  it('reads any bytes as annotations or says what is wrong', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const samples = attempt(() => readWfdbAnnotations(bytes, 360).map(({ sample }) => sample))
        expect(samples instanceof WfdbError || samples.every(Number.isInteger)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    [{ sample: 1, code: 0 }, 'code 0'],
    [{ sample: 1, code: 59 }, 'code 59'],
    [{ sample: 1.5, code: 1 }, 'sample 1.5'],
    [{ sample: 2 ** 31, code: 1 }, 'sample 2147483648'],
    [{ sample: 1, code: 22, aux: 'x'.repeat(256) }, '256 bytes'],
  ])('refuses to write %o', (annotation, message) => {
    expect(() => writeWfdbAnnotations([annotation])).toThrow(message)
  })

  it('says both numbers when a text breaks off or samples fall', () => {
    expect(() => readWfdbAnnotations(Uint8Array.of(9, 63 << 2, 65), 360)).toThrow(
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
