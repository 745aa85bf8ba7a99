import type { BeatList, TracePath } from '@kangban/ecg-core'
import type { HeartRateBand } from './heart-rate-band.ts'
import type { OverviewData } from './overview.ts'

/** What a record is, before any of its blocks is there. */
export interface RecordShape {
  rateHz: number
  sampleCount: number
  overview: OverviewData
}

/** The part of a record that is to be drawn: rows of paper below each other, each going on where the one above ends. */
export interface Scene {
  /** Second of the record at the left end of the first row. */
  from: number
  pxPerSecond: number
  /** px before the trace in every row. */
  leftPx: number
  widthPx: number
  rows: number
  rowSeconds: number
  pxPerMv: number
  /** px from the upper edge of a row to 0 mV. */
  zeroPx: number
}

export interface DrawnRow {
  trace: TracePath
  /** Smallest to largest of what is not read yet, from the overview. */
  pale: TracePath
}

export interface Drawing {
  rows: DrawnRow[]
  /** Upright lines from the smallest to the largest sample of each px, or the samples themselves. */
  style: 'columns' | 'samples'
  /** Everything in sight has been read. */
  complete: boolean
}

export type ToWorker =
  | ({ type: 'open' } & RecordShape)
  | { type: 'blocks'; first: number; blocks: string[] }
  | { type: 'beats'; beats: string; faults: { from: number; to: number }[] }
  | { type: 'draw'; id: number; scene: Scene }

export type FromWorker =
  | { type: 'stored'; blocks: number }
  /** A block that could not be read; it stays a gap. */
  | { type: 'broken'; block: number }
  | { type: 'beats'; list: BeatList; band: HeartRateBand }
  | { type: 'drawn'; id: number; drawing: Drawing }
