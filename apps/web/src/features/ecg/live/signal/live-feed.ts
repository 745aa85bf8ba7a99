import { SAMPLES_PER_STEP, samplesDue } from '@kangban/ecg-core'
import type { SampleBlock } from '@kangban/central'
import { LiveSignal } from './live-signal.ts'
import { MeasurementBuffer } from './measurement-buffer.ts'

/** The trace runs this far behind the recorder, so that it flows although the radio delivers in lumps. */
const SHOWN_LATER_MS = 100

/** One running measurement: what came, and how far the pen has written. */
export class LiveFeed {
  readonly buffer = new MeasurementBuffer()
  readonly signal = new LiveSignal()
  private startMs: number | null = null

  place(block: Pick<SampleBlock, 'startSample' | 'samples'>, nowMs: number): void {
    this.buffer.place(block.startSample, block.samples)
    this.startMs ??= nowMs
  }

  /**
   * Moves the pen to where elapsed time x 512 puts it, in steps of 10 samples and not beyond what came. Samples that come
   * later than the pen are saved but no longer drawn. Gives the number of samples drawn.
   */
  advance(nowMs: number): number {
    if (this.startMs === null) return 0
    const there = this.buffer.length - (this.buffer.length % SAMPLES_PER_STEP)
    const due = Math.min(samplesDue(nowMs - this.startMs - SHOWN_LATER_MS), there)
    for (let i = this.signal.length; i < due; i++) this.signal.push(this.buffer.at(i))
    return this.signal.length
  }
}
