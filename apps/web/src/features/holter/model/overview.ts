import type { HolterDetail } from '@kangban/contracts'
import type { PyramidColumns, PyramidSpan } from '@kangban/ecg-core'
import { bytesOf } from './base64.ts'

export type OverviewData = NonNullable<HolterDetail['overview']>

export interface Overview {
  samplesPerPair: number
  /** Millivolts, NaN where there are gaps alone. */
  min: Float32Array
  max: Float32Array
}

export function readOverview({ samplesPerPair, microvolts, data }: OverviewData): Overview {
  const bytes = bytesOf(data)
  const view = new DataView(bytes.buffer)
  const count = bytes.length >> 2

  const overview = {
    samplesPerPair,
    min: new Float32Array(count).fill(NaN),
    max: new Float32Array(count).fill(NaN),
  }

  for (let i = 0; i < count; i++) {
    const low = view.getInt16(4 * i, true)
    const high = view.getInt16(4 * i + 2, true)
    if (low > high) continue
    overview.min[i] = (low * microvolts) / 1000
    overview.max[i] = (high * microvolts) / 1000
  }

  return overview
}

/** Smallest and largest of every column, widened to whole pairs; NaN for gaps and outside the record. */
export function overviewColumns(
  overview: Overview,
  { from, to, columns }: PyramidSpan,
): PyramidColumns {
  const result = {
    min: new Float32Array(columns).fill(NaN),
    max: new Float32Array(columns).fill(NaN),
  }

  const { samplesPerPair, min, max } = overview
  const length = (to - from) / columns

  for (let column = 0; column < columns; column++) {
    const start = from + column * length
    const first = Math.max(0, Math.floor(start / samplesPerPair))

    const end = Math.min(
      min.length,
      Math.max(first + 1, Math.ceil((start + length) / samplesPerPair)),
    )

    if (start + length <= 0) continue
    let low = Infinity
    let high = -Infinity

    for (let i = first; i < end; i++) {
      if ((min[i] as number) < low) low = min[i] as number
      if ((max[i] as number) > high) high = max[i] as number
    }

    if (low > high) continue
    result.min[column] = low
    result.max[column] = high
  }

  return result
}

/** Of all pairs, this part may reach beyond the paper: artefacts shall not decide on its height. */
const BEYOND = 0.01
const MIN_MV = { above: 1.2, below: 0.5 }
const MAX_MV = 4

const within = (least: number, value: number) => Math.min(MAX_MV, Math.max(least, value))

/** How far the trace reaches from 0 mV, but for artefacts. */
export function reachOf({ min, max }: Overview): { aboveMv: number; belowMv: number } {
  const highest = max.filter((value) => !Number.isNaN(value)).toSorted()
  const lowest = min.filter((value) => !Number.isNaN(value)).toSorted()
  const rank = Math.floor((highest.length - 1) * BEYOND)

  return {
    aboveMv: within(MIN_MV.above, highest[highest.length - 1 - rank] ?? 0),
    belowMv: within(MIN_MV.below, -(lowest[rank] ?? 0)),
  }
}
