import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readTexts } from './edf-annotations.ts'
import { EdfError, shortNumber } from './edf-fields.ts'
import { parseEdfHeader, writeEdfHeader } from './edf-header.ts'
import { openEdf } from './edf-record.ts'
import { type EdfRecording, EdfWriter } from './edf-writer.ts'

/** In every runtime, but not in the types of the language. */
declare const TextEncoder: { prototype: { encode: (text: string) => Uint8Array } }

const recording = (more: Partial<EdfRecording> = {}): EdfRecording => ({
  startedAt: '2026-03-02T08:12:00',
  equipment: 'KB 1',
  rateHz: 4,
  samples: 8,
  leads: [{ name: 'ECG I', unit: 'uV', low: -32_767, high: 32_767 }],
  annotations: [],
  ...more,
})

/** The bytes of a file whose samples come in pieces of this length. */
function fileOf(of: EdfRecording, leads: readonly Float64Array[], piece = 3): Uint8Array {
  const writer = new EdfWriter(of)
  const parts: Uint8Array[] = [writer.header]

  for (let at = 0; at < of.samples; at += piece)
    parts.push(writer.write(leads.map((lead) => lead.subarray(at, at + piece))))

  parts.push(writer.end())
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)))
}

const COUNTED = Float64Array.from([0, 1, -2, 3, NaN, NaN, 32_767, -40_000])
const FILE = fileOf(recording(), [COUNTED])
const asText = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

/** The file with other letters at a place. */
function changed(at: number, text: string): Uint8Array {
  const bytes = Uint8Array.from(FILE)
  for (const [i, letter] of Array.from(text).entries()) bytes[at + i] = letter.charCodeAt(0)
  return bytes
}

/** Whether all leads are read or it is said what is wrong; any other error passes through. */
function reads(bytes: Uint8Array): boolean {
  try {
    const { leads, values } = openEdf(bytes)
    return [...leads.keys()].every((lead) => values(lead).length >= 0)
  } catch (error) {
    if (error instanceof EdfError) return true
    throw error
  }
}

