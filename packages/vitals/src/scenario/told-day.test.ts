import { describe, expect, it } from 'vitest'
import { createHeartbeat } from '../heart/heartbeat.ts'
import { createLiveVitals } from '../live-vitals.ts'
import { dates, personAged, SEED } from '../testing/people.ts'
import type { ToldDay } from './told-day.ts'

const TOLD: ToldDay = {
  events: [
    { kind: 'af-episode', startMinute: 600, minutes: 40, heartRate: 118, rrVariation: 0.24 },
    { kind: 'pauses', startMinute: 640, minutes: 5, everyBeats: 20, pauseSeconds: [2.3, 2.9] },
  ],
  night: { startMinute: -30, minutesAsleep: 239, lowestPercents: [88, 86, 89] },
  cuff: {
    morning: { systolic: 139, diastolic: 89, minute: 420 },
    evening: { systolic: 151, diastolic: 97 },
  },
}

/** Whoever it is: each has a condition that would bring something of its own. */
const people = [
  personAged(72, ['hypertension', 'atrial-fibrillation']),
  personAged(45, ['premature-beats']),
  personAged(67, ['sleep-apnoea']),
]

const live = (person: (typeof people)[number]) =>
  createLiveVitals({ person, seed: SEED, scenario: { name: 'x', title: 'x', told: TOLD } })

describe('a day that is told', () => {
  it('happens as told, and nothing else happens, for everybody on every day', () => {
    for (const person of people) {
      for (const day of dates(40)) {
        const { events, sleep, bloodPressure, oxygen } = live(person).dayOf(day)
        expect(events).toEqual(TOLD.events)
        const asleep = sleep?.stages.filter(({ stage }) => stage !== 'awake') ?? []
        expect(asleep.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(239)
        expect(sleep?.startMinute).toBe(-30)

        expect(sleep?.lowOxygenEvents.map(({ lowestPercent }) => lowestPercent)).toEqual([
          88, 86, 89,
        ])

        expect(oxygen.map(({ percent }) => percent).filter((percent) => percent < 90)).toEqual([
          88, 86, 89,
        ])

        expect(bloodPressure).toMatchObject([
          { minute: 420, systolic: 139, diastolic: 89 },
          { systolic: 151, diastolic: 97 },
        ])
      }
    }
  })

  it('has stages of one night without a gap', () => {
    const { sleep } = live(people[2] ?? personAged(67)).dayOf('2026-08-01')
    let at = sleep?.startMinute ?? NaN

    for (const { startMinute, minutes } of sleep?.stages ?? []) {
      expect([startMinute, minutes > 0]).toEqual([at, true])
      at += minutes
    }

    expect(at).toBe(sleep?.endMinute)
  })

  it('pauses as long as told, and only then', () => {
    const [person] = people
    if (!person) throw new Error('nobody')
    const rhythm = live(person).rhythmFrom(Date.parse('2026-08-01T10:40:00+08:00'))
    const heart = createHeartbeat({ person, seed: SEED, rhythm })
    const beats = Array.from({ length: 900 }, () => heart.next())
    const long = beats.filter(({ rrSeconds }) => rrSeconds > 2)
    expect(long.length).toBeGreaterThan(5)
    expect(long.every(({ atSeconds }) => atSeconds < 303)).toBe(true)
    expect(long.every(({ rrSeconds }) => rrSeconds >= 2.3 && rrSeconds <= 2.9)).toBe(true)
  })
})
