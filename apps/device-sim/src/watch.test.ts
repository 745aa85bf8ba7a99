import {
  BODY_SENSOR_LOCATION,
  decodeBodySensorLocation,
  decodeHeartRateMeasurement,
  fullUuid,
  HEART_RATE_MEASUREMENT,
} from '@kangban/gatt'
import { describe, expect, it } from 'vitest'
import { createFakeCentral } from './fake-central.ts'
import { createTestWorld } from './test-world.ts'

const WATCH = '10010002-U1'

function listen() {
  const { clock, world, registry } = createTestWorld()
  const central = createFakeCentral(world)
  const handleOf = central.connect(WATCH)
  const handle = handleOf(fullUuid(HEART_RATE_MEASUREMENT))
  central.ask({ type: 'subscribe', handle, enabled: true })
  const measurements = () => central.pushes.map((push) => decodeHeartRateMeasurement(push.value))
  return { clock, registry, central, handle, handleOf, measurements }
}

describe('the watch', () => {
  it('sends a heart rate every second, and each interval once', () => {
    const { clock, measurements } = listen()
    clock.advance(60_000)
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
    const { clock, measurements, registry } = listen()
    clock.advance(5000)
    registry.find(WATCH)?.setContact({ left: false, right: false })
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
