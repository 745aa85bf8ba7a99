import { SAMPLE_RATE } from '@kangban/ecg-core'

/** Ten minutes: beyond this a sample index is a faulty one, and the upload refuses the content anyway. */
const MAX_SAMPLES = 600 * SAMPLE_RATE

/**
 * The samples of one measurement in millivolts at 512 Hz, each at its own index; what never came is NaN.
 * A link that broke and came back continues in the same buffer: `continueFrom` moves the origin of later blocks.
 */
export class MeasurementBuffer {
  private values = new Float32Array(40 * SAMPLE_RATE).fill(NaN)
  private origin = 0
  /** Index after the last sample that was placed, measured or missing. */
  length = 0
  /** Samples that hold a value; this is what the countdown counts. */
  measured = 0

  /** No more can be placed. */
  get isFull(): boolean {
    return this.length >= MAX_SAMPLES - SAMPLE_RATE
  }

  /** Later blocks count from this index on. Throws RangeError where it would overlap what is already there. */
  continueFrom(index: number): void {
    if (!Number.isInteger(index) || index < this.length) {
      throw new RangeError(`a measurement of ${this.length} samples cannot go on at ${index}`)
    }

    this.origin = index
  }

  /** Puts a block in place; late and repeated blocks too. A measured sample is never replaced by a gap. */
  place(startSample: number, samples: Float32Array): void {
    const start = this.origin + startSample
    if (!Number.isInteger(start) || start < this.origin || start + samples.length > MAX_SAMPLES)
      return
    this.reserve(start + samples.length)

    for (let i = 0; i < samples.length; i++) {
      const sample = samples[i] ?? NaN
      if (!Number.isFinite(sample)) continue
      if (Number.isNaN(this.values[start + i] ?? NaN)) this.measured += 1
      this.values[start + i] = sample
    }

    this.length = Math.max(this.length, start + samples.length)
  }

  at(index: number): number {
    return this.values[index] ?? NaN
  }

  /** A copy up to the sample with which `mostMeasured` measured ones are reached, without gaps at the end. */
  cut(mostMeasured = Infinity): Float32Array {
    let end = 0
    let counted = 0

    for (let i = 0; i < this.length && counted < mostMeasured; i++) {
      if (Number.isNaN(this.values[i] ?? NaN)) continue
      counted += 1
      end = i + 1
    }

    return this.values.slice(0, end)
  }

  private reserve(needed: number): void {
    if (needed <= this.values.length) return
    const larger = new Float32Array(Math.max(needed, this.values.length * 2)).fill(NaN)
    larger.set(this.values)
    this.values = larger
  }
}
