import type { SleepRecord } from '@kangban/gatt'
import {
  BATTERY_SERVICE,
  decodeCurrentTime,
  decodeWatchLogRequest,
  encodeFragment,
  encodeHeartRateMeasurement,
  encodeHourlySteps,
  encodePlxContinuousMeasurement,
  encodePlxSpotCheckMeasurement,
  encodeRscMeasurement,
  encodeSleepRecord,
  encodeTemperatureMeasurement,
  fragmentsOf,
  PULSE_OXIMETER_SERVICE,
  unixMsOfCurrentTime,
} from '@kangban/gatt'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeRadio, HANDLE } from './testing/fake-radio.ts'
import { SimulatedBluetooth } from './simulated-bluetooth.ts'
import type { WatchHandlers } from './watch.ts'
import { connectWatch } from './watch.ts'

const NOW = new Date('2026-11-21T08:00:00+08:00')
const SEVEN = { year: 2026, month: 11, day: 21, hours: 7, minutes: 0, seconds: 0 }

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

function newWatch() {
  const radio = new FakeRadio()
  const heard: unknown[] = []
  const hear = (value: unknown): void => void heard.push(value)

  const all: WatchHandlers = {
    onHeartRate: hear,
    onOxygen: hear,
    onTemperature: hear,
    onMotion: hear,
    onSteps: hear,
    onSleep: hear,
    onError: (error) => hear(error.code),
  }

  const bluetooth = new SimulatedBluetooth({
    url: 'ws://sim/radio',
    person: 'U1',
    openSocket: radio.openSocket,
  })

  return { radio, heard, hear, all, bluetooth }
}

describe('what a watch measures now', () => {
  it('is heard with its time', async () => {
    const { radio, heard, all, bluetooth } = newWatch()
    await connectWatch(bluetooth, all)
    radio.push(HANDLE.heartRate, encodeHeartRateMeasurement({ heartRateBpm: 72, contact: true }))
    radio.push(HANDLE.oxygen, encodePlxContinuousMeasurement({ spo2Percent: 97, pulseBpm: 71 }))
    const spot = { spo2Percent: 96, pulseBpm: 70, time: SEVEN }
    radio.push(HANDLE.spotCheck, encodePlxSpotCheckMeasurement({ ...spot, clockNotSet: false }))
    radio.push(HANDLE.spotCheck, encodePlxSpotCheckMeasurement({ ...spot, clockNotSet: true }))
    const motion = { speedMps: 1.25, cadence: 100, gait: 'walking' } as const
    radio.push(HANDLE.motion, encodeRscMeasurement(motion))

    expect(heard).toEqual([
      { bpm: 72, contact: true, rrMs: [] },
      { percent: 97, pulseBpm: 71, kind: 'continuous', measuredAt: NOW },
      {
        percent: 96,
        pulseBpm: 70,
        kind: 'spot-check',
        measuredAt: new Date('2026-11-21T07:00:00+08:00'),
      },
      { percent: 96, pulseBpm: 70, kind: 'spot-check', measuredAt: NOW },
      { ...motion, measuredAt: NOW },
    ])
  })

  it('is no oxygen value where the device says that it has none', async () => {
    const { radio, heard, all, bluetooth } = newWatch()
    await connectWatch(bluetooth, all)
    const value = { spo2Percent: 97, pulseBpm: 71 }

    for (const measurement of [
      { ...value, sensorStatus: ['sensor-unconnected-to-user'] as const },
      { ...value, measurementStatus: ['demonstration-data'] as const },
      { spo2Percent: Number.NaN, pulseBpm: Number.NaN },
      { ...value, sensorStatus: ['low-perfusion'] as const },
    ]) {
      radio.push(HANDLE.oxygen, encodePlxContinuousMeasurement(measurement))
    }

    const none = { percent: undefined, pulseBpm: undefined }
    expect(heard).toMatchObject([none, none, none, { percent: 97, pulseBpm: 71 }])
  })

  it.each([
    [{ unit: 'celsius', temperature: 33.456 }, 33.46],
    [{ unit: 'fahrenheit', temperature: 98.6 }, 37],
    [{ unit: 'celsius', temperature: Number.NaN }, undefined],
  ] as const)('is a temperature in degrees Celsius: %j', async (measurement, celsius) => {
    const { radio, heard, all, bluetooth } = newWatch()
    await connectWatch(bluetooth, all)
    radio.push(HANDLE.temperature, encodeTemperatureMeasurement({ ...measurement, time: SEVEN }))
    expect(heard).toEqual([{ celsius, measuredAt: new Date('2026-11-21T07:00:00+08:00') }])
  })

  it('has the time of another clock where one is given', async () => {
    const { radio, heard, all, bluetooth } = newWatch()
    const later = Date.UTC(2030, 0)
    await connectWatch(bluetooth, all, { nowMs: () => later })
    radio.push(HANDLE.oxygen, encodePlxContinuousMeasurement({ spo2Percent: 97, pulseBpm: 71 }))
    expect(heard).toMatchObject([{ measuredAt: new Date(later) }])
    const [clock] = radio.written(HANDLE.clock)
    expect(clock && unixMsOfCurrentTime(decodeCurrentTime(clock))).toBe(later)
  })

  it('is asked for only where somebody listens', async () => {
    const { radio, hear, bluetooth } = newWatch()
    await connectWatch(bluetooth, { onOxygen: hear })

    const subscribed = radio.requests.flatMap((request) =>
      request.type === 'subscribe' ? [request.handle] : [],
    )

    expect(subscribed).toEqual([HANDLE.oxygen, HANDLE.spotCheck, HANDLE.battery])
    expect(() => connectWatch(bluetooth, {})).toThrow('at least one handler')
  })

  it('comes from a device that is an oximeter only, and not from one that is none of all', async () => {
    const { radio, heard, all, bluetooth } = newWatch()
    radio.offerOnly(PULSE_OXIMETER_SERVICE)
    await connectWatch(bluetooth, all)
    radio.push(HANDLE.oxygen, encodePlxContinuousMeasurement({ spo2Percent: 97, pulseBpm: 71 }))
    expect(heard).toHaveLength(1)
    radio.offerOnly(BATTERY_SERVICE)

    await expect(connectWatch(bluetooth, all)).rejects.toMatchObject({
      name: 'DeviceError',
      code: 'not-found',
    })
  })
})

