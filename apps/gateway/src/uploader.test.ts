import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { MS_PER_HOUR } from '@kangban/china-time'
import type { DeviceReading } from '@kangban/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDeviceApi } from './device-api.ts'
import { DiskQueue } from './disk-queue.ts'
import { type FakeApi, LATE_MS, startFakeApi } from './testing/fake-api.ts'
import { type Settled, startUploader, type Uploader, waitAfter } from './uploader.ts'

let dir: string
let api: FakeApi
let queue: DiskQueue
let uploader: Uploader
let said: string[]
let settled: [deviceCode: string, outcome: Settled][]

beforeEach(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'kangban-uploader-'))
  said = []
  settled = []
  api = await startFakeApi()
  queue = new DiskQueue({ dir, mostBytes: 1e7, log: (message) => said.push(message) })

  uploader = startUploader({
    queue,
    api: createDeviceApi({
      baseUrl: api.baseUrl,
      keyOf: (code) => `key of ${code}`,
      timeoutMs: LATE_MS / 2,
    }),
    everyMs: MS_PER_HOUR,
    batteryOf: () => 81,
    onSettled: (...one) => settled.push(one),
    log: (message) => said.push(message),
  })
})

afterEach(async () => {
  await uploader.stop()
  await api.close()
  queue.close()
  fs.rmSync(dir, { recursive: true, force: true })
})

const rate = (value: number): DeviceReading => ({
  kind: 'heartRate',
  at: '2026-03-02T08:00:00.000Z',
  value,
})

const stored = () =>
  [...api.batches.values()].flat().map(({ deviceCode, reading }) => [deviceCode, reading])

describe('an upload', () => {
  it('sends everything, proves the device by its key, and leaves nothing on the disk', async () => {
    queue.put('KW1', [rate(60), rate(61)])
    queue.put('KP2', [rate(70)])
    expect(await uploader.flush()).toBe(true)

    expect(stored()).toEqual([
      ['KW1', rate(60)],
      ['KW1', rate(61)],
      ['KP2', rate(70)],
    ])

    expect(api.keys).toEqual(new Set(['key of KW1', 'key of KP2']))
    expect(fs.readdirSync(dir)).toEqual([])
  })

  it.each(['down', 'broken', 'late', 'lost'] as const)(
    'that meets an API that is %s is made again',
    async (mood) => {
      api.mood = mood
      queue.put('KW1', [rate(60)])

      queue.putEcg('KE1', {
        startedAt: '2026-03-02T08:00:00.000Z',
        ecgContent: '0.1,0.2',
        complete: true,
      })

      expect(await uploader.flush()).toBe(false)
      expect(await uploader.flush()).toBe(false)
      queue.put('KW1', [rate(61)])
      expect(queue.bytes).toBeGreaterThan(0)
      api.mood = 'well'
      expect(await uploader.flush()).toBe(true)

      expect(stored()).toEqual([
        ['KW1', rate(60)],
        ['KW1', rate(61)],
      ])

      expect(api.strips.size).toBe(1)
      expect(queue.bytes).toBe(0)
      expect(said.filter((message) => message.includes('takes nothing'))).toHaveLength(1)
    },
  )

  it('whose answer was lost goes out again under the same id', async () => {
    api.mood = 'lost'
    queue.put('KW1', [rate(60)])
    await uploader.flush()
    api.mood = 'well'
    await uploader.flush()
    expect(api.heard).toHaveLength(2)
    expect(new Set(api.heard).size).toBe(1)
  })

  it('that is not welcome is given up, and does not hold up the others', async () => {
    api.mood = 'unwilling'
    queue.put('KW1', [rate(60)])
    expect(await uploader.flush()).toBe(true)
    expect(settled).toEqual([['KW1', { kind: 'refused', why: '9999 设备未绑定' }]])
    api.mood = 'well'
    queue.put('KP2', [rate(70)])
    expect(await uploader.flush()).toBe(true)
    expect(stored()).toEqual([['KP2', rate(70)]])
  })

  it('is made once at a time, however often it is asked for', async () => {
    queue.put('KW1', [rate(60)])
    await Promise.all([uploader.flush(), uploader.flush(), uploader.flush()])
    expect(api.heard).toHaveLength(1)
  })
})

describe('waits', () => {
  it('grow from a second to a minute, and differ between gateways', () => {
    expect([1, 2, 3, 6, 7, 50].map((failures) => waitAfter(failures, 0.5))).toEqual([
      1000, 2000, 4000, 32_000, 60_000, 60_000,
    ])

    expect(waitAfter(3, 0)).toBe(3200)
    expect(waitAfter(3, 1)).toBeCloseTo(4800)
  })
})
