// What a day of the simulated devices sends, measured as a central hears it.
import { MS_PER_DAY, MS_PER_MINUTE } from '@kangban/china-time'
import {
  BLOOD_PRESSURE_MEASUREMENT,
  decodeBloodPressureMeasurement,
  decodeEcgData,
  type DateTime,
  decodeHeartRateMeasurement,
  decodeHourlySteps,
  decodePlxContinuousMeasurement,
  decodePlxSpotCheckMeasurement,
  decodeRscMeasurement,
  decodeTemperatureMeasurement,
  ECG_CONTROL_POINT,
  ECG_DATA,
  encodeEcgControlCommand,
  fullUuid,
  HEART_RATE_MEASUREMENT,
  PLX_CONTINUOUS_MEASUREMENT,
  PLX_SPOT_CHECK_MEASUREMENT,
  RSC_MEASUREMENT,
  TEMPERATURE_MEASUREMENT,
  unixMsOfDateTime,
  WATCH_LOG_STEPS,
} from '@kangban/gatt'
import { describe, expect, it } from 'vitest'
import { createInProcessCentral } from '../radio/in-process-central.ts'
import { createTestWorld } from '../testing/world.ts'

const WEARER = 'U000000000000000001'

const [WATCH, MONITOR, RECORDER] = ['10010002', '10030001', '10040001'].map(
  (type) => `${type}-${WEARER}`,
) as [string, string, string]

const MIDNIGHT = Date.parse('2026-01-04T00:00+08:00')
/** As fast as it goes. */
const SPEED = 3600

/** What one characteristic of a device sends in a minute of the present. */
function inAMinute(deviceId: string, uuid: string, order?: Uint8Array<ArrayBuffer>) {
  const { clock, world } = createTestWorld()
  const central = createInProcessCentral(world)
  const handleOf = central.connect(deviceId)
  central.ask({ type: 'subscribe', handle: handleOf(uuid), enabled: true })

  if (order) {
    const handle = handleOf(ECG_CONTROL_POINT)
    central.ask({ type: 'subscribe', handle, enabled: true })
    central.ask({ type: 'write', handle, value: order })
  }

  clock.advance(MS_PER_MINUTE)

  return central.pushes.filter(({ handle }) => handle === handleOf(uuid)).map(({ value }) => value)
}

/** What it sends by itself from midnight to midnight. */
function inADay(deviceId: string, uuid: string) {
  const { clock, world } = createTestWorld()
  const wearer = world.wearer(WEARER)
  if (wearer === undefined) throw new Error('nobody is there')
  const central = createInProcessCentral(world)
  const handle = central.connect(deviceId)(uuid)
  central.ask({ type: 'subscribe', handle, enabled: true })

  wearer.play(
    { fromUnixMs: MIDNIGHT, untilUnixMs: MIDNIGHT + MS_PER_DAY, speed: SPEED },
    { scenario: undefined, ecgSource: undefined },
  )

  clock.advance(MS_PER_DAY / SPEED)
  return central.pushes.map(({ value }) => value)
}

const within = (values: readonly number[], low: number, high: number) => {
  expect(values.length).toBeGreaterThan(0)
  expect(values.filter((value) => !(value >= low && value <= high))).toEqual([])
}

/** The distances of moments in a row, in minutes. */
function distances(times: readonly (DateTime | undefined)[]): number[] {
  const moments = times.map((time) => (time && unixMsOfDateTime(time)) ?? NaN)
  return moments.slice(1).map((moment, index) => (moment - (moments[index] ?? NaN)) / MS_PER_MINUTE)
}

