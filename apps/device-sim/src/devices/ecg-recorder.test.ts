import { MS_PER_DAY } from '@kangban/china-time'
import type { EcgDataFrame } from '@kangban/gatt'
import {
  decodeEcgControlResponse,
  decodeEcgData,
  decodeEcgStatus,
  deviceTimeNs,
  ECG_CONTROL_POINT,
  ECG_DATA,
  ECG_NO_SAMPLE,
  ECG_STATUS,
  encodeEcgControlCommand,
} from '@kangban/gatt'
import { describe, expect, it } from 'vitest'
import type { InProcessCentral } from '../radio/in-process-central.ts'
import { createInProcessCentral } from '../radio/in-process-central.ts'
import { createReplaySource } from '../world/replay-source.ts'
import { createRampWorld, RAMP } from '../testing/world.ts'

const START = encodeEcgControlCommand({ kind: 'start', sampleRateHz: 512 })
const STOP = encodeEcgControlCommand({ kind: 'stop' })
const RECORDER = '10040001-U1'

function listen(central: InProcessCentral, mtu?: number) {
  const handleOf = central.connect(RECORDER, mtu)

  for (const uuid of [ECG_CONTROL_POINT, ECG_DATA, ECG_STATUS]) {
    central.ask({ type: 'subscribe', handle: handleOf(uuid), enabled: true })
  }

  const pushed = (uuid: string) =>
    central.pushes.filter((push) => push.handle === handleOf(uuid)).map((push) => push.value)

  return {
    handleOf,
    order: (value: Uint8Array<ArrayBuffer>) =>
      central.ask({ type: 'write', handle: handleOf(ECG_CONTROL_POINT), value }),
    responses: () => pushed(ECG_CONTROL_POINT).map((value) => decodeEcgControlResponse(value)),
    statuses: () => pushed(ECG_STATUS).map((value) => decodeEcgStatus(value)),
    frames: (): EcgDataFrame[] => pushed(ECG_DATA).map((value) => decodeEcgData(value)),
  }
}

const samplesOf = (frames: EcgDataFrame[]): number[] =>
  frames.flatMap((frame) => [...frame.microvolts])

const ramp = (count: number): number[] => Array.from({ length: count }, (_, n) => n % RAMP.length)

