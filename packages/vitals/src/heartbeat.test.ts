import { describe, expect, it } from 'vitest'
import { createHeartbeat, type Heartbeat } from './heartbeat.ts'
import type { Rhythm } from './rhythm.ts'
import { rhythmOfDay } from './rhythm.ts'
import { SCENARIOS } from './scenarios.ts'
import { fingerprintNumbers } from './testing/fingerprint.ts'
import { daysOf, personAged } from './testing/people.ts'
import { mean, rmssd, standardDeviation } from './testing/statistics.ts'

const person = personAged(70)

function beatsOf(rhythm: Rhythm | undefined, count: number): Heartbeat[] {
  const stream = createHeartbeat({ person, seed: 1, ...(rhythm && { rhythm: () => rhythm }) })
  return Array.from({ length: count }, () => stream.next())
}
const intervals = (beats: readonly Heartbeat[]) => beats.map(({ rrSeconds }) => rrSeconds)

describe('createHeartbeat', () => {
  it('has the same pinned intervals for a seed', () => {
    expect(fingerprintNumbers(intervals(beatsOf(undefined, 2000)))).toBe('960d9465')
  })

  it('adds the intervals up to the time of each beat', () => {
    let at = 0
    for (const beat of beatsOf(undefined, 500)) expect(beat.atSeconds).toBe((at += beat.rrSeconds))
  })

  it.each([
    { heartRate: 60, sdnnMs: 30, rmssdMs: 25 },
    { heartRate: 72, sdnnMs: 50, rmssdMs: 45 },
    { heartRate: 90, sdnnMs: 20, rmssdMs: 16 },
  ])('meets a mean of $heartRate a minute, SDNN $sdnnMs ms and RMSSD $rmssdMs ms', (wanted) => {
    const rr = intervals(beatsOf({ kind: 'sinus', ...wanted }, 6000))
    expect(60 / mean(rr) / wanted.heartRate).toBeCloseTo(1, 2)
    expect((standardDeviation(rr) * 1000) / wanted.sdnnMs).toBeCloseTo(1, 1)
    expect((rmssd(rr) * 1000) / wanted.rmssdMs).toBeCloseTo(1, 1)
  })

  it('varies the intervals by 0.2-0.3 of their mean in AF, each unlike the one before', () => {
    const rr = intervals(beatsOf({ kind: 'af', heartRate: 110 }, 6000))
    const variation = standardDeviation(rr) / mean(rr)
    expect(variation).toBeGreaterThan(0.2)
    expect(variation).toBeLessThan(0.3)
    const middle = mean(rr)
    const neighbours = mean(rr.slice(1).map((x, i) => (x - middle) * ((rr[i] ?? 0) - middle)))
    expect(Math.abs(neighbours / standardDeviation(rr) ** 2)).toBeLessThan(0.05)
  })

  it('brings an extra beat at 0.5-0.7 of the interval and a full pause after it', () => {
    const beats = beatsOf({ kind: 'pvc', heartRate: 70, sdnnMs: 0 }, 3000)
    const early = beats.flatMap((beat, i) => (beat.kind === 'premature-wide' ? [i] : []))
    expect(early.length).toBeGreaterThan(200)
    for (const i of early.slice(0, -1)) {
      const coupling = (beats[i]?.rrSeconds ?? NaN) * (70 / 60)
      expect(coupling).toBeGreaterThanOrEqual(0.5)
      expect(coupling).toBeLessThanOrEqual(0.7)
      expect((beats[i]?.rrSeconds ?? NaN) + (beats[i + 1]?.rrSeconds ?? NaN)).toBeCloseTo(120 / 70, 9)
      expect(beats[i + 1]?.kind).toBe('normal')
    }
  })

  it('begins a scenario with its episode and returns to rest', () => {
    const stream = createHeartbeat({ person, seed: 1, scenario: SCENARIOS['af-episode'] })
    const end = SCENARIOS['af-episode'].rhythm.minutes * 60
    let beat = stream.next()
    expect(beat.kind).toBe('af')
    while (beat.atSeconds < end + 5) beat = stream.next()
    expect(beat.kind).toBe('normal')
  })

  it('follows the heart rate of a simulated day', () => {
    const day = daysOf(person, 1)[0]!
    const rateFrom = (hour: number) => {
      const stream = createHeartbeat({ person, seed: 1, rhythm: rhythmOfDay(person, day, hour * 3600) })
      return 60 / mean(Array.from({ length: 1200 }, () => stream.next().rrSeconds))
    }
    expect(rateFrom(10) - rateFrom(3)).toBeGreaterThan(5)
  })

  it.each([0, NaN, 1000])('refuses a heart rate of %s', (heartRate) => {
    expect(() => beatsOf({ kind: 'sinus', heartRate }, 1)).toThrow(RangeError)
  })
})
