import {
  analyseLongRecord,
  decodeSampleBlock,
  encodeBeats,
  type LongRecordAnalysis,
} from '@kangban/ecg-core'
import { createOverview } from './overview.ts'
import type { RecordShape } from './record-shape.ts'

interface BlockRecord extends RecordShape {
  /** Stored blocks from `first` on, as many as asked for. */
  readBlocks: (first: number, count: number) => readonly Uint8Array[]
}

export interface RecordResult {
  analysis: Pick<LongRecordAnalysis, 'summary' | 'hours' | 'episodes'>
  /** The unit of the overview. */
  microvolts: number
  overview: Uint8Array<ArrayBuffer>
  beats: Uint8Array<ArrayBuffer>
}

/**
 * Analyses a record of many hours from its stored blocks. Only the blocks of the stretch that is looked at are held; each is
 * decoded once where the stretches go forward.
 * @throws SampleBlockError for a damaged block
 */
export function analyseBlocks({ readBlocks, ...shape }: BlockRecord): RecordResult {
  const { rateHz, sampleCount, blockLength } = shape
  const overview = createOverview(shape)
  const held = new Map<number, Float32Array>()

  const hold = (first: number, end: number) => {
    for (const index of held.keys()) if (index < first || index >= end) held.delete(index)
    let from = first
    while (held.has(from)) from += 1
    if (from >= end) return

    for (const [offset, block] of readBlocks(from, end - from).entries()) {
      const samples = decodeSampleBlock(block)
      overview.add((from + offset) * blockLength, samples)
      held.set(from + offset, samples)
    }
  }

  const read = (from: number, to: number): Float32Array => {
    const first = Math.floor(from / blockLength)
    const end = Math.ceil(to / blockLength)
    hold(first, end)
    const samples = new Float32Array(to - from).fill(Number.NaN)

    for (const [index, block] of held) {
      const start = index * blockLength
      const part = block.subarray(Math.max(0, from - start), Math.max(0, to - start))
      samples.set(part, Math.max(0, start - from))
    }

    return samples
  }

  const { summary, hours, episodes, beats, kinds } = analyseLongRecord({
    rateHz,
    sampleCount,
    read,
  })

  const { microvolts, pairs } = overview.done()

  return {
    analysis: { summary, hours, episodes },
    microvolts,
    overview: pairs,
    beats: encodeBeats({ beats, kinds }),
  }
}