describe('the ECG recorder', () => {
  it('plays the record from its start, in a loop, as fast as time passes', () => {
    const { clock, world } = createRampWorld()
    const recorder = listen(createInProcessCentral(world))
    recorder.order(START)
    clock.advance(3000)
    recorder.order(STOP)
    expect(samplesOf(recorder.frames())).toEqual(ramp(1536))
  })

  it('catches up after a stall, so that no time is lost', () => {
    const { clock, world } = createRampWorld()
    const recorder = listen(createInProcessCentral(world))
    recorder.order(START)
    clock.stall(1700)
    clock.advance(300)
    expect(samplesOf(recorder.frames())).toEqual(ramp(1024))
  })

  it('begins at the start of the record again with every measurement', () => {
    const { clock, world } = createRampWorld()
    const recorder = listen(createInProcessCentral(world))

    for (const _ of [1, 2]) {
      recorder.order(START)
      clock.advance(500)
      recorder.order(STOP)
    }

    expect(samplesOf(recorder.frames())).toEqual([...ramp(256), ...ramp(256)])
    expect(recorder.frames().map((frame) => frame.sequence)).toEqual([0, 1, 2, 3, 0, 1, 2, 3])
  })

  it('stamps each frame with the exact time of its last sample', () => {
    const { clock, world } = createRampWorld()
    const recorder = listen(createInProcessCentral(world))
    const firstSampleTimeNs = deviceTimeNs(clock.now())
    recorder.order(START)
    clock.advance(250)

    expect(recorder.responses()).toEqual([
      { command: 'start', status: 'success', stream: { sampleRateHz: 512, firstSampleTimeNs } },
    ])

    const expected = [63n, 127n].map((sample) => firstSampleTimeNs + sample * 1_953_125n)
    expect(recorder.frames().map((frame) => frame.lastSampleTimeNs)).toEqual(expected)
  })

  it('stamps a last, shorter frame as exactly', () => {
    const { clock, world } = createRampWorld()
    const recorder = listen(createInProcessCentral(world))
    const firstSampleTimeNs = deviceTimeNs(clock.now())
    recorder.order(START)
    clock.advance(3300)
    recorder.order(STOP)
    let samples = 0n

    for (const { microvolts, lastSampleTimeNs } of recorder.frames()) {
      samples += BigInt(microvolts.length)
      expect(lastSampleTimeNs).toBe(firstSampleTimeNs + (samples - 1n) * 1_953_125n)
    }

    expect(recorder.frames().at(-1)?.microvolts).toHaveLength(Math.floor(3.3 * 512) % 64)
  })

  it('sends what lies beyond its range as the end of it, and what is missing as not measured', () => {
    const millivolts = Float32Array.of(
      1.0004,
      -1.0006,
      8388.75,
      -8388.75,
      Infinity,
      -Infinity,
      Number.NaN,
      0,
    )

    const { clock, world } = createRampWorld({
      ecgSource: createReplaySource('extremes', millivolts),
    })

    const recorder = listen(createInProcessCentral(world))
    recorder.order(START)
    clock.advance(125)
    const most = 0x7fffff
    const expected = [1000, -1001, most, -most, most, -most, ECG_NO_SAMPLE, 0]
    expect(samplesOf(recorder.frames()).slice(0, 8)).toEqual(expected)
  })

  it('sends no frame longer than the link can carry', () => {
    const { clock, world } = createRampWorld()
    const central = createInProcessCentral(world)
    const recorder = listen(central, 100)
    recorder.order(START)
    clock.advance(1000)
    recorder.order(STOP)
    const longest = Math.max(...central.pushes.map((push) => push.value.length))
    expect(longest).toBeLessThanOrEqual(97)
    expect(samplesOf(recorder.frames())).toEqual(ramp(512))
  })

  it('sends the rest of the samples before it answers a stop, and none after', () => {
    const { clock, world } = createRampWorld()
    const recorder = listen(createInProcessCentral(world))
    recorder.order(START)
    clock.advance(200)
    recorder.order(STOP)
    const samples = samplesOf(recorder.frames())
    clock.advance(1000)
    expect(samples).toEqual(ramp(102))
    expect(samplesOf(recorder.frames())).toEqual(samples)
    expect(recorder.responses().at(-1)).toEqual({ command: 'stop', status: 'success' })
  })

  it('refuses a second start, a stop without a start and another rate', () => {
    const { world } = createRampWorld()
    const recorder = listen(createInProcessCentral(world))
    recorder.order(STOP)
    recorder.order(encodeEcgControlCommand({ kind: 'start', sampleRateHz: 250 }))
    recorder.order(START)
    recorder.order(START)

    expect(recorder.responses().map((response) => response.status)).toEqual([
      'already-in-state',
      'invalid-sample-rate',
      'success',
      'already-in-state',
    ])
  })

  it('tells of an electrode that comes off, and sends no ECG while it is', () => {
    const { clock, world } = createRampWorld()
    const recorder = listen(createInProcessCentral(world))
    recorder.order(START)
    clock.advance(125)
    world.device(RECORDER)?.setContact({ left: true, right: false })
    clock.advance(125)
    world.device(RECORDER)?.setContact({ left: true, right: true })
    clock.advance(125)
    const [before, during, after] = recorder.frames()
    expect(before?.contact).toEqual({ left: true, right: true })
    expect(during?.contact).toEqual({ left: true, right: false })
    expect(new Set(during?.microvolts)).toEqual(new Set([0]))
    // The record ran on underneath.
    expect(after?.microvolts[0]).toBe(128)
    expect(recorder.statuses().map((status) => status.contact.right)).toEqual([true, false, true])
  })

  it('[DEVICE-44] sends nothing more after a disconnect', () => {
    const { clock, world } = createRampWorld()
    const central = createInProcessCentral(world)
    const recorder = listen(central)
    recorder.order(START)
    clock.advance(1000)
    central.ask({ type: 'disconnect' })
    const sent = central.pushes.length
    clock.advance(5000)
    expect(central.pushes).toHaveLength(sent)

    expect(world.truth.list(RECORDER).measurements[0]).toMatchObject({
      emittedSamples: 512,
      endedAt: expect.any(String),
    })
  })

  it('ends the measurement when its time jumps', () => {
    const { clock, world } = createRampWorld()
    const recorder = listen(createInProcessCentral(world))
    recorder.order(START)
    clock.advance(500)

    world
      .wearer('U1')
      ?.play(
        { fromUnixMs: clock.now() - MS_PER_DAY, untilUnixMs: undefined, speed: 1 },
        { scenario: undefined, ecgSource: undefined },
      )

    clock.advance(500)
    expect(recorder.statuses().map((status) => status.measuring)).toEqual([true, false])
    expect(samplesOf(recorder.frames())).toEqual(ramp(256))
  })

  it('samples by its own crystal: a fast one gives more samples, and stamps them by its clock', () => {
    const { clock, world } = createRampWorld()
    const recorder = listen(createInProcessCentral(world))
    world.device(RECORDER)?.setClock({ offsetMs: -95_000, driftPpm: 10_000 })
    const firstSampleTimeNs = deviceTimeNs(clock.now() - 95_000)
    recorder.order(START)
    // Set while it measures: the samples go on, only later measurements have the new time.
    clock.advance(5000)
    world.device(RECORDER)?.setClock({ offsetMs: 60_000 })
    clock.advance(5000)
    recorder.order(STOP)
    expect(recorder.responses()[0]?.stream?.firstSampleTimeNs).toBe(firstSampleTimeNs)
    expect(samplesOf(recorder.frames())).toHaveLength(Math.floor(10 * 512 * 1.01))
    const expected = firstSampleTimeNs + BigInt(Math.floor(10 * 512 * 1.01) - 1) * 1_953_125n
    expect(recorder.frames().at(-1)?.lastSampleTimeNs).toBe(expected)
  })
})

