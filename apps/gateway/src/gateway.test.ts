import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { SimulatedBluetooth } from '@kangban/central'
import { MS_PER_MINUTE } from '@kangban/china-time'
import type { DeviceReading } from '@kangban/contracts'
import { parseSamples } from '@kangban/ecg-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDeviceApi } from './device-api.ts'
import { DiskQueue } from './disk-queue.ts'
import { type Gateway, startGateway } from './gateway.ts'
import { type FakeApi, LATE_MS, startFakeApi } from './testing/fake-api.ts'
import { startSimulator, type Truth } from './testing/simulator.ts'

const PERSON = 'GATEWAY-TEST'
const WATCH = `10010002-${PERSON}`
const RECORDER = `10040001-${PERSON}`

let simulator: Awaited<ReturnType<typeof startSimulator>>
let api: FakeApi
let gateway: Gateway
let dir: string
let said: string[]
let serials: string[]

const SLOW = 60_000
const stored = (): DeviceReading[] => [...api.batches.values()].flat().map(({ reading }) => reading)
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 50 })

const isConnected = async (device: string) =>
  (await simulator.query<{ connected: boolean }>('device', { device })).connected

const play = async (scenario: string, [from, until]: [string, string]) =>
  simulator.order('play', { person: PERSON, scenario, from, until, speed: 600 })

beforeEach(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'kangban-gateway-'))
  said = []
  simulator = await startSimulator()
  api = await startFakeApi()

  const { devices } = await simulator.query<{ devices: { serialNumber: string }[] }>('person', {
    person: PERSON,
  })

  serials = devices.map(({ serialNumber }) => serialNumber)
  const keys = Object.fromEntries(serials.map((serial) => [serial, `key of ${serial}`]))
  const log = (message: string) => void said.push(message)

  gateway = startGateway({
    people: { [PERSON]: keys },
    bluetoothOf: (person) => new SimulatedBluetooth({ url: simulator.radioUrl, person }),
    queue: new DiskQueue({ dir, mostBytes: 1e8, log }),
    api: createDeviceApi({
      baseUrl: api.baseUrl,
      keyOf: (code) => keys[code] ?? '',
      timeoutMs: LATE_MS / 2,
    }),
    uploadEveryMs: 100,
    log,
  })

  await vi.waitFor(async () => expect(await isConnected(WATCH)).toBe(true), { timeout: 20_000 })
}, SLOW)

afterEach(async () => {
  await gateway.stop()
  await simulator.stop()
  await api.close()
  fs.rmSync(dir, { recursive: true, force: true })
}, SLOW)

describe('the gateway', () => {
  it(
    'uploads what the devices measured, once each, through an API that is down, late, broken and forgetful',
    async () => {
      await play('night-desaturation', ['2026-03-02T01:00+08:00', '2026-03-02T01:40+08:00'])
      const troubles = (['down', 'lost', 'late', 'broken', 'well'] as const).values()
      const change = setInterval(() => (api.mood = troubles.next().value ?? 'well'), 700)
      await simulator.playEnd(PERSON)
      clearInterval(change)
      api.mood = 'well'
      await soon(async () => expect(await gateway.flush()).toBe(true))
      const { readings } = await simulator.query<Truth>('truth', { device: WATCH })
      const confirmed = readings.filter(({ fate }) => fate === 'confirmed')
      expect(confirmed.length).toBeGreaterThanOrEqual(5)
      const told = stored()

      for (const { kind, at, value } of confirmed) {
        const same = told.filter(
          (reading) =>
            reading.kind === kind && 'at' in reading && Date.parse(reading.at) === Date.parse(at),
        )

        expect(same).toHaveLength(1)
        expect(same).toMatchObject([{ value: value['spo2Percent'] ?? value['celsius'] }])
      }

      const rates = told
        .filter(({ kind }) => kind === 'heartRate')
        .map((reading) => ('at' in reading ? reading.at : ''))

      // The eighth goes on until a rate of a later one comes.
      const wholeSpans = [0, 5, 10, 15, 20, 25, 30].map((minute) =>
        new Date(Date.parse('2026-03-01T17:00:00Z') + minute * MS_PER_MINUTE).toISOString(),
      )

      expect(rates).toEqual(expect.arrayContaining(wholeSpans))
      expect(new Set(rates).size).toBe(rates.length)
      expect(said.join()).not.toMatch(new RegExp([PERSON, ...serials].join('|')))
    },
    SLOW,
  )

  it(
    '[DEVICE-47] measures an ECG during an episode of fibrillation and uploads it once, whole, at its true time',
    async () => {
      await play('af-episode', ['2026-03-02T14:25+08:00', '2026-03-02T14:45+08:00'])
      await simulator.playEnd(PERSON)
      await soon(() => expect(api.strips.size).toBe(1))
      const [strip] = api.strips.values()
      expect(strip?.complete).toBe(true)
      const { samples, gaps } = parseSamples(strip?.ecgContent ?? '')
      expect([samples.length, gaps]).toEqual([30 * 512, 0])
      const { measurements } = await simulator.query<Truth>('truth', { device: RECORDER })

      expect(measurements.map(({ startedAt }) => Date.parse(startedAt))).toEqual([
        Date.parse(strip?.startedAt ?? ''),
      ])

      await vi.waitFor(async () => expect(await isConnected(RECORDER)).toBe(false))
    },
    SLOW,
  )

  it(
    'gives way to a page that wants the watch, and takes it back when the page has gone',
    async () => {
      const page = await new SimulatedBluetooth({
        url: `${simulator.url}/radio`,
        person: PERSON,
      }).requestDevice({
        filters: [{ services: [0x180d] }],
      })

      await page.gatt?.connect()
      expect(page.gatt?.connected).toBe(true)

      const holders = () =>
        simulator.query<{ type: string }[]>('events', { person: PERSON, type: 'connected' })

      const before = (await holders()).length
      page.gatt?.disconnect()

      await vi.waitFor(async () => expect((await holders()).length).toBeGreaterThan(before), {
        timeout: 20_000,
      })

      expect(await isConnected(WATCH)).toBe(true)
    },
    SLOW,
  )

  it(
    'takes nothing more from a device that the API does not want, for a while',
    async () => {
      api.mood = 'unwilling'
      await play('calm-day', ['2026-03-02T10:00+08:00', '2026-03-02T11:30+08:00'])
      await simulator.playEnd(PERSON)
      await soon(async () => expect(await gateway.flush()).toBe(true))
      expect(api.batches.size).toBe(0)
      expect(said.filter((message) => message.includes('refused'))).toHaveLength(1)
      expect(new Set(api.heard).size).toBe(1)
    },
    SLOW,
  )
})
