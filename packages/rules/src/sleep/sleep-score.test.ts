import { describe, expect, it } from 'vitest'
import { minutesAsleep, sleepReference, sleepScore } from './sleep-score.ts'

type Stages = Parameters<typeof minutesAsleep>[0]['stages']

const night = (minutes: { awake: number; light: number; deep: number; rem: number }): Stages => [
  { stage: 'light', minutes: minutes.light },
  { stage: 'deep', minutes: minutes.deep },
  { stage: 'awake', minutes: minutes.awake },
  { stage: 'rem', minutes: minutes.rem },
]

/** What is usual at 70: 370 minutes asleep, 9 % deep, 19 % REM, 10 % of the time in bed awake. */
const usualAt70 = night({ awake: 41, light: 267, deep: 33, rem: 70 })

describe('sleep score', () => {
  it('gives a usual night of an old person 80 to 90 points', () => {
    const score = sleepScore({ ageYears: 70, stages: usualAt70 })
    expect(score).toBeGreaterThanOrEqual(80)
    expect(score).toBeLessThanOrEqual(90)
  })

  it('expects more deep sleep of a young one', () => {
    expect(sleepScore({ ageYears: 30, stages: usualAt70 })).toBeLessThan(
      sleepScore({ ageYears: 70, stages: usualAt70 }) - 5,
    )
  })

  it('reaches 100 and 0 and nothing beyond', () => {
    expect(
      sleepScore({ ageYears: 70, stages: night({ awake: 0, light: 250, deep: 100, rem: 150 }) }),
    ).toBe(100)

    expect(sleepScore({ ageYears: 70, stages: [] })).toBe(0)
    expect(sleepScore({ ageYears: 70, stages: [{ stage: 'awake', minutes: 90 }] })).toBe(0)
  })

  it('falls with a broken, a short and a shallow night', () => {
    const whole = sleepScore({ ageYears: 70, stages: usualAt70 })

    const broken = sleepScore({
      ageYears: 70,
      stages: night({ awake: 120, light: 267, deep: 33, rem: 70 }),
    })

    const short = sleepScore({
      ageYears: 70,
      stages: night({ awake: 20, light: 133, deep: 17, rem: 35 }),
    })

    const shallow = sleepScore({
      ageYears: 70,
      stages: night({ awake: 41, light: 350, deep: 5, rem: 15 }),
    })

    expect(Math.max(broken, short, shallow)).toBeLessThan(whole - 10)
  })
})

describe('minutes asleep', () => {
  it('leave out the time awake', () => {
    expect(minutesAsleep({ stages: usualAt70 })).toBe(370)
  })
})

describe('what is usual at an age', () => {
  it('changes at 65 and slides between 25 and 70', () => {
    expect(sleepReference(64).minutes).toEqual({ low: 360, high: 600 })
    expect(sleepReference(65).minutes).toEqual({ low: 300, high: 540 })
    expect(sleepReference(20).deepShare).toBe(sleepReference(25).deepShare)
    expect(sleepReference(70).deepShare).toBeCloseTo(0.09)
    expect(sleepReference(90).remShare).toBeCloseTo(0.19)
  })
})
