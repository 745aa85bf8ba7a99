import type { EcgDataFrame, EcgStreamStart, FramePlacement } from '@kangban/gatt'
import { createSequenceTracker, ECG_NO_SAMPLE } from '@kangban/gatt'
import type { SampleBlock, TransmissionReport } from './ecg-session.ts'

const MICROVOLTS_PER_MILLIVOLT = 1000

export interface EcgStream {
  /** The frame's block, or undefined for a duplicate or (after `onBad`) for one that contradicts the others. */
  take(frame: EcgDataFrame): SampleBlock | undefined
  report(): TransmissionReport
}

/** Places the frames of one measurement. */
export function createEcgStream(start: EcgStreamStart, onBad: (reason: string) => void): EcgStream {
  const tracker = createSequenceTracker(start)

  return {
    take(frame) {
      const { sequence, lastSampleTimeNs, microvolts } = frame
      const placement = tracker.push({ sequence, lastSampleTimeNs, sampleCount: microvolts.length })
      if (placement.kind === 'inconsistent') onBad(placement.reason)
      return blockOf(frame, placement)
    },
    report() {
      const counts = tracker.counts()

      return {
        receivedFrames: counts.received,
        lostFrames: counts.lost,
        duplicateFrames: counts.duplicate,
        lateFrames: counts.late,
        badFrames: counts.inconsistent,
      }
    },
  }
}

function blockOf(frame: EcgDataFrame, placement: FramePlacement): SampleBlock | undefined {
  if (placement.kind === 'duplicate' || placement.kind === 'inconsistent') return undefined
  const { contact, microvolts } = frame
  const samples = new Float32Array(microvolts.length)

  if (contact.left && contact.right) {
    for (const [i, microvolt] of microvolts.entries()) {
      samples[i] = microvolt === ECG_NO_SAMPLE ? Number.NaN : microvolt / MICROVOLTS_PER_MILLIVOLT
    }
  } else {
    samples.fill(Number.NaN)
  }

  const lostBefore = placement.kind === 'next' ? placement.lostSamples : 0
  return { startSample: placement.startSample, samples, contact, lostBefore }
}
