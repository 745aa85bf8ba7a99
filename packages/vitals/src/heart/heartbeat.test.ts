import { describe, expect, it } from 'vitest'
import { MS_PER_HOUR } from '@kangban/china-time'
import { createHeartbeat, type Heartbeat } from './heartbeat.ts'
import { HRV_WINDOW_SECONDS, type Rhythm } from './rhythm.ts'
import { createLiveVitals } from '../live-vitals.ts'
import { SCENARIOS } from '../scenario/scenarios.ts'
import { fingerprintNumbers } from '../testing/fingerprint.ts'
import { personAged } from '../testing/people.ts'
import { mean, rmssd, standardDeviation } from '../testing/statistics.ts'

const person = personAged(70)

function beatsOf(rhythm: Rhythm | undefined, count: number): Heartbeat[] {
  const stream = createHeartbeat({ person, seed: 1, ...(rhythm && { rhythm: () => rhythm }) })
  return Array.from({ length: count }, () => stream.next())
}

/** The intervals between the beats of the first 5 minutes. */
function fiveMinutes(rhythm: Rhythm): number[] {
  return intervals(
    beatsOf(rhythm, 700).filter(({ atSeconds }) => atSeconds <= HRV_WINDOW_SECONDS),
  ).slice(1)
}

const intervals = (beats: readonly Heartbeat[]) => beats.map(({ rrSeconds }) => rrSeconds)

const first = (rhythm: Partial<Rhythm>) => () =>
  beatsOf({ kind: 'sinus', heartRate: 60, ...rhythm }, 1)

