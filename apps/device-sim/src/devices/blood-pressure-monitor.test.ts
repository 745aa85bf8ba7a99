import { MS_PER_MINUTE } from '@kangban/china-time'
import { contract } from '@kangban/contracts'
import {
  BATTERY_LEVEL,
  BLOOD_PRESSURE_FEATURE,
  BLOOD_PRESSURE_MEASUREMENT,
  CURRENT_TIME,
  currentTimeOf,
  decodeBloodPressureFeature,
  decodeBloodPressureMeasurement,
  decodeCurrentTime,
  decodeDeviceText,
  DEVICE_INFORMATION_TEXT,
  encodeCurrentTime,
  encodeRadioMessage,
  fullUuid,
  parseRadioServerMessage,
  unixMsOfCurrentTime,
  unixMsOfDateTime,
} from '@kangban/gatt'
import { personaOf, personOf, simulateDay } from '@kangban/vitals'
import { describe, expect, it } from 'vitest'
import { createInProcessCentral } from '../radio/in-process-central.ts'
import { createRadioSession } from '../radio/radio-session.ts'
import { createTestWorld } from '../testing/world.ts'

const GRANDMOTHER = 'U000000000000000001'
const MONITOR = `10030001-${GRANDMOTHER}`
const MEASUREMENT = fullUuid(BLOOD_PRESSURE_MEASUREMENT)
const DAY = '2026-01-05'
const MIDNIGHT = Date.parse(`${DAY}T00:00:00+08:00`)

function start(options: { confirms?: boolean } = {}) {
  const { world, clock } = createTestWorld()
  const central = createInProcessCentral(world, options)

  const listen = () => {
    const handleOf = central.connect(MONITOR)
    central.ask({ type: 'subscribe', handle: handleOf(MEASUREMENT), enabled: true })
    return handleOf
  }

  const values = (of = central) =>
    of.pushes.map((push) => decodeBloodPressureMeasurement(push.value))

  const monitor = world.device(MONITOR)
  if (monitor === undefined) throw new Error('there is no monitor')

  return {
    world,
    clock,
    central,
    listen,
    values,
    monitor,
    measure: () => monitor.peripheral.measure?.(),
  }
}

/** What the same person's day is in the seeded history. */
function truthOfDay() {
  const persona = personaOf(GRANDMOTHER)
  if (persona === undefined) throw new Error('she is not among the people')
  return simulateDay({ person: personOf(persona, 1), seed: 1, day: DAY }).bloodPressure
}

