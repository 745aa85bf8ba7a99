import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { annotationCode, openEdf, readWfdbAnnotations } from '@kangban/ecg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { command } from './command.ts'
import { openRecord } from './record.ts'
import { ecgWith, RATE_HZ, steadyPeaks, writeRecord } from './testing/synthetic-records.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ecg-convert-'))
const place = (name: string): string => path.join(folder, name)
const MULTI = path.join(import.meta.dirname, 'testing/wfdb-records/041s/041s.hea')
const peaks = steadyPeaks(8)

async function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  let [out, error] = ['', '']

  const code = await command(args, {
    print: (text) => (out += text),
    printError: (text) => (error += text),
  })

  return { code, out, error }
}

const signal = ecgWith(peaks, 1601)
signal.fill(NaN, 700, 800)

beforeAll(() => {
  writeRecord(folder, 'r1', {
    leads: [signal, new Float32Array(1601)],
    names: ['I', 'II'],
    annotations: {
      atr: [
        ...peaks.slice(0, 3).map((sample) => ({ sample, code: annotationCode('N') })),
        { sample: 600, code: annotationCode('+'), aux: '(AFIB' },
      ],
    },
  })

  writeFileSync(place('samples.txt'), '0.5, 0.25, -1')
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Where the one has no sample and the other has, or they are further apart than that. */
const apart = (a: Float64Array, b: Float64Array, most: number): number[] =>
  Array.from(a.keys()).filter((i) => {
    const [one = NaN, other = NaN] = [a[i], b[i]]
    return Number.isNaN(one) ? !Number.isNaN(other) : !(Math.abs(one - other) <= most)
  })

describe('convert', () => {
  it('brings a WFDB record to EDF+ and back: samples, gaps, names and annotations', async () => {
    const there = await run('convert', place('r1'), place('r1.edf'), '--to', 'edf')
    expect(there).toEqual({ code: 0, out: `${place('r1.edf')}\n`, error: '' })
    const edf = openEdf(readFileSync(place('r1.edf')))

    expect(edf.leads).toEqual([
      { name: 'I', unit: 'mV', rateHz: RATE_HZ },
      { name: 'II', unit: 'mV', rateHz: RATE_HZ },
    ])

    expect(edf.annotations).toEqual([
      ...peaks.slice(0, 3).map((peak) => ({ onset: peak / RATE_HZ, text: 'N' })),
      { onset: 2.4, text: '(AFIB' },
    ])

    const back = await run('convert', place('r1.edf'), place('r2'), '--to', 'wfdb')

    expect(
      back.out
        .trim()
        .split('\n')
        .map((file) => path.extname(file)),
    ).toEqual(['.hea', '.dat', '.atr'])

    const [before, after] = [openRecord(place('r1.hea')), openRecord(place('r2.hea'))]
    expect(after.leads).toEqual(before.leads)
    expect(after.header.samples).toBe(1601)

    for (const lead of [0, 1])
      expect(apart(before.values(lead), after.values(lead), 0.001)).toEqual([])

    expect(
      readWfdbAnnotations(readFileSync(place('r2.atr')), RATE_HZ).map(({ sample, symbol, aux }) => [
        sample,
        aux ?? symbol,
      ]),
    ).toEqual([...peaks.slice(0, 3).map((peak) => [peak, 'N']), [600, '(AFIB']])
  })

  it('keeps the start and every unit of a record of two segments and several rates', async () => {
    await run('convert', MULTI, place('m.edf'), '--to', 'edf')
    const [wfdb, edf] = [openRecord(MULTI), openEdf(readFileSync(place('m.edf')))]
    expect(edf.startedAt).toBe('1994-10-26T08:26:04')
    expect(edf.leads.map(({ unit }) => unit)).toEqual(wfdb.leads.map(({ unit }) => unit))

    for (const lead of wfdb.leads.keys()) {
      const { physicalMin = NaN, physicalMax = NaN } = edf.header.signals[lead] ?? {}
      const step = (physicalMax - physicalMin) / 65_535
      expect(apart(wfdb.values(lead), edf.values(lead), step)).toEqual([])
    }

    await run('convert', place('m.edf'), place('m'), '--to', 'wfdb')
    const { baseTime, baseDate } = openRecord(place('m.hea')).header
    expect([baseTime, baseDate]).toEqual(['08:26:04', '26/10/1994'])
  })

  it('reads EDF+ as any record, and text with a rate', async () => {
    await run('convert', place('r1'), place('beats.edf'), '--to', 'edf')

    expect((await run('detect', place('beats.edf'))).out).toBe(
      (await run('detect', place('r1'))).out,
    )

    expect(
      (await run('convert', place('samples.txt'), place('t'), '--to', 'wfdb', '--rate', '3')).code,
    ).toBe(0)

    const read = openRecord(place('t.hea'))
    expect(apart(Float64Array.of(0.5, 0.25, -1), read.values(0), 1e-4)).toEqual([])
  })

  it.each([
    [['convert', place('r1'), place('x.edf')], 'needs --to edf or --to wfdb'],
    [['convert', place('r1'), '--to', 'edf'], 'needs a FILE and an OUT'],
    [['convert', place('r1'), place('a.b'), '--to', 'wfdb'], 'no name of a WFDB record'],
    [['convert', place('r1'), place('r1'), '--to', 'wfdb'], 'EEXIST'],
    [['convert', place('samples.txt'), place('x.edf'), '--to', 'edf'], 'needs --rate'],
    [['convert', place('r1'), 'x', '--to', 'edf', '--lead', '1'], 'no --lead'],
    [['detect', place('r1'), '--to', 'edf'], 'takes no --to'],
  ])('explains what is wrong with %j', async (args, message) => {
    const { code, error } = await run(...args)
    expect(code).toBe(2)
    expect(error).toContain(message)
  })
})
