// The small picture of an ECG in a list against the samples of its record.
import {
  monitorBand,
  parseSamples,
  readThumbnail,
  SAMPLE_RATE,
  thumbnailOf,
} from '@kangban/ecg-core'
import type { Breach, Told } from '@kangban/contracts/laws'

const SECONDS = 3
const COLUMNS = 60
/** A piece that moves less does not fill its picture. */
const LEAST_SPAN_MV = 1
/** Of the height, on average: one digit. Its own record is a quarter of it from a picture, a half at most. */
const MOST_APART = 1 / 35

interface Ends {
  readonly low: Float32Array
  readonly high: Float32Array
}

/** Lowest and highest of the samples of a column that begins at each sample. */
function columnsOf(signal: Float32Array, width: number): Ends {
  const [low, high] = [new Float32Array(signal.length), new Float32Array(signal.length)]

  for (let from = 0; from < signal.length; from++) {
    let [least, most] = [Infinity, -Infinity]

    for (let at = from; at < Math.min(signal.length, from + width); at++) {
      const value = signal[at] ?? Number.NaN
      if (value < least) least = value
      if (value > most) most = value
    }

    low[from] = least
    high[from] = most
  }

  return { low, high }
}

type Picture = ReturnType<typeof readThumbnail>

/** How far on average the ends of the columns from a sample on lie from those of a picture, of its height. */
function apartAt(from: number, { low, high }: Ends, picture: Picture): number {
  const edge = (column: number) => from + Math.round((column * SECONDS * SAMPLE_RATE) / COLUMNS)
  let [least, most] = [Infinity, -Infinity]

  for (let column = 0; column < COLUMNS; column++) {
    least = Math.min(least, low[edge(column)] ?? Infinity)
    most = Math.max(most, high[edge(column)] ?? -Infinity)
  }

  const span = Math.max(LEAST_SPAN_MV, most - least)
  const bottom = (least + most - span) / 2
  const heightOf = (value: number | undefined) => ((value ?? Number.NaN) - bottom) / span
  let [sum, count] = [0, 0]

  for (const [column, told] of picture.entries()) {
    const [lowest, highest] = [low, high].map((ends) => heightOf(ends[edge(column)]))
    if (!told || lowest === undefined || highest === undefined) continue
    if (!Number.isFinite(lowest) || !Number.isFinite(highest)) continue
    sum += Math.abs(lowest - told.low) + Math.abs(highest - told.high)
    count += 2
  }

  return count < COLUMNS ? Infinity : sum / count
}

/** How far apart two pictures are, where both have a signal; of their height. */
function between(one: Picture, other: Picture): number {
  const both = one.flatMap((ends, column) => {
    const second = other[column]

    return ends && second
      ? [Math.abs(ends.low - second.low), Math.abs(ends.high - second.high)]
      : []
  })

  return both.length < COLUMNS ? Infinity : both.reduce((sum, each) => sum + each, 0) / both.length
}

/** How far a picture is at least from any three seconds of a record. */
function apart(samples: Float32Array, picture: Picture): number {
  const columns = columnsOf(
    monitorBand(samples, SAMPLE_RATE),
    Math.floor((SECONDS * SAMPLE_RATE) / COLUMNS),
  )

  const last = Math.max(0, samples.length - SECONDS * SAMPLE_RATE)
  let [least, place] = [Infinity, 0]

  for (let from = 0; from <= last; from++) {
    const now = apartAt(from, columns, picture)
    if (now < least) [least, place] = [now, from]
  }

  // Drawn as pictures are, with what the filter makes of the ends of a piece.
  const around = place + (SECONDS * SAMPLE_RATE) / 2
  const drawn = thumbnailOf(samples, { rateHz: SAMPLE_RATE, around })
  return Math.min(least, drawn === null ? Infinity : between(readThumbnail(drawn), picture))
}

const fieldOf = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined

const textOf = (data: unknown, key: string): string | undefined => {
  const text = fieldOf(data, key)
  return typeof text === 'string' ? text : undefined
}

/** The picture of a row against the samples of its record; what is too short or has hardly a signal is left alone. */
function isOf(content: string, thumbnail: string): boolean {
  const picture = readThumbnail(thumbnail)
  const { samples } = parseSamples(content)
  if (picture.length !== COLUMNS || picture.filter(Boolean).length < COLUMNS / 2) return true
  return samples.length < SECONDS * SAMPLE_RATE || apart(samples, picture) <= MOST_APART
}

const RECORD = 'ecg.getEcgRecord'
const MONTH = 'ecg.listEcgMonth'

const rowsOf = ({ answer }: Told): readonly unknown[] => {
  const list = fieldOf(answer.value, 'list')
  return Array.isArray(list) ? list : []
}

/** The pictures of a list of ECGs against the records that were sent before, or a record against the lists before it. */
export function pictureBreaches(now: Told, told: readonly Told[]): Breach[] {
  if (now.name !== RECORD && now.name !== MONTH) return []
  const other = now.name === MONTH ? RECORD : MONTH
  const others = told.filter(({ name }) => name === other)
  const [records, lists] = now.name === MONTH ? [others, [now]] : [[now], others]

  const isWrong = lists.flatMap(rowsOf).some((row) =>
    records.some(({ input, answer }) => {
      const [id, thumbnail] = [textOf(row, 'id'), textOf(row, 'thumbnail')]
      const content = textOf(answer.value, 'ecgContent')
      if (id !== input['ecgId'] || content === undefined || thumbnail === undefined) return false
      return !isOf(content, thumbnail)
    }),
  )

  const path = now.name === MONTH ? 'data.list[].thumbnail' : 'data.ecgContent'
  return isWrong ? [{ law: 'ecg-picture', path, got: 'of another signal' }] : []
}
