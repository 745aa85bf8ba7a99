import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { annotationCode, delineate, detectRPeaks } from '@kangban/ecg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CliError } from './cli-error.ts'
import { evaluate } from './evaluate.ts'
import { ecgWith, RATE_HZ, steadyPeaks, writeRecord } from './testing/synthetic-records.ts'

const root = mkdtempSync(path.join(tmpdir(), 'ecg-evaluate-'))
const peaks = steadyPeaks(30)
const signal = ecgWith(peaks, 6100)
const beat = (sample: number) => ({ sample, code: annotationCode('N') })
const mark = (symbol: string, sample: number) => ({ sample, code: annotationCode(symbol) })

/** The rows of the tables: cells by the first one; where two tables have the same row, the first. */
function rowsOf(lines: string[]): Map<string, string[]> {
  const rows = lines
    .map((line) => line.split(/\s{2,}/))
    .map(([first = '', ...rest]) => [first, rest] as const)

  return new Map(rows.toReversed())
}

/** What our delineator finds, moved by this many samples, as a reader's marks. */
function readerMarks(shift: number) {
  return delineate(signal, RATE_HZ, detectRPeaks(signal, RATE_HZ)).flatMap(
    ({ r, qrsOn, qrsOff, tEnd }) =>
      qrsOn === null || qrsOff === null || tEnd === null
        ? []
        : [
            mark('(', qrsOn + shift),
            mark('N', r),
            mark(')', qrsOff + shift),
            mark('t', tEnd - 9),
            mark(')', tEnd + shift),
          ],
  )
}

beforeAll(() => {
  const flutter = [mark('[', 1950), mark('!', 2100), mark(']', 2450)]
  const outside = peaks.filter((peak) => peak < 1950 || peak > 2450).map(beat)
  const annotations = [...outside, ...flutter].toSorted((a, b) => a.sample - b.sample)
  // 101 is a development record, 100 is not; in 100 the reader saw a beat more and a beat less than there are.
  const oneOff = [...peaks.slice(1), 4001].toSorted((a, b) => a - b)

  writeRecord(path.join(root, 'beats'), '101', {
    leads: [signal],
    annotations: { atr: annotations },
  })

  writeRecord(path.join(root, 'beats'), '100', {
    leads: [signal],
    annotations: { atr: oneOff.map(beat) },
  })

  writeRecord(path.join(root, 'beats'), '9', { leads: [signal] })

  // A minute, of which the reader called the first 20 s fibrillation and the rest sinus rhythm.
  const minute = steadyPeaks(74)
  const note = (sample: number, aux: string) => ({ ...mark('+', sample), aux })

  writeRecord(path.join(root, 'windows'), '103', {
    leads: [ecgWith(minute, 60 * RATE_HZ)],
    annotations: { atr: [note(10, '(AFIB'), ...minute.slice(0, 25).map(beat), note(5000, '(N')] },
  })

  // The clean record, and the same with noise that is only heard when it is made louder.
  const uneasy = signal.map((mv, i) => mv + 0.06 * Math.sin(12.9898 * Math.floor(i / 6) ** 2))
  const marked = { atr: peaks.map(beat) }
  const flatLead = new Float32Array(signal.length)

  writeRecord(path.join(root, 'mitdb'), '118', {
    leads: [signal, signal],
    annotations: marked,
  })

  writeRecord(path.join(root, 'nstdb'), '118e24', {
    leads: [uneasy, signal],
    annotations: marked,
  })

  writeRecord(path.join(root, 'two'), '104', {
    leads: [flatLead, signal],
    annotations: marked,
  })

  // Marked at half the rate of the record, as the first note of the file says.
  const resolution = { ...mark('"', 0), aux: `## time resolution: ${RATE_HZ / 2}` }

  writeRecord(path.join(root, 'resolution'), '102', {
    leads: [signal],
    annotations: { atr: [resolution, ...peaks.map((peak) => beat(peak / 2))] },
  })

  writeRecord(path.join(root, 'beats'), 'cut', {
    leads: [signal],
    annotations: { atr: [beat(100)] },
  })

  writeFileSync(path.join(root, 'beats', 'cut.hea'), 'cut 1 250 9000\n100.dat 16\n')
  const flat = new Float32Array(6100)

  writeRecord(path.join(root, 'limits'), 'x', {
    leads: [flat, signal],
    annotations: { q1c: readerMarks(5) },
  })

  writeRecord(path.join(root, 'limits'), 'y', {
    leads: [signal],
    annotations: { q1c: readerMarks(-2) },
  })

  const inner = readerMarks(0).filter(({ sample }) => sample > 1050 && sample < 5050)

  writeRecord(path.join(root, 'deep', 'leads'), '61', {
    leads: [signal, flat],
    names: ['i', 'ii'],
    annotations: { i: inner, ii: inner },
    comments: ['<age>: 51', 'Rhythm: Atrial fibrillation.', 'Rhythm strip: none.'],
  })

  const strips = path.join(root, 'strips')
  for (const name of ['A1', 'A2']) writeRecord(strips, name, { leads: [signal] })
  writeFileSync(path.join(strips, 'REFERENCE.csv'), 'A1,N\r\nA2,A\r\nA3,O\r\n')
})

afterAll(() => rmSync(root, { recursive: true }))

