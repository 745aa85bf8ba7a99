import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client'
import { writeWfdbHeader, writeWfdbSignal212 } from '@kangban/ecg-core'
import { ECG_CONTROL_POINT, encodeEcgControlCommand } from '@kangban/gatt'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppRouter } from './control-router.ts'
import { createInProcessCentral } from '../radio/in-process-central.ts'
import type { DeviceSim } from './server.ts'
import { startDeviceSim } from './server.ts'
import type { TestClock } from '../testing/world.ts'
import { createTestWorld } from '../testing/world.ts'
import type { World } from '../world/world.ts'

const GRANDMOTHER = 'U000000000000000001'
const SCALE = { gain: 200, baseline: 0 }

let folder: string
let sim: DeviceSim
let world: World
let clock: TestClock
let control: ReturnType<typeof createTRPCClient<AppRouter>>

beforeAll(async () => {
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
    adcZero: 0,
    firstValue: 0,
    checksum: 0,
    blockSize: 0,
    description: 'MLII',
  }

  const header = {
    recordName: 'wave',
    rateHz: 512,
    samples: 512,
    baseTime: null,
    baseDate: null,
    signals: [signal],
    comments: [],
  }

  await writeFile(path.join(folder, 'wave.hea'), writeWfdbHeader(header))

  await writeFile(
    path.join(folder, 'wave.dat'),
    writeWfdbSignal212([new Float32Array(512).fill(0.5)], SCALE),
  )
})

afterAll(() => rm(folder, { recursive: true }))

