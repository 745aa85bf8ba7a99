import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SequencedFrame } from './sequence-tracker.ts'
import { createSequenceTracker } from './sequence-tracker.ts'

const RATE = 512
const PERIOD_NS = 1_953_125n
const FIRST_NS = 845_000_000_000_000_000n

/** Frame `index` of a stream whose frames have `size` samples each. */
function frame(index: number, size = 64): SequencedFrame {
  const last = (index + 1) * size - 1

  return {
    sequence: index & 0xffff,
    lastSampleTimeNs: FIRST_NS + BigInt(last) * PERIOD_NS,
    sampleCount: size,
  }
}

const newTracker = () => createSequenceTracker({ sampleRateHz: RATE, firstSampleTimeNs: FIRST_NS })

describe('createSequenceTracker', () => {
  it('places frames in order', () => {
    const tracker = newTracker()

    expect(tracker.push(frame(0))).toEqual({
      kind: 'next',
      startSample: 0,
      lostFrames: 0,
      lostSamples: 0,
    })

    expect(tracker.push(frame(1))).toEqual({
      kind: 'next',
      startSample: 64,
      lostFrames: 0,
      lostSamples: 0,
    })
  })

  it('counts the frames lost before the first that comes', () => {
    expect(newTracker().push(frame(3))).toEqual({
      kind: 'next',
      startSample: 192,
      lostFrames: 3,
      lostSamples: 192,
    })
  })

  it('tells a late frame from a duplicate', () => {
    const tracker = newTracker()
    for (const index of [0, 3]) tracker.push(frame(index))
    expect(tracker.push(frame(2))).toEqual({ kind: 'late', startSample: 128 })
    expect(tracker.push(frame(2))).toEqual({ kind: 'duplicate' })
    expect(tracker.push(frame(3))).toEqual({ kind: 'duplicate' })
    expect(tracker.push(frame(1))).toEqual({ kind: 'late', startSample: 64 })

    expect(tracker.counts()).toEqual({
      received: 6,
      lost: 0,
      duplicate: 2,
      late: 2,
      inconsistent: 0,
    })
  })

  it('goes on past the end of the sequence numbers', () => {
    const tracker = newTracker()
    for (let index = 0; index < 0x10000 + 5; index++)
      if (index !== 0xffff) tracker.push(frame(index, 2))
    expect(tracker.push(frame(0xffff, 2))).toEqual({ kind: 'late', startSample: 0x1fffe })
    expect(tracker.counts()).toMatchObject({ lost: 0, late: 1, duplicate: 0 })
  })

  it('drops a frame whose time contradicts its number, and stays in step', () => {
    const tracker = newTracker()
    tracker.push(frame(0))

    expect(tracker.push({ ...frame(1), lastSampleTimeNs: frame(500).lastSampleTimeNs }).kind).toBe(
      'inconsistent',
    )

    expect(tracker.push({ ...frame(1), lastSampleTimeNs: frame(0).lastSampleTimeNs }).kind).toBe(
      'inconsistent',
    )

    expect(tracker.push({ ...frame(0), sequence: 0xffff }).kind).toBe('inconsistent')
    expect(tracker.push(frame(1))).toMatchObject({ kind: 'next', startSample: 64 })
    tracker.push(frame(3))

    expect(tracker.push({ ...frame(2), lastSampleTimeNs: frame(3).lastSampleTimeNs }).kind).toBe(
      'inconsistent',
    )

    expect(tracker.push(frame(2))).toEqual({ kind: 'late', startSample: 128 })
    expect(tracker.counts().inconsistent).toBe(4)
  })

  it('fills the gaps of frames that come in any order', () => {
    const orders = fc
      .integer({ min: 1, max: 40 })
      .chain((count) => fc.shuffledSubarray(Array.from({ length: count }, (_, index) => index)))

    fc.assert(
      fc.property(orders, (order) => {
        const tracker = newTracker()
        const seen = new Set<number>()

        for (const index of order) {
          expect(tracker.push(frame(index))).toMatchObject({ startSample: 64 * index })
          seen.add(index)

          // By counting, without gaps: what was expected so far and has not come.
          expect(tracker.counts()).toMatchObject({
            lost: Math.max(...seen) + 1 - seen.size,
            inconsistent: 0,
          })
        }

        for (const index of order) expect(tracker.push(frame(index))).toEqual({ kind: 'duplicate' })
      }),
    )
  })

  it('keeps a gap within reach among thousands of others', () => {
    const tracker = newTracker()
    for (let index = 0; index < 40_000; index += 2) tracker.push(frame(index))
    const [oldest, middle, newest] = [39_998 - 0x8000 + 3, 20_001, 39_997]

    for (const index of [middle, oldest, newest]) {
      expect(tracker.push(frame(index))).toEqual({ kind: 'late', startSample: 64 * index })
      expect(tracker.push(frame(index))).toEqual({ kind: 'duplicate' })
    }

    expect(tracker.counts()).toMatchObject({ lost: 19_999 - 3, late: 3, duplicate: 3 })
  })

  it('misplaces no sample and reports every gap, whatever is lost, repeated or out of order', () => {
    const fates = fc.array(
      fc.record({
        size: fc.integer({ min: 1, max: 73 }),
        copies: fc.constantFrom(0, 1, 1, 1, 2),
        delay: fc.constantFrom(0, 0, 0, 1.5, 3.5),
      }),
      { minLength: 1, maxLength: 60 },
    )

    fc.assert(
      fc.property(fates, (frames) => {
        let end = 0

        const sent = frames.flatMap((fate, index) => {
          const start = end
          end += fate.size
          const lastSampleTimeNs = FIRST_NS + BigInt(end - 1) * PERIOD_NS
          const packet = { sequence: index, lastSampleTimeNs, sampleCount: fate.size, start }

          return Array.from({ length: fate.copies }, (_, copy) => ({
            packet,
            at: index + fate.delay + copy * 2,
          }))
        })

        const arrived = sent.toSorted((a, b) => a.at - b.at).map(({ packet }) => packet)
        const tracker = newTracker()
        const seen = new Set<number>()

        for (const packet of arrived) {
          const placement = tracker.push(packet)

          const expected = seen.has(packet.sequence)
            ? { kind: 'duplicate' }
            : { startSample: packet.start }

          expect(placement).toMatchObject(expected)
          seen.add(packet.sequence)
        }

        const lastSeen = Math.max(-1, ...seen)

        expect(tracker.counts()).toMatchObject({
          received: arrived.length,
          lost: lastSeen + 1 - seen.size,
          duplicate: arrived.length - seen.size,
          inconsistent: 0,
        })
      }),
      { numRuns: 500 },
    )
  })
})
