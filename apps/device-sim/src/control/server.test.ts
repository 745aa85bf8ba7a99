import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { resample, writeWfdbHeader, writeWfdbSignal212 } from '@kangban/ecg-core'
import type { RadioServerMessage } from '@kangban/gatt'
import {
  decodeAttributePush,
  decodeEcgControlResponse,
  decodeEcgData,
  ECG_CONTROL_POINT,
  ECG_DATA,
  ECG_SERVICE,
  encodeEcgControlCommand,
  encodeRadioMessage,
  parseRadioServerMessage,
} from '@kangban/gatt'
import { createTRPCClient, httpLink } from '@trpc/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { AppRouter } from './control-router.ts'
import { loadReplay } from '../world/replay-source.ts'
import type { DeviceSim } from './server.ts'
import { startDeviceSim } from './server.ts'
import type { TestClock } from '../testing/world.ts'
import { createTestWorld } from '../testing/world.ts'
import type { World } from '../world/world.ts'

const RECORD_RATE_HZ = 360
const SCALE = { gain: 200, baseline: 1024 }

/** 4 s at 360 Hz of something that rises, falls and never repeats; on the grid of the file's 5 microvolts. */
const RECORD = Float32Array.from({ length: 4 * RECORD_RATE_HZ }, (_, n) => {
  return Math.round((Math.sin(n / 9) + Math.sin(n / 31) + n / 2000) * SCALE.gain) / SCALE.gain
})

let folder: string
let clock: TestClock
let world: World
let sim: DeviceSim
let logged: string[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'device-sim-'))

  const signal = {
    fileName: 'wave.dat',
    format: 212,
    samplesPerFrame: 1,
    skew: 0,
    byteOffset: 0,
    ...SCALE,
    unit: 'mV',
    adcBits: 12,
    adcZero: 1024,
    firstValue: 0,
    checksum: 0,
    blockSize: 0,
    description: 'MLII',
  }

  const header = {
    recordName: 'wave',
    rateHz: RECORD_RATE_HZ,
    samples: RECORD.length,
    baseTime: null,
    baseDate: null,
    signals: [signal],
    comments: [],
  }

  await writeFile(path.join(folder, 'wave.hea'), writeWfdbHeader(header))

  await writeFile(path.join(folder, 'wave.dat'), writeWfdbSignal212([RECORD], SCALE))

  ;({ clock, world } = createTestWorld({
    ecgSource: await loadReplay(path.join(folder, 'wave.hea')),
  }))

  logged = []

  sim = await startDeviceSim({
    host: '127.0.0.1',
    port: 0,
    world,
    recordFolder: folder,
    log: (message) => logged.push(message),
  })
})

afterEach(async () => {
  await sim.close()
  await rm(folder, { recursive: true })
})

const control = () => createTRPCClient<AppRouter>({ links: [httpLink({ url: `${sim.url}/trpc` })] })

/** A central over a real WebSocket. */
async function openRadio(prefix = '') {
  const socket = new WebSocket(`${sim.url.replace('http', 'ws')}${prefix}/radio`)
  const binaries: Uint8Array<ArrayBuffer>[] = []
  const texts: RadioServerMessage[] = []
  const waiting: ((message: RadioServerMessage) => void)[] = []

  socket.on('message', (data, isBinary) => {
    if (!Buffer.isBuffer(data)) return
    if (isBinary) binaries.push(Uint8Array.from(data))
    else
      (waiting.shift() ?? ((message) => void texts.push(message)))(
        parseRadioServerMessage(data.toString('utf8')),
      )
  })

  const next = () => new Promise<RadioServerMessage>((resolve) => waiting.push(resolve))
  await once(socket, 'open')

  return {
    socket,
    binaries,
    async ask(...request: Parameters<typeof encodeRadioMessage>): Promise<RadioServerMessage> {
      socket.send(encodeRadioMessage(...request))
      return next()
    },
    async askText(text: string): Promise<RadioServerMessage> {
      socket.send(text)
      return next()
    },
    next,
  }
}

async function connectedRadio() {
  const radio = await openRadio()
  await radio.ask({ type: 'connect', id: 1, deviceId: '10040001-U1', mtu: 247 })
  const answer = await radio.ask({ type: 'discover', id: 2 })
  const services = answer.type === 'services' ? answer.services : []
  const ecg = services.find((service) => service.uuid === ECG_SERVICE)

  const handleOf = (uuid: string) =>
    ecg?.characteristics.find((one) => one.uuid === uuid)?.handle ?? 0

  for (const uuid of [ECG_CONTROL_POINT, ECG_DATA]) {
    await radio.ask({ type: 'subscribe', id: 3, handle: handleOf(uuid), enabled: true })
  }

  return { ...radio, handleOf }
}

