import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formatSamples } from '@kangban/ecg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { command } from './command.ts'
import { ecgWith, RATE_HZ, steadyPeaks, writeRecord } from './testing/synthetic-records.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ecg-cli-'))
const file = (name: string): string => path.join(folder, name)
const peaks = steadyPeaks(30)
const signal = ecgWith(peaks, 6100)

async function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  let out = ''
  let error = ''

  const code = await command(args, {
    print: (text) => (out += text),
    printError: (text) => (error += text),
  })

  return { code, out, error }
}

beforeAll(() => {
  writeRecord(folder, 'r1', { leads: [new Float32Array(6100), signal] })
  writeFileSync(file('r1.txt'), formatSamples(signal))
  writeFileSync(file('words.txt'), 'no sample here')
  writeFileSync(file('empty.txt'), '')
  writeFileSync(file('broken.hea'), 'broken 1 250 10\nmissing.dat 16\n')
  writeFileSync(file('short.hea'), 'short 1 250 10\nr1.txt 508\n')
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('detect', () => {
  it('prints an R peak a line, of a header with and without its ending and of a text file', async () => {
    const { code, out, error } = await run('detect', file('r1'), '--lead', '1')
    expect({ code, error }).toEqual({ code: 0, error: '' })
    const found = out.trimEnd().split('\n').map(Number)
    expect(found).toHaveLength(peaks.length)
    for (const [i, sample] of found.entries())
      expect(Math.abs(sample - (peaks[i] ?? NaN))).toBeLessThanOrEqual(2)
    expect((await run('detect', file('r1.hea'), '--lead=1')).out).toBe(out)
    expect((await run('detect', file('r1.txt'), '--rate', String(RATE_HZ))).out).toBe(out)
    expect((await run('detect', file('r1'), '--lead', '1', '--rate', '250')).out).toBe(out)
  })

  it('prints nothing for an empty record and a flat lead', async () => {
    expect(await run('detect', file('empty.txt'), '--rate', '250')).toEqual({
      code: 0,
      out: '',
      error: '',
    })

    expect(await run('detect', file('r1'))).toEqual({ code: 0, out: '', error: '' })
  })

  it('looks at all leads where it is told to: where the first is flat, at the second', async () => {
    const { out } = await run('detect', file('r1'), '--lead', '1')
    expect(await run('detect', file('r1'), '--lead', 'all')).toEqual({ code: 0, out, error: '' })
  })

  it('looks for a relative path in the data folder', async () => {
    expect((await run('detect', 'r1', '--lead', '1', '--data', folder)).code).toBe(0)
  })
})

describe('delineate', () => {
  it('prints a JSON object a beat with exactly the limits that were promised', async () => {
    const { code, out } = await run('delineate', file('r1'), '--lead', '1')
    expect(code).toBe(0)

    const beats = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))

    expect(beats).toHaveLength(peaks.length)
    for (const beat of beats)
      expect(Object.keys(beat)).toEqual(['r', 'pOn', 'qrsOn', 'qrsOff', 'tEnd'])
    const { pOn, qrsOn, r, qrsOff, tEnd } = beats[10]

    expect([pOn, qrsOn, r, qrsOff, tEnd]).toEqual(
      [pOn, qrsOn, r, qrsOff, tEnd].toSorted((a, b) => a - b),
    )
  })
})

describe('rhythm', () => {
  it('prints one JSON object', async () => {
    const { out } = await run('rhythm', file('r1'), '--lead', '1')
    expect(JSON.parse(out)).toMatchObject({ rhythm: 'sinus', heartRate: 75 })

    expect(Object.keys(JSON.parse(out))).toEqual([
      'rhythm',
      'heartRate',
      'sdnn',
      'rmssd',
      'qt',
      'qtcFridericia',
      'qtcBazett',
      'qtSd',
      'qtcFridericiaSd',
      'qtcBazettSd',
      'qtBeats',
      'qtReason',
    ])

    const empty = JSON.parse((await run('rhythm', file('empty.txt'), '--rate', '250')).out)
    expect(empty).toMatchObject({ rhythm: 'unclassified', heartRate: null, rmssd: null, qt: null })
    expect(empty).toMatchObject({ qtSd: null, qtBeats: 0, qtReason: 'too few beats' })
  })
})

describe('what cannot be understood', () => {
  it.each([
    [['speak'], '"speak" is no command'],
    [['detect'], 'detect needs a FILE'],
    [['detect', 'a', 'b'], '"b" was left over'],
    [['detect', file('none')], 'none.hea) does not exist'],
    [['detect', folder], 'is a folder'],
    [['detect', file('r1'), '--lead', '2'], 'lead 2 was asked for and the record has 2'],
    [['detect', file('r1'), '--lead', 'II'], '--lead takes a number from 0'],
    [['rhythm', file('r1'), '--lead', 'all'], '--lead takes a number from 0'],
    [['detect', file('r1.txt'), '--lead', 'all'], 'only that has several leads'],
    [['detect', file('r1'), '--leed', '1'], "Unknown option '--leed'"],
    [['detect', file('r1'), '--rate', '500'], 'says 250 Hz and --rate says 500'],
    [['detect', file('r1.txt')], 'needs --rate HZ'],
    [['detect', file('r1.txt'), '--rate', '0'], '--rate takes samples a second'],
    [['detect', file('r1.txt'), '--rate', '250', '--lead', '1'], 'a text file has one'],
    [['detect', file('words.txt'), '--rate', '250'], 'holds no number'],
    [['detect', file('broken')], 'missing.dat'],
    [['detect', file('short')], 'storage format 508'],
    [['detect', file('r1'), '--data', file('none')], 'does not exist'],
    [['evaluate', file('r1'), '--lead', '1'], 'takes neither --lead nor --rate'],
    [['bench', 'x'], 'bench takes no path'],
  ])('%j is refused on stderr with exit code 2', async (args, message) => {
    const { code, out, error } = await run(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(message)
    expect(error).not.toContain('    at ')
  })
})

describe('help', () => {
  it.each([[[]], [['help']], [['--help']], [['detect', '-h']]])(
    '%j prints the usage',
    async (args) => {
      const { code, out } = await run(...args)
      expect(code).toBe(0)
      for (const name of ['detect', 'delineate', 'rhythm', 'evaluate', 'bench'])
        expect(out).toContain(`ecg -- ${name}`)
    },
  )
})
