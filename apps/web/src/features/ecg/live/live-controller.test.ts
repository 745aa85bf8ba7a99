import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeviceError } from '@kangban/central'
import type { EcgRecorderHandlers, EcgRecorderSession, RecorderStatus } from '@kangban/central'
import { LiveController, NotLoadedError } from './live-controller.ts'

const BOTH = { left: true, right: true }
const RIGHT_OFF = { left: true, right: false }
const STARTED = new Date('2026-11-20T08:36:12+08:00')

/** A recorder whose hand, link and samples the test holds. */
class FakeRecorder implements EcgRecorderSession {
  deviceId = 'D1'
  name = '心电仪'
  info = {
    manufacturer: undefined,
    model: undefined,
    serialNumber: 'KB-ECG-7',
    firmware: undefined,
  }
  status: RecorderStatus = 'ready'
  batteryPercent = 80
  contact = BOTH
  startedAt = STARTED
  stops = 0
  handlers: EcgRecorderHandlers
  constructor(handlers: EcgRecorderHandlers) {
    this.handlers = handlers
  }
  start() {
    this.status = 'measuring'
    // As a real one may: the first frame comes before the answer is handed on.
    this.send(0, 512)
    return Promise.resolve({ sampleRateHz: 512, startedAt: this.startedAt })
  }
  stop() {
    this.stops += 1
    this.status = 'ready'

    return Promise.resolve({
      receivedFrames: 0,
      lostFrames: 0,
      duplicateFrames: 0,
      lateFrames: 0,
      badFrames: 0,
    })
  }
  close() {
    this.status = 'closed'
    return Promise.resolve()
  }
  send(startSample: number, count: number, contact = this.contact) {
    const samples = new Float32Array(count).fill(contact.left && contact.right ? 0.25 : NaN)
    this.handlers.onSamples?.({ startSample, samples, contact, lostBefore: 0 })
  }
  put(contact: typeof BOTH) {
    this.contact = contact
    this.handlers.onContact?.(contact)
  }
  link(status: RecorderStatus) {
    this.status = status
    this.handlers.onStatus?.(status)
  }
}

let recorder: FakeRecorder
let hands = BOTH
let controller: LiveController
const settle = () => vi.advanceTimersByTimeAsync(0)
const phase = () => controller.getSnapshot().phase
const restLeft = () => controller.getSnapshot().restLeft

/** Connected, and past the minute of rest. */
async function begin() {
  await controller.connect()
  controller.skipRest()
  await settle()
}