describe('evaluate', () => {
  it('scores beats a record and in total, development records apart, flutter left out', () => {
    const rows = rowsOf(evaluate(path.join(root, 'beats')))
    expect(rows.get('101 *')).toEqual(['28', '100.000', '100.000', '0', '0', '0.000'])
    expect(rows.get('100')).toEqual(['30', '96.667', '96.667', '1', '1', '6.667'])
    expect(rows.get('total (2)')).toEqual(['58', '98.276', '98.276', '1', '1', '3.448'])
    expect(rows.get('total * (1)')?.[0]).toBe('28')
    expect(rows.get('total unseen (1)')?.[0]).toBe('30')
  })

  it('takes annotations at the resolution of their own that their file gives', () => {
    const rows = rowsOf(evaluate(path.join(root, 'resolution')))
    expect(rows.get('102')).toEqual(['30', '100.000', '100.000', '0', '0', '0.000'])
  })

  it('says what was not scored and why', () => {
    const text = evaluate(path.join(root, 'beats')).join('\n')
    expect(text).toContain('9: no reference that can be scored')
    expect(text).toContain('cut: 100.dat has 12200 bytes and its header needs 18000')
  })

  it('gives mean and deviation of limits in ms, ours minus the reader, and the better lead', () => {
    const lines = evaluate(path.join(root, 'limits'))
    const rows = rowsOf(lines)

    // Two samples of 4 ms later than the reader, each beat the same. Lead 0 of the other record is flat.
    expect(rows.get('y')?.slice(3)).toEqual([
      '8.0',
      '0.0',
      '100.0',
      '8.0',
      '0.0',
      '100.0',
      '8.0',
      '0.0',
      '100.0',
    ])

    expect(rows.get('x')?.slice(3)).toEqual(['-', '-', '0.0', '-', '-', '0.0', '-', '-', '0.0'])

    const totals = lines
      .filter((line) => line.startsWith('T end'))
      .map((line) => line.split(/\s{2,}/))

    const marked = readerMarks(0).filter(({ code }) => code === annotationCode('t')).length

    expect(totals[0]?.slice(1)).toEqual([
      String(2 * marked),
      '50.0',
      '8.0',
      '0.0',
      '8.0',
      '0.0',
      '0',
    ])

    // Mean of the record means -20 and 8.
    expect(totals[1]?.slice(1, 4)).toEqual([String(2 * marked), '100.0', '-6.0'])
  })

  it('scores leads with annotations of their own only between the first and the last marked beat', () => {
    const rows = rowsOf(evaluate(path.join(root, 'deep')))
    expect(rows.get('61 i')?.slice(1, 5)).toEqual(['100.000', '100.000', '0', '0'])
    expect(rows.get('61 ii')?.slice(1, 3)).toEqual(['0.000', '-'])
  })

  it('counts rhythm labels against what was found', () => {
    const lines = evaluate(path.join(root, 'strips'))
    expect(rowsOf(lines).get('N normal')).toEqual(['1', '0', '0', '0', '1'])
    expect(rowsOf(lines).get('A fibrillation')).toEqual(['1', '0', '0', '0', '1'])
    expect(lines).toContain('af on N and A: Se 0.0 %, specificity 100.0 %')
    expect(lines).toContain('unclassified on ~ and all others: Se - %, specificity 100.0 %')
  })

  it('judges windows of 30 s by the rhythm that a reader named for most of each', () => {
    const lines = evaluate(path.join(root, 'windows'))
    expect(rowsOf(lines).get('AFIB in part')).toEqual(['1', '0', '0', '0', '1'])
    expect(rowsOf(lines).get('N')).toEqual(['1', '0', '0', '0', '1'])
    expect(lines).toContain('af on fibrillation and all others: Se 0.0 %, specificity 100.0 %')
  })

  it('judges both leads of a strip by the rhythm that the header names', () => {
    const lines = evaluate(path.join(root, 'deep', 'leads'))
    expect(rowsOf(lines).get('Atrial fibrillation')).toEqual(['1', '0', '0', '1', '2'])
    expect(lines).toContain('af on fibrillation and all others: Se 0.0 %, specificity - %')
  })

  it('finds beats among disturbances, asking for none in lost signal, and makes noise louder', () => {
    const rows = [...rowsOf(evaluate(path.join(root, 'beats')))]
    const gaps = rows.find(([name]) => name.startsWith('gaps') && name.includes('unseen'))
    expect(Number(gaps?.[1][0])).toBeLessThan(30)

    const spikes = rows.find(([name]) => name.startsWith('pacing') && name.includes('unseen'))
    expect(spikes?.[1].slice(0, 5)).toEqual(['30', '96.667', '96.667', '1', '1'])

    const louder = [...rowsOf(evaluate(path.join(root, 'nstdb')))]
    const cells = (db: number) => louder.find(([name]) => name.includes(`at ${db} dB`))?.[1] ?? []
    expect(cells(12)[1]).toBe('100.000')
    expect(Number(cells(0)[5])).toBeGreaterThan(0)
    const over = louder.find(([name]) => name.includes('at 0 dB, all leads'))?.[1] ?? []
    expect(over[1]).toBe('100.000')
    expect(Number(over[5])).toBeLessThanOrEqual(Number(cells(0)[5]))
  })

  it('scores all leads of a record together beside the first alone', () => {
    const lines = evaluate(path.join(root, 'two'))

    const beats = lines.slice(
      0,
      lines.findIndex((line) => line.includes('kinds of beats')),
    )

    const rows = beats.map((line) => line.split(/\s{2,}/))
    const found = rows.filter(([name]) => name === '104').map(([, , sensitivity]) => sensitivity)
    expect(found).toEqual(['0.000', '100.000'])
  })

  it('goes through every folder below, and refuses one without records', () => {
    const titles = evaluate(root).filter((line) => line.includes(': '))
    for (const name of ['beats', 'limits', path.join('deep', 'leads'), 'strips'])
      expect(titles.some((title) => title.includes(name))).toBe(true)
    const none = path.join(import.meta.dirname, '../../china-time/src')
    expect(() => evaluate(none)).toThrow(CliError)
  })
})
