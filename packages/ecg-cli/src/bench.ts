import { SECONDS_PER_HOUR } from '@kangban/china-time'
import {
  buildPyramid,
  detectRPeaks,
  formatSamples,
  parseSamples,
  queryPyramid,
  SAMPLE_RATE,
} from '@kangban/ecg-core'
import type { Pyramid, PyramidColumns, PyramidSpan } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'
import { table } from './table.ts'

const HOUR_SAMPLES = SECONDS_PER_HOUR * SAMPLE_RATE
const DAY_SAMPLES = 24 * HOUR_SAMPLES
const COLUMNS = 1920
const SPANS = 400
const RUNS = 3
/** Enough for a text of 3 ms to meet a quiet moment. */
const PARSE_RUNS = 12

/** The best of some runs, in milliseconds: what the machine can do when nothing else wants it. */
function best(runs: number, work: () => void): number {
  let least = Infinity

  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    work()
    least = Math.min(least, performance.now() - start)
  }

  return least
}

/** 24 h of sinus rhythm with the usual noise, an hour at a time. */
function synthesise(day: Float32Array): void {
  const person = createPerson(createRandom(1), {
    id: 'bench',
    sex: 'female',
    ageYears: 70,
    conditions: [],
  })

  const ecg = createEcg({
    person,
    seed: 1,
    rateHz: SAMPLE_RATE,
    rhythm: { kind: 'sinus', heartRate: 70 },
  })

  for (let at = 0; at < day.length; at += HOUR_SAMPLES) {
    day.set(ecg.read(Math.min(HOUR_SAMPLES, day.length - at)), at)
    ecg.forgetBefore(at)
  }
}

/** The yardstick of the machine: adds up the record. */
function sum(samples: Float32Array): number {
  let total = 0
  for (let i = 0; i < samples.length; i++) total += samples[i] as number
  return total
}

function p99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(0.99 * values.length) - 1] ?? NaN
}

/** From one sample a column to the whole day, each span longer than the one before by the same factor. */
function spans(): PyramidSpan[] {
  return Array.from({ length: SPANS }, (_, index) => {
    const length = Math.round(COLUMNS * (DAY_SAMPLES / COLUMNS) ** (index / (SPANS - 1)))
    const from = (index * 15_485_863) % (DAY_SAMPLES - length + 1)
    return { from, to: from + length, columns: COLUMNS }
  })
}

function scanAll(samples: Float32Array, { from, to, columns }: PyramidSpan): PyramidColumns {
  const result = {
    min: new Float32Array(columns).fill(NaN),
    max: new Float32Array(columns).fill(NaN),
  }

  for (let column = 0; column < columns; column++) {
    const end = from + Math.floor(((column + 1) * (to - from)) / columns)
    let low = Infinity
    let high = -Infinity

    for (let i = from + Math.floor((column * (to - from)) / columns); i < end; i++) {
      const value = samples[i] as number
      if (value < low) low = value
      if (value > high) high = value
    }

    result.min[column] = low
    result.max[column] = high
  }

  return result
}

interface QueryFigures {
  p99Ms: number
  scanP99Ms: number
  different: number
}

function benchQueries(pyramid: Pyramid, samples: Float32Array): QueryFigures {
  const ours: number[] = []
  const scans: number[] = []
  let different = 0

  for (const span of spans()) {
    ours.push(best(RUNS, () => queryPyramid(pyramid, span)))
    scans.push(best(1, () => scanAll(samples, span)))
    const [found, expected] = [queryPyramid(pyramid, span), scanAll(samples, span)]

    for (let column = 0; column < COLUMNS; column++) {
      if (found.min[column] !== expected.min[column] || found.max[column] !== expected.max[column])
        different += 1
    }
  }

  return { p99Ms: p99(ours), scanP99Ms: p99(scans), different }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(3)} s`
const ms = (milliseconds: number): string => `${milliseconds.toFixed(milliseconds < 10 ? 2 : 1)} ms`
const times = (reference: number, ours: number): string => `${(reference / ours).toFixed(1)} x`

function parseRows(hour: Float32Array): string[][] {
  return [10, 60].flatMap((minutes) => {
    const text = formatSamples(hour.subarray(0, (minutes * hour.length) / 60))
    const bytes = new TextEncoder().encode(text)
    const fromText = best(PARSE_RUNS, () => parseSamples(text))
    const fromBytes = best(PARSE_RUNS, () => parseSamples(bytes))
    const split = best(PARSE_RUNS, () => text.split(',').map(Number))
    const reference = `split.map ${ms(split)}`

    return [
      [`parse ${minutes} min of text`, ms(fromText), reference, times(split, fromText), '15 x'],
      [`parse ${minutes} min of bytes`, ms(fromBytes), reference, times(split, fromBytes), '15 x'],
    ]
  })
}

/** Measures; returns a table. Each figure is the best of some runs, beside a reference of the same run. */
export function bench(): string[] {
  const day = new Float32Array(DAY_SAMPLES)
  const synthesis = best(RUNS, () => synthesise(day))
  const plain = best(RUNS, () => sum(day))
  const yardstick = `adding it up ${seconds(plain)}`
  const detection = best(RUNS, () => detectRPeaks(day, SAMPLE_RATE))
  const building = best(RUNS, () => buildPyramid(day))
  const queries = benchQueries(buildPyramid(day), day)
  const speed = `${(DAY_SAMPLES / detection / 1000).toFixed(0)} M samples/s`

  return table([
    ['24 h are 44.2 million samples', 'ours', 'reference', 'figure', 'goal'],
    ...parseRows(day.subarray(0, HOUR_SAMPLES)),
    ['R peaks of 24 h', seconds(detection), yardstick, speed, '60 M samples/s'],
    ['pyramid of 24 h', seconds(building), yardstick, seconds(building), '0.3 s'],
    [
      `${COLUMNS} columns, p99 of ${SPANS} spans`,
      ms(queries.p99Ms),
      `full scan ${ms(queries.scanP99Ms)}`,
      times(queries.scanP99Ms, queries.p99Ms),
      '0.3 ms',
    ],
    ['columns unlike a full scan', String(queries.different), `of ${COLUMNS * SPANS}`, '', '0'],
    [
      'synthetic ECG of 24 h with noise',
      seconds(synthesis),
      yardstick,
      seconds(synthesis),
      '0.3 s',
    ],
  ])
}
