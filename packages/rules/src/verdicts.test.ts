import { describe, expect, it } from 'vitest'
import {
  heartRateVerdict,
  isOutOfRange,
  oxygenVerdict,
  pressureVerdict,
  sleepVerdict,
  stepsVerdict,
  temperatureVerdict,
} from './verdicts.ts'

const pressure = (systolic: number, diastolic: number) => pressureVerdict({ systolic, diastolic })

const sleep = (asleepMinutes: number, score: number, ageYears: number | null = 72) =>
  sleepVerdict({ asleepMinutes, score, ageYears })

const stateOf = (verdict: { state: string }) => verdict.state

describe('heart rate', () => {
  it('is normal from 60 to 100 by day', () => {
    expect(
      [40, 41, 59, 60, 100, 101, 130, 131].map((bpm) => stateOf(heartRateVerdict(bpm, 10))),
    ).toEqual(['alert', 'low', 'low', 'normal', 'normal', 'high', 'high', 'alert'])
  })

  it('may be slower at night', () => {
    expect([44, 45, 59].map((bpm) => stateOf(heartRateVerdict(bpm, 3)))).toEqual([
      'low',
      'normal',
      'normal',
    ])

    expect([21, 22, 6, 7].map((hour) => stateOf(heartRateVerdict(55, hour)))).toEqual([
      'low',
      'normal',
      'normal',
      'low',
    ])
  })
})

describe('blood pressure', () => {
  it('is normal from 90 to 140 over 60 to 90, both ends included', () => {
    expect([pressure(90, 60), pressure(134, 84), pressure(120, 75)].map(stateOf)).toEqual([
      'normal',
      'normal',
      'normal',
    ])

    expect([pressure(140, 90), pressure(135, 70), pressure(110, 85)].map(stateOf)).toEqual([
      'near',
      'near',
      'near',
    ])

    expect([90, 140].map((systolic) => isOutOfRange(pressure(systolic, 80)))).toEqual([
      false,
      false,
    ])

    expect(
      [pressure(141, 80), pressure(130, 91), pressure(89, 65), pressure(110, 59)].map(stateOf),
    ).toEqual(['high', 'high', 'low', 'low'])
  })

  it('asks to act from 180 or 110 on and below 80 or 50', () => {
    expect(
      [pressure(180, 90), pressure(150, 110), pressure(79, 60), pressure(95, 49)].map(stateOf),
    ).toEqual(['alert', 'alert', 'alert', 'alert'])

    expect([pressure(179, 109), pressure(80, 50)].map(stateOf)).toEqual(['high', 'low'])
  })

  it('is called high when it is both high and low', () => {
    expect(pressure(150, 45)).toEqual({ state: 'high', text: '偏高' })
  })
})

describe('oxygen', () => {
  it('is low below 90, now or since yesterday', () => {
    expect(oxygenVerdict({ newest: 90, lowest: 90 }).state).toBe('normal')
    expect(oxygenVerdict({ newest: 89, lowest: 89 })).toEqual({ state: 'alert', text: '异常' })
    expect(oxygenVerdict({ newest: 97, lowest: 87 })).toEqual({ state: 'alert', text: '低过' })
  })
})

describe('skin temperature', () => {
  it('may differ from the own baseline by half a degree', () => {
    expect([0.5, 0.51, -0.5, -0.51].map((degrees) => stateOf(temperatureVerdict(degrees)))).toEqual(
      ['normal', 'high', 'normal', 'low'],
    )

    expect(temperatureVerdict(null)).toEqual({ state: 'none', text: '积累中' })
  })
})

describe('steps', () => {
  it('are never too few while the day lasts', () => {
    expect(stepsVerdict(0, 6000).state).toBe('none')
    expect(stepsVerdict(5999, 6000).state).toBe('none')
    expect(stepsVerdict(6000, 6000)).toEqual({ state: 'good', text: '达标' })
  })
})

describe('sleep', () => {
  it('is judged by its length at the age, then by its score', () => {
    expect(sleep(299, 90)).toEqual({ state: 'low', text: '偏少' })
    expect(sleep(541, 90)).toEqual({ state: 'high', text: '偏多' })
    expect(sleep(400, 59)).toEqual({ state: 'low', text: '欠佳' })
    expect(sleep(400, 60).state).toBe('normal')
    expect(sleep(300, 80)).toEqual({ state: 'good', text: '良好' })
  })

  it('has to be longer for younger people', () => {
    expect(sleep(330, 85, 45).state).toBe('low')
    expect(sleep(330, 85, 64).state).toBe('low')
    expect(sleep(330, 85, 65).state).toBe('good')
    expect(sleep(330, 85, null).state).toBe('low')
  })
})
