import { SAMPLE_RATE } from '@kangban/ecg-core'
import type { EcgSource, TrueBeat } from './ecg-source.ts'

/** Drawn in one go, because short pieces cost more a sample. What is drawn ahead is dropped when things change. */
const BLOCK_SAMPLES = 8 * SAMPLE_RATE

/** The ECG of the heart that the watch hears too. */
export const BODY_SOURCE: EcgSource = {
  kind: 'synthetic',
  record: null,
  play({ heart, clock }) {
    let { ecg, skipped } = heart.ecgFrom(clock.now())
    let { generation } = heart
    /** Samples handed out, drawn, and where the stream begins, all counted from the start of the measurement. */
    let position = 0
    let drawn = 0
    let origin = -skipped
    let block: Float32Array = new Float32Array(0)
    let used = 0
    let beats: readonly TrueBeat[] = []

    const begin = (unixMs: number): void => {
      ;({ ecg, skipped } = heart.ecgFrom(unixMs))
      generation = heart.generation
      origin = position - skipped
      drawn = position
      block = new Float32Array(0)
      used = 0
      beats = []
    }

    const drawBlock = (): void => {
      block = ecg.read(BLOCK_SAMPLES)
      used = 0
      drawn += BLOCK_SAMPLES

      beats = [
        ...beats,
        ...ecg.beats().map(({ sample, kind }) => ({ sample: sample + origin, kind })),
      ]

      ecg.forgetBefore(drawn - origin)
    }

    return {
      read(count) {
        // The last of these samples is due now.
        if (generation !== heart.generation) begin(clock.now() - (count * 1000) / SAMPLE_RATE)
        if (used === block.length) drawBlock()
        position += count
        used += count
        if (used <= block.length) return block.subarray(used - count, used)
        const samples = new Float32Array(count)
        const first = block.subarray(used - count)
        samples.set(first)

        for (let filled = first.length; filled < count; filled += used) {
          drawBlock()
          used = Math.min(block.length, count - filled)
          samples.set(block.subarray(0, used), filled)
        }

        return samples
      },
      takeBeats() {
        const first = beats[0]
        if (first === undefined || first.sample >= position) return []
        const taken = beats.filter(({ sample }) => sample < position)
        beats = beats.filter(({ sample }) => sample >= position)
        return taken
      },
    }
  },
}
