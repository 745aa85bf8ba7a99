import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WfdbError } from './wfdb-fields.ts'
import { openWfdbRecord, type ReadWfdbFile } from './wfdb-record.ts'

const lettersOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** Files by their names, each a text or 16-bit numbers. */
function folderOf(files: Record<string, string | number[]>): ReadWfdbFile {
  const all = new Map(Object.entries(files))

  return (name) => {
    const content = all.get(name)
    if (content === undefined) throw new WfdbError(`there is no ${name}`)
    if (typeof content === 'string') return lettersOf(content)
    return new Uint8Array(Int16Array.from(content).buffer)
  }
}

const one = (name: string, samples: number, unit = 'mV', description = 'I') =>
  `${name} 1 100 ${samples}\n${name}.dat 16 10(0)/${unit} 16 0 0 0 0 ${description}\n`

describe('records of several segments', () => {
  it('joins segments of a fixed layout, with nothing where nothing was recorded', () => {
    const { header, leads, values, millivolts } = openWfdbRecord(
      'r',
      folderOf({
        'r.hea': 'r/4 1 100 6 10:00:00\na 2\n~ 1\nb 2\na 1\n',
        'a.hea': one('a', 2),
        'a.dat': [10, 20],
        'b.hea': one('b', 2, 'uV'),
        'b.dat': [5000, -32768],
      }),
    )

    expect(header).toMatchObject({ rateHz: 100, samples: 6, baseTime: '10:00:00' })
    expect(leads).toEqual([{ name: 'I', unit: 'mV' }])
    expect(Array.from(values(0))).toEqual([1, 2, NaN, 0.5, NaN, 1])
    expect(Array.from(millivolts(0))).toEqual([1, 2, NaN, 0.5, NaN, 1])
  })

  it('finds the leads of a variable layout by their names', () => {
    const { leads, values } = openWfdbRecord(
      'v',
      folderOf({
        'v.hea': 'v/3 2 100 3\nv_layout 0\na 1\nb 2\n',
        'v_layout.hea': 'v_layout 2 100 0\n~ 0 10/mV 16 0 0 0 0 I\n~ 0 2/mmHg 16 0 0 0 0 ABP\n',
        'a.hea': one('a', 1),
        'a.dat': [10],
        'b.hea': 'b 2 100 2\nb.dat 16 1/mmHg 16 0 0 0 0 ABP\nb.dat 16 10/mV 16 0 0 0 0 I\n',
        'b.dat': [90, 20, 80, 30],
      }),
    )

    expect(leads).toEqual([
      { name: 'I', unit: 'mV' },
      { name: 'ABP', unit: 'mmHg' },
    ])

    expect(Array.from(values(0))).toEqual([1, 2, 3])
    expect(Array.from(values(1))).toEqual([NaN, 90, 80])
  })

  it('moves a lead that is stored late, and averages several samples a frame', () => {
    const text = 'm 2 100 3\nm.dat 16x2:1 1(0)/uV 16 0 0 0 0 I\nm.dat 16 1(0)/uV 16 0 0 0 0 II\n'
    const files = folderOf({ 'm.hea': text, 'm.dat': [1, 2, 7, 3, 5, 8, 6, 9, 9] })
    const { values } = openWfdbRecord('m', files)
    expect(Array.from(values(0))).toEqual([4, 7, NaN])
    expect(Array.from(values(1))).toEqual([7, 8, 9])
  })

  it.each([
    ['itself', { 'r.hea': 'r/1 1 100 2\nr 2\n' }, 'segments of its own'],
    [
      'a segment of another rate',
      { 'r.hea': 'r/1 1 250 2\na 2\n', 'a.hea': one('a', 2) },
      'has 100 Hz and its record 250',
    ],
    [
      'a segment of another length',
      { 'r.hea': 'r/1 1 100 3\na 3\n', 'a.hea': one('a', 2) },
      'has 2 samples and its record says 3',
    ],
    ['no end', { 'r.hea': 'r/1 1 100\n~ 1000000000\n' }, 'record of 1000000000 samples'],
    ['what is not there', { 'r.hea': 'r/1 1 100\na 3\n' }, 'there is no a.hea'],
  ])('refuses a record of %s', (_, files, message) => {
    expect(() => openWfdbRecord('r', folderOf(files))).toThrow(WfdbError)
    expect(() => openWfdbRecord('r', folderOf(files))).toThrow(message)
  })

  it.each([
    ['r 1 100 1000000000\nr.dat 16\n', 'has 8 bytes and its header needs 2000000000'],
    ['r 1 100 1000000000\n~ 0\n', 'a signal of 1000000000 samples'],
    ['r 1 100 9007199254740991\nr.dat 212x65536\n', 'has 8 bytes and its header needs'],
    ['r 1 100 4\nr.dat 16+9007199254740991\n', 'has 8 bytes and its header needs'],
  ])('makes no room for what %j promises', (text, message) => {
    const { values } = openWfdbRecord('r', folderOf({ 'r.hea': text, 'r.dat': [1, 2, 3, 4] }))
    expect(() => values(0)).toThrow(WfdbError)
    expect(() => values(0)).toThrow(message)
  })

  it('reads any header beside any bytes, or says what is wrong', () => {
    const name = fc.constantFrom('a', 'b', 'r', '~', '../r', 'é', '')
    const number = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constantFrom(2 ** 31, 1e15, NaN))

    const format = fc.constantFrom(
      '0',
      '8',
      '16',
      '24',
      '80',
      '212',
      '310',
      '311x3',
      '32:2',
      '61+1',
    )

    const gain = fc.constantFrom('200', '-1', 'NaN', '0', '1e-320', '5(9)/mV', '5/mmHg', '')

    const line = fc.oneof(
      fc.tuple(name, number).map((fields) => fields.join(' ')),
      fc.tuple(name, format, gain).map((fields) => fields.join(' ')),
    )

    const header = fc
      .tuple(name, fc.constantFrom('', '/2', '/3'), number, number, number, fc.array(line))
      .map(([record, segments, signals, rate, samples, lines]) =>
        [`${record}${segments} ${signals} ${rate} ${samples}`, ...lines].join('\n'),
      )

    fc.assert(
      fc.property(header, header, fc.uint8Array({ maxLength: 40 }), (r, a, bytes) => {
        const texts = new Map([
          ['r.hea', r],
          ['a.hea', a],
        ])

        try {
          const { leads, values } = openWfdbRecord('r', (file) =>
            texts.has(file) ? lettersOf(texts.get(file) ?? '') : bytes,
          )

          for (const lead of leads.keys()) expect(values(lead)).toBeInstanceOf(Float64Array)
        } catch (error) {
          if (!(error instanceof WfdbError)) throw error
        }
      }),
      { numRuns: 2000 },
    )
  })
})