describe('while a central listens', () => {
  it.each([
    ['heart rates', HEART_RATE_MEASUREMENT, decodeRate, 40, 180],
    ['oxygen saturations', PLX_CONTINUOUS_MEASUREMENT, decodeOxygen, 85, 100],
    ['cadences', RSC_MEASUREMENT, decodeCadence, 0, 200],
  ] as const)('the watch sends 60 %s a minute', (_, characteristic, decode, low, high) => {
    const values = inAMinute(WATCH, fullUuid(characteristic)).map(decode)
    expect(values).toHaveLength(60)
    // The first second may end before a beat has.
    within(values.slice(2), low, high)
  })

  it('[DEVICE-54] the recorder sends 512 samples a second, in microvolts', () => {
    const start = encodeEcgControlCommand({ kind: 'start', sampleRateHz: 512 })
    const frames = inAMinute(RECORDER, ECG_DATA, start).map((value) => decodeEcgData(value))
    const samples = frames.flatMap(({ microvolts }) => [...microvolts])
    expect(samples).toHaveLength(60 * 512)
    // A heartbeat and no flat line: the R wave of a lead stands above a tenth of a millivolt and below five.
    const height = Math.max(...samples.slice(0, 5120)) - Math.min(...samples.slice(0, 5120))
    within([height], 100, 5000)
  })
})

describe('by themselves, in a day', () => {
  it('[DEVICE-54] the watch takes spot checks of the oxygen, every 30 minutes and every 10 asleep', () => {
    const checks = inADay(WATCH, fullUuid(PLX_SPOT_CHECK_MEASUREMENT)).map((value) =>
      decodePlxSpotCheckMeasurement(value),
    )

    const shares = checks.map(({ spo2Percent }) => spo2Percent)
    within(shares, 80, 100)
    // 48 of a day awake, two more an hour for some seven hours of sleep, and falls between them.
    within([checks.length], 60, 120)
    const gaps = distances(checks.map(({ time }) => time))
    expect(gaps.filter((gap) => gap === 10).length).toBeGreaterThan(20)
    expect(gaps.filter((gap) => gap === 30).length).toBeGreaterThan(20)
  })

  it('[DEVICE-54] the watch takes the temperature of the skin every 30 minutes that it is worn', () => {
    const taken = inADay(WATCH, fullUuid(TEMPERATURE_MEASUREMENT)).map((value) =>
      decodeTemperatureMeasurement(value),
    )

    const degrees = taken.map(({ temperature }) => temperature)
    within(degrees, 30, 37)
    within([taken.length], 40, 48)
    for (const gap of distances(taken.map(({ time }) => time))) expect(gap % 30).toBe(0)
  })

  it('[DEVICE-54] the watch tells the steps of each of 24 hours', () => {
    const hours = inADay(WATCH, WATCH_LOG_STEPS).map((value) => decodeHourlySteps(value))
    expect(hours.map(({ steps }) => steps.length)).toEqual(Array.from({ length: 24 }, () => 1))

    const sum = hours
      .flatMap(({ steps }) => steps)
      .reduce<number>((all, steps) => all + (steps ?? 0), 0)

    within([sum], 1000, 15_000)
  })

  it('[DEVICE-54] the monitor takes a pressure in the morning and one in the evening', () => {
    const taken = inADay(MONITOR, fullUuid(BLOOD_PRESSURE_MEASUREMENT)).map((value) =>
      decodeBloodPressureMeasurement(value),
    )

    const [high, low] = [taken.map(({ systolic }) => systolic), taken.map((one) => one.diastolic)]
    within(high, 90, 180)
    within(low, 50, 110)
    const hours = taken.map(({ time }) => time?.hours ?? NaN)
    expect(hours).toHaveLength(2)
    within(hours.slice(0, 1), 5, 11)
    within(hours.slice(1), 17, 23)
  })
})

function decodeRate(value: Uint8Array): number {
  return decodeHeartRateMeasurement(value).heartRateBpm ?? NaN
}

function decodeOxygen(value: Uint8Array): number {
  return decodePlxContinuousMeasurement(value).spo2Percent
}

function decodeCadence(value: Uint8Array): number {
  return decodeRscMeasurement(value).cadence
}
