import { detectOverLeads, detectRPeaks } from '@kangban/ecg-core'
import { DEVELOPMENT_NOTE, developmentParts } from './development-records.ts'
import type { BeatCounts } from './match-beats.ts'
import { countBeats } from './match-beats.ts'
import type { Lead } from './record.ts'
import { percent, table } from './table.ts'

/** ANSI/AAMI EC57: a detection within 150 ms of a reference beat is that beat. */
export const WINDOW_SECONDS = 0.15

/** One lead with the beats that a reader marked. */
export interface BeatTask extends Lead {
  record: string
  development: boolean
  reference: readonly number[]
  /** Says where a detection without a reference beat counts as wrong. */
  isScored: (sample: number) => boolean
}

export interface BeatRow extends BeatCounts {
  record: string
  development: boolean
}

/** `detected` are the peaks of the lead alone, if no others are given. */
export function scoreBeats(
  { record, development, reference, samples, rateHz, isScored }: BeatTask,
  detected = detectRPeaks(samples, rateHz),
): BeatRow {
  return {
    record,
    development,
    ...countBeats({ reference, detected }, Math.round(WINDOW_SECONDS * rateHz), isScored),
  }
}

/** The same by all leads of the record. */
export function scoreOverLeads(task: BeatTask, leads: readonly Lead[]): BeatRow {
  const samples = leads.map((lead) => lead.samples)
  return scoreBeats(task, detectOverLeads(samples, task.rateHz))
}

export const beatHead = (first: string): string[] => [
  first,
  'beats',
  'Se %',
  '+P %',
  'FN',
  'FP',
  'error %',
]

/** One line of a table with `beatHead`. */
export function beatCells(name: string, { beats, missed, extra }: BeatCounts): string[] {
  const found = beats - missed

  return [
    name,
    String(beats),
    percent(found, beats),
    percent(found, found + extra),
    String(missed),
    String(extra),
    percent(missed + extra, beats),
  ]
}

export function gross(rows: readonly BeatCounts[]): BeatCounts {
  const sum = { beats: 0, missed: 0, extra: 0 }

  for (const row of rows) {
    sum.beats += row.beats
    sum.missed += row.missed
    sum.extra += row.extra
  }

  return sum
}

/** One line a record and gross totals (every beat counts the same). Error is FN + FP in percent of the beats. */
export function beatTable(rows: readonly BeatRow[]): string[] {
  const totals = developmentParts(rows).map(([name, part]) =>
    beatCells(`${name} (${part.length})`, gross(part)),
  )

  return [
    ...table([
      beatHead('record'),
      ...rows.map((row) => beatCells(row.record + (row.development ? ' *' : ''), row)),
      ...totals,
    ]),
    ...(rows.some(({ development }) => development) ? [DEVELOPMENT_NOTE] : []),
  ]
}
