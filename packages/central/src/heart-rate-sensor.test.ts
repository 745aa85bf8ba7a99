import { encodeHeartRateMeasurement } from '@kangban/gatt'
import { expect, it, vi } from 'vitest'
import { FakeRadio, HANDLE } from './testing/fake-radio.ts'
import type { HeartRateReading } from './heart-rate-sensor.ts'
import { connectHeartRateSensor } from './heart-rate-sensor.ts'
import { SimulatedBluetooth } from './simulated-bluetooth.ts'

const getPrimaryService = () => Promise.reject(new Error('not connected'))

it('reads rate, contact and intervals, and no rate without contact', async () => {
  const radio = new FakeRadio()

  const bluetooth = new SimulatedBluetooth({
    url: 'ws://sim/radio',
    person: 'U1',
    openSocket: radio.openSocket,
  })

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

  for (const measurement of measurements)
    radio.push(HANDLE.heartRate, encodeHeartRateMeasurement(measurement))
  radio.push(HANDLE.heartRate, Uint8Array.of(1))

  expect(readings).toEqual([
    { bpm: 72, contact: true, rrMs: [1000, 500] },
    { bpm: undefined, contact: false, rrMs: [] },
    { bpm: undefined, contact: undefined, rrMs: [] },
  ])

  expect(errors).toEqual(['bad-data'])
})

it('says when the link is gone, and comes back for as long as it takes where nobody waits', async () => {
  vi.useFakeTimers()
  const radio = new FakeRadio()

  const bluetooth = new SimulatedBluetooth({
    url: 'ws://sim/radio',
    person: 'U1',
    openSocket: radio.openSocket,
  })

  const log: string[] = []
  const handlers = { onReading: () => {}, onStatus: (status: string) => void log.push(status) }
  const session = await connectHeartRateSensor(bluetooth, handlers, { keepTrying: true })
  expect(session).toMatchObject({ deviceId: 'device-1', info: { model: 'KB-1' } })
  radio.down = true
  radio.cut()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(log).toEqual(['connecting', 'ready', 'reconnecting'])
  radio.down = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(log.at(-1)).toBe('ready')
  session.close()
  expect(log.at(-1)).toBe('closed')
  vi.useRealTimers()
})

it('takes the device of before without another scan', async () => {
  const radio = new FakeRadio()

  const bluetooth = new SimulatedBluetooth({
    url: 'ws://sim/radio',
    person: 'U1',
    openSocket: radio.openSocket,
  })

  const first = await connectHeartRateSensor(bluetooth, { onReading: () => {} })
  first.close()
  await connectHeartRateSensor(bluetooth, { onReading: () => {} }, { deviceId: first.deviceId })
  expect(radio.requests.filter(({ type }) => type === 'scan')).toHaveLength(1)
  expect(radio.requests.filter(({ type }) => type === 'connect')).toHaveLength(2)
})

it('does not wait for ever for a device that does not answer', async () => {
  vi.useFakeTimers()

  const peripheral = Object.assign(new EventTarget(), {
    id: 'away',
    gatt: {
      connected: false,
      connect: () => new Promise<never>(() => {}),
      disconnect: vi.fn<() => void>(),
      getPrimaryService,
    },
  })

  const bluetooth = { requestDevice: () => Promise.resolve(peripheral) }

  const failure = connectHeartRateSensor(bluetooth, { onReading: () => {} }).catch(
    (error: unknown) => error,
  )

  await vi.advanceTimersByTimeAsync(20_000)
  expect(await failure).toMatchObject({ code: 'not-found' })
  expect(peripheral.gatt.disconnect).toHaveBeenCalled()
  vi.useRealTimers()
})

it('[DEVICE-44] gives no reading after it was disconnected', async () => {
  const radio = new FakeRadio()

  const bluetooth = new SimulatedBluetooth({
    url: 'ws://sim/radio',
    person: 'U1',
    openSocket: radio.openSocket,
  })

  const rates: (number | undefined)[] = []

  const session = await connectHeartRateSensor(bluetooth, {
    onReading: ({ bpm }) => rates.push(bpm),
  })

  const push = (heartRateBpm: number) =>
    radio.push(HANDLE.heartRate, encodeHeartRateMeasurement({ heartRateBpm }))

  push(72)
  session.close()
  push(73)
  expect(rates).toEqual([72])
})

it('leaves no link behind when it is closed while the link is coming back', async () => {
  vi.useFakeTimers()
  const radio = new FakeRadio()

  const bluetooth = new SimulatedBluetooth({
    url: 'ws://sim/radio',
    person: 'U1',
    openSocket: radio.openSocket,
  })

  const session = await connectHeartRateSensor(bluetooth, { onReading: () => {} })
  expect(radio.isLinked).toBe(true)
  radio.cut()
  vi.advanceTimersByTime(500)
  session.close()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(radio.requests.filter(({ type }) => type === 'connect')).toHaveLength(2)
  expect(radio.isLinked).toBe(false)
  vi.useRealTimers()
})