function faultyRun() {
  const { clock, world } = createRampWorld({ faults: { loss: 0.1, duplicate: 0.1, reorder: 0.1 } })
  const recorder = listen(createInProcessCentral(world))
  recorder.order(START)
  clock.advance(10_000)
  return world.truth.list(undefined).measurements
}

describe('the ground truth', () => {
  it('says which frames the radio lost, repeated and delayed', () => {
    const { clock, world } = createRampWorld({
      faults: { loss: 0.2, duplicate: 0.2, reorder: 0.2 },
    })

    const recorder = listen(createInProcessCentral(world))
    recorder.order(START)
    clock.advance(30_000)
    recorder.order(STOP)
    const [truth] = world.truth.list(RECORDER).measurements
    const received = recorder.frames().map((frame) => frame.sequence)

    const lost = Array.from({ length: truth?.emittedFrames ?? 0 }, (_, n) => n).filter(
      (n) => !received.includes(n),
    )

    expect(truth).toMatchObject({
      record: 'ramp',
      source: 'replay',
      recordStartSample: 0,
      emittedSamples: 15_360,
    })

    expect(truth?.frames.lost.length).toBeGreaterThan(20)

    // A frame held back when the measurement ends is never sent either.
    expect(lost.filter((sequence) => !truth?.frames.held.includes(sequence))).toEqual(
      truth?.frames.lost,
    )

    const repeated = received.filter((sequence, at) => received.indexOf(sequence) !== at)
    expect(repeated).toEqual(truth?.frames.duplicated)
  })

  it('is the same again for the same seed', () => {
    expect(faultyRun()).toEqual(faultyRun())
  })
})
