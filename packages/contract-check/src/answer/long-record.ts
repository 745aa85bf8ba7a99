// Blocks and beats of a record of many hours against what is told of it.
import { analyseEcg, decodeBeats, decodeSampleBlock, SAMPLE_RATE } from '@kangban/ecg-core'
import { MS_PER_MINUTE, MS_PER_SECOND, SECONDS_PER_HOUR } from '@kangban/china-time'
import { BLOCK_SECONDS } from '@kangban/contracts'
import type { Breach, LawName } from '@kangban/contracts/laws'
import { LEAST_USABLE, RATE_TOLERANCE } from './signal.ts'

const fieldOf = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined

const bytesOf = (text: unknown): Uint8Array =>
  Uint8Array.from(atob(String(text)), (sign) => sign.charCodeAt(0))

const BLOCKS = 'data.blocks[]'
const BLOCKS_AN_HOUR = SECONDS_PER_HOUR / BLOCK_SECONDS

function decoded(block: unknown): Float32Array | undefined {
  try {
    return decodeSampleBlock(bytesOf(block))
  } catch {
    return undefined
  }
}

const listOf = (data: unknown, key: string): readonly unknown[] => {
  const list = fieldOf(data, key)
  return Array.isArray(list) ? list : []
}

const numberOf = (data: unknown, key: string): number | undefined => {
  const number = fieldOf(data, key)
  return typeof number === 'number' ? number : undefined
}

const wrong = (law: LawName, path: string, got: string): Breach => ({ law, path, got })

const ofOverview = (record: unknown): Int16Array | undefined => {
  const data = fieldOf(fieldOf(record, 'overview'), 'data')
  if (typeof data !== 'string') return undefined

  try {
    const { buffer, byteLength } = bytesOf(data)
    const view = new DataView(buffer)
    return Int16Array.from({ length: byteLength / 2 }, (_, at) => view.getInt16(2 * at, true))
  } catch {
    return undefined
  }
}

/** Whole numbers of the overview's unit, of samples in whole microvolts. */
const ROUNDED = 1.5
const MICROVOLTS = 1000

/** Whether the lowest and the highest of the samples of each whole pair are those of the overview; a pair of gaps is left alone. */
function isInOverview(samples: Float32Array, from: number, record: unknown): boolean {
  const [pairs, overview] = [ofOverview(record), fieldOf(record, 'overview')]
  const [step, unit] = ['samplesPerPair', 'microvolts'].map((key) => numberOf(overview, key))
  if (!pairs || !step || !unit) return true

  for (let at = Math.ceil(from / step); (at + 1) * step <= from + samples.length; at++) {
    const piece = samples.subarray(at * step - from, (at + 1) * step - from)
    const measured = piece.filter((value) => Number.isFinite(value))
    if (measured.length === 0) continue

    const isApart = [Math.min, Math.max].some((of, end) => {
      const due = (measured.reduce((one, other) => of(one, other)) * MICROVOLTS) / unit
      return Math.abs(due - (pairs[2 * at + end] ?? Number.NaN)) > ROUNDED
    })

    if (isApart) return false
  }

  return true
}

/** As many blocks as were asked for, fewer at the end of a record that is whole. */
function countBreaches(data: unknown, record: unknown, asked: Asked): Breach[] {
  const [first, all] = [numberOf(data, 'first') ?? 0, numberOf(record, 'blocks')]
  const count = Number(asked['count'])
  if (all === undefined || !(count > 0) || fieldOf(record, 'status') !== 'ready') return []
  if (listOf(data, 'blocks').length === Math.max(0, Math.min(count, all - first))) return []
  return [wrong('count', 'data.blocks', 'other than was asked for')]
}

type Asked = Readonly<Record<string, unknown>>

/** The blocks of a record of many hours against what its analysis, where it was asked for, tells of their hour. */
export function blockBreaches(data: unknown, record: unknown, asked: Asked = {}): Breach[] {
  const rate = numberOf(record, 'rateHz') ?? SAMPLE_RATE
  const first = numberOf(data, 'first') ?? 0

  const ofBlocks = listOf(data, 'blocks').flatMap((block, index): Breach[] => {
    const samples = decoded(block)
    if (!samples) return [{ law: 'ecg-numbers', path: BLOCKS, got: 'no block' }]
    const hour = listOf(record, 'hours')[Math.floor((first + index) / BLOCKS_AN_HOUR)]
    const [low, high] = ['heartRateLow', 'heartRateHigh'].map((key) => numberOf(hour, key))
    if (!isInOverview(samples, (first + index) * BLOCK_SECONDS * rate, record))
      return [wrong('same-fact', BLOCKS, 'other than the overview')]
    const { heartRateBpm, quality } = analyseEcg(samples, rate)
    if (heartRateBpm === null || quality.usable < LEAST_USABLE) return []

    if (high !== undefined && heartRateBpm > high * (1 + RATE_TOLERANCE))
      return [{ law: 'ecg-rate', path: BLOCKS, got: 'faster than its hour' }]

    return low !== undefined && heartRateBpm < low * (1 - RATE_TOLERANCE)
      ? [{ law: 'ecg-rate', path: BLOCKS, got: 'slower than its hour' }]
      : []
  })

  return [...countBreaches(data, record, asked), ...ofBlocks]
}