describe('createHeartbeat', () => {
  it('has the same pinned intervals for a seed', () => {
    expect(fingerprintNumbers(intervals(beatsOf(undefined, 2000)))).toBe('521b4798')
  })

  it('adds the intervals up to the time of each beat', () => {
    let at = 0
    for (const beat of beatsOf(undefined, 500)) expect(beat.atSeconds).toBe((at += beat.rrSeconds))
  })

  const grid = [45, 60, 75, 95, 130].flatMap((heartRate) =>
    [10, 30, 60, 120].flatMap((sdnnMs) =>
      [0.05, 0.2, 0.45, 0.7, 1, 1.4, 1.7, 1.9, 1.985, 2].map((ratio) => ({
        heartRate,
        sdnnMs,
        rmssdMs: sdnnMs * ratio,
      })),
    ),
  )

  it('meets mean, SDNN and RMSSD of the first 5 minutes within 2 %, for 200 requests', () => {
    for (const wanted of grid) {
      const rr = fiveMinutes({ kind: 'sinus', ...wanted })

      const errors = [
        60 / mean(rr) / wanted.heartRate,
        (standardDeviation(rr) * 1000) / wanted.sdnnMs,
        (rmssd(rr) * 1000) / wanted.rmssdMs,
      ].map((share) => Math.abs(share - 1))

      const met = Math.max(...errors) < 0.02 && Math.min(...rr) >= 0.2
      expect({ ...wanted, met }).toEqual({ ...wanted, met: true })
    }
  })

  it('goes on from window to window without a leap', () => {
    const rr = intervals(
      beatsOf({ kind: 'sinus', heartRate: 60, sdnnMs: 60, rmssdMs: 12 }, 6000),
    ).slice(1)

    expect((rmssd(rr) * 1000) / 12).toBeCloseTo(1, 1)
    expect(Math.max(...rr.slice(1).map((x, i) => Math.abs(x - (rr[i] ?? x))))).toBeLessThan(0.06)
  })

  it('takes LF/HF as 0.5 when no RMSSD is asked for', () => {
    const rr = fiveMinutes({ kind: 'sinus', heartRate: 60, sdnnMs: 40 })

    const power = (lo: number, hi: number) => {
      let sum = 0

      for (let k = Math.ceil(lo * rr.length); k <= hi * rr.length; k++) {
        const at = (wave: (x: number) => number) =>
          mean(rr.map((x, i) => (x - 1) * wave((2 * Math.PI * k * i) / rr.length)))

        sum += at(Math.cos) ** 2 + at(Math.sin) ** 2
      }

      return sum
    }

    expect(power(0.04, 0.15) / power(0.15, 0.4)).toBeCloseTo(0.5, 1)
  })

  it('refuses what no series of intervals can have', () => {
    expect(first({ sdnnMs: 30, rmssdMs: 60.1 })).toThrow(
      /rmssdMs of 60\.1 ms is impossible: it is at most twice the SDNN/,
    )

    expect(first({ sdnnMs: 30, rmssdMs: 0.1 })).toThrow(/rmssdMs of 0\.1 ms is impossible in 300 s/)
    expect(first({ sdnnMs: 800 })).toThrow(/rhythm\.sdnnMs/)
    expect(first({ kind: 'af', heartRate: 180, rrVariation: 0.7 })).toThrow(/rhythm\.rrVariation/)
    expect(first({ kind: 'pvc', coupling: [0.7, 0.5] })).toThrow(/rhythm\.coupling/)
    expect(first({ sdnnMs: 30, rmssdMs: 60 })).not.toThrow()
  })

  it.each(
    [0.2, 0.25, 0.3].flatMap((rrVariation) =>
      [70, 100, 118, 150].map((heartRate) => ({ rrVariation, heartRate })),
    ),
  )(
    'varies by $rrVariation of the mean in AF at $heartRate a minute, each interval unlike the one before',
    (wanted) => {
      const rr = fiveMinutes({ kind: 'af', ...wanted })
      const middle = mean(rr)
      expect(Math.abs(60 / middle / wanted.heartRate - 1)).toBeLessThan(0.02)
      expect(Math.abs(standardDeviation(rr) / middle / wanted.rrVariation - 1)).toBeLessThan(0.02)
      const neighbours = mean(rr.slice(1).map((x, i) => (x - middle) * ((rr[i] ?? 0) - middle)))
      expect(Math.abs(neighbours / standardDeviation(rr) ** 2)).toBeLessThan(0.15)
    },
  )

  it('brings an extra beat at 0.5-0.7 of the interval and a full pause after it', () => {
    const beats = beatsOf({ kind: 'pvc', heartRate: 70, sdnnMs: 0 }, 3000)
    const early = beats.flatMap((beat, i) => (beat.kind === 'premature-wide' ? [i] : []))
    expect(early.length).toBeGreaterThan(200)

    for (const i of early.slice(0, -1)) {
      const coupling = (beats[i]?.rrSeconds ?? NaN) * (70 / 60)
      expect(coupling).toBeGreaterThanOrEqual(0.5)
      expect(coupling).toBeLessThanOrEqual(0.7)

      expect((beats[i]?.rrSeconds ?? NaN) + (beats[i + 1]?.rrSeconds ?? NaN)).toBeCloseTo(
        120 / 70,
        9,
      )

      expect(beats[i + 1]?.kind).toBe('normal')
    }
  })

  it('begins a scenario with its episode and returns to rest', () => {
    const stream = createHeartbeat({ person, seed: 1, scenario: SCENARIOS['af-episode'] })
    const end = (SCENARIOS['af-episode'].rhythm?.minutes ?? NaN) * 60
    let beat = stream.next()
    expect(beat.kind).toBe('af')
    while (beat.atSeconds < end + 5) beat = stream.next()
    expect(beat.kind).toBe('normal')
  })

  it('follows the heart rate of a simulated day', () => {
    const live = createLiveVitals({ person, seed: 1 })

    const rateFrom = (hour: number) => {
      const rhythm = live.rhythmFrom(Date.parse('2026-08-01T00:00+08:00') + hour * MS_PER_HOUR)
      const stream = createHeartbeat({ person, seed: 1, rhythm })
      return 60 / mean(Array.from({ length: 1200 }, () => stream.next().rrSeconds))
    }

    expect(rateFrom(10) - rateFrom(3)).toBeGreaterThan(5)
  })

  it.each([0, NaN, 1000])('refuses a heart rate of %s', (heartRate) => {
    expect(() => beatsOf({ kind: 'sinus', heartRate }, 1)).toThrow(RangeError)
  })
})
