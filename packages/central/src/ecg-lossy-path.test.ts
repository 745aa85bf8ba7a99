import {
  decodeEcgControlCommand,
  deviceTimeNs,
  encodeEcgControlResponse,
  encodeEcgData,
} from '@kangban/gatt'
import { expect, it } from 'vitest'
import { connectEcgRecorder } from './ecg-recorder.ts'
import type { SampleBlock } from './ecg-session.ts'
import { FakeRadio, HANDLE } from './testing/fake-radio.ts'
import { SimulatedBluetooth } from './simulated-bluetooth.ts'

const RATE_HZ = 512
const FRAMES = 400
const FIRST_NS = deviceTimeNs(Date.UTC(2026, 10, 21))
const PERIOD_NS = 1_953_125n
/** The radio of the simulator at its worst: each with this probability, for each frame. */
const LOSS = 0.05
const DUPLICATE = 0.05
const REORDER = 0.05

/** Numerical Recipes' linear congruential generator: the same draws for the same seed everywhere. */
function draws(seed: number): () => number {
  let state = seed >>> 0

  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

interface Sent {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly start: number
  readonly size: number
  readonly copies: number
  readonly delay: number
}

/** Frames of varying size whose sample n is n microvolts, so that a sample in a wrong place is seen. */
function framesOf(seed: number): Sent[] {
  const draw = draws(seed)
  let next = 0

  return Array.from({ length: FRAMES }, (_, sequence) => {
    const size = 1 + Math.floor(draw() * 73)
    const start = next
    next += size

    const bytes = encodeEcgData({
      sequence,
      lastSampleTimeNs: FIRST_NS + BigInt(next - 1) * PERIOD_NS,
      contact: { left: true, right: true },
      microvolts: Int32Array.from({ length: size }, (_sample, i) => start + i),
    })

    const isLost = draw() < LOSS
    const copies = isLost ? 0 : 1 + Number(draw() < DUPLICATE)

    return {
      bytes,
      start,
      size,
      copies,
      delay: draw() < REORDER ? 1.5 + Math.floor(draw() * 3) : 0,
    }
  })
}

async function measureThrough(frames: readonly Sent[]) {
  const radio = new FakeRadio()

  radio.onWrite = (value) => {
    const { kind: command } = decodeEcgControlCommand(value)

    const stream =
      command === 'start' ? { sampleRateHz: RATE_HZ, firstSampleTimeNs: FIRST_NS } : undefined

    radio.push(
      HANDLE.control,
      encodeEcgControlResponse({ command, status: 'success', stream }),
      'indication',
    )
  }

  const blocks: SampleBlock[] = []
  const errors: string[] = []

  const bluetooth = new SimulatedBluetooth({
    url: 'ws://sim/radio',
    person: 'U1',
    openSocket: radio.openSocket,
  })

  const session = await connectEcgRecorder(bluetooth, {
    onSamples: (block) => blocks.push(block),
    onError: (error) => errors.push(error.message),
  })

  await session.start(RATE_HZ)

  const arrivals = frames.flatMap(({ bytes, copies, delay }, index) =>
    Array.from({ length: copies }, (_, copy) => ({ bytes, at: index + delay + copy / 2 })),
  )

  for (const { bytes } of arrivals.toSorted((a, b) => a.at - b.at)) radio.push(HANDLE.data, bytes)
  const report = await session.stop()
  await session.close()
  return { blocks, errors, report, arrivals: arrivals.length }
}

it('misplaces no sample and reports every gap at 5 % loss, 5 % duplicates and 5 % out of order', async () => {
  let lostInAll = 0

  for (let seed = 1; seed <= 40; seed++) {
    const frames = framesOf(seed)
    const { blocks, errors, report, arrivals } = await measureThrough(frames)
    // What is lost after the last frame that came cannot be known; all before it must be.
    const lastArrived = frames.findLastIndex(({ copies }) => copies > 0)
    const known = frames.slice(0, lastArrived + 1)
    const end = known.reduce((sum, { size }) => sum + size, 0)

    const truth = new Float32Array(end).fill(Number.NaN)

    for (const { start, size } of known.filter(({ copies }) => copies > 0)) {
      for (let n = start; n < start + size; n++) truth[n] = n / 1000
    }

    const placed = new Float32Array(end).fill(Number.NaN)
    const gaps = new Uint8Array(end)

    for (const { startSample, samples, lostBefore } of blocks) {
      placed.set(samples, startSample)
      gaps.fill(1, startSample - lostBefore, startSample)
      // A late block brings what was reported lost.
      gaps.fill(0, startSample, startSample + samples.length)
    }

    expect(placed).toEqual(truth)
    expect(gaps).toEqual(Uint8Array.from(truth, (sample) => Number(Number.isNaN(sample))))

    const lost = known.filter(({ copies }) => copies === 0).length
    const duplicates = known.filter(({ copies }) => copies === 2).length

    expect(report).toMatchObject({
      receivedFrames: arrivals,
      lostFrames: lost,
      duplicateFrames: duplicates,
      badFrames: 0,
    })

    expect(errors).toEqual([])
    lostInAll += lost
  }

  // 16,000 frames: the faults were there.
  expect(lostInAll).toBeGreaterThan(600)
})