const NIGHT: SleepRecord = {
  startUnixSeconds: 1_795_186_800,
  endUnixSeconds: 1_795_212_000,
  averageHeartRateBpm: 54,
  stages: [
    { stage: 'light', minutes: 300 },
    { stage: 'rem', minutes: 120 },
  ],
  lowOxygenEvents: [{ atUnixSeconds: 1_795_190_000, lowestPercent: 86, seconds: 45 }],
}

const asked = (radio: FakeRadio) =>
  radio.written(HANDLE.logControl).map((value) => decodeWatchLogRequest(value))

describe('the log of a watch', () => {
  const fragments = fragmentsOf(encodeSleepRecord(NIGHT), 9, 23).map((fragment) =>
    encodeFragment(fragment),
  )

  const HEARD = {
    startAt: new Date(1_795_186_800_000),
    endAt: new Date(1_795_212_000_000),
    averageHeartRateBpm: 54,
    stages: NIGHT.stages,
    lowOxygen: [{ at: new Date(1_795_190_000_000), lowestPercent: 86, seconds: 45 }],
  }

  const send = (radio: FakeRadio, indices: readonly number[]) => {
    for (const index of indices) {
      const fragment = fragments[index]
      if (fragment !== undefined) radio.push(HANDLE.logSleep, fragment, 'indication')
    }
  }

  it('is asked for from the newest known entry on', async () => {
    const { radio, heard, all, bluetooth } = newWatch()
    await connectWatch(bluetooth, all, { logSince: () => new Date(1_795_212_000_999) })
    expect(asked(radio)).toEqual([{ sinceUnixSeconds: 1_795_212_000 }])
    const steps = encodeHourlySteps({ firstHourUnixSeconds: 1_795_212_000, steps: [12, undefined] })
    radio.push(HANDLE.logSteps, steps, 'indication')

    expect(heard).toEqual([
      [
        { startAt: new Date(1_795_212_000_000), steps: 12 },
        { startAt: new Date(1_795_215_600_000), steps: undefined },
      ],
    ])
  })

  it('puts a night together whatever the order of its parts, and tells it once', async () => {
    const { radio, heard, all, bluetooth } = newWatch()
    await connectWatch(bluetooth, all)
    expect(fragments).toHaveLength(2)
    send(radio, [1, 1, 0, 1])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(heard).toEqual([HEARD])
    expect(asked(radio)).toHaveLength(1)
  })

  it('asks again for parts that are lost', async () => {
    const { radio, heard, all, bluetooth } = newWatch()
    await connectWatch(bluetooth, all)
    send(radio, [0])
    await vi.advanceTimersByTimeAsync(3000)
    expect(asked(radio)).toHaveLength(2)
    send(radio, [0, 1])
    expect(heard).toEqual([HEARD])
  })

  it('reports the parts that do not come, once', async () => {
    const { radio, heard, all, bluetooth } = newWatch()
    await connectWatch(bluetooth, all)
    send(radio, [1])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked(radio)).toHaveLength(4)
    expect(heard).toEqual(['bad-data'])
  })

  it('waits for nothing after the session is closed', async () => {
    const { radio, all, bluetooth } = newWatch()
    const session = await connectWatch(bluetooth, all)
    send(radio, [0])
    session.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked(radio)).toHaveLength(1)
  })

  it('refuses a night that is whole but none', async () => {
    const { radio, heard, all, bluetooth } = newWatch()
    await connectWatch(bluetooth, all)

    const fragment = encodeFragment({
      recordNumber: 1,
      part: 0,
      total: 1,
      payload: Uint8Array.of(1, 2, 3),
    })

    radio.push(HANDLE.logSleep, fragment, 'indication')
    expect(heard).toEqual(['bad-data'])
  })
})