describe('EDF+', () => {
  it('writes the header that the standard lays out', () => {
    const text = asText(FILE.subarray(0, 768))
    expect(text.slice(0, 8)).toBe('0       ')
    expect(text.slice(8, 88).trimEnd()).toBe('X X X X')
    expect(text.slice(88, 168).trimEnd()).toBe('Startdate 02-MAR-2026 X X KB_1')
    expect(text.slice(168, 192)).toBe('02.03.2608.12.00768     ')
    expect(text.slice(192, 236).trimEnd()).toBe('EDF+C')
    expect(text.slice(236, 256)).toBe('2       1       2   ')
    expect(text.slice(256, 288)).toBe('ECG I           EDF Annotations ')
    expect(text.slice(448, 464)).toBe('uV              ')
    expect(text.slice(464, 496)).toBe('-32768  -1      32767   1       ')
    expect(text.slice(496, 528)).toBe('-32768  -32768  32767   32767   ')
  })

  it('gives back what it wrote, and nothing where nothing was measured', () => {
    const { header, startedAt, leads, annotations, values } = openEdf(FILE)
    expect(header).toMatchObject({ kind: 'EDF+C', records: 2, recordSeconds: 1 })
    expect(startedAt).toBe('2026-03-02T08:12:00')
    expect(leads).toEqual([{ name: 'ECG I', unit: 'uV', rateHz: 4 }])
    expect(annotations).toEqual([])
    expect(Array.from(values(0))).toEqual([0, 1, -2, 3, NaN, NaN, 32_767, -32_767])
    expect(() => values(1)).toThrow('lead 1 was asked for and the file has 1')
  })

  it('says in its texts when a data record begins, and where the signal is lost and back', () => {
    const second = openEdf(FILE).header.signals[1]?.samplesPerRecord ?? 0
    const texts = readTexts(FILE.subarray(FILE.length - 2 * second))

    expect(texts).toEqual({
      onset: 1,
      annotations: [
        { onset: 1, text: 'Signal lost' },
        { onset: 1.5, text: 'Signal back' },
      ],
    })
  })

  it('writes a time of milliseconds, texts of any script, and a last record that is not full', () => {
    const told = [
      { onset: 0.25, text: 'N' },
      { onset: 1.5, duration: 0.125, text: '走路 | 心慌' },
    ]

    const of = recording({ startedAt: '2026-03-02T08:12:00.375', samples: 7, annotations: told })
    const read = openEdf(fileOf(of, [Float64Array.from([1, 2, 3, 4, 5, 6, 7])], 7))
    expect(read.startedAt).toBe('2026-03-02T08:12:00.375')
    expect(read.annotations).toEqual(told)
    expect(Array.from(read.values(0))).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('gives any leads back to within a step, at any rate and in any pieces', () => {
    const sample = fc.oneof(fc.double({ min: -1, max: 1, noNaN: true }), fc.constant(NaN))
    const limits = fc.constantFrom([-1, 1], [-1.5, 2], [-1000, 1000])

    const any = fc.record({
      rateHz: fc.constantFrom(1, 4, 128.5, 333.25, 512, 0.3),
      startedAt: fc.constantFrom(null, '1999-12-31T23:59:59', '2091-01-02T03:04:05.678'),
      samples: fc.array(fc.tuple(sample, sample), { minLength: 1, maxLength: 1200 }),
      limits,
      onsets: fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { maxLength: 9 }),
      piece: fc.integer({ min: 1, max: 700 }),
    })

    fc.assert(
      fc.property(
        any,
        ({ rateHz, startedAt, samples, limits: [low = 0, high = 0], onsets, piece }) => {
          const leads = [0, 1].map((lead) =>
            Float64Array.from(samples, (pair) => pair[lead] ?? NaN),
          )

          const annotations = onsets
            .toSorted((a, b) => a - b)
            .map((onset, i) => ({ onset: Math.round(onset * 1000) / 1000, text: `text ${i}` }))

          const of = recording({
            rateHz,
            startedAt,
            samples: samples.length,
            annotations,
            leads: ['I', 'II'].map((name) => ({ name, unit: 'mV', low, high })),
          })

          const read = openEdf(fileOf(of, leads, piece))
          expect(read.startedAt).toBe(startedAt ?? '1985-01-01T00:00:00')
          expect(read.annotations).toHaveLength(onsets.length)
          expect(read.leads[0]?.rateHz).toBeCloseTo(rateHz, 4)
          const step = (high - low) / 65_000

          for (const [lead, written] of leads.entries()) {
            const found = read.values(lead)
            expect(found).toHaveLength(written.length)

            const apart = Array.from(found).filter((value, i) => {
              const wanted = written[i] ?? NaN

              return Number.isNaN(wanted)
                ? !Number.isNaN(value)
                : !(Math.abs(value - wanted) <= step)
            })

            expect(apart).toEqual([])
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('puts the records of EDF+D where they say that they begin', () => {
    const bytes = changed(196, 'D')
    const texts = (openEdf(FILE).header.signals[1]?.samplesPerRecord ?? 0) * 2
    // The second record begins with "+1" and is put three seconds later.
    bytes[bytes.length - texts + 1] = '4'.charCodeAt(0)
    expect(Array.from(openEdf(bytes).values(0)).slice(0, 4)).toEqual([0, 1, -2, 3])
    expect(openEdf(bytes).values(0)).toHaveLength(20)
    expect(Array.from(openEdf(bytes).values(0)).slice(4, 16).every(Number.isNaN)).toBe(true)
    bytes[bytes.length - texts + 1] = '0'.charCodeAt(0)
    expect(() => openEdf(bytes)).toThrow('before the last one ends')
  })

  it.each([
    ['no version', 0, '1', 'version "1"'],
    ['a letter of its own script', 9, 'é', 'the patient is not written in printable ASCII'],
    ['no date', 168, '2 March', 'is no start'],
    ['another length of the header', 184, '512  ', 'the header says 512 bytes and has 768'],
    ['fewer bytes than it promises', 236, '99999999', 'and its header needs'],
    ['records that count back', 236, '-7', '-7 records are announced'],
    ['a record of no time', 244, '0', 'a record of 0 s'],
    ['a record of a time before 0', 244, '-1', 'a record of -1 s'],
    ['no signals', 252, '0 ', '0 signals are announced'],
    ['more signals than letters', 252, '9999', 'the header says 768 bytes and has 2560000'],
    ['a limit that is none', 464, 'NaN   ', 'the physical minimum of signal 0 is "NaN"'],
    ['limits that are one', 464, '32767 ', 'goes from 32767 to 32767'],
    ['digital limits upside down', 496, '32767 ', 'has digital values from 32767 to 32767'],
    ['digital limits beyond 16 bits', 496, '-99999', 'has digital values from -99999'],
    ['no samples', 688, '0', 'has 0 samples a record'],
    ['a number with a fraction', 688, '4.5', 'is 4.5 and no whole number'],
  ])('refuses a file with %s', (_, at, text, message) => {
    expect(() => openEdf(changed(at, text))).toThrow(EdfError)
    expect(() => openEdf(changed(at, text))).toThrow(message)
  })

  it('makes no room for the gap that a record claims', () => {
    const bytes = changed(196, 'D')
    const texts = (openEdf(FILE).header.signals[1]?.samplesPerRecord ?? 0) * 2
    const late = '+99999999999\x14\x14\0'
    for (const [i, letter] of Array.from(late).entries())
      bytes[bytes.length - texts + i] = letter.charCodeAt(0)
    expect(() => openEdf(bytes)).toThrow(EdfError)
  })

  it('reads any bytes as a file or says what is wrong', () => {
    const spot = fc.record({ at: fc.nat(FILE.length - 1), byte: fc.nat(255) })

    fc.assert(
      fc.property(fc.array(spot, { maxLength: 6 }), fc.nat(FILE.length), (spots, length) => {
        const bytes = Uint8Array.from(FILE)
        for (const { at, byte } of spots) bytes[at] = byte

        expect(reads(bytes) && reads(bytes.subarray(0, length))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('refuses what no header can say', () => {
    const [lead] = recording().leads
    const wide = { name: 'x', unit: 'mV', low: -1e12, high: 1e12 }
    expect(() => new EdfWriter(recording({ leads: [wide] }))).toThrow('cannot be written in 8')
    expect(() => new EdfWriter(recording({ rateHz: NaN }))).toThrow(EdfError)
    expect(() => new EdfWriter(recording({ leads: [] }))).toThrow(EdfError)
    const writer = new EdfWriter(recording({ leads: lead ? [lead, lead] : [] }))
    const one = new Float32Array(1)
    expect(() => writer.write([one])).toThrow('have not the same length')
    expect(() => writer.end()).toThrow('8 samples were announced and 0 were written')
  })

  it.each([
    [0.5, '0.5'],
    [-32_768, '-32768'],
    [1 / 3, '0.333333'],
    [-1234.56789, '-1234.57'],
    [12_345_678, '12345678'],
  ])('writes %s in eight letters', (value, text) => {
    expect(shortNumber(value)).toBe(text)
  })

  it('reads plain EDF, with a year of two digits and no texts', () => {
    const signal = {
      label: 'ECG',
      transducer: 'AgCl',
      unit: 'mV',
      physicalMin: -1,
      physicalMax: 1,
      digitalMin: -100,
      digitalMax: 100,
      prefilter: 'HP:0.1Hz',
      samplesPerRecord: 2,
    }

    const header = {
      patient: 'somebody',
      recording: 'somewhere',
      startedAt: '1985-12-31T23:59:59',
      kind: 'EDF' as const,
      records: null,
      recordSeconds: 0.5,
      signals: [signal],
    }

    const head = writeEdfHeader(header)
    expect(parseEdfHeader(head)).toEqual(header)
    const data = new Uint8Array(Int16Array.of(-100, 0, 50, 100).buffer)
    const { values, leads, annotations } = openEdf(Uint8Array.from([...head, ...data]))
    expect(leads).toEqual([{ name: 'ECG', unit: 'mV', rateHz: 4 }])
    expect(Array.from(values(0))).toEqual([-1, 0, 0.5, 1])
    expect(annotations).toEqual([])
  })
})

it('makes the bytes of 100,000 beats as they are written, not all before the first', () => {
  const annotations = Array.from({ length: 100_000 }, (_, i) => ({ onset: 0.8 * i, text: 'N' }))
  const made = vi.spyOn(TextEncoder.prototype, 'encode')
  const writer = new EdfWriter(recording({ samples: 320_000, annotations }))
  expect(made.mock.calls.length).toBeLessThan(20)
  made.mockClear()
  const minute = writer.write([new Float64Array(4 * 60)])
  expect(made.mock.calls.length).toBeLessThan(200)
  expect(asText(minute)).toContain('+59.2')
  made.mockRestore()
})