beforeEach(() => {
  hands = BOTH
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)

  controller = new LiveController({
    nowMs: () => Date.now(),
    connect: (handlers) => {
      recorder = new FakeRecorder(handlers)
      recorder.contact = hands
      return Promise.resolve(recorder)
    },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('LiveController', () => {
  it('starts by itself with both hands on, keeps the very first samples and ends after 30 s of signal', async () => {
    await begin()
    expect(phase()).toBe('measuring')
    recorder.send(512, 28 * 512)
    expect(phase()).toBe('measuring')
    recorder.send(29 * 512, 1000)
    expect(controller.getSnapshot()).toMatchObject({ phase: 'finished', complete: true })
    expect(recorder.stops).toBe(1)
    const record = controller.record()
    expect(record).toMatchObject({ startedAt: STARTED, complete: true, deviceCode: 'KB-ECG-7' })
    expect(record?.samples).toHaveLength(30 * 512)
    expect(record?.samples.every((sample) => sample === 0.25)).toBe(true)
  })

  it('lets the person sit still for a minute before it starts, whatever the hands do', async () => {
    await controller.connect()
    await settle()
    expect([phase(), restLeft(), recorder.status]).toEqual(['rest', 60, 'ready'])
    await vi.advanceTimersByTimeAsync(18_000)
    expect([phase(), restLeft()]).toEqual(['rest', 42])
    recorder.put(RIGHT_OFF)
    recorder.put(BOTH)
    await vi.advanceTimersByTimeAsync(41_500)
    expect([phase(), restLeft(), recorder.status]).toEqual(['rest', 1, 'ready'])
    await vi.advanceTimersByTimeAsync(500)
    expect([phase(), restLeft()]).toEqual(['measuring', 0])
  })

  it('counts the rest by the clock while the link is lost, and does not ask for it again', async () => {
    await controller.connect()
    await vi.advanceTimersByTimeAsync(20_000)
    recorder.link('reconnecting')
    expect(phase()).toBe('connecting')
    await vi.advanceTimersByTimeAsync(10_000)
    recorder.link('ready')
    expect([phase(), restLeft()]).toEqual(['rest', 30])
    recorder.link('reconnecting')
    await vi.advanceTimersByTimeAsync(40_000)
    expect(phase()).toBe('connecting')
    recorder.link('ready')
    await settle()
    expect(phase()).toBe('measuring')
  })

  it('is quiet about the rest once the screen is gone', async () => {
    const leave = controller.enter()
    await controller.connect()
    leave()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits for both hands', async () => {
    hands = RIGHT_OFF
    await begin()
    expect([phase(), recorder.status]).toEqual(['hands', 'ready'])
    recorder.put(BOTH)
    await settle()
    expect(phase()).toBe('measuring')
  })

  it('pauses while a hand is off: the time is kept as a gap, the countdown stands', async () => {
    await begin()
    recorder.put(RIGHT_OFF)
    recorder.send(512, 1024)
    expect(controller.getSnapshot()).toMatchObject({ phase: 'paused', measured: 512 })
    recorder.put(BOTH)
    recorder.send(1536, 512)
    expect(phase()).toBe('measuring')
    controller.stop()
    const samples = controller.record()?.samples
    expect(samples).toHaveLength(2048)
    expect(samples?.subarray(512, 1536).every(Number.isNaN)).toBe(true)
  })

  it('goes on in the same record after a lost link, at the time of the recorder', async () => {
    await begin()
    recorder.link('reconnecting')
    expect(controller.getSnapshot()).toMatchObject({ phase: 'lost', failure: null })
    recorder.startedAt = new Date(STARTED.getTime() + 5000)
    recorder.link('ready')
    await settle()
    expect(phase()).toBe('measuring')
    controller.stop()
    const samples = controller.record()?.samples
    expect(samples).toHaveLength(5 * 512 + 512)
    expect(samples?.subarray(512, 5 * 512).every(Number.isNaN)).toBe(true)
    expect(controller.record()?.complete).toBe(false)
  })

  it('keeps what was measured when the link does not come back', async () => {
    await begin()
    recorder.link('reconnecting')
    recorder.link('closed')

    expect(controller.getSnapshot()).toMatchObject({
      phase: 'lost',
      failure: 'connection-lost',
      measured: 512,
    })

    controller.stop()
    expect(controller.record()).toMatchObject({ complete: false, deviceCode: 'KB-ECG-7' })
  })

  it('ends a measurement that was interrupted for minutes', async () => {
    await begin()
    recorder.link('reconnecting')
    recorder.startedAt = new Date(STARTED.getTime() + 200_000)
    recorder.link('ready')
    await settle()
    expect(controller.getSnapshot()).toMatchObject({ phase: 'finished', complete: false })
    expect(controller.record()?.samples).toHaveLength(512)
  })

  it('measures again with the same recorder, from nothing', async () => {
    await begin()
    controller.stop()
    controller.again()
    await settle()
    expect(controller.getSnapshot()).toMatchObject({ phase: 'measuring', measured: 512 })
  })

  it('tells why there is no recorder', async () => {
    const refused = new LiveController({
      nowMs: () => 0,
      connect: () => Promise.reject(new DeviceError('cancelled', 'closed the chooser')),
    })

    await refused.connect()
    expect(refused.getSnapshot()).toMatchObject({ phase: 'idle', failure: 'cancelled' })

    const offline = new LiveController({
      connect: () => Promise.reject(new NotLoadedError('offline')),
      nowMs: () => 0,
    })

    await offline.connect()
    expect(offline.getSnapshot()).toMatchObject({ phase: 'idle', failure: 'not-loaded' })
    expect(refused.record()).toBeNull()
  })

  it('tells its listeners only what changes the screen', async () => {
    await begin()
    const listener = vi.fn<() => void>()
    controller.subscribe(listener)
    for (let i = 0; i < 26; i++) recorder.send(512 + i * 20, 20)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
