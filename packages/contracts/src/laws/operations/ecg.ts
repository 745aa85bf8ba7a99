// What is told of an ECG and of its beats.
import { MS_PER_MINUTE, MS_PER_SECOND, SECONDS_PER_HOUR } from '@kangban/china-time'
import { HOLTER_EPISODES } from '../../holter/episode-words.ts'
import type { Breach } from '../catalogue.ts'
import { fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { agree, at, breach } from './tools.ts'

/** The mean of a strip is that of all its beats, the range of some of them. */
const RATE_EDGE = 2

/** Beats are told of a strip whose rate is a mean: so many more may be in it. */
const MORE_BEATS = 1.3

/** QT and rate were measured on other beats, and both are rounded. */
const QTC_TOLERANCE = 0.1
/** Within the range of the rates. */
const QT_ROUNDED = 0.005

/** By the contract of `ecgContent`. */
const RECORDING_HZ = 512

/** Rate, range, beats and QT of one strip. */
export function* strip({ answer }: Told): Generator<Breach> {
  const rate = numberOf(fieldOf(answer, 'heartRat'))
  if (!rate) return
  const [lowest, highest] = ['lowest', 'highest'].map((name) => at(answer, 'rateRange', name))
  const [low, high] = [lowest, highest].map(numberOf)
  if (lowest && low !== undefined && rate < low - RATE_EDGE)
    yield breach('mean', lowest, 'above the mean')
  if (highest && high !== undefined && rate > high + RATE_EDGE)
    yield breach('mean', highest, 'below the mean')

  const seconds = numberOf(fieldOf(answer, 'durationSeconds'))
  const most = seconds && MORE_BEATS * ((rate * seconds * MS_PER_SECOND) / MS_PER_MINUTE) + 2

  for (const beats of [at(answer, 'hrvMethod', 'beats'), fieldOf(answer, 'qtcBeats')])
    if (beats && most && (numberOf(beats) ?? 0) > most)
      yield breach('count', beats, 'more than the rate makes')

  yield* corrected(answer, rate)
}

/** QT after Fridericia lies between those of the slowest and of the fastest beats. */
function* corrected(answer: Node, rate: number): Generator<Breach> {
  const [qt, qtc] = ['qt', 'qtcFridericia'].map((name) => fieldOf(answer, name))
  const [measured, told] = [qt, qtc].map(numberOf)
  if (!qtc || !measured || told === undefined) return
  const at60 = (bpm: number) => measured / Math.cbrt(MS_PER_MINUTE / MS_PER_SECOND / bpm)
  const due = at60(rate)
  yield* agree('same-fact', qtc, { with: due, within: QTC_TOLERANCE * due })

  const [low, high] = ['lowest', 'highest'].map((name) => numberOf(at(answer, 'rateRange', name)))
  // A range that is wrong itself says nothing, and what is far off was told above.
  if (!low || !high || rate < low || rate > high) return
  if (Math.abs(told - due) > QTC_TOLERANCE * due) return
  const [least, most] = [at60(low - RATE_EDGE), at60(high + RATE_EDGE)]
  if (told < least * (1 - QT_ROUNDED) || told > most * (1 + QT_ROUNDED))
    yield breach('same-fact', qtc, 'of no rate of its range')
}

/** The beats of a strip take no longer than the samples that are told of it. */
export function* beatsInSamples({ answer }: Told): Generator<Breach> {
  const samples = (textOf(fieldOf(answer, 'ecgContent')) ?? '').split(',').filter(Boolean).length
  const highest = numberOf(at(answer, 'rateRange', 'highest'))
  if (samples === 0 || !highest) return
  const seconds = samples / RECORDING_HZ
  const most = ((seconds + 1) * MS_PER_SECOND * (highest + RATE_EDGE)) / MS_PER_MINUTE + 1

  for (const beats of [at(answer, 'hrvMethod', 'beats'), fieldOf(answer, 'qtcBeats')])
    if (beats && (numberOf(beats) ?? 0) > most)
      yield breach('count', beats, 'more than its samples')
}

/** Half a beat a minute. */
const RATE_ROUNDED = 0.5
/** A beat or two may be in the range of the rates and not in the HRV. */
const SPREAD_SLACK = 0.7

const intervalAt = (bpm: number): number => MS_PER_MINUTE / bpm

/** Beats as slow and as fast as the range has them spread the intervals: of a strip in order so little SDNN cannot be. */
export function* spreadOfRange({ answer }: Told): Generator<Breach> {
  const [hrv, marks] = ['hrv', 'marks'].map((name) => fieldOf(answer, name))
  const beats = numberOf(at(answer, 'hrvMethod', 'beats'))
  const [low, high] = ['lowest', 'highest'].map((name) => numberOf(at(answer, 'rateRange', name)))
  const sdnn = numberOf(hrv)
  if (!hrv || !sdnn || !beats || low === undefined || high === undefined) return
  if (fieldOf(answer, 'rhythm')?.value !== 'sinus' || marks?.items.length !== 0) return
  const apart = intervalAt(low + RATE_ROUNDED) - intervalAt(high - RATE_ROUNDED)
  if (sdnn + 1 < (SPREAD_SLACK * apart) / Math.sqrt(2 * (beats + 1)))
    yield breach('reckoned', hrv, 'too little for the range of its rates')
}

const STRETCHES: readonly unknown[] = HOLTER_EPISODES

/** What is called wrong is one of the marks that are told; single beats of a long record stand in another call. */
export function* deniedMarks({ answer }: Told): Generator<Breach> {
  const marks = [
    ['marks', 'sample'],
    ['episodes', 'from'],
  ] as const

  const known = new Set(
    marks.flatMap(([list, place]) =>
      (fieldOf(answer, list)?.items ?? []).map((mark) =>
        [fieldOf(mark, place)?.value, fieldOf(mark, 'kind')?.value].join(' '),
      ),
    ),
  )

  for (const denial of fieldOf(answer, 'denials')?.items ?? []) {
    const [sample, kind] = ['sample', 'kind'].map((name) => fieldOf(denial, name))
    const isTold = fieldOf(answer, 'marks') !== undefined || STRETCHES.includes(kind?.value)
    if (sample && isTold && !known.has([sample.value, kind?.value].join(' ')))
      yield breach('detail', sample, 'of no mark')
  }
}

/** Beats of an hour that are not as they should be are some of all, and none lasts longer than it. */
export function* hoursOfRecord({ answer }: Told): Generator<Breach> {
  for (const hour of fieldOf(answer, 'hours')?.items ?? []) {
    const [beats, premature, wide] = ['beats', 'premature', 'prematureWide'].map((name) =>
      fieldOf(hour, name),
    )

    const [all, early, broad] = [beats, premature, wide].map(numberOf)
    if (premature && early !== undefined && all !== undefined && early > all)
      yield breach('order', premature, '> beats')
    if (wide && broad !== undefined && early !== undefined && broad > early)
      yield breach('order', wide, '> premature')
    const seconds = fieldOf(hour, 'afSeconds')
    if (seconds && (numberOf(seconds) ?? 0) > SECONDS_PER_HOUR)
      yield breach('count', seconds, 'more than an hour has')
  }

  const figures = fieldOf(answer, 'figures')?.items ?? []
  const figure = (name: string) => figures.find((each) => textOf(fieldOf(each, 'name')) === name)

  const [low, mean, high] = ['heartRateLow', 'heartRateMean', 'heartRateHigh'].map((name) =>
    fieldOf(figure(name), 'value'),
  )

  const [least, middle, most] = [low, mean, high].map(numberOf)
  if (low && least !== undefined && middle !== undefined && least > middle)
    yield breach('order', low, '> the mean')
  if (high && most !== undefined && middle !== undefined && most < middle)
    yield breach('order', high, '< the mean')
}

/** Rows of records tell in words the lowest and the highest rate of their hours. */
export function* recordRows({ answer }: Told): Generator<Breach> {
  for (const row of fieldOf(answer, 'list')?.items ?? []) {
    const hours = fieldOf(row, 'hours')
    const [low = 0, high = low] = (textOf(fieldOf(row, 'rateText')) ?? '').split('–').map(Number)
    if (!isList(hours) || !low || !high) continue

    const rates = (name: string) =>
      hours.items.flatMap((hour) => numberOf(fieldOf(hour, name)) ?? [])

    const [lows, highs] = [rates('low'), rates('high')]
    if (lows.length === 0 || highs.length === 0) continue
    const [least, most] = [Math.min(...lows), Math.max(...highs)]
    // One number alone is a rate in between.
    if (low < high ? least !== low || most !== high : low < least || low > most)
      yield breach('told-twice', hours, 'other than rateText')
  }
}

/** The overview of a record has something in it. */
export function* overview({ answer }: Told): Generator<Breach> {
  const data = at(answer, 'overview', 'data')
  if (data && /^A+=*$/.test(textOf(data) ?? ''))
    yield breach('ecg-empty', data, 'nothing but zeros')
}
