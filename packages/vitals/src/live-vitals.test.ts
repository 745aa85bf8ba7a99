import { describe, expect, it } from 'vitest'
import { MS_PER_MINUTE } from '@kangban/china-time'
import { createLiveVitals } from './live-vitals.ts'
import { SCENARIOS } from './scenario/scenarios.ts'
import { simulateDay } from './simulate-day.ts'
import { dates, personAged, SEED } from './testing/people.ts'

const person = personAged(72, ['hypertension', 'atrial-fibrillation'])
const midnight = (day: string) => Date.parse(`${day}T00:00+08:00`)

const hardDay = (day: string) => (day === '2026-08-05' ? SCENARIOS['hypertension-week'] : undefined)

describe('createLiveVitals', () => {
  it.each([
    undefined,
    SCENARIOS['night-desaturation'],
    SCENARIOS['hypertension-week'],
    SCENARIOS['af-episode'],
  ])('agrees with each reading of the same days, scenario %#', (scenario) => {
    const live = createLiveVitals({ person, seed: SEED, scenario })

    for (const day of dates(6)) {
      const history = simulateDay({ person, seed: SEED, day, scenario })
      const at = (minute: number) => live.at(midnight(day) + minute * MS_PER_MINUTE)

      for (const { minute, bpm } of history.heartRate) {
        expect(at(minute)).toMatchObject({ heartRateBpm: bpm, worn: true })
      }

      for (const { minute, percent } of history.oxygen) expect(at(minute).spo2Percent).toBe(percent)
      for (const { minute, celsius } of history.skinTemperature)
        expect(at(minute).skinTemperatureC).toBe(celsius)

      for (const [hour, steps] of history.steps.entries()) {
        expect(at(hour * 60 + 59.9999).stepsThisHour).toBeGreaterThanOrEqual(steps - 1)
        expect(at(hour * 60).stepsThisHour).toBe(0)
      }

      for (const { startMinute, minutes, cadence } of history.bouts) {
        expect(at(startMinute + minutes / 2).cadencePerMinute).toBe(cadence)
      }

      for (const { minute, ...reading } of history.bloodPressure) {
        expect(live.bloodPressureAt(midnight(day) + minute * MS_PER_MINUTE)).toEqual(reading)
      }

      for (const { stage, startMinute, minutes } of history.sleep?.stages ?? []) {
        expect(at(startMinute).sleepStage).toBe(stage)
        expect(at(startMinute + minutes - 0.01).sleepStage).toBe(stage)
      }

      expect(live.nightEndingOn(day)).toEqual(history.sleep)
      expect(live.dayOf(day)).toEqual(history)
    }
  })

  it('gives the same values whatever was asked before', () => {
    const moments = Array.from(
      { length: 400 },
      (_, i) => midnight('2026-08-03') + ((i * 7919) % 5000) * MS_PER_MINUTE,
    )

    const used = createLiveVitals({ person, seed: SEED })

    for (const moment of moments) {
      expect(used.at(moment)).toEqual(createLiveVitals({ person, seed: SEED }).at(moment))
    }
  }, 20_000)

  it('shapes each fall of the oxygen in time: 4-10 points, 20-60 s, lowest at its minute', () => {
    // Whole percents of a level that itself goes on its way: a point more or less.
    const sleeper = personAged(66, ['sleep-apnoea'])

    const live = createLiveVitals({
      person: sleeper,
      seed: SEED,
      scenario: SCENARIOS['night-desaturation'],
    })

    const depths: number[] = []

    for (const day of dates(8)) {
      const events = live.nightEndingOn(day)?.lowOxygenEvents ?? []

      for (const [i, event] of events.entries()) {
        const near = [events[i - 1], events[i + 1]].some(
          (other) => other && Math.abs(other.minute - event.minute) < 3,
        )

        if (near) continue
        const lowest = midnight(day) + event.minute * MS_PER_MINUTE

        const course = Array.from(
          { length: 161 },
          (_, s) => live.at(lowest + (s - 80) * 1000).spo2Percent,
        )

        const before = Math.max(...course.slice(0, 40))
        expect(course[80]).toBe(event.lowestPercent)
        expect(Math.min(...course)).toBe(event.lowestPercent)
        expect(before - event.lowestPercent).toBeGreaterThanOrEqual(3)
        expect(before - event.lowestPercent).toBeLessThanOrEqual(11)
        depths.push(before - event.lowestPercent)
        const below = course.filter((percent) => percent < before - 1).length
        expect(below).toBeGreaterThan(event.seconds * 0.3)
        expect(below).toBeLessThanOrEqual(event.seconds)

        const steps = course
          .slice(1)
          .map((percent, s) => Math.abs(percent - (course[s] ?? percent)))

        expect(Math.max(...steps)).toBeLessThanOrEqual(2)
      }
    }

    expect(depths.length).toBeGreaterThan(100)

    expect(
      depths.filter((depth) => depth >= 4 && depth <= 10).length / depths.length,
    ).toBeGreaterThan(0.9)
  })

  it('changes nothing by leaps, but for AF that sets in', () => {
    const live = createLiveVitals({ person: personAged(70), seed: SEED })
    let last = live.at(midnight('2026-08-02'))

    for (let s = 1; s < 86_400; s += 1) {
      const now = live.at(midnight('2026-08-02') + s * 1000)
      expect(Math.abs(now.heartRateBpm - last.heartRateBpm)).toBeLessThanOrEqual(2)
      expect(Math.abs(now.skinTemperatureC - last.skinTemperatureC)).toBeLessThanOrEqual(0.11)
      last = now
    }
  })

  it('has the rhythm of the episode while it lasts, and that alone', () => {
    const live = createLiveVitals({ person, seed: SEED, scenario: SCENARIOS['af-episode'] })
    const rhythm = live.rhythmFrom(midnight('2026-08-05') + 860 * MS_PER_MINUTE)
    expect(rhythm(9.9 * 60).kind).toBe('sinus')
    expect(rhythm(10 * 60)).toMatchObject({ kind: 'af', rrVariation: 0.24 })
    expect(rhythm((10 + 94.9) * 60).kind).toBe('af')
    expect(rhythm((10 + 95.1) * 60).kind).toBe('sinus')
  })

  it('takes a scenario by day, and refuses a moment that is none', () => {
    const noon = (day: string, of?: typeof hardDay) =>
      createLiveVitals({ person, seed: SEED, scenario: of }).bloodPressureAt(
        midnight(day) + 720 * MS_PER_MINUTE,
      ).systolic

    expect(noon('2026-08-05', hardDay) - noon('2026-08-05')).toBe(14)
    expect(noon('2026-08-06', hardDay)).toBe(noon('2026-08-06'))
    expect(() => createLiveVitals({ person, seed: SEED }).at(NaN)).toThrow(RangeError)
  })
})