beforeEach(async () => {
  ;({ world, clock } = createTestWorld())

  sim = await startDeviceSim({
    host: '127.0.0.1',
    port: 0,
    world,
    recordFolder: folder,
    log: () => {},
  })

  control = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${sim.url}/trpc` })] })
})

afterEach(() => sim.close())

async function refusal(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.catch((caught: unknown) => caught)
  if (!(error instanceof TRPCClientError))
    throw new Error(`no refusal but ${JSON.stringify(error)}`)
  return { message: error.message, status: error.data?.httpStatus }
}

describe('the control API', () => {
  it('lists who was asked for, with three devices that carry the numbers of the seeded people', async () => {
    expect(await control.people.query()).toEqual([])
    const one = await control.person.query({ person: GRANDMOTHER })

    expect(one.devices.map(({ typeCode, kind }) => [typeCode, kind])).toEqual([
      ['10010002', 'watch'],
      ['10030001', 'blood-pressure-monitor'],
      ['10040001', 'ecg-recorder'],
    ])

    expect(await control.people.query()).toMatchObject([
      { person: GRANDMOTHER, play: null, scenario: null },
    ])

    // What the demo offers to a newcomer for binding.
    const newcomer = await control.person.query({ person: 'U000000000000000003' })

    expect(newcomer.devices.map(({ serialNumber }) => serialNumber)).toEqual([
      'KW19549993',
      'KP36938676',
      'KE86235714',
    ])
  })

  it('orders a device about and answers with its new state', async () => {
    const device = '10040001-U1'

    expect(await control.contact.mutate({ device, left: true, right: false })).toMatchObject({
      contact: { left: true, right: false },
    })

    expect(await control.loss.mutate({ device, loss: 0.25 })).toMatchObject({
      faults: { loss: 0.25, duplicate: 0, reorder: 0 },
    })

    expect(await control.drop.mutate({ device, count: 3 })).toMatchObject({ dropsLeft: 3 })

    expect(await control.battery.mutate({ device, percent: 9 })).toMatchObject({
      batteryPercent: 9,
    })

    expect(await control.disconnect.mutate({ device, unreachableMs: 5000 })).toMatchObject({
      reachable: false,
      advertising: null,
    })

    clock.advance(5000)

    expect(await control.device.query({ device })).toMatchObject({
      reachable: true,
      advertising: { connectable: true },
    })

    const orders = await control.events.query({ type: 'ordered' })

    expect(orders.map(({ device: id, detail }) => [id, detail.order])).toEqual(
      ['contact', 'loss', 'drop', 'battery', 'disconnect'].map((order) => [device, order]),
    )
  })

  it('has blood pressure measured', async () => {
    const device = '10030001-U1'
    expect(await control.measure.mutate({ device })).toMatchObject({ unsent: 1 })
    const { readings } = await control.truth.query({ device })

    const { systolic, diastolic, pulse } =
      world.wearer('U1')?.vitals.bloodPressureAt(clock.now()) ?? {}

    expect(readings).toMatchObject([
      {
        kind: 'blood-pressure',
        fate: 'stored',
        value: { systolic, diastolic, pulse },
        at: '2026-01-05T08:00:00.000Z',
      },
    ])
  })

  it('plays a scenario in the past, tells its end to whoever waits, and leaves things as they were', async () => {
    await control.scenario.mutate({ person: 'U1', scenario: 'clock-drift' })

    const play = {
      person: 'U1',
      scenario: 'af-episode',
      from: '2026-01-04T14:00:00+08:00',
      speed: 600,
    }

    expect(
      await control.play.mutate({ ...play, until: '2026-01-04T16:30:00+08:00' }),
    ).toMatchObject({
      now: '2026-01-04T06:00:00.000Z',
      scenario: 'af-episode',
      play: { speed: 600, until: '2026-01-04T08:30:00.000Z' },
    })

    const ended = control.events.query({ person: 'U1', type: 'play-ended', waitMs: 30_000 })
    clock.advance(10_000)
    expect((await control.person.query({ person: 'U1' })).now).toBe('2026-01-04T07:40:00.000Z')
    clock.advance(5000)
    expect(await ended).toMatchObject([{ type: 'play-ended', person: 'U1' }])

    expect(await control.person.query({ person: 'U1' })).toMatchObject({
      now: '2026-01-05T08:00:15.000Z',
      scenario: 'clock-drift',
      play: null,
    })
  })

  it('changes the speed of a play, and breaks it off', async () => {
    await control.play.mutate({ person: 'U1', from: '2026-01-05T00:00:00+08:00', speed: 60 })
    clock.advance(1000)
    await control.speed.mutate({ person: 'U1', speed: 10_080 })
    clock.advance(1000)
    expect((await control.person.query({ person: 'U1' })).now).toBe('2026-01-04T18:49:00.000Z')

    expect(await control.now.mutate({ person: 'U1' })).toMatchObject({
      now: '2026-01-05T08:00:02.000Z',
      play: null,
    })
  })

  it('answers a wait without an event when its time is over', async () => {
    expect(await control.events.query({ type: 'play-ended', waitMs: 20 })).toEqual([])
  })

  it('plays a record that a scenario names, from its folder', async () => {
    const scenario = { name: 'my-record', title: '记录', replay: { record: 'wave.hea' } }

    expect(await control.scenario.mutate({ person: 'U1', scenario })).toMatchObject({
      scenario: 'my-record',
    })

    const central = createInProcessCentral(world)
    const handleOf = central.connect('10040001-U1')
    const start = encodeEcgControlCommand({ kind: 'start', sampleRateHz: 512 })
    central.ask({ type: 'write', handle: handleOf(ECG_CONTROL_POINT), value: start })

    expect(await control.truth.query({ device: '10040001-U1' })).toMatchObject({
      measurements: [{ record: 'wave' }],
    })

    for (const record of ['nowhere.hea', '../outside.hea', '/etc/outside.hea']) {
      const attempt = control.scenario.mutate({
        person: 'U1',
        scenario: { ...scenario, replay: { record } },
      })

      expect(await refusal(attempt)).toMatchObject({
        status: 400,
        message: expect.stringContaining(record),
      })
    }
  })

  it('names the scenarios', async () => {
    const scenarios = await control.scenarios.query()
    expect(scenarios).toContainEqual({ name: 'af-episode', title: '房颤发作' })
  })

  it.each([
    [
      'a percentage',
      () => control.battery.mutate({ device: '10040001-U1', percent: 101 }),
      400,
      /^percent: .*100/,
    ],
    ['a chance', () => control.loss.mutate({ device: '10040001-U1', loss: 2 }), 400, /^loss: .*1/],
    [
      'a device',
      () => control.battery.mutate({ device: 'fridge', percent: 5 }),
      400,
      /^device: expected a type code/,
    ],
    ['a person', () => control.person.query({ person: '' }), 400, /^person: /],
    [
      'a scenario',
      () => control.scenario.mutate({ person: 'U1', scenario: 'ufo' }),
      400,
      /^scenario: .*af-episode/,
    ],
    [
      'a field of a scenario',
      () =>
        control.scenario.mutate({
          person: 'U1',
          scenario: { name: 'x', title: 'x', leadOff: { everySeconds: 0 } },
        }),
      400,
      /leadOff.everySeconds must be a number within/,
    ],
    [
      'a speed',
      () => control.play.mutate({ person: 'U1', from: '2026-01-01T00:00:00Z', speed: 10_081 }),
      400,
      /^speed: /,
    ],
    ['a moment', () => control.play.mutate({ person: 'U1', from: 'yesterday' }), 400, /^from: /],
    [
      'the future',
      () => control.play.mutate({ person: 'U1', from: '2026-02-01T00:00:00Z' }),
      400,
      /^from: .*future/,
    ],
    [
      'an end before the start',
      () =>
        control.play.mutate({
          person: 'U1',
          from: '2026-01-02T00:00Z',
          until: '2026-01-01T00:00Z',
        }),
      400,
      /^until: /,
    ],
    [
      'pressure of a watch',
      () => control.measure.mutate({ device: '10010002-U1' }),
      400,
      /measures no blood pressure/,
    ],
  ])('refuses %s clearly', async (_what, work, status, message) => {
    expect(await refusal(work())).toEqual({ status, message: expect.stringMatching(message) })
  })

  it('refuses a body that is too long, and knows no other procedure', async () => {
    const long = { device: '10040001-U1', percent: 5, padding: 'x'.repeat(200_000) }
    expect(await refusal(control.battery.mutate(long))).toMatchObject({ status: 413 })
    expect((await fetch(`${sim.url}/trpc/explode`)).status).toBe(404)
  })
})
