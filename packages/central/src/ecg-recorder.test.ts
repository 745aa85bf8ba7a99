import {
  decodeEcgControlCommand,
  deviceTimeNs,
  ECG_NO_SAMPLE,
  encodeEcgControlResponse,
  encodeEcgData,
  encodeEcgStatus,
} from '@kangban/gatt'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectEcgRecorder } from './ecg-recorder.ts'
import type { SampleBlock } from './ecg-session.ts'
import { FakeRadio, HANDLE } from './testing/fake-radio.ts'
import { SimulatedBluetooth } from './simulated-bluetooth.ts'

const STARTED_AT = new Date('2026-11-21T08:00:00Z')
const FIRST_NS = deviceTimeNs(STARTED_AT.getTime())
const BOTH = { left: true, right: true }
const SIZE = 4

/** Frame `sequence`: sample n is n microvolts. */
function frame(sequence: number, contact = BOTH): Uint8Array<ArrayBuffer> {
  const start = sequence * SIZE
  const microvolts = Int32Array.from({ length: SIZE }, (_, n) => start + n)

  return encodeEcgData({
    sequence,
    lastSampleTimeNs: FIRST_NS + BigInt(start + SIZE - 1) * 1_953_125n,
    contact,
    microvolts,
  })
}

function newRecorder() {
  const radio = new FakeRadio()

  radio.onWrite = (value) => {
    const { kind } = decodeEcgControlCommand(value)
    const stream = kind === 'start' ? { sampleRateHz: 512, firstSampleTimeNs: FIRST_NS } : undefined

    radio.push(
      HANDLE.control,
      encodeEcgControlResponse({ command: kind, status: 'success', stream }),
      'indication',
    )
  }

  const log: string[] = []
  const blocks: SampleBlock[] = []

  const bluetooth = new SimulatedBluetooth({
    url: 'ws://sim/radio',
    person: 'U1',
    openSocket: radio.openSocket,
  })

  const connect = () =>
    connectEcgRecorder(bluetooth, {
      onStatus: (status) => log.push(status),
      onContact: (contact) => log.push(`contact ${contact.left} ${contact.right}`),
      onBattery: (percent) => log.push(`battery ${percent}`),
      onError: (error) => log.push(`error ${error.code}`),
      onSamples: (block) => blocks.push(block),
    })

  return { radio, log, blocks, connect }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the ECG recorder client', () => {
  it('connects and knows contact and battery', async () => {
    const { connect, log } = newRecorder()
    const session = await connect()

    expect(session).toMatchObject({
      status: 'ready',
      batteryPercent: 80,
      contact: BOTH,
      name: '康伴心电仪 0001',
    })

    expect(log).toEqual(['connecting', 'contact true true', 'battery 80', 'ready'])
  })

  it('places samples by their own time: lost ones stay NaN, late ones come into their place', async () => {
    const { connect, radio, blocks } = newRecorder()
    const session = await connect()
    expect(await session.start(512)).toEqual({ sampleRateHz: 512, startedAt: STARTED_AT })
    for (const sequence of [0, 3, 3, 1]) radio.push(HANDLE.data, frame(sequence))
    const report = await session.stop()
    const placed = new Float32Array(16).fill(Number.NaN)
    for (const block of blocks) placed.set(block.samples, block.startSample)
    const microvolts = [...placed].map((millivolts) => Math.round(millivolts * 1000))
    const lost = Array<number>(4).fill(Number.NaN)
    expect(microvolts).toEqual([0, 1, 2, 3, 4, 5, 6, 7, ...lost, 12, 13, 14, 15])
    expect(blocks.map((block) => block.lostBefore)).toEqual([0, 8, 0])

    expect(report).toEqual({
      receivedFrames: 4,
      lostFrames: 1,
      duplicateFrames: 1,
      lateFrames: 1,
      badFrames: 0,
    })
  })

  it('shows no ECG where an electrode is off or the recorder has no sample', async () => {
    const { connect, radio, blocks, log } = newRecorder()
    const session = await connect()
    await session.start(512)
    radio.push(HANDLE.data, frame(0, { left: true, right: false }))
    const lastSampleTimeNs = FIRST_NS + 5n * 1_953_125n
    const microvolts = Int32Array.of(ECG_NO_SAMPLE, 5)

    radio.push(
      HANDLE.data,
      encodeEcgData({ sequence: 1, lastSampleTimeNs, contact: BOTH, microvolts }),
    )

    expect([...(blocks[0]?.samples ?? [])]).toEqual(Array(4).fill(Number.NaN))
    expect([...(blocks[1]?.samples ?? [])]).toEqual([Number.NaN, Math.fround(0.005)])
    expect(log.filter((line) => line.startsWith('contact'))).toHaveLength(3)

    radio.push(
      HANDLE.status,
      encodeEcgStatus({ contact: { left: false, right: false }, measuring: true }),
    )

    expect(session.contact).toEqual({ left: false, right: false })
  })

  it('reports a malformed frame and goes on', async () => {
    const { connect, radio, blocks, log } = newRecorder()
    await (await connect()).start(512)
    radio.push(HANDLE.data, frame(0).slice(0, -1))
    radio.push(HANDLE.data, frame(0))
    expect(log.at(-1)).toBe('error bad-data')
    expect(blocks).toHaveLength(1)
  })

  it('tells a link lost while measuring, and gets it back', async () => {
    const { connect, radio, log } = newRecorder()
    const session = await connect()
    await session.start(512)
    radio.down = true
    radio.cut()
    expect(log.slice(-2)).toEqual(['reconnecting', 'error connection-lost'])
    await vi.advanceTimersByTimeAsync(600)
    expect(session.status).toBe('reconnecting')
    radio.down = false
    await vi.advanceTimersByTimeAsync(1000)
    expect(session.status).toBe('ready')
    await session.start(512)
    expect(session.status).toBe('measuring')
  })

  it('gives up after five attempts', async () => {
    const { connect, radio, log } = newRecorder()
    const session = await connect()
    radio.down = true
    radio.cut()
    await vi.advanceTimersByTimeAsync(15_500)
    expect(session.status).toBe('closed')
    expect(log.slice(-2)).toEqual(['closed', 'error connection-lost'])
    await expect(session.start(512)).rejects.toMatchObject({ code: 'connection-lost' })
  })

  it('does not wait for ever for a recorder that does not answer, nor takes a refusal for a start', async () => {
    const { connect, radio } = newRecorder()
    const session = await connect()
    radio.onWrite = () => {}
    const failure = session.start(512).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await failure).toMatchObject({ code: 'connection-lost' })

    radio.onWrite = () =>
      radio.push(
        HANDLE.control,
        encodeEcgControlResponse({ command: 'start', status: 'not-supported' }),
        'indication',
      )

    await expect(session.start(512)).rejects.toMatchObject({ code: 'bad-data' })
    expect(session.status).toBe('ready')
  })

  it('does not come back after it was closed', async () => {
    const { connect, radio, log } = newRecorder()
    const session = await connect()
    await session.close()
    const asked = radio.requests.length
    await vi.advanceTimersByTimeAsync(20_000)
    expect(log.at(-1)).toBe('closed')
    expect(radio.requests).toHaveLength(asked)
  })
})
