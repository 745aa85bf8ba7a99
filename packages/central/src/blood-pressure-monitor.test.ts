import type { BloodPressureMeasurement } from '@kangban/gatt'
import {
  decodeCurrentTime,
  encodeBloodPressureMeasurement,
  unixMsOfCurrentTime,
} from '@kangban/gatt'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BloodPressureReading } from './blood-pressure-monitor.ts'
import { connectBloodPressureMonitor } from './blood-pressure-monitor.ts'
import { FakeRadio, HANDLE } from './testing/fake-radio.ts'
import { SimulatedBluetooth } from './simulated-bluetooth.ts'

const NOW = Date.UTC(2026, 10, 21, 0, 5)
const MEASUREMENT = { unit: 'mmHg', systolic: 138, diastolic: 86, meanArterial: 103 } as const

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

async function connected() {
  const radio = new FakeRadio()
  const readings: BloodPressureReading[] = []
  const log: string[] = []

  const bluetooth = new SimulatedBluetooth({
    url: 'ws://sim/radio',
    person: 'U1',
    openSocket: radio.openSocket,
  })

  const session = await connectBloodPressureMonitor(bluetooth, {
    onReading: (reading) => readings.push(reading),
    onStatus: (status) => log.push(status),
    onBattery: (percent) => log.push(`battery ${percent}`),
    onError: (error) => log.push(`error ${error.code}`),
  })

  const push = (measurement: BloodPressureMeasurement) =>
    radio.push(HANDLE.bloodPressure, encodeBloodPressureMeasurement(measurement), 'indication')

  return { radio, session, readings, log, push }
}

it('takes a measurement with all that the monitor tells', async () => {
  const { session, readings, log, push } = await connected()

  const status = {
    bodyMoved: false,
    cuffTooLoose: false,
    irregularPulse: true,
    pulseRange: 'within',
    wrongPosition: false,
  } as const

  const time = { year: 2026, month: 11, day: 21, hours: 7, minutes: 58, seconds: 30 }
  push({ ...MEASUREMENT, time, pulseBpm: 71, userId: 2, status })

  expect(readings).toEqual([
    {
      systolic: 138,
      diastolic: 86,
      mean: 103,
      pulseBpm: 71,
      measuredAt: new Date('2026-11-21T07:58:30+08:00'),
      hasDeviceTime: true,
      userId: 2,
      status,
    },
  ])

  expect(session).toMatchObject({
    deviceId: 'device-1',
    info: { model: 'KB-1', firmware: undefined },
  })

  expect(log).toEqual(['connecting', 'battery 80', 'ready'])
})

it('turns kPa into mmHg', async () => {
  const { readings, push } = await connected()
  push({ unit: 'kPa', systolic: 18.4, diastolic: 11.5, meanArterial: 13.8 })
  expect(readings).toMatchObject([{ systolic: 138, diastolic: 86, mean: 104 }])
})

it('takes the time of arrival where the monitor has no clock, or one that was never set', async () => {
  const { readings, push } = await connected()
  push(MEASUREMENT)
  push({ ...MEASUREMENT, time: { year: 0, month: 0, day: 0, hours: 1, minutes: 2, seconds: 3 } })
  const arrived = { measuredAt: new Date(NOW), hasDeviceTime: false }
  expect(readings).toMatchObject([arrived, arrived])
})

it('leaves out what the monitor does not know', async () => {
  const { readings, push } = await connected()
  push({ ...MEASUREMENT, meanArterial: Number.NaN, pulseBpm: Number.NaN, userId: 255 })

  expect(readings).toMatchObject([
    { mean: undefined, pulseBpm: undefined, userId: undefined, status: undefined },
  ])
})

it('gives no reading for a measurement that failed, nor for one that is malformed', async () => {
  const { radio, readings, log, push } = await connected()
  push({ ...MEASUREMENT, systolic: Number.NaN, diastolic: Number.NaN })
  radio.push(HANDLE.bloodPressure, Uint8Array.of(0, 1), 'indication')
  push(MEASUREMENT)
  expect(log.slice(-2)).toEqual(['error not-measured', 'error bad-data'])
  expect(readings).toHaveLength(1)
})

it('sets the clock of the monitor before it listens', async () => {
  const { radio } = await connected()
  const [written] = radio.written(HANDLE.clock)
  if (written === undefined) throw new Error('nothing was written')
  const { adjustReasons, ...current } = decodeCurrentTime(written)
  expect(unixMsOfCurrentTime({ ...current, adjustReasons })).toBe(NOW)
  expect(adjustReasons).toEqual(['external-reference'])

  const order = radio.requests.filter(
    (request) =>
      (request.type === 'write' || request.type === 'subscribe') &&
      request.handle !== HANDLE.battery,
  )

  expect(order.map((request) => request.type)).toEqual(['write', 'subscribe'])
})

it('listens again after the monitor has switched itself off and on', async () => {
  const { radio, readings, log, push } = await connected()
  radio.cut()
  await vi.advanceTimersByTimeAsync(600)
  push(MEASUREMENT)
  expect(log.slice(-3)).toEqual(['reconnecting', 'battery 80', 'ready'])
  expect(readings).toHaveLength(1)
})