describe('the blood-pressure monitor', () => {
  it('indicates pressures, mean, pulse, time and status', () => {
    const { central, listen, values, measure, world, clock } = start()
    listen()
    measure()
    const reading = world.wearer(GRANDMOTHER)?.vitals.bloodPressureAt(clock.now())
    expect(central.pushes.map(({ kind }) => kind)).toEqual(['indication'])

    expect(values()).toEqual([
      {
        unit: 'mmHg',
        systolic: reading?.systolic,
        diastolic: reading?.diastolic,
        meanArterial: Math.round(((reading?.diastolic ?? 0) * 2 + (reading?.systolic ?? 0)) / 3),
        time: { year: 2026, month: 1, day: 5, hours: 16, minutes: 0, seconds: 0 },
        pulseBpm: reading?.pulse,
        userId: undefined,
        status: expect.objectContaining({ irregularPulse: false, pulseRange: 'within' }),
      },
    ])
  })

  it('[DEVICE-46] gives readings of the contract: pressures, pulse, time and its serial number', () => {
    const { central, listen, values, measure, world, clock } = start()
    const handle = listen()(fullUuid(DEVICE_INFORMATION_TEXT.serialNumber))
    const serial = central.ask({ type: 'read', handle })
    const deviceSn = serial.type === 'value' ? decodeDeviceText(serial.value) : null
    measure()

    const records = values().map(({ systolic, diastolic, pulseBpm, time }) => ({
      sbp: systolic,
      dbp: diastolic,
      pulseRate: pulseBpm,
      measureTime: time && new Date(unixMsOfDateTime(time) ?? 0).toISOString(),
      deviceSn,
      deviceTypeName: null,
    }))

    const day = { records, avgSbp: null, avgDbp: null, avgPulseRate: null }
    const parsed = contract.monitoring.listPressureReadings.output.parse(day)
    const reading = world.wearer(GRANDMOTHER)?.vitals.bloodPressureAt(clock.now())

    expect(parsed.records).toEqual([
      {
        sbp: reading?.systolic,
        dbp: reading?.diastolic,
        pulseRate: reading?.pulse,
        measureTime: '2026-01-05T08:00:00.000Z',
        deviceSn: expect.stringMatching(/^KP\d{8}$/),
        deviceTypeName: null,
      },
    ])
  })

  it('measures by itself what the seeded history of the same person says, and keeps it while nobody listens', () => {
    const { world, clock, central, listen, values, monitor } = start()

    world
      .wearer(GRANDMOTHER)
      ?.play(
        { fromUnixMs: MIDNIGHT, untilUnixMs: undefined, speed: 3600 },
        { scenario: undefined, ecgSource: undefined },
      )

    clock.advance(17_000)
    const expected = truthOfDay().filter(({ minute }) => minute < 16 * 60)
    expect(expected.length).toBeGreaterThan(0)
    expect(monitor.peripheral.unsent?.()).toBe(expected.length)
    listen()

    expect(
      values().map(({ time, systolic, diastolic, pulseBpm }) => ({
        minute:
          ((time === undefined ? 0 : (unixMsOfDateTime(time) ?? 0)) - MIDNIGHT) / MS_PER_MINUTE,
        systolic,
        diastolic,
        pulse: pulseBpm,
      })),
    ).toEqual(expected)

    expect(monitor.peripheral.unsent?.()).toBe(0)
    expect(central.pushes).toHaveLength(expected.length)
  })

  it('sends the next only after the last was confirmed', () => {
    const { central, listen, measure, values } = start({ confirms: false })
    listen()
    for (let i = 0; i < 3; i++) measure()
    expect(values()).toHaveLength(1)
    central.ask({ type: 'confirm' })
    expect(values()).toHaveLength(2)
    central.ask({ type: 'confirm' })
    central.ask({ type: 'confirm' })
    expect(values()).toHaveLength(3)
    expect(central.ask({ type: 'confirm' })).toMatchObject({ type: 'error', code: 'not-permitted' })
  })

  it('sends again to the next central what was on the air when the link broke', () => {
    const { world, clock, central, listen, measure, values, monitor } = start({ confirms: false })
    listen()
    measure()
    clock.advance(MS_PER_MINUTE)
    measure()
    const first = values()
    monitor.disconnect(0)
    expect(central.closed()).toBe(true)
    const next = createInProcessCentral(world)
    next.ask({ type: 'subscribe', handle: next.connect(MONITOR)(MEASUREMENT), enabled: true })
    expect(values(next)).toHaveLength(2)
    expect(values(next)[0]).toEqual(first[0])

    expect(world.truth.list(MONITOR).readings.map(({ fate }) => fate)).toEqual([
      'confirmed',
      'confirmed',
    ])

    expect(world.events.after(0, ({ type }) => type === 'confirmed')).toHaveLength(2)
  })

  it('answers the subscription before it sends what it kept, so that a page has its listener in place', () => {
    const { world, measure } = start()
    measure()
    const said: string[] = []

    const session = createRadioSession(world, {
      sendText: (text) => said.push(parseRadioServerMessage(text).type),
      sendBinary: () => said.push('push'),
      close() {
        throw new Error('nobody closes')
      },
      isCongested: () => false,
    })

    session.receive(encodeRadioMessage({ type: 'connect', id: 1, deviceId: MONITOR, mtu: 247 }))
    session.receive(encodeRadioMessage({ type: 'subscribe', id: 2, handle: 1, enabled: true }))
    expect(said).toEqual(['connected', 'done', 'push'])
  })

  it('keeps sixty, of which the oldest give way', () => {
    const { clock, listen, measure, values, monitor } = start()

    for (let i = 0; i < 65; i++) {
      measure()
      clock.advance(1000)
    }

    expect(monitor.peripheral.unsent?.()).toBe(60)
    listen()

    expect(values().map(({ time }) => time?.seconds)).toEqual(
      Array.from({ length: 60 }, (_, i) => (5 + i) % 60),
    )
  })

  it('notices an irregular pulse in atrial fibrillation', () => {
    const { world, clock, listen, measure, values, central } = start()

    const rhythm = {
      kind: 'af',
      startMinute: 950,
      minutes: 60,
      heartRate: 118,
      rrVariation: 0.24,
    } as const

    world
      .wearer(GRANDMOTHER)
      ?.setScenario({ scenario: { name: 'af', title: '房颤', rhythm }, ecgSource: undefined })

    const handleOf = listen()
    clock.advance(1000)
    measure()
    expect(values()[0]?.status?.irregularPulse).toBe(true)

    const feature = central.ask({
      type: 'read',
      handle: handleOf(fullUuid(BLOOD_PRESSURE_FEATURE)),
    })

    expect(feature.type === 'value' && decodeBloodPressureFeature(feature.value)).toEqual([
      'irregular-pulse',
    ])
  })

  it('stamps by its own clock, which can be read and set, but not in a play', () => {
    const { world, clock, central, listen, measure, values, monitor } = start()
    const handleOf = listen()
    const handle = handleOf(fullUuid(CURRENT_TIME))

    const timeOf = () => {
      const answer = central.ask({ type: 'read', handle })

      return answer.type === 'value'
        ? unixMsOfCurrentTime(decodeCurrentTime(answer.value))
        : undefined
    }

    const set = (unixMs: number) =>
      central.ask({
        type: 'write',
        handle,
        value: encodeCurrentTime(currentTimeOf(unixMs, ['external-reference'])),
      })

    monitor.setClock({ offsetMs: -95_000, driftPpm: 1000 })
    clock.advance(1_000_000)
    expect(timeOf()).toBe(clock.now() - 94_000)
    measure()
    expect(values()[0]?.time).toMatchObject({ hours: 16, minutes: 15, seconds: 6 })
    expect(set(clock.now()).type).toBe('done')
    expect(timeOf()).toBe(clock.now())

    world
      .wearer(GRANDMOTHER)
      ?.play(
        { fromUnixMs: MIDNIGHT, untilUnixMs: undefined, speed: 1 },
        { scenario: undefined, ecgSource: undefined },
      )

    expect(timeOf()).toBe(MIDNIGHT)
    expect(set(clock.now())).toMatchObject({ code: 'not-permitted' })
  })

  it('tells its battery', () => {
    const { central, listen } = start()
    const answer = central.ask({ type: 'read', handle: listen()(fullUuid(BATTERY_LEVEL)) })
    expect(answer).toMatchObject({ type: 'value' })
  })
})
