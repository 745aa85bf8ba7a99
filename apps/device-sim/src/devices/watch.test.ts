import {
  BODY_SENSOR_LOCATION,
  createFragmentReassembler,
  CURRENT_TIME,
  decodeBodySensorLocation,
  decodeCurrentTime,
  decodeFragment,
  decodeHeartRateMeasurement,
  decodeHourlySteps,
  decodePlxContinuousMeasurement,
  decodePlxSpotCheckMeasurement,
  decodeRscMeasurement,
  decodeSleepRecord,
  decodeTemperatureMeasurement,
  encodeWatchLogRequest,
  fullUuid,
  HEART_RATE_MEASUREMENT,
  PLX_CONTINUOUS_MEASUREMENT,
  PLX_SPOT_CHECK_MEASUREMENT,
  RSC_MEASUREMENT,
  TEMPERATURE_MEASUREMENT,
  unixMsOfCurrentTime,
  unixMsOfDateTime,
  WATCH_LOG_CONTROL_POINT,
  WATCH_LOG_SLEEP,
  WATCH_LOG_STEPS,
} from '@kangban/gatt'
import { MS_PER_HOUR, MS_PER_MINUTE, SECONDS_PER_HOUR } from '@kangban/china-time'
import { SCENARIOS, simulateDay } from '@kangban/vitals'
import type { Scenario } from '@kangban/vitals'
import { describe, expect, it } from 'vitest'
import { createInProcessCentral } from '../radio/in-process-central.ts'
import { createTestWorld } from '../testing/world.ts'

const WATCH = '10010002-U1'
/** As fast as it goes. */
const SPEED = 3600

function listen() {
  const { clock, world } = createTestWorld()
  const central = createInProcessCentral(world)
  const handleOf = central.connect(WATCH)
  const handle = handleOf(fullUuid(HEART_RATE_MEASUREMENT))
  central.ask({ type: 'subscribe', handle, enabled: true })
  const measurements = () => central.pushes.map((push) => decodeHeartRateMeasurement(push.value))
  return { clock, world, central, handle, handleOf, measurements }
}

describe('the watch', () => {
  it('sends a heart rate every second, and each interval once', () => {
    const { clock, measurements } = listen()
    clock.advance(MS_PER_MINUTE)
    const intervals = measurements().flatMap((measurement) => measurement.rrIntervals ?? [])
    const seconds = intervals.reduce((sum, steps) => sum + steps, 0) / 1024
    expect(measurements()).toHaveLength(60)
    // All beats of the minute: their intervals fill it, but for the one that is not over.
    expect(seconds).toBeGreaterThan(58)
    expect(seconds).toBeLessThanOrEqual(60.1)
    const rate = measurements().at(-1)?.heartRateBpm ?? 0
    expect(Math.abs(rate - intervals.length)).toBeLessThan(15)
  })

  it('catches up after a stall', () => {
    const { clock, measurements } = listen()
    clock.stall(8000)
    clock.advance(1000)
    const seconds = measurements().flatMap((measurement) => measurement.rrIntervals ?? []).length
    expect(seconds).toBeGreaterThanOrEqual(7)
  })

  it('sends no rate while it is off the wrist', () => {
    const { clock, measurements, world } = listen()
    clock.advance(5000)
    world.device(WATCH)?.setContact({ left: false, right: false })
    clock.advance(1000)
    expect(measurements().at(-1)).toEqual({ heartRateBpm: 0, wideRate: false, contact: false })
  })

  it('stops when nobody listens', () => {
    const { clock, central, handle } = listen()
    clock.advance(2000)
    central.ask({ type: 'subscribe', handle, enabled: false })
    clock.advance(5000)
    expect(central.pushes).toHaveLength(2)
  })

  it('is worn on the wrist', () => {
    const { central, handleOf } = listen()
    const answer = central.ask({ type: 'read', handle: handleOf(fullUuid(BODY_SENSOR_LOCATION)) })
    expect(answer.type === 'value' && decodeBodySensorLocation(answer.value)).toBe('wrist')
  })
})

