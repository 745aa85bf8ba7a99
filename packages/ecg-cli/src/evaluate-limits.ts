import { delineate, detectRPeaks } from '@kangban/ecg-core'
import type { BeatLimits } from '@kangban/ecg-core'
import { DEVELOPMENT_NOTE, developmentParts } from './development-records.ts'
import { WINDOW_SECONDS } from './evaluate-beats.ts'
import { matchBeats } from './match-beats.ts'
import type { Lead } from './record.ts'
import { percent, table } from './table.ts'

const LIMITS = { pOn: 'P on', qrsOn: 'QRS on', qrsOff: 'QRS off', tEnd: 'T end' } as const
type Limit = keyof typeof LIMITS
const LIMIT_NAMES = Object.keys(LIMITS) as Limit[]

/** One record, or one lead of it, with the limits that a reader marked. */
export interface LimitTask {
  record: string
  development: boolean
  reference: readonly BeatLimits[]
  /** With several leads the one that comes closest to the reader counts, beat by beat. */
  leads: readonly Lead[]
}

interface LimitErrors {
  /** Ours minus the reader's, ms. */
  errorsMs: number[]
  marked: number
  /** Beats in which we found a limit and the reader marked none. */
  unmarked: number
}

export interface LimitRow extends Record<Limit, LimitErrors> {
  record: string
  development: boolean
}

/** For each reference beat the limits found for it in this lead. */
function findLimits(
  reference: readonly BeatLimits[],
  { samples, rateHz }: Lead,
): (BeatLimits | undefined)[] {
  const peaks = detectRPeaks(samples, rateHz)
  const found = delineate(samples, rateHz, peaks)
  const beats = reference.map(({ r }) => r)

  return Array.from(
    matchBeats(beats, peaks, Math.round(WINDOW_SECONDS * rateHz)),
    (index) => found[index],
  )
}

export function scoreLimits({ record, development, reference, leads }: LimitTask): LimitRow {
  const perLead = leads.map((lead) => ({ rateHz: lead.rateHz, beats: findLimits(reference, lead) }))

  const errorsOf = (limit: Limit): LimitErrors => {
    const result: LimitErrors = { errorsMs: [], marked: 0, unmarked: 0 }

    for (const [index, beat] of reference.entries()) {
      const marked = beat[limit]
      let closest: number | null = null

      for (const { rateHz, beats } of perLead) {
        const found = beats[index]?.[limit] ?? null
        if (found === null) continue
        const error = ((found - (marked ?? found)) * 1000) / rateHz
        if (closest === null || Math.abs(error) < Math.abs(closest)) closest = error
      }

      if (marked !== null) result.marked += 1
      if (marked !== null && closest !== null) result.errorsMs.push(closest)
      if (marked === null && closest !== null) result.unmarked += 1
    }

    return result
  }

  return {
    record,
    development,
    pOn: errorsOf('pOn'),
    qrsOn: errorsOf('qrsOn'),
    qrsOff: errorsOf('qrsOff'),
    tEnd: errorsOf('tEnd'),
  }
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** n - 1 in the divisor; NaN with fewer than two. */
export function deviationOf(values: readonly number[]): number {
  if (values.length < 2) return NaN
  const centre = meanOf(values)

  return Math.sqrt(
    values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1),
  )
}

const toTenth = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : '-')

function recordCells(row: LimitRow): string[] {
  const cells = LIMIT_NAMES.flatMap((limit) => {
    const { errorsMs, marked } = row[limit]

    return [
      toTenth(meanOf(errorsMs)),
      toTenth(deviationOf(errorsMs)),
      percent(errorsMs.length, marked, 1),
    ]
  })

  return [row.record + (row.development ? ' *' : ''), ...cells]
}

/** Mean of the record means, mean of the record deviations, and both over all beats pooled. */
function totalRows(rows: readonly LimitRow[]): string[][] {
  return LIMIT_NAMES.map((limit) => {
    const errors = rows.map((row) => row[limit])
    const all = errors.flatMap(({ errorsMs }) => errorsMs)
    const marked = errors.reduce((sum, record) => sum + record.marked, 0)
    const unmarked = errors.reduce((sum, record) => sum + record.unmarked, 0)
    const means = errors.map(({ errorsMs }) => meanOf(errorsMs)).filter(Number.isFinite)
    const deviations = errors.map(({ errorsMs }) => deviationOf(errorsMs)).filter(Number.isFinite)

    return [
      LIMITS[limit],
      String(marked),
      percent(all.length, marked, 1),
      toTenth(meanOf(means)),
      toTenth(meanOf(deviations)),
      toTenth(meanOf(all)),
      toTenth(deviationOf(all)),
      String(unmarked),
    ]
  })
}

const TOTAL_HEAD = [
  '',
  'marked',
  'found %',
  'mean',
  'sd',
  'pooled mean',
  'pooled sd',
  'found, not marked',
]

/** Errors in ms, ours minus the reader's, as totals per limit. */
export function limitTotals(rows: readonly LimitRow[]): string[] {
  return developmentParts(rows).flatMap(([name, part]) =>
    table([[`${name} (${part.length})`, ...TOTAL_HEAD.slice(1)], ...totalRows(part)]),
  )
}

/** One line a record with mean, deviation (ms) and percentage found of each limit, then the totals. */
export function limitTable(rows: readonly LimitRow[]): string[] {
  return [
    ...table([
      ['record', ...LIMIT_NAMES.flatMap((limit) => [LIMITS[limit], 'sd', 'found %'])],
      ...rows.map(recordCells),
    ]),
    ...limitTotals(rows),
    ...(rows.some(({ development }) => development) ? [DEVELOPMENT_NOTE] : []),
  ]
}
