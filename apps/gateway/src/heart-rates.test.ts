import type { DeviceReading } from '@kangban/contracts'
import { beforeEach, expect, it } from 'vitest'
import { HeartRates } from './heart-rates.ts'

const START = Date.parse('2026-03-02T08:00:00Z')
let readings: DeviceReading[]
let rates: HeartRates

beforeEach(() => {
  readings = []
  rates = new HeartRates((reading) => readings.push(reading))
})

const second = (at: number, bpm: number) => rates.add(bpm, START + at * 1000)

it('makes one reading of five minutes, dated at their beginning', () => {
  for (let at = 0; at < 601; at++) second(at, at < 300 ? 70 : 90)

  expect(readings).toEqual([
    { kind: 'heartRate', at: '2026-03-02T08:00:00.000Z', value: 70 },
    { kind: 'heartRate', at: '2026-03-02T08:05:00.000Z', value: 90 },
  ])
})

it('is not led astray by a few wild values', () => {
  for (let at = 0; at < 300; at++) second(at, at % 10 === 0 ? 220 : 64)
  rates.flush()
  expect(readings).toMatchObject([{ value: 64 }])
})

it('says nothing of a moment of contact', () => {
  for (let at = 0; at < 9; at++) second(at, 70)
  rates.flush()
  second(400, 70)
  rates.flush()
  expect(readings).toEqual([])
})

it('goes on in a span in which the link was away', () => {
  for (let at = 0; at < 20; at++) second(at, 60)
  for (let at = 200; at < 290; at++) second(at, 80)
  rates.flush()
  expect(readings).toMatchObject([{ value: 80 }])
})

it('tells what it has when time is suddenly elsewhere', () => {
  for (let at = 0; at < 60; at++) second(at, 60)
  second(-86_400, 70)
  expect(readings).toMatchObject([{ at: '2026-03-02T08:00:00.000Z', value: 60 }])
})
