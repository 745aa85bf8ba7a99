import type { RecordShape } from './record-shape.ts'

const MICROVOLTS = 1000
const LARGEST = 32_767
/** A pair of gaps alone: smallest above largest. */
const NOTHING = [LARGEST, -LARGEST] as const

export interface Overview {
  /** The unit of a number: 1, or more where the trace would not fit. */
  microvolts: number
  /** Smallest and largest of each pair's samples, Int16, lowest byte first. */
  pairs: Uint8Array<ArrayBuffer>
}

/** Gathers the overview of a record from pieces that come in any order, each once or more often. */
export function createOverview({
  sampleCount,
  pairLength,
}: Pick<RecordShape, 'sampleCount' | 'pairLength'>) {
  const count = Math.ceil(sampleCount / pairLength)
  const lowest = new Float32Array(count).fill(Infinity)
  const highest = new Float32Array(count).fill(-Infinity)

  return {
    /** Samples in millivolts, NaN for gaps, the first of them at `position` of the record. */
    add(position: number, samples: Float32Array): void {
      for (let from = 0; from < samples.length;) {
        const pair = Math.floor((position + from) / pairLength)
        const to = Math.min(samples.length, (pair + 1) * pairLength - position)
        let low = lowest[pair] ?? Infinity
        let high = highest[pair] ?? -Infinity

        for (let i = from; i < to; i++) {
          const sample = samples[i] as number
          if (sample < low) low = sample
          if (sample > high) high = sample
        }

        lowest[pair] = low
        highest[pair] = high
        from = to
      }
    },
    done(): Overview {
      let most = 0
      for (let i = 0; i < count; i++)
        if ((lowest[i] as number) <= (highest[i] as number))
          most = Math.max(most, Math.abs(lowest[i] as number), Math.abs(highest[i] as number))
      const microvolts = Math.max(1, Math.ceil((most * MICROVOLTS) / LARGEST))
      const view = new DataView(new ArrayBuffer(count * 4))

      for (let i = 0; i < count; i++) {
        const found = (lowest[i] as number) <= (highest[i] as number)
        const toUnits = (millivolts: number) => Math.round((millivolts * MICROVOLTS) / microvolts)
        view.setInt16(i * 4, found ? toUnits(lowest[i] as number) : NOTHING[0], true)
        view.setInt16(i * 4 + 2, found ? toUnits(highest[i] as number) : NOTHING[1], true)
      }

      return { microvolts, pairs: new Uint8Array(view.buffer) }
    },
  }
}
