import { describe, expect, it } from 'vitest'
import { epochDayOf } from '@kangban/china-time'
import { arterialPressure } from '../body/blood-pressure.ts'
import { lifeOf } from './life.ts'
import { nightEndingOn } from '../body/sleep.ts'
import { dates, daysOf, personAged, SEED } from '../testing/people.ts'
import { mean, standardDeviation } from '../testing/statistics.ts'

const AGES = [30, 45, 62, 70, 74, 82]

const population = AGES.flatMap((age) =>
  ['a', 'b'].map((id) => {
    const person = personAged(age, [], `${id} of ${age}`)
    return { person, days: daysOf(person, 90) }
  }),
)

const within = (minute: number, night: { startMinute: number; endMinute: number } | null) =>
  night !== null && minute >= night.startMinute && minute < night.endMinute

describe('90 days of 12 people without a condition', () => {
  it.each(population)(
    'heart rate of person $person.id: 10-15 lower asleep, lowest from 3 to 5',
    ({ days }) => {
      const dips = days.flatMap(({ sleep, heartRate }) => {
        const awake = heartRate.filter(
          ({ minute }) => sleep && minute > sleep.endMinute + 30 && minute < 1200,
        )

        return sleep ? [mean(awake.map(({ bpm }) => bpm)) - sleep.averageHeartRate] : []
      })

      expect(mean(dips)).toBeGreaterThan(10)
      expect(mean(dips)).toBeLessThan(15)

      const hours = Array.from({ length: 24 }, (_, hour) =>
        mean(
          days.flatMap((d) =>
            d.heartRate.filter((s) => Math.floor(s.minute / 60) === hour).map((s) => s.bpm),
          ),
        ),
      )

      expect([3, 4]).toContain(hours.indexOf(Math.min(...hours)))
    },
  )

  it.each(population)(
    'oxygen and skin of person $person.id: 95-98, 1-2 lower asleep; 32-35, warmer asleep',
    ({ days }) => {
      const awake = days.flatMap((d) =>
        d.oxygen.filter((s) => s.minute > 480 && s.minute < 1200).map((s) => s.percent),
      )

      const fallen = (day: (typeof days)[number], minute: number) =>
        day.sleep?.lowOxygenEvents.some((event) => event.minute === minute)

      const asleep = days.flatMap((d) =>
        d.oxygen
          .filter((s) => within(s.minute, d.sleep) && !fallen(d, s.minute))
          .map((s) => s.percent),
      )

      expect(mean(awake)).toBeGreaterThan(95)
      expect(mean(awake)).toBeLessThan(98.2)
      expect(mean(awake) - mean(asleep)).toBeGreaterThan(1)
      expect(mean(awake) - mean(asleep)).toBeLessThan(2)

      const skin = (part: (minute: number, d: (typeof days)[number]) => boolean) =>
        mean(
          days.flatMap((d) =>
            d.skinTemperature.filter((s) => part(s.minute, d)).map((s) => s.celsius),
          ),
        )

      const day = skin((minute) => minute > 480 && minute < 1200)
      const night = skin((minute, d) => within(minute, d.sleep))
      expect(day).toBeGreaterThan(32)
      expect(night).toBeLessThan(35)
      expect(night - day).toBeGreaterThan(0.5)
    },
  )

  it.each(population)(
    'steps of person $person.id: near the habit, different each day, in bouts',
    ({ person, days }) => {
      const totals = days.map(({ steps }) => steps.reduce((a, b) => a + b))
      expect(mean(totals) / person.stepsPerDay).toBeGreaterThan(0.92)
      expect(mean(totals) / person.stepsPerDay).toBeLessThan(1.08)
      expect(standardDeviation(totals) / mean(totals)).toBeGreaterThan(0.1)

      for (const { cadence } of days.flatMap(({ bouts }) => bouts)) {
        expect(cadence).toBeGreaterThanOrEqual(80)
        expect(cadence).toBeLessThanOrEqual(person.ageYears >= 60 ? 110 : 120)
      }
    },
  )

  it('sleep at 70: about 370 minutes, light 62 %, deep 9 %, REM 19 % of the night; deep early, REM late', () => {
    const nights = ['c', 'd', 'e', 'f', 'g', 'h'].flatMap((id) =>
      daysOf(personAged(70, [], id), 90).flatMap(({ sleep }) => (sleep ? [sleep] : [])),
    )

    const minutesOf = (stage: string, inHalf: (at: number) => boolean = () => true) =>
      mean(
        nights.map((night) =>
          night.stages
            .filter(
              (s) =>
                s.stage === stage &&
                inHalf((s.startMinute - night.startMinute) / (night.endMinute - night.startMinute)),
            )
            .reduce((sum, s) => sum + s.minutes, 0),
        ),
      )

    const whole = mean(nights.map((night) => night.endMinute - night.startMinute))
    expect(whole - minutesOf('awake')).toBeGreaterThan(355)
    expect(whole - minutesOf('awake')).toBeLessThan(385)
    expect(Math.abs(minutesOf('light') / whole - 0.62)).toBeLessThan(0.02)
    expect(Math.abs(minutesOf('deep') / whole - 0.09)).toBeLessThan(0.015)
    expect(Math.abs(minutesOf('rem') / whole - 0.19)).toBeLessThan(0.02)

    expect(minutesOf('deep', (at) => at < 0.5)).toBeGreaterThan(
      2 * minutesOf('deep', (at) => at >= 0.5),
    )

    expect(minutesOf('rem', (at) => at >= 0.5)).toBeGreaterThan(
      1.5 * minutesOf('rem', (at) => at < 0.5),
    )
  })

  it('sleeps in cycles of 80-110 minutes, from the end of one REM sleep to the end of the next', () => {
    const cycles = daysOf(personAged(70, [], 'c'), 90).flatMap(({ sleep }) => {
      const ends = (sleep?.stages ?? [])
        .filter(({ stage, minutes }) => stage === 'rem' && minutes >= 5)
        .map(({ startMinute, minutes }) => startMinute + minutes)

      return ends.slice(1).map((end, i) => end - (ends[i] ?? NaN))
    })

    expect(cycles.length).toBeGreaterThan(150)
    expect(mean(cycles)).toBeGreaterThan(85)
    expect(mean(cycles)).toBeLessThan(105)

    // The minutes awake after REM sleep shift its end within the cycle.
    expect(
      cycles.filter((minutes) => minutes >= 75 && minutes <= 115).length / cycles.length,
    ).toBeGreaterThan(0.9)
  })

  it('older adults: 3,500-6,000 steps a day on average, in bouts of 80-110 a minute', () => {
    for (const { days } of population.filter(({ person }) => person.ageYears >= 65)) {
      const steps = mean(days.map((day) => day.steps.reduce((a, b) => a + b)))
      expect(steps).toBeGreaterThan(3500)
      expect(steps).toBeLessThan(6000)
      const cadences = days.flatMap(({ bouts }) => bouts.map(({ cadence }) => cadence))
      expect([Math.min(...cadences) >= 80, Math.max(...cadences) <= 110]).toEqual([true, true])
    }
  })

  it('arterial pressure: about 11/8 mmHg lower asleep, highest after waking', () => {
    for (const { person } of population) {
      const life = lifeOf({ person, seed: SEED })

      const differences = dates(30).map((day) => {
        const dayNumber = epochDayOf(day)
        const nights = [nightEndingOn(life, dayNumber)]
        const at = (minute: number) => arterialPressure(life, { dayNumber, nights }, minute)
        const waking = nights[0]?.endMinute ?? 0
        const [night, noon, morning] = [at(waking - 60), at(780), at(waking + 10)]

        return [
          noon.systolic - night.systolic,
          noon.diastolic - night.diastolic,
          morning.systolic - noon.systolic,
        ]
      })

      const column = (i: number) => mean(differences.map((row) => row[i] ?? NaN))
      expect(Math.abs(column(0) - 11)).toBeLessThan(2)
      expect(Math.abs(column(1) - 8)).toBeLessThan(1.5)
      expect(column(2)).toBeGreaterThan(2)
    }
  })
})