/** Listens to one characteristic of the watch of somebody who lives through a day from midnight on. */
function playDay(
  uuid: string,
  options: { scenario?: Scenario; until: string; mtu?: number; clockOffMs?: number },
) {
  const { clock, world } = createTestWorld()
  const wearer = world.wearer('U1')
  if (wearer === undefined) throw new Error('nobody is there')
  const central = createInProcessCentral(world)
  const handleOf = central.connect(WATCH, options.mtu)
  central.ask({ type: 'subscribe', handle: handleOf(uuid), enabled: true })
  world.device(WATCH)?.setClock({ offsetMs: options.clockOffMs ?? 0 })
  const until = Date.parse(`2026-01-04T${options.until}+08:00`)

  wearer.play(
    { fromUnixMs: MIDNIGHT, untilUnixMs: until, speed: SPEED },
    { scenario: options.scenario, ecgSource: undefined },
  )

  const { vitals } = wearer
  clock.advance((until - MIDNIGHT) / SPEED)
  const values = central.pushes.map(({ value }) => value)
  return { clock, central, world, wearer, vitals, handleOf, values, until }
}

const MIDNIGHT = Date.parse('2026-01-04T00:00+08:00')

function nightsOf(fragments: readonly Uint8Array[]) {
  const reassembler = createFragmentReassembler()
  const results = fragments.map((value) => reassembler.push(decodeFragment(value)))

  return results.flatMap((result) =>
    result.kind === 'complete' ? [decodeSleepRecord(result.record)] : [],
  )
}

