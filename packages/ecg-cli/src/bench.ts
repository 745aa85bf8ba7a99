import { SECONDS_PER_HOUR } from '@kangban/china-time'
import {
  buildPyramid,
  delineate,
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

/** Minutes of text, and how often: enough for one of 2 ms to be read by compiled code in a quiet moment. */
const PARSE_RUNS = [
  [10, 150],
  [60, 30],
] as const

/** What is aimed at, on one core: how often the reference's speed, or at most how long. */
const PARSE_GOAL = 15
const DETECTOR_GOAL = 60
const DELINEATION_GOAL_MS = 2000
const BUILDING_GOAL_MS = 300
const QUERY_GOAL_MS = 0.3
const SYNTHESIS_GOAL_MS = 300

/**
 * The least processor time of some runs, of all threads of this process and with the system's part, in milliseconds: what
 * the work costs on one core, whoever else uses the machine.
 */
function best(runs: number, work: () => void): number {
  let least = Infinity

  for (let run = 0; run < runs; run++) {
    const start = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(start)
    least = Math.min(least, (user + system) / 1000)
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
const times = (ratio: number): string => `${ratio.toFixed(1)} x`

/** One line of the table: what was measured, the reference of the same run, the figure that has a goal, and the goal. */
const line = (
  what: string,
  [ours, reference]: readonly [string, string],
  { figure, goal, met }: { figure: string; goal: string; met: boolean },
): string[] => [what, ours, reference, figure, goal, met ? 'yes' : 'no']

/** A figure that may be at most so much. */
const atMost = (found: number, goal: number, said: (value: number) => string) => ({
  figure: said(found),
  goal: said(goal),
  met: found <= goal,
})

function parseRows(hour: Float32Array): string[][] {
  return PARSE_RUNS.flatMap(([minutes, runs]) => {
    const text = formatSamples(hour.subarray(0, (minutes * hour.length) / 60))
    const bytes = new TextEncoder().encode(text)
    const split = best(runs, () => text.split(',').map(Number))

    const rowOf = (kind: string, source: string | Uint8Array): string[] => {
      const ours = best(runs, () => parseSamples(source))
      const ratio = split / ours

      return line(`parse ${minutes} min of ${kind}`, [ms(ours), `split.map ${ms(split)}`], {
        figure: times(ratio),
        goal: times(PARSE_GOAL),
        met: ratio >= PARSE_GOAL,
      })
    }

    return [rowOf('text', text), rowOf('bytes', bytes)]
  })
}

/** What is done to a whole day, beside adding it up. */
function dayRows(day: Float32Array): string[][] {
  const yardstick = `adding it up ${seconds(best(RUNS, () => sum(day)))}`
  const detection = best(RUNS, () => detectRPeaks(day, SAMPLE_RATE))
  const peaks = detectRPeaks(day, SAMPLE_RATE)
  const delineation = best(RUNS, () => delineate(day, SAMPLE_RATE, peaks))
  const building = best(RUNS, () => buildPyramid(day))
  const speed = DAY_SAMPLES / detection / 1000

  return [
    line('R peaks of 24 h', [seconds(detection), yardstick], {
      figure: `${speed.toFixed(0)} M samples/s`,
      goal: `${DETECTOR_GOAL} M samples/s`,
      met: speed >= DETECTOR_GOAL,
    }),
    line(
      `limits of ${peaks.length} beats of 24 h`,
      [seconds(delineation), yardstick],
      atMost(delineation, DELINEATION_GOAL_MS, seconds),
    ),
    line(
      'pyramid of 24 h',
      [seconds(building), yardstick],
      atMost(building, BUILDING_GOAL_MS, seconds),
    ),
  ]
}

function queryRows(day: Float32Array): string[][] {
  const { p99Ms, scanP99Ms, different } = benchQueries(buildPyramid(day), day)

  return [
    line(
      `${COLUMNS} columns, p99 of ${SPANS} spans`,
      [times(scanP99Ms / p99Ms), `full scan ${ms(scanP99Ms)}`],
      atMost(p99Ms, QUERY_GOAL_MS, ms),
    ),
    line('columns unlike a full scan', ['', `of ${COLUMNS * SPANS}`], atMost(different, 0, String)),
  ]
}

/** Measures; returns a table. Each figure is the best of some runs, beside a reference of the same run. */
export function bench(): string[] {
  const day = new Float32Array(DAY_SAMPLES)
  const synthesis = best(RUNS, () => synthesise(day))

  return table([
    ['24 h are 44.2 million samples', 'ours', 'reference', 'figure', 'goal', 'met'],
    ...parseRows(day.subarray(0, HOUR_SAMPLES)),
    ...dayRows(day),
    ...queryRows(day),
    line(
      'synthetic ECG of 24 h with noise',
      [seconds(synthesis), `adding it up ${seconds(best(RUNS, () => sum(day)))}`],
      atMost(synthesis, SYNTHESIS_GOAL_MS, seconds),
    ),
  ])
}
