// @vitest-environment jsdom
import { encodeHeartRateMeasurement } from '@kangban/gatt'
import { expect, it } from 'vitest'
import { FakeRadio, HANDLE } from './fake-radio.ts'
import type { HeartRateReading } from './heart-rate-sensor.ts'
import { connectHeartRateSensor } from './heart-rate-sensor.ts'
import { SimulatedBluetooth } from './simulated-bluetooth.ts'

it('reads rate, contact and intervals, and no rate without contact', async () => {
  const radio = new FakeRadio()
  const bluetooth = new SimulatedBluetooth({ url: 'ws://sim/radio', person: 'U1', openSocket: radio.openSocket })
  const readings: HeartRateReading[] = []
  const errors: string[] = []
  await connectHeartRateSensor(bluetooth, {
    onReading: (reading) => readings.push(reading),
    onError: (error) => errors.push(error.code),
  })
  const measurements = [
    { heartRateBpm: 72, contact: true, rrIntervals: [1024, 512] },
    { heartRateBpm: 68, contact: false },
    { heartRateBpm: 0 },
  ]
  for (const measurement of measurements) radio.push(HANDLE.heartRate, encodeHeartRateMeasurement(measurement))
  radio.push(HANDLE.heartRate, Uint8Array.of(1))
  expect(readings).toEqual([
    { bpm: 72, contact: true, rrMs: [1000, 500] },
    { bpm: undefined, contact: false, rrMs: [] },
    { bpm: undefined, contact: undefined, rrMs: [] },
  ])
  expect(errors).toEqual(['bad-data'])
})