const BEATS = 'data.beats'

function beatsIn(data: unknown): ReturnType<typeof decodeBeats> | undefined {
  try {
    return decodeBeats(bytesOf(fieldOf(data, 'beats')))
  } catch {
    return undefined
  }
}

/** No way of leaving out intervals leaves out one that differs so little from the one before it. */
const STEADY = 0.2
const IN_A_ROW = 8
const WHOLE = 100
/** Of milliseconds and rates, and of beats that lie between two samples. */
const WHOLE_NUMBERS = 1

const isSteady = (intervals: readonly number[]): boolean =>
  intervals.every((ms, at) => {
    const before = intervals[at - 1] ?? ms
    return Math.abs(ms - before) <= STEADY * before
  })

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** Root of the mean square. */
const spreadOf = (numbers: readonly number[]): number =>
  Math.sqrt(meanOf(numbers.map((each) => each ** 2)))

/** Who says so makes them of all intervals. */
const DEVIATION = /^全部正常心跳间隔的标准差/
const DIFFERENCES = /^相邻正常心跳间隔之差的均方根/

const isMadeBy = (record: unknown, name: string, method: RegExp): boolean =>
  method.test(
    String(
      fieldOf(
        listOf(record, 'figures').find((figure) => fieldOf(figure, 'name') === name),
        'method',
      ),
    ),
  )

/** The figures of a record that can be trusted throughout, whose heart beat steadily, follow from its beats. */
function* figureBreaches(
  { beats, kinds }: ReturnType<typeof decodeBeats>,
  record: unknown,
  rate: number,
): Generator<Breach> {
  const at = Array.from(beats, (beat) => (beat * MS_PER_SECOND) / rate)
  const intervals = at.slice(1).map((ms, index) => ms - (at[index] ?? ms))
  if (figureOf(record, 'usable') !== WHOLE || intervals.length < LEAST_BEATS) return
  if (kinds.some((kind) => kind !== 0) || !isSteady(intervals)) return
  const mean = meanOf(intervals)

  for (const [name, method, due] of [
    ['sdnn', DEVIATION, spreadOf(intervals.map((ms) => ms - mean))],
    [
      'rmssd',
      DIFFERENCES,
      spreadOf(intervals.slice(1).map((ms, index) => ms - (intervals[index] ?? ms))),
    ],
  ] as const)
    if (
      isMadeBy(record, name, method) &&
      Math.abs((figureOf(record, name) ?? due) - due) > WHOLE_NUMBERS
    )
      yield wrong('reckoned', BEATS, `other than ${name}`)

  const [hour, ...others] = listOf(record, 'hours')
  if (others.length > 0) return

  const rates = intervals
    .slice(IN_A_ROW - 1)
    .map((_, index) => MS_PER_MINUTE / meanOf(intervals.slice(index, index + IN_A_ROW)))

  for (const [name, due] of [
    ['heartRateLow', Math.min(...rates)],
    ['heartRateHigh', Math.max(...rates)],
  ] as const)
    if (Math.abs((numberOf(hour, name) ?? due) - due) > WHOLE_NUMBERS)
      yield wrong('reckoned', BEATS, `other than ${name}`)
}

const figureOf = (record: unknown, name: string): number | undefined =>
  numberOf(
    listOf(record, 'figures').find((figure) => fieldOf(figure, 'name') === name),
    'value',
  )

/** All beats of a record: as many as are counted, each after the one before, within it, and as fast as it is told to be. */
export function beatBreaches(data: unknown, record: unknown): Breach[] {
  const listed = beatsIn(data)
  if (!listed) return [wrong('ecg-numbers', BEATS, 'no list of beats')]
  const { beats } = listed
  const count = numberOf(data, 'count')
  if (count !== beats.length)
    return [wrong('count', 'data.count', 'other than the beats that are listed')]
  const [rate, samples] = ['rateHz', 'sampleCount'].map((key) => numberOf(record, key))
  const [first, last] = [beats.at(0), beats.at(-1)]
  if (!rate || samples === undefined || first === undefined || last === undefined) return []
  if (last >= samples) return [wrong('count', BEATS, 'beyond the record')]
  if (last === first) return beats.length > 1 ? [wrong('ecg-beats', BEATS, 'all at once')] : []
  const told = figureOf(record, 'heartRateMean')
  if (told === undefined || beats.length < LEAST_BEATS) return []
  const mean = ((beats.length - 1) * MS_PER_MINUTE * rate) / MS_PER_SECOND / (last - first)
  if (Math.abs(mean - told) <= RATE_TOLERANCE * told)
    return [...figureBreaches(listed, record, rate)]
  return [wrong('ecg-rate', BEATS, mean > told ? 'faster than is told' : 'slower than is told')]
}

const LEAST_BEATS = 100
