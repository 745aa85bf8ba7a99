import { highPass, lowPass, zeroPhaseOf } from '../signal/biquad.ts'
import type { Biquad } from '../signal/biquad.ts'
import { bridge } from '../signal/gaps.ts'

/** Samples are averaged in blocks down to about this rate; 40 Hz and 4 ms are enough for every limit. */
const WORKING_RATE_HZ = 250
const MIN_HZ = 0.5
const MAX_HZ = 40
/** A drop-out up to this long is bridged; behind a longer one nothing is measured. */
const MAX_BRIDGE_SECONDS = 0.02
/** What the filter is given beyond both ends. */
const PADDING_SECONDS = 2

/** A piece of one lead as the delineator sees it. */
export interface WorkingSignal {
  rateHz: number
  /** 0.5-40 Hz, gaps bridged; index 0 is behind `padding` more that continue the beginning, as many continue the end. */
  padded: Float64Array
  padding: number
  /** Whether a gap, or the outside of the record, lies between two indices (both included). */
  hasGap(from: number, to: number): boolean
  /** Index of a sample of the record, and sample of an index. */
  indexOf(sample: number): number
  sampleOf(index: number): number
}

/**
 * Makes pieces of one lead ready for the delineator, one at a time: a piece is overwritten by the next, since a day has
 * 400 of them.
 */
export class SignalReader {
  readonly rateHz: number
  private readonly samples: Float32Array
  /** Samples in a block. */
  private readonly size: number
  /** Longest gap that is bridged, in blocks. */
  private readonly longest: number
  private readonly sections: readonly Biquad[]
  private room = new Float64Array(0)
  /** How many blocks before each one are in a gap that is too long to bridge. */
  private gapsBefore = new Int32Array(0)

  constructor(samples: Float32Array, recordRateHz: number) {
    this.samples = samples
    this.size = Math.max(1, Math.round(recordRateHz / WORKING_RATE_HZ))
    this.rateHz = recordRateHz / this.size
    this.longest = Math.round(MAX_BRIDGE_SECONDS * this.rateHz)
    this.sections = [highPass(MIN_HZ, this.rateHz), lowPass(MAX_HZ, this.rateHz)]
  }

  /** The samples between `from` and `to` of the record. */
  read(span: { from: number; to: number }): WorkingSignal {
    const { size, longest } = this
    const first = Math.max(0, Math.floor(span.from / size)) * size
    const to = Math.min(this.samples.length, span.to)
    const count = Math.max(0, Math.floor((to - first) / size))
    const padding = Math.max(0, Math.min(Math.round(PADDING_SECONDS * this.rateHz), count - 1))

    if (this.room.length < count + 2 * padding) {
      this.room = new Float64Array(count + 2 * padding)
      this.gapsBefore = new Int32Array(count + 1)
    }

    const padded = this.room.subarray(0, count + 2 * padding)
    this.fill(padded.subarray(padding, padding + count), first)
    zeroPhaseOf(padded, padding, this.sections)
    const gaps = this.gapsBefore
    const offset = first + (size - 1) / 2

    return {
      rateHz: this.rateHz,
      padded,
      padding,
      hasGap(from, last) {
        if (from < 0 || last >= count) return true
        return (gaps[Math.min(count, last + longest + 1)] as number) > (gaps[from] as number)
      },
      indexOf: (sample) => Math.round((sample - offset) / size),
      sampleOf: (index) => Math.round(index * size + offset),
    }
  }

  /** Means of blocks from sample `first` on, gaps bridged; a block with a gap is a gap. */
  private fill(values: Float64Array, first: number): void {
    const { samples, size, longest, gapsBefore } = this
    let run = 0

    for (let block = 0, i = first; block < values.length; block++) {
      let sum = samples[i++] as number
      for (let left = size; left > 1; left--) sum += samples[i++] as number
      const mean = sum / size
      values[block] = mean
      run = mean - mean === 0 ? 0 : run + 1
      gapsBefore[block + 1] = (gapsBefore[block] as number) + (run > longest ? 1 : 0)
    }

    bridge(values)
  }
}