describe('the vitals that the watch tells', () => {
  it('are an oxygen saturation each second that falls as the body does in a night with desaturations', () => {
    const { vitals, values } = playDay(fullUuid(PLX_CONTINUOUS_MEASUREMENT), {
      scenario: SCENARIOS['night-desaturation'],
      until: '05:00',
    })

    const told = values.map((value) => decodePlxContinuousMeasurement(value).spo2Percent)

    const truth = Array.from({ length: 5 * SECONDS_PER_HOUR }, (_, second) =>
      vitals.at(MIDNIGHT + (second + 1) * 1000),
    )

    expect(told).toEqual(truth.map(({ worn, spo2Percent }) => (worn ? spo2Percent : Number.NaN)))
    expect(Math.min(...told.filter((percent) => !Number.isNaN(percent)))).toBeLessThan(92)
  })

  it('are no oxygen off the wrist', () => {
    const { clock, world } = createTestWorld()
    const central = createInProcessCentral(world)
    const handle = central.connect(WATCH)(fullUuid(PLX_CONTINUOUS_MEASUREMENT))
    central.ask({ type: 'subscribe', handle, enabled: true })
    world.device(WATCH)?.setContact({ left: false, right: false })
    clock.advance(1000)

    expect(central.pushes.map(({ value }) => decodePlxContinuousMeasurement(value))).toMatchObject([
      { spo2Percent: Number.NaN, sensorStatus: ['sensor-unconnected-to-user'] },
    ])
  })

  it('are spot checks and skin temperatures of the day, kept until somebody confirms them', () => {
    const { central, vitals, handleOf, values, until, world } = playDay(
      fullUuid(PLX_SPOT_CHECK_MEASUREMENT),
      {
        until: '09:00',
      },
    )

    const checks = values.map((value) => decodePlxSpotCheckMeasurement(value))

    expect(
      checks.map(({ time, spo2Percent }) => [time && unixMsOfDateTime(time), spo2Percent]),
    ).toEqual(vitals.samples('oxygen', MIDNIGHT, until).map(({ at, value }) => [at, value.percent]))

    expect(checks.length).toBeGreaterThan(30)
    central.pushes.length = 0
    const kept = vitals.samples('skinTemperature', MIDNIGHT, until)
    expect(world.device(WATCH)?.peripheral.unsent?.()).toBe(kept.length)

    central.ask({
      type: 'subscribe',
      handle: handleOf(fullUuid(TEMPERATURE_MEASUREMENT)),
      enabled: true,
    })

    const temperatures = central.pushes.map(({ value }) => decodeTemperatureMeasurement(value))

    expect(
      temperatures.map(({ time, temperature }) => [time && unixMsOfDateTime(time), temperature]),
    ).toEqual(kept.map(({ at, value }) => [at, value.celsius]))

    expect(world.device(WATCH)?.peripheral.unsent?.()).toBe(0)
  })

  it('are a cadence and a distance while the person walks', () => {
    const { vitals, values } = playDay(fullUuid(RSC_MEASUREMENT), { until: '10:00' })
    const told = values.map((value) => decodeRscMeasurement(value))

    const truth = told.map(
      (_, second) => vitals.at(MIDNIGHT + (second + 1) * 1000).cadencePerMinute,
    )

    expect(told.map(({ cadence }) => cadence)).toEqual(truth)
    const steps = truth.reduce((sum, cadence) => sum + cadence / 60, 0)
    expect(steps).toBeGreaterThan(300)
    expect(told.at(-1)?.totalDistanceMetres).toBeCloseTo(steps * 0.62, 1)
  })

  it('are the steps of each hour as it ends', () => {
    const { vitals, values, wearer } = playDay(WATCH_LOG_STEPS, { until: '12:30' })
    const hours = values.map((value) => decodeHourlySteps(value))

    expect(hours.map(({ firstHourUnixSeconds }) => firstHourUnixSeconds * 1000)).toEqual(
      Array.from({ length: 12 }, (_, hour) => MIDNIGHT + hour * MS_PER_HOUR),
    )

    const day = simulateDay({ person: wearer.body, seed: '1', day: '2026-01-04' })

    const wornHours = hours.filter(
      (_, hour) => vitals.at(MIDNIGHT + (hour + 0.5) * MS_PER_HOUR).worn,
    )

    const stepsOf = (unixSeconds: number) =>
      day.steps[(unixSeconds * 1000 - MIDNIGHT) / MS_PER_HOUR]

    expect(wornHours.length).toBeGreaterThan(8)

    expect(wornHours.map(({ steps }) => steps)).toEqual(
      wornHours.map(({ firstHourUnixSeconds }) => [stepsOf(firstHourUnixSeconds)]),
    )

    expect(day.steps.slice(0, 12).reduce((sum, steps) => sum + steps, 0)).toBeGreaterThan(500)
  })

  it.each([700, -700, 95_000, -95_000])(
    'are the steps of whole hours of its own clock, also where that is %d ms off',
    (clockOffMs) => {
      const { values } = playDay(WATCH_LOG_STEPS, { until: '12:30', clockOffMs })

      expect(values.map((value) => decodeHourlySteps(value).firstHourUnixSeconds * 1000)).toEqual(
        Array.from({ length: 12 }, (_, hour) => MIDNIGHT + hour * MS_PER_HOUR),
      )
    },
  )

  it.each([247, 23])('are the night, in fragments of an MTU of %d, and again on request', (mtu) => {
    const { central, values, wearer, handleOf } = playDay(WATCH_LOG_SLEEP, { until: '12:00', mtu })
    const { sleep } = simulateDay({ person: wearer.body, seed: '1', day: '2026-01-04' })

    const expected = {
      startUnixSeconds: MIDNIGHT / 1000 + (sleep?.startMinute ?? 0) * 60,
      endUnixSeconds: MIDNIGHT / 1000 + (sleep?.endMinute ?? 0) * 60,
      averageHeartRateBpm: sleep?.averageHeartRate,
      stages: sleep?.stages.map(({ stage, minutes }) => ({ stage, minutes })),
      lowOxygenEvents: sleep?.lowOxygenEvents.map(({ minute, ...event }) => ({
        atUnixSeconds: MIDNIGHT / 1000 + minute * 60,
        ...event,
      })),
    }

    expect(nightsOf(values)).toEqual([expected])
    expect(Math.max(...values.map(({ length }) => length))).toBeLessThanOrEqual(mtu - 3)
    central.pushes.length = 0
    const since = encodeWatchLogRequest({ sinceUnixSeconds: expected.endUnixSeconds - 1 })
    central.ask({ type: 'write', handle: handleOf(WATCH_LOG_CONTROL_POINT), value: since })
    const again = central.pushes.map(({ value }) => value)
    expect(nightsOf(again)).toContainEqual(expected)
    // The same night keeps its number: a part that was lost the first time is filled in by the second.
    const first = again.filter((value) => decodeFragment(value).part === 0)
    expect(nightsOf([...values.slice(1), ...first])).toContainEqual(expected)
  })

  it('are dated by its own clock, told once a minute', () => {
    const { clock, values } = playDay(fullUuid(CURRENT_TIME), { until: '00:30' })
    const told = values.map((value) => unixMsOfCurrentTime(decodeCurrentTime(value)))

    const minutes = told.filter(
      (unixMs) => unixMs !== undefined && unixMs >= MIDNIGHT && unixMs < MIDNIGHT + 1_800_000,
    )

    // At the jump, and then every minute.
    expect(minutes).toEqual(
      Array.from({ length: 30 }, (_, minute) => MIDNIGHT + minute * MS_PER_MINUTE),
    )

    expect(told.at(-1)).toBeCloseTo(clock.now(), -3)
  })
})
