import { describe, expect, it } from 'vitest'
import { MINUTES_PER_DAY } from '@kangban/china-time'
import { SCENARIOS } from './scenario/scenarios.ts'
import { simulateDay } from './simulate-day.ts'
import { fingerprint } from './testing/fingerprint.ts'
import { dates, daysOf, personAged, SEED } from './testing/people.ts'
import { mean } from './testing/statistics.ts'

const person = personAged(72, ['hypertension', 'atrial-fibrillation'])
const days = daysOf(person, 90)

describe('a simulated day', () => {
  it('has the same pinned bytes for a seed', () => {
    expect(
      fingerprint(Uint8Array.from(JSON.stringify(days), (character) => character.charCodeAt(0))),
    ).toBe('4afcd6e9')
  })

  it('does not depend on which days were made before', () => {
    const day = dates(90)[41] ?? ''
    expect(simulateDay({ person, seed: SEED, day })).toEqual(days[41])
    expect(simulateDay({ person, seed: 2, day })).not.toEqual(days[41])
  })

  it('has a night of stages without gap or overlap, that ends on the day', () => {
    for (const { sleep } of days) {
      if (!sleep) continue
      let minute = sleep.startMinute

      for (const stage of sleep.stages) {
        expect(stage.startMinute).toBe(minute)
        expect(stage.minutes).toBeGreaterThan(0)
        minute += stage.minutes
      }

      expect(minute).toBe(sleep.endMinute)
      expect(sleep.endMinute).toBeGreaterThan(0)
    }
  })

  it('sums its bouts into the hours, and walks neither asleep nor while the watch charges', () => {
    for (const { steps, bouts, heartRate, sleep } of days) {
      const walked = bouts.reduce((sum, { minutes, cadence }) => sum + minutes * cadence, 0)
      expect(steps.reduce((a, b) => a + b)).toBe(walked)
      const measured = new Set(heartRate.map(({ minute }) => minute))

      for (const { startMinute, minutes } of bouts) {
        expect(startMinute).toBeGreaterThan(sleep?.endMinute ?? 0)

        // Samples lie 5 minutes apart, so only those inside the bout can tell.
        for (
          let minute = Math.ceil(startMinute / 5) * 5;
          minute < startMinute + minutes;
          minute += 5
        ) {
          expect(measured.has(minute)).toBe(true)
        }
      }
    }
  })

  it('raises the heart rate while walking', () => {
    const gains = days.flatMap(({ heartRate, bouts, events }) => {
      if (events.length > 0) return []
      const long = bouts.filter(({ minutes }) => minutes >= 8)

      const inside = (minute: number) =>
        long.some((b) => minute > b.startMinute + 3 && minute < b.startMinute + b.minutes)

      const walking = heartRate.filter(({ minute }) => inside(minute)).map(({ bpm }) => bpm)

      const still = heartRate.filter(
        ({ minute }) => minute > 540 && minute < 1140 && !inside(minute),
      )

      return walking.length > 0 ? [mean(walking) - mean(still.map(({ bpm }) => bpm))] : []
    })

    expect(gains.length).toBeGreaterThan(50)
    expect(mean(gains)).toBeGreaterThan(12)
    expect(mean(gains)).toBeLessThan(35)
  })

  it('averages over the night what it and the evening before measured', () => {
    days.slice(1).forEach(({ sleep, heartRate }, i) => {
      if (!sleep) return

      const evening = (days[i]?.heartRate ?? []).map(({ minute, bpm }) => ({
        minute: minute - MINUTES_PER_DAY,
        bpm,
      }))

      const asleep = [...evening, ...heartRate].filter(
        (s) => s.minute >= sleep.startMinute && s.minute < sleep.endMinute,
      )

      expect(
        Math.abs(mean(asleep.map(({ bpm }) => bpm)) - sleep.averageHeartRate),
      ).toBeLessThanOrEqual(1)
    })
  })

  it('shows each low-oxygen event of the day among the oxygen readings', () => {
    const apnoea = daysOf(personAged(66, ['sleep-apnoea']), 30).filter(
      ({ sleep }) => sleep !== null,
    )

    const events = apnoea.flatMap(({ sleep, oxygen }) =>
      (sleep?.lowOxygenEvents ?? [])
        .filter(({ minute }) => minute >= 0)
        .map((event) => ({ event, oxygen })),
    )

    expect(events.length).toBeGreaterThan(100)

    for (const { event, oxygen } of events) {
      expect(oxygen).toContainEqual({ minute: event.minute, percent: event.lowestPercent })
      expect(event.seconds).toBeGreaterThanOrEqual(20)
      expect(event.seconds).toBeLessThanOrEqual(60)
    }
  })

  it('has gaps in the heart rate on charging days and no sleep when the watch lay on the table', () => {
    expect(days.filter(({ heartRate }) => heartRate.length < 288).length).toBeGreaterThan(50)
    const unworn = daysOf(person, 365).filter(({ sleep }) => sleep === null)
    expect(unworn.length).toBeGreaterThan(2)
    for (const { heartRate } of unworn)
      expect(heartRate.some(({ minute }) => minute < 180)).toBe(false)
  })

  it('stays whole for extremes of habit', () => {
    const early = { ...person, bedMinute: 1200, sleepMinutes: 180, stepsPerDay: 0 }
    const late = { ...person, bedMinute: 1560, sleepMinutes: 720, stepsPerDay: 40_000 }

    for (const extreme of [early, late]) {
      for (const vitals of daysOf(extreme, 20, SCENARIOS['night-desaturation'])) {
        expect(JSON.stringify(vitals.heartRate)).not.toContain('null')
        expect(vitals.steps).toHaveLength(24)
        expect(vitals.sleep?.endMinute ?? 1).toBeGreaterThan(0)
      }
    }

    expect(daysOf(early, 20).every(({ steps }) => steps.every((n) => n === 0))).toBe(true)
  })

  it('refuses a day that is none', () => {
    expect(() => simulateDay({ person, seed: 1, day: '2026-02-30' })).toThrow(/2026-02-30/)
  })
})
