// How long blocks and overview of a record of many hours are, and how much of it is usable.
import { BLOCK_SECONDS } from '../../holter/limits.ts'
import type { Breach } from '../catalogue.ts'
import { fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { agree, at, breach, sumOf } from './tools.ts'

/** Two numbers of two bytes. */
const BYTES_OF_PAIR = 4

/** How many bytes a text in base64 holds. */
const bytesIn = (text: string): number => Math.floor((text.replace(/=+$/, '').length * 3) / 4)

/** The overview has a pair for each part of the record, the last one included. */
export function* wholeOverview({ answer }: Told): Generator<Breach> {
  const data = at(answer, 'overview', 'data')
  const [samples, step] = [fieldOf(answer, 'sampleCount'), at(answer, 'overview', 'samplesPerPair')]
  const [count, each, text] = [numberOf(samples), numberOf(step), textOf(data)]
  if (!data || !count || !each || text === undefined) return
  const due = Math.ceil(count / each) * BYTES_OF_PAIR
  if (bytesIn(text) !== due)
    yield breach('ecg-length', data, bytesIn(text) < due ? 'too short' : 'too long')
}

/** Little-endian numbers of two bytes; undefined of what is no base64. */
function pairsIn(text: string): readonly (readonly [first: number, second: number])[] | undefined {
  try {
    const { buffer, byteLength } = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
    const view = new DataView(buffer)

    return Array.from({ length: Math.floor(byteLength / BYTES_OF_PAIR) }, (_, index) => [
      view.getInt16(BYTES_OF_PAIR * index, true),
      view.getInt16(BYTES_OF_PAIR * index + BYTES_OF_PAIR / 2, true),
    ])
  } catch {
    return undefined
  }
}

const usableOf = (answer: Node): Node | undefined =>
  fieldOf(
    (fieldOf(answer, 'figures')?.items ?? []).find(
      (each) => fieldOf(each, 'name')?.value === 'usable',
    ),
    'value',
  )

const PERCENT = 100
/** Whole per cent. */
const ROUNDED = 0.6

/** Where the overview has gaps alone nothing is usable. */
export function* gapsOfOverview({ answer }: Told): Generator<Breach> {
  const data = at(answer, 'overview', 'data')

  const [step, count] = [at(answer, 'overview', 'samplesPerPair'), at(answer, 'sampleCount')].map(
    numberOf,
  )

  const usable = numberOf(usableOf(answer))
  if (!data || !step || !count || usable === undefined) return
  const pairs = pairsIn(textOf(data) ?? '') ?? []

  const lost = sumOf(
    pairs.map(([first, second], index) =>
      first > second ? Math.max(0, Math.min(step, count - index * step)) : 0,
    ),
  )

  if ((PERCENT * lost) / count > PERCENT - usable + ROUNDED)
    yield breach('reckoned', data, 'more gaps than are usable')
}

/** What is usable of a record is the mean of what is usable of its hours. */
export function* usableHours({ answer }: Told): Generator<Breach> {
  const hours = fieldOf(answer, 'hours')?.items ?? []
  const told = usableOf(answer)
  const shares = hours.flatMap((hour) => numberOf(fieldOf(hour, 'usablePercent')) ?? [])
  const usable = numberOf(told)
  if (!told || usable === undefined || shares.length === 0) return
  if (usable < Math.min(...shares) - 1 || usable > Math.max(...shares) + 1)
    yield breach('mean', told, 'not among its hours')
}

/** A record in a list has as many blocks as its samples fill. */
export function* blocksOfRows({ answer }: Told): Generator<Breach> {
  for (const row of fieldOf(answer, 'list')?.items ?? []) {
    const [rate, samples] = ['rateHz', 'sampleCount'].map((name) => numberOf(fieldOf(row, name)))
    if (!rate || samples === undefined) continue

    yield* agree('count', fieldOf(row, 'blocks'), {
      with: Math.ceil(samples / rate / BLOCK_SECONDS),
      within: 0,
    })
  }
}
