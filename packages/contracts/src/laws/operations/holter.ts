// What a record of many hours owes to itself.
import { MS_PER_HOUR, MS_PER_SECOND } from '@kangban/china-time'
import { BLOCK_SECONDS } from '../../holter/limits.ts'
import { type Quantity, QUANTITIES } from '../../quantities/quantities.ts'
import type { Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { magnitude } from '../numbers.ts'
import { fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { agree, breach, sumOf } from './tools.ts'

/** What each figure is, which all stand in one field. */
const FIGURES: Readonly<Record<string, Quantity>> = {
  heartRateMean: QUANTITIES.heartRate,
  heartRateLow: QUANTITIES.heartRate,
  heartRateHigh: QUANTITIES.heartRate,
  beats: QUANTITIES.beats,
  premature: QUANTITIES.beats,
  prematureWide: QUANTITIES.beats,
  sdnn: QUANTITIES.hrv,
  rmssd: QUANTITIES.hrv,
  usable: QUANTITIES.percent,
}

const figureOf = (answer: Node, name: string): Node | undefined =>
  fieldOf(answer, 'figures')?.items.find((figure) => textOf(fieldOf(figure, 'name')) === name)

function* figures(answer: Node): Generator<Breach> {
  for (const figure of fieldOf(answer, 'figures')?.items ?? []) {
    const value = fieldOf(figure, 'value')

    const [told, possible] = [
      numberOf(value),
      FIGURES[textOf(fieldOf(figure, 'name')) ?? '']?.possible,
    ]

    if (!value || told === undefined || !possible) continue
    const range = [possible.low, possible.high] as const
    if (told < range[0] || told > range[1])
      yield { law: 'measure', path: value.path, got: magnitude(told, range) }
  }
}

/** Moments are told in whole seconds, beats at the edge of an hour belong to either. */
const EDGE_BEATS = 2
const EDGE_MS = MS_PER_SECOND

function* hours(answer: Node): Generator<Breach> {
  const list = fieldOf(answer, 'hours')
  if (!isList(list) || list.items.length === 0) return
  const start = momentOf(fieldOf(answer, 'startedAt')?.value)

  for (const [index, hour] of list.items.entries()) {
    const at = fieldOf(hour, 'at')
    const moment = momentOf(at?.value)
    const late = moment && start ? moment.ms - start.ms - index * MS_PER_HOUR : 0
    if (at && Math.abs(late) > EDGE_MS) yield breach('same-fact', at, 'not an hour on')
    const names = ['heartRateLow', 'heartRateMean', 'heartRateHigh']
    const [low, mean, high] = names.map((name) => fieldOf(hour, name))
    const rates = [low, mean, high].map(numberOf)

    const rises = rates.every(
      (rate, place) => rate === undefined || rate >= (rates[place - 1] ?? 0),
    )

    if (mean && !rises) yield breach('order', mean, 'not between low and high')
  }

  const beats = list.items.flatMap((hour) => numberOf(fieldOf(hour, 'beats')) ?? [])

  yield* agree('sum', fieldOf(figureOf(answer, 'beats'), 'value'), {
    with: sumOf(beats),
    within: EDGE_BEATS * list.items.length,
  })
}

function* episodes(answer: Node, { rate, samples }: { rate: number; samples: number }) {
  const start = momentOf(fieldOf(answer, 'startedAt')?.value)

  for (const episode of fieldOf(answer, 'episodes')?.items ?? []) {
    const [from, to] = ['from', 'to'].map((name) => numberOf(fieldOf(episode, name)))
    const [end, at] = [fieldOf(episode, 'to'), fieldOf(episode, 'at')]
    if (from === undefined || to === undefined || !end || !at) continue
    if (to > samples) yield breach('count', end, 'beyond the record')
    yield* agree('sum', fieldOf(episode, 'seconds'), { with: (to - from) / rate, within: 1 })
    const late = (momentOf(at.value)?.ms ?? 0) - (start?.ms ?? 0) - (from / rate) * MS_PER_SECOND
    if (Math.abs(late) > EDGE_MS) yield breach('same-fact', at, 'not at its sample')
  }
}

export function* holterRecord({ answer }: Told): Generator<Breach> {
  yield* figures(answer)
  yield* hours(answer)
  const [rate, count] = ['rateHz', 'sampleCount'].map((name) => numberOf(fieldOf(answer, name)))
  if (!rate || count === undefined) return
  yield* episodes(answer, { rate, samples: count })

  yield* agree('count', fieldOf(answer, 'blocks'), {
    with: Math.ceil(count / rate / BLOCK_SECONDS),
    within: 0,
  })
}
