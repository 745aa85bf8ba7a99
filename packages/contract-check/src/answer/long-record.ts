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

function beatsIn(data: unknown): Int32Array | undefined {
  try {
    return decodeBeats(bytesOf(fieldOf(data, 'beats'))).beats
  } catch {
    return undefined
  }
}

const figureOf = (record: unknown, name: string): number | undefined =>
  numberOf(
    listOf(record, 'figures').find((figure) => fieldOf(figure, 'name') === name),
    'value',
  )

/** All beats of a record: as many as are counted, each after the one before, within it, and as fast as it is told to be. */
export function beatBreaches(data: unknown, record: unknown): Breach[] {
  const beats = beatsIn(data)
  if (!beats) return [wrong('ecg-numbers', BEATS, 'no list of beats')]
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
  if (Math.abs(mean - told) <= RATE_TOLERANCE * told) return []
  return [wrong('ecg-rate', BEATS, mean > told ? 'faster than is told' : 'slower than is told')]
}

const LEAST_BEATS = 100
