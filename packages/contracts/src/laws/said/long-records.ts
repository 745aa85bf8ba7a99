// What a record of many hours says in words and finds, against its figures and its length.
import { MS_PER_MINUTE, MS_PER_SECOND, SECONDS_PER_HOUR } from '@kangban/china-time'
import type { Breach } from '../catalogue.ts'
import { fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { agree, breach } from '../operations/tools.ts'
import { nodesAt, numberAt, tells } from '../places.ts'
import { about, type Said } from './said.ts'

const IN_MINUTE = MS_PER_MINUTE / MS_PER_SECOND

const figureOf = (record: Node, name: string): Node | undefined =>
  fieldOf(
    nodesAt(record, 'figures[]').find((row) => fieldOf(row, 'name')?.value === name),
    'value',
  )

const secondsOf = (record: Node): number | undefined => {
  const [rate, samples] = ['rateHz', 'sampleCount'].map((name) => numberAt(record, name))
  return rate && samples ? samples / rate : undefined
}

/** Rounded up or down. */
const ROUNDING = 0.99

const lasts = (record: Node, unit: number) => {
  const seconds = secondsOf(record)
  return about(seconds === undefined ? undefined : Math.max(1, seconds / unit), ROUNDING)
}

/** Both sentences of a record begin with how long it is. */
export const RECORD_SAYS: readonly Said[] = ['sentence', 'elderSentence'].flatMap((at): Said[] => [
  { at, says: /^(\d+) 分钟/, due: (record) => [lasts(record, IN_MINUTE)] },
  { at, says: /^(\d+) 小时/, due: (record) => [lasts(record, SECONDS_PER_HOUR)] },
  {
    at,
    says: /平均心率 (\d+)/,
    due: (record) => [about(numberOf(figureOf(record, 'heartRateMean')), ROUNDING)],
  },
  {
    at,
    says: /里有 (\d+) 次提早的心跳/,
    due: (record) => [numberOf(figureOf(record, 'premature'))],
  },
  {
    at,
    says: /里有 (\d+) 段/,
    due: (record) => [
      nodesAt(record, 'episodes[].kind').filter(({ value }) => value === 'suspected-af').length,
    ],
  },
])

/** What is found of early beats, of pauses and of fibrillation is counted as well. */
const COUNTED: Readonly<Record<string, string>> = {
  'early-run': 'premature',
  'ventricular-run': 'prematureWide',
  bigeminy: 'premature',
  trigeminy: 'premature',
  pause: 'pausesOver2s',
  'suspected-af': 'suspectedAf',
}

export function* foundAndCounted({ answer }: Told): Generator<Breach> {
  for (const kind of nodesAt(answer, 'episodes[].kind')) {
    const figure = figureOf(answer, COUNTED[textOf(kind) ?? ''] ?? '')
    if (figure?.value === 0) return yield breach('reckoned', figure, 'although one is told')
  }
}

const PAUSE_SECONDS = 2

export function* longestPause({ answer }: Told): Generator<Breach> {
  const longest = figureOf(answer, 'longestPause')
  if (longest && (numberOf(longest) ?? PAUSE_SECONDS) < PAUSE_SECONDS)
    yield breach('reckoned', longest, 'shorter than a pause')
}

/** Of a record with gaps nobody is told how long its beats were looked for. */
const LEAST_USABLE = 95
/** A part of the beats at its ends has no interval, and some were looked for in vain. */
const SHARE = 0.05
const ROUNDED = 2

/** So many beats in so many minutes are the mean rate. */
export function* rateOfBeats({ answer }: Told): Generator<Breach> {
  const [seconds, beats] = [secondsOf(answer), numberOf(figureOf(answer, 'beats'))]
  const usable = numberOf(figureOf(answer, 'usable')) ?? 0
  if (seconds === undefined || beats === undefined || usable < LEAST_USABLE) return
  const rate = (beats * IN_MINUTE) / seconds
  const [lost, mean] = [1 - usable / 100, figureOf(answer, 'heartRateMean')]
  yield* agree('reckoned', mean, { with: rate, within: ROUNDED + rate * (SHARE + lost) })
}

/** What is empty of a record until it is ready; its overview is null. */
const OF_READY = ['figures', 'hours', 'episodes']

/** A record that is not ready has no findings yet. */
export function* findingsOfReady({ answer }: Told): Generator<Breach> {
  const status = fieldOf(answer, 'status')
  if (!status || status.value === 'ready') return
  const overview = fieldOf(answer, 'overview')
  const isSeen = overview !== undefined && overview.value !== null
  if (isSeen || OF_READY.some((name) => nodesAt(answer, `${name}[]`).length > 0))
    yield breach('verdict', status, 'although it has findings')
}

/** Marked beats are told by kind, and nothing is told where there are none; what is called wrong may count or not. */
export function* countsSaid({ answer }: Told): Generator<Breach> {
  const [counts, status] = ['countsText', 'status'].map((name) => fieldOf(answer, name))
  const early = numberOf(figureOf(answer, 'premature'))
  if (!counts || early === undefined || status?.value !== 'ready') return
  if (nodesAt(answer, 'denials[]').length > 0) return
  if ((textOf(counts) ?? '') === '' ? early > 0 : early === 0)
    yield breach('told-twice', counts, 'other than the early beats')
}

/** A row has as many hours as were recorded, none until it is ready, and is not whole while blocks are missing. */
export function* rowsOfRecords({ answer }: Told): Generator<Breach> {
  for (const row of nodesAt(answer, 'list[]')) {
    const [hours, status, samples] = ['hours', 'status', 'sampleCount'].map((name) =>
      fieldOf(row, name),
    )

    const seconds = secondsOf(row)
    if (
      hours &&
      seconds !== undefined &&
      hours.items.length > Math.ceil(seconds / SECONDS_PER_HOUR)
    )
      yield breach('count', hours, 'more than were recorded')
    if (status?.value === 'receiving' && numberOf(samples) !== undefined)
      yield breach('verdict', status, 'although it is whole')
    else if (
      status &&
      status.value !== 'ready' &&
      (hours?.items ?? []).some((hour) => tells(hour, ''))
    )
      yield breach('verdict', status, 'although it has findings')
  }
}
