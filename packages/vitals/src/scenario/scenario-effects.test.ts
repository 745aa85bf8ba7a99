import { describe, expect, it } from 'vitest'
import { SCENARIOS } from './scenarios.ts'
import { daysOf, personAged } from '../testing/people.ts'
import { mean } from '../testing/statistics.ts'

const person = personAged(71)
const calm = daysOf(person, 30, SCENARIOS['calm-day'])

describe('scenarios in the day', () => {
  it('leaves a calm day as it was', () => {
    expect(calm).toEqual(daysOf(person, 30))
  })

  it('shortens and breaks a poor night, with falls of the oxygen', () => {
    const poor = daysOf(person, 30, SCENARIOS['night-desaturation'])

    const asleep = (days: typeof calm) =>
      mean(
        days.flatMap(({ sleep }) =>
          sleep
            ? [sleep.stages.reduce((sum, s) => sum + (s.stage === 'awake' ? 0 : s.minutes), 0)]
            : [],
        ),
      )

    const falls = (days: typeof calm) =>
      mean(days.map(({ sleep }) => sleep?.lowOxygenEvents.length ?? 0))

    expect(asleep(poor)).toBeLessThan(asleep(calm) * 0.8)
    expect(falls(poor)).toBeGreaterThan(10)
    expect(falls(calm)).toBeLessThan(3)

    expect(
      Math.min(...poor.flatMap(({ oxygen }) => oxygen.map(({ percent }) => percent))),
    ).toBeLessThan(90)
  })

  it('raises the pressure, most in the morning', () => {
    const high = daysOf(person, 30, SCENARIOS['hypertension-week'])

    const systolic = (days: typeof calm, from: number, to: number) =>
      mean(
        days.flatMap(({ bloodPressure }) =>
          bloodPressure
            .filter(({ minute }) => minute >= from && minute < to)
            .map((reading) => reading.systolic),
        ),
      )

    const evening = systolic(high, 720, 1440) - systolic(calm, 720, 1440)
    const morning = systolic(high, 0, 720) - systolic(calm, 0, 720)
    expect(evening).toBeCloseTo(14, 0)
    expect(morning).toBeGreaterThan(evening + 5)
  })

  it('puts an AF episode where the scenario says, fast and irregular', () => {
    const { rhythm } = SCENARIOS['af-episode']

    for (const { events, heartRate } of daysOf(person, 10, SCENARIOS['af-episode'])) {
      expect(events).toEqual([{ ...rhythm, kind: 'af-episode' }])

      const during = heartRate
        .filter(({ minute }) => minute >= 870 && minute < 965)
        .map(({ bpm }) => bpm)

      expect(mean(during)).toBeGreaterThan(105)
    }
  })
})
