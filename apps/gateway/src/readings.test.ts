import { MS_PER_HOUR } from '@kangban/china-time'
import { contract } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import {
  oxygenReadings,
  pressureReadings,
  sleepReadings,
  stepsReadings,
  temperatureReadings,
} from './readings.ts'

const measuredAt = new Date('2026-03-02T03:10:00+08:00')
const at = '2026-03-01T19:10:00.000Z'

describe('readings', () => {
  it('of oxygen are the settled ones, low ones too', () => {
    const settled = { percent: 84, pulseBpm: 60, kind: 'spot-check', measuredAt } as const
    expect(oxygenReadings(settled)).toEqual([{ kind: 'oxygen', at, value: 84 }])
    expect(oxygenReadings({ ...settled, kind: 'continuous' })).toEqual([])
    expect(oxygenReadings({ ...settled, percent: undefined })).toEqual([])
  })

  it('of the skin are left out where it could not be measured', () => {
    expect(temperatureReadings({ celsius: 33.4, measuredAt })).toEqual([
      { kind: 'temperature', at, value: 33.4 },
    ])

    expect(temperatureReadings({ celsius: undefined, measuredAt })).toEqual([])
  })

  it('of steps leave out hours in which the watch was off, not hours without a step', () => {
    const hours = [0, undefined, 812].map((steps, hour) => ({
      startAt: new Date(hour * MS_PER_HOUR),
      steps,
    }))

    expect(stepsReadings(hours)).toEqual([
      { kind: 'steps', at: '1970-01-01T00:00:00.000Z', value: 0 },
      { kind: 'steps', at: '1970-01-01T02:00:00.000Z', value: 812 },
    ])
  })

  it('are what the contract takes', () => {
    const night = {
      startAt: measuredAt,
      endAt: new Date(measuredAt.getTime() + 60_000),
      averageHeartRateBpm: undefined,
      stages: [{ stage: 'light' as const, minutes: 1 }],
      lowOxygen: [{ at: measuredAt, lowestPercent: 86, seconds: 31 }],
    }

    const pressure = {
      systolic: 131,
      diastolic: 82,
      mean: undefined,
      pulseBpm: 66.4,
      measuredAt,
      hasDeviceTime: true,
      userId: undefined,
      status: undefined,
    }

    const readings = [...sleepReadings(night), ...pressureReadings(pressure)]

    const sent = {
      deviceCode: 'KW00000001',
      batchId: '6f1c1f6e-6a0a-4a53-9d2f-0d8f2b6f0a11',
      readings,
    }

    expect(contract.devices.ingestReadings.input.parse(sent).readings).toEqual(readings)

    expect(readings).toMatchObject([
      { averageHeartRate: null, lowOxygen: [{ at, lowestPercent: 86, seconds: 31 }] },
      { kind: 'bloodPressure', at, systolic: 131, diastolic: 82, pulse: 66 },
    ])
  })
})
