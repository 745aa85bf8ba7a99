import { firstAtLeast } from '../rhythm/episodes.ts'
import { detectBeats } from './detect.ts'
import { quality, signalBreaks } from './quality.ts'
import type { Span } from './quality.ts'

/** A lead is chosen for this long at a time, by what is found this far on both sides of its middle. */
const CELL_SECONDS = 2
const AROUND_SECONDS = 5
/** The first lead is left where another one has at most this part of its rivals for each beat. */
const CLEARER_PART = 0.5
/** Two leads may put the peak of one beat this far from each other, and no two beats lie closer than twice that. */
const APART_SECONDS = 0.1

interface LeadView {
  peaks: Int32Array
  rivals: Int32Array
  /** Where it shows no beat. */
  lost: readonly Span[]
}

function view(samples: Float32Array, rateHz: number): LeadView {
  return {
    ...detectBeats(samples, rateHz),
    lost: signalBreaks(samples, rateHz, quality(samples, rateHz).segments),
  }
}

const countIn = (rising: Int32Array, { from, to }: Span): number =>
  firstAtLeast(rising, to) - firstAtLeast(rising, from)

/** Rivals for each beat around a cell, infinite where the lead is lost in it. */
function doubt({ peaks, rivals, lost }: LeadView, cell: Span, around: number): number {
  if (lost.some(({ from, to }) => from < cell.to && to > cell.from)) return Infinity
  const middle = (cell.from + cell.to) / 2
  const near = { from: middle - around, to: middle + around }
  return countIn(rivals, near) / Math.max(1, countIn(peaks, near))
}

/** The number of the lead that is looked at in a cell. */
function leadIn(views: readonly LeadView[], cell: Span, around: number): number {
  const doubts = views.map((lead) => doubt(lead, cell, around))
  const first = doubts[0] ?? 0
  const least = Math.min(...doubts)
  return least < first && least <= CLEARER_PART * first ? doubts.indexOf(least) : 0
}

/**
 * R peaks of leads recorded at the same time, of one length and the first one the best as a rule, as rising sample
 * indices: those of the first lead, but for stretches where it is lost, or much noisier than another.
 */
export function detectOverLeads(leads: readonly Float32Array[], rateHz: number): Int32Array {
  const views = leads.map((samples) => view(samples, rateHz))
  const size = Math.round(CELL_SECONDS * rateHz)
  const apart = APART_SECONDS * rateHz
  const beats: number[] = []

  for (let from = 0; from < (leads[0]?.length ?? 0); from += size) {
    const cell = { from, to: from + size }
    const chosen = views[leadIn(views, cell, AROUND_SECONDS * rateHz)]

    const peaks = chosen?.peaks ?? new Int32Array(0)
    const first = firstAtLeast(peaks, cell.from - apart)

    for (const peak of peaks.subarray(first, firstAtLeast(peaks, cell.to)))
      if (peak - (beats.at(-1) ?? -Infinity) > 2 * apart) beats.push(peak)
  }

  return Int32Array.from(beats)
}
