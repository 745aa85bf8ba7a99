import { ecgSamplesPerFrame } from '../ecg/ecg-data.ts'

/** What the tracker needs of a frame. */
export interface SequencedFrame {
  /** 16 bits, wrapping. */
  readonly sequence: number
  readonly lastSampleTimeNs: bigint
  readonly sampleCount: number
}

export interface SequenceTrackerOptions {
  readonly sampleRateHz: number
  /** Device time of sample 0. */
  readonly firstSampleTimeNs: bigint
}

/**
 * - `next`: the frame that was due, or one after a gap; `lostFrames` and `lostSamples` lie right before it.
 * - `late`: fills a gap that was reported before.
 * - `duplicate`: seen already; to be dropped.
 * - `inconsistent`: its time contradicts its sequence number; to be dropped, since either may be wrong.
 */
export type FramePlacement =
  | {
      readonly kind: 'next'
      readonly startSample: number
      readonly lostFrames: number
      readonly lostSamples: number
    }
  | { readonly kind: 'late'; readonly startSample: number }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'inconsistent'; readonly reason: string }

export interface SequenceCounts {
  readonly received: number
  /** Still missing: late frames have been taken off. */
  readonly lost: number
  readonly duplicate: number
  readonly late: number
  readonly inconsistent: number
}

export interface SequenceTracker {
  push(frame: SequencedFrame): FramePlacement
  counts(): SequenceCounts
}

/** Consecutive missing frames (unwrapped numbers, end excluded) and the samples that they must have held. */
interface Hole {
  readonly fromFrame: number
  readonly toFrame: number
  readonly fromSample: number
  readonly toSample: number
}

const SEQUENCE_SPAN = 0x10000
/** A frame further back than half the span is taken for one further ahead, so older holes can never be filled. */
const REACH = SEQUENCE_SPAN / 2
/** What the largest MTU (517) can carry. One frame with a broken clock must not push all later ones out of place. */
const MAX_SAMPLES_PER_FRAME = ecgSamplesPerFrame(517)

/**
 * Follows one measurement, whose sequence numbers begin at 0, and places each frame by its own time stamp.
 * Sample times are rounded to the nearest sample. Memory is bounded by the holes of the last 32,768 frames.
 */
export function createSequenceTracker(options: SequenceTrackerOptions): SequenceTracker {
  const samplePeriodNs = 1e9 / options.sampleRateHz
  const counts = { received: 0, lost: 0, duplicate: 0, late: 0, inconsistent: 0 }
  /** In order. An hour of 5 % loss leaves a thousand, so that none but the newest are looked at. */
  const holes: Hole[] = []
  let nextFrame = 0
  let nextSample = 0

  const inconsistent = (reason: string): FramePlacement => {
    counts.inconsistent++
    return { kind: 'inconsistent', reason }
  }

  const placeAhead = (frame: number, startSample: number, endSample: number): FramePlacement => {
    const lostFrames = frame - nextFrame
    const lostSamples = startSample - nextSample

    if (lostSamples < lostFrames || lostSamples > lostFrames * MAX_SAMPLES_PER_FRAME) {
      return inconsistent(`frame ${frame} is ${lostFrames} frames but ${lostSamples} samples ahead`)
    }

    if (lostFrames > 0) {
      while (holes[0] !== undefined && holes[0].toFrame <= frame - REACH) holes.shift()

      holes.push({
        fromFrame: nextFrame,
        toFrame: frame,
        fromSample: nextSample,
        toSample: startSample,
      })
    }

    counts.lost += lostFrames
    nextFrame = frame + 1
    nextSample = endSample
    return { kind: 'next', startSample, lostFrames, lostSamples }
  }

  const placeBehind = (frame: number, startSample: number, endSample: number): FramePlacement => {
    const at = holes.findLastIndex((candidate) => candidate.fromFrame <= frame)
    const hole = holes[at]

    if (hole === undefined || frame >= hole.toFrame) {
      counts.duplicate++
      return { kind: 'duplicate' }
    }

    const least = hole.fromSample + (frame - hole.fromFrame)
    const most = hole.toSample - (hole.toFrame - frame - 1)

    if (startSample < least || endSample > most) {
      return inconsistent(
        `frame ${frame} has samples ${startSample} to ${endSample}, its gap ${least} to ${most}`,
      )
    }

    const before = { ...hole, toFrame: frame, toSample: startSample }
    const after = { ...hole, fromFrame: frame + 1, fromSample: endSample }
    holes.splice(at, 1, ...[before, after].filter((part) => part.toFrame > part.fromFrame))
    counts.lost--
    counts.late++
    return { kind: 'late', startSample }
  }

  return {
    push(frame) {
      counts.received++
      const ahead = (((frame.sequence - nextFrame) % SEQUENCE_SPAN) + SEQUENCE_SPAN) % SEQUENCE_SPAN
      const unwrapped = nextFrame + (ahead < REACH ? ahead : ahead - SEQUENCE_SPAN)
      const elapsedNs = Number(frame.lastSampleTimeNs - options.firstSampleTimeNs)
      const endSample = Math.round(elapsedNs / samplePeriodNs) + 1
      const startSample = endSample - frame.sampleCount
      if (unwrapped < 0) return inconsistent(`frame ${frame.sequence} lies before the first, 0`)
      const place = unwrapped < nextFrame ? placeBehind : placeAhead
      return place(unwrapped, startSample, endSample)
    },
    counts: () => ({ ...counts }),
  }
}
