import { describe, expect, it } from 'vitest'
import { simulateDay } from '../simulate-day.ts'
import { mean } from '../testing/statistics.ts'
import { personAged } from '../testing/people.ts'

const many = (ageYears: number, conditions: Parameters<typeof personAged>[1] = []) =>
  Array.from({ length: 60 }, (_, i) => personAged(ageYears, conditions, `person ${i}`))

const request = (change: object) => ({
  person: { ...personAged(70), ...change },
  seed: 1,
  day: '2026-01-01',
})

describe('createPerson', () => {
  it('gives older people 3,500-6,000 steps, an oxygen level of 95-98 and skin of 32-35 degrees', () => {
    for (const person of [65, 72, 80, 90].flatMap((age) => many(age))) {
      expect(person.stepsPerDay).toBeGreaterThanOrEqual(3500)
      expect(person.stepsPerDay).toBeLessThanOrEqual(6000)
      expect(person.spo2).toBeGreaterThanOrEqual(95)
      expect(person.spo2).toBeLessThanOrEqual(98)
      expect(person.skinTemperature).toBeGreaterThanOrEqual(32)
      expect(person.skinTemperature).toBeLessThanOrEqual(34)
    }
  })

  it('gives people of 70 about 370 minutes of sleep, less than the young', () => {
    expect(mean(many(70).map((p) => p.sleepMinutes))).toBeCloseTo(370, -1)
    expect(mean(many(30).map((p) => p.sleepMinutes))).toBeGreaterThan(395)
  })

  it('gives hypertension at least 12 mmHg more', () => {
    const systolic = (people: ReturnType<typeof many>) => mean(people.map((p) => p.baseSystolic))
    expect(systolic(many(72, ['hypertension'])) - systolic(many(72))).toBeGreaterThan(12)
  })

  it('refuses people who cannot be, naming the field', () => {
    expect(() => simulateDay(request({ sleepMinutes: NaN }))).toThrow(/person\.sleepMinutes/)
    expect(() => simulateDay(request({ restingHeartRate: 0 }))).toThrow(/person\.restingHeartRate/)

    expect(() => simulateDay(request({ baseDiastolic: 130, baseSystolic: 125 }))).toThrow(
      /person\.baseSystolic/,
    )

    expect(() => personAged(0)).toThrow(/person\.ageYears/)
  })
})