describe('device-sim over a WebSocket', () => {
  it('plays a WFDB record that equals the resampled record to one microvolt', async () => {
    const radio = await connectedRadio()
    const controlPoint = radio.handleOf(ECG_CONTROL_POINT)
    const start = encodeEcgControlCommand({ kind: 'start', sampleRateHz: 512 })
    await radio.ask({ type: 'write', id: 4, handle: controlPoint, value: start })
    // Before the start is confirmed the stop could not be indicated.
    await radio.ask({ type: 'confirm', id: 6 })
    clock.advance(5000)

    // The answer to the stop comes after all that was emitted before it.
    await radio.ask({
      type: 'write',
      id: 5,
      handle: controlPoint,
      value: encodeEcgControlCommand({ kind: 'stop' }),
    })

    const pushes = radio.binaries.map((bytes) => decodeAttributePush(bytes))
    const responses = pushes.filter((push) => push.kind === 'indication')

    expect(responses.map((push) => decodeEcgControlResponse(push.value).status)).toEqual([
      'success',
      'success',
    ])

    const frames = pushes.filter((push) => push.handle === radio.handleOf(ECG_DATA))
    const microvolts = frames.flatMap((push) => [...decodeEcgData(push.value).microvolts])
    const expected = resample(RECORD, RECORD_RATE_HZ, 512)
    expect(microvolts).toHaveLength(5 * 512)

    const worst = Math.max(
      ...microvolts.map((value, n) =>
        Math.abs(value - 1000 * (expected[n % expected.length] ?? 0)),
      ),
    )

    expect(worst).toBeLessThan(1)

    expect(await control().truth.query({ device: '10040001-U1' })).toMatchObject({
      measurements: [
        { record: 'wave', recordStartSample: 0, emittedSamples: 2560, frames: { lost: [] } },
      ],
    })
  })

  it('answers under any prefix, as behind the API server', async () => {
    const radio = await openRadio('/sim')

    expect(await radio.ask({ type: 'scan', id: 1, person: 'U1', services: [] })).toMatchObject({
      id: 1,
    })

    expect((await fetch(`${sim.url}/sim/healthz`)).status).toBe(200)
    const order = { method: 'POST', body: JSON.stringify({ device: '10040001-U1', percent: 7 }) }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${sim.url}/sim/trpc/battery`, { ...order, headers })

    expect(await answer.json()).toMatchObject({
      result: { data: { id: '10040001-U1', batteryPercent: 7 } },
    })
  })

  it('answers nonsense with an error and stays up', async () => {
    const radio = await openRadio()

    expect(await radio.askText('{{{')).toMatchObject({
      type: 'error',
      id: null,
      code: 'bad-message',
    })

    expect(await radio.askText('{"type":"read","id":7,"handle":1}')).toMatchObject({
      id: 7,
      code: 'not-connected',
    })

    radio.socket.send(Buffer.from([1, 2, 3]))
    expect((await once(radio.socket, 'close'))[0]).toBe(1003)
    const long = await openRadio()
    long.socket.send('x'.repeat(20_000))
    expect((await once(long.socket, 'close'))[0]).toBe(1009)
    expect(await (await openRadio()).askText('[]')).toMatchObject({ code: 'bad-message' })
    expect(logged).toEqual(['radio: Max payload size exceeded'])
  })

  it('refuses a socket elsewhere', async () => {
    const socket = new WebSocket(`${sim.url.replace('http', 'ws')}/television`)
    const [error] = await once(socket, 'error').catch((reason: unknown) => [reason])
    expect(String(error)).toContain('404')
  })

  it('cuts the link by order', async () => {
    const radio = await connectedRadio()
    const event = radio.next()
    await control().disconnect.mutate({ device: '10040001-U1' })
    expect(await event).toMatchObject({ type: 'link-lost' })
    await once(radio.socket, 'close')
    const again = await connectedRadio()
    expect(again.handleOf(ECG_DATA)).toBeGreaterThan(0)
  })

  it('loses as many frames as it is told to', async () => {
    const radio = await connectedRadio()
    const controlPoint = radio.handleOf(ECG_CONTROL_POINT)
    const start = encodeEcgControlCommand({ kind: 'start', sampleRateHz: 512 })
    await radio.ask({ type: 'write', id: 4, handle: controlPoint, value: start })
    await control().drop.mutate({ device: '10040001-U1', count: 2 })
    clock.advance(500)
    await radio.ask({ type: 'discover', id: 5 })

    const frames = radio.binaries
      .map((bytes) => decodeAttributePush(bytes))
      .filter((push) => push.kind === 'notification')

    expect(frames.map((push) => decodeEcgData(push.value).sequence)).toEqual([2, 3])
  })

  it('says which addresses there are', async () => {
    const response = await fetch(`${sim.url}/control`)
    expect(response.status).toBe(404)

    expect(await response.json()).toEqual({
      error: expect.stringContaining('GET /control is not one of GET /healthz'),
    })
  })

  it('closes its sockets when it stops', async () => {
    const radio = await openRadio()
    const closed = once(radio.socket, 'close')
    await sim.close()
    expect((await closed)[0]).toBe(1001)
  })
})
