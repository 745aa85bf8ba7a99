// Records of many hours and the small pictures of ECGs: figures against the hours that they are made of.
import {
  MS_PER_MINUTE,
  MS_PER_SECOND,
  SECONDS_PER_HOUR,
  SECONDS_PER_MINUTE,
} from '@kangban/china-time'
import { UNITS } from '../../monitoring/metric-words.ts'
import { QUANTITIES } from '../../quantities/quantities.ts'
import type { Breach } from '../catalogue.ts'
import { fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { agree, at, breach, sumOf } from '../operations/tools.ts'

const figureOf = (answer: Node, name: string): Node | undefined =>
  fieldOf(
    fieldOf(answer, 'figures')?.items.find((row) => textOf(fieldOf(row, 'name')) === name),
    'value',
  )

const inHours = (hours: Node, name: string): number[] =>
  hours.items.flatMap((hour) => numberOf(fieldOf(hour, name)) ?? [])

/** Beats a minute. */
const FASTEST = QUANTITIES.heartRate.possible.high

/** A beat or a second at the edge of an hour belongs to either. */
const EDGE = 2
const inMinutes = (seconds: number): number => (seconds * MS_PER_SECOND) / MS_PER_MINUTE

/** Minutes of one decimal. */
const TENTHS = 0.06

function* sums(answer: Node, hours: Node): Generator<Breach> {
  for (const name of ['premature', 'prematureWide'])
    yield* agree('reckoned', figureOf(answer, name), {
      with: sumOf(inHours(hours, name)),
      within: hours.items.length === 1 ? 0 : EDGE * hours.items.length,
    })

  yield* agree('reckoned', figureOf(answer, 'suspectedAf'), {
    with: inMinutes(sumOf(inHours(hours, 'afSeconds'))),
    within: TENTHS + inMinutes(EDGE * hours.items.length),
  })

  const [all, wide] = ['premature', 'prematureWide'].map((name) => figureOf(answer, name))
  if (wide && (numberOf(wide) ?? 0) > (numberOf(all) ?? Infinity))
    yield breach('order', wide, '> premature')
}

/** Of several hours some beats in a row lie in two of them, and may be slower or faster than all within one. */
function* extremes(answer: Node, hours: Node): Generator<Breach> {
  const [low, high] = ['heartRateLow', 'heartRateHigh'].map((name) => figureOf(answer, name))
  const [lows, highs] = ['heartRateLow', 'heartRateHigh'].map((name) => inHours(hours, name))
  const [slowest, fastest] = [low, high].map(numberOf)
  const isOne = hours.items.length === 1
  const [least, most] = [Math.min(...(lows ?? [])), Math.max(...(highs ?? []))]
  if (low && slowest !== undefined && lows?.length)
    if (slowest > least + 1 || (isOne && slowest < least - 1))
      yield breach('reckoned', low, 'other than the hours')
  if (high && fastest !== undefined && highs?.length)
    if (fastest < most - 1 || (isOne && fastest > most + 1))
      yield breach('reckoned', high, 'other than the hours')
}

/** There is a longest pause where there is any, and it is longer than one has to be. */
function* pauses(answer: Node): Generator<Breach> {
  const [count, longest] = ['pausesOver2s', 'longestPause'].map((name) => figureOf(answer, name))
  const [told, seconds] = [count, longest].map(numberOf)
  if (!count || !longest || told === undefined) return
  if (told === 0 && seconds !== undefined) yield breach('reckoned', longest, 'of no pause')
  if (told > 0 && seconds === undefined) yield breach('reckoned', count, 'without the longest')
}

/** No figure rests on more than was recorded, and there are no more hours than that has. */
function* lengths(answer: Node, hours: Node): Generator<Breach> {
  const [rate, count] = ['rateHz', 'sampleCount'].map((name) => numberOf(fieldOf(answer, name)))
  if (!rate || !count) return
  const seconds = count / rate

  if (hours.items.length > Math.ceil(seconds / SECONDS_PER_HOUR))
    yield breach('reckoned', hours, 'more than were recorded')

  for (const figure of fieldOf(answer, 'figures')?.items ?? []) {
    const window = fieldOf(figure, 'windowSeconds')
    const told = numberOf(window)
    if (!window || told === undefined) continue
    if (told > seconds + 1) return yield breach('reckoned', window, 'more than was recorded')

    const beats =
      fieldOf(figure, 'name')?.value === 'beats' ? numberOf(fieldOf(figure, 'value')) : 0

    if ((beats ?? 0) > (told * FASTEST) / SECONDS_PER_MINUTE)
      return yield breach('reckoned', window, 'too short for its beats')
  }
}

export function* figuresOfHours({ answer }: Told): Generator<Breach> {
  const hours = fieldOf(answer, 'hours')
  yield* pauses(answer)
  if (!isList(hours) || hours.items.length === 0) return
  yield* sums(answer, hours)
  yield* extremes(answer, hours)
  yield* lengths(answer, hours)
}

const RATE = UNITS.heartRate

/** Of each figure its unit, and a word that calls no other one. */
const FIGURES: Readonly<Record<string, readonly [unit: string, word?: RegExp]>> = {
  heartRateMean: [RATE, /平均心率/],
  heartRateLow: [RATE, /最慢|最低/],
  heartRateHigh: [RATE, /最快|最高/],
  beats: ['次', /总数/],
  premature: ['次'],
  prematureWide: ['次', /室性/],
  suspectedAf: ['分钟', /房颤/],
  pausesOver2s: ['次'],
  longestPause: ['秒', /最长/],
  sdnn: ['毫秒', /SDNN/i],
  rmssd: ['毫秒', /RMSSD/i],
  usable: ['%', /有效/],
}

/** A figure has its own unit, and not the name of another. */
export function* namesOfFigures({ answer }: Told): Generator<Breach> {
  for (const figure of fieldOf(answer, 'figures')?.items ?? []) {
    const [name, unit, label] = ['name', 'unit', 'label'].map((key) => fieldOf(figure, key))
    const [due] = FIGURES[textOf(name) ?? ''] ?? []
    if (unit && due !== undefined && unit.value !== due)
      yield breach('unit', unit, `other than ${due}`)

    const isAnother = Object.entries(FIGURES).some(
      ([other, [, word]]) => other !== name?.value && word?.test(textOf(label) ?? ''),
    )

    if (label && isAnother) yield breach('words', label, 'the name of another')
  }
}

/** HRV of a strip rests on no more than the strip. */
export function* windowOfStrip({ answer }: Told): Generator<Breach> {
  const window = at(answer, 'hrvMethod', 'windowSeconds')
  const [seconds, whole] = [window, fieldOf(answer, 'durationSeconds')].map(numberOf)
  if (window && seconds !== undefined && whole !== undefined && seconds > whole + 1)
    yield breach('reckoned', window, 'more than was recorded')
}

const SIGNS = /^(?:[\da-z]{2}|--)+$/

/** Of each 50 ms the lowest comes before the highest, as digits of base 36; a gap has neither. */
export function* signsOfPicture({ answer }: Told): Generator<Breach> {
  for (const row of fieldOf(answer, 'list')?.items ?? []) {
    const picture = fieldOf(row, 'thumbnail')
    const signs = textOf(picture)
    if (!picture || !signs) continue
    const pairs = signs.match(/../gs) ?? []
    if (!SIGNS.test(signs)) yield breach('ecg-picture', picture, 'of other signs')
    else if (pairs.some((pair) => (pair[0] ?? '') > (pair[1] ?? '')))
      yield breach('ecg-picture', picture, 'the highest before the lowest')
  }
}
