import { describe, expect, it } from 'vitest'
import { detectRPeaks } from '../beats/detect.ts'
import { analyseLongRecord } from './long-record.ts'
import { noise, steadyBeats, syntheticEcg } from '../testing/synthetic-ecg.ts'
import type { SyntheticBeat } from '../testing/synthetic-ecg.ts'

const RATE = 128
const MINUTE = 60 * RATE

/** 35 minutes: 5 minutes of irregular beats without P waves, early beats, a run of them, a pause, a minute without signal. */
function longEcg() {
  const random = noise(4000, 11)
  const beats: SyntheticBeat[] = []
  const seconds = 35 * 60
  let at = 0.5

  for (let i = 0; at < seconds - 1; i++) {
    const fibrillating = at > 720 && at < 1020
    const minute = at % 60
    const early = !fibrillating && i % 40 === 20
    const wide = at > 1500 && at < 1503
    beats.push({ at, noP: fibrillating, wide })
    if (fibrillating) at += 0.7 * (1 + 0.35 * (random[i] ?? 0))
    else if (at > 1800 && at < 1800.9) at += 2.7
    else if (wide || (at > 1499.1 && at < 1500)) at += 0.45
    else at += early ? 0.5 : i % 40 === 21 ? 1.1 : 0.82 + 0.01 * Math.sin(minute)
  }

  const { samples, peaks } = syntheticEcg(beats, seconds, RATE)
  const rough = noise(samples.length, 3)
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) + 0.02 * (rough[i] ?? 0)
  samples.fill(NaN, 5 * MINUTE, 6 * MINUTE)
  return { samples, peaks: peaks.filter((peak) => peak < 5 * MINUTE || peak >= 6 * MINUTE) }
}

/** Beats of one that the other has not. */
const unlike = (one: Int32Array, other: Int32Array) =>
  [...one].filter((beat) => !other.some((near) => Math.abs(near - beat) <= 1))

describe('analyseLongRecord', () => {
  const { samples, peaks } = longEcg()
  const asked: [number, number][] = []

  const found = analyseLongRecord({
    rateHz: RATE,
    sampleCount: samples.length,
    read(from, to) {
      asked.push([from, to])
      return samples.slice(from, to)
    },
  })

  const of = (kind: string) => found.episodes.filter((episode) => episode.kind === kind)

  it('reads the record in order, eleven minutes at a time at most, and all of it', () => {
    expect(asked[0]?.[0]).toBe(0)
    expect(asked.at(-1)?.[1]).toBe(samples.length)

    for (const [i, [from, to]] of asked.entries()) {
      expect(to - from).toBeLessThanOrEqual(11 * MINUTE)
      expect(from).toBeLessThan(asked[i - 1]?.[1] ?? 1)
    }
  })

  it('finds the beats that one look at the whole finds, none twice and none lost where chunks meet', () => {
    const whole = detectRPeaks(samples, RATE)
    const odd = [...unlike(whole, found.beats), ...unlike(found.beats, whole)]
    // The detector weighs beats against those around them, so that one may fall otherwise in a chunk: but not at a border.
    expect(odd.length).toBeLessThanOrEqual(2)
    for (const beat of odd) expect(Math.abs(((beat / RATE + 300) % 600) - 300)).toBeGreaterThan(10)

    expect(
      Math.min(...found.beats.subarray(1).map((beat, i) => beat - (found.beats[i] ?? 0))),
    ).toBeGreaterThan(0.2 * RATE)

    const near = found.beats.filter((beat) =>
      peaks.some((peak) => Math.abs(peak - beat) <= 0.05 * RATE),
    )

    expect(near.length).toBeGreaterThan(0.995 * peaks.length)
    expect(found.beats.length).toBeLessThan(1.005 * peaks.length)
  })

  it('finds the episodes where they were put', () => {
    expect(of('lead-off')).toMatchObject([
      { from: 5 * MINUTE, to: 6 * MINUTE, beats: 0, heartRate: null },
    ])

    const [fibrillation, ...more] = of('suspected-af')
    expect(more).toEqual([])
    expect(Math.abs((fibrillation?.from ?? 0) / RATE - 720)).toBeLessThan(20)
    expect(Math.abs((fibrillation?.to ?? 0) / RATE - 1020)).toBeLessThan(20)
    expect(of('pause').map(({ longestRrMs }) => Math.round((longestRrMs ?? 0) / 20))).toEqual([135])
    expect(of('early-run').map(({ from }) => Math.round(from / RATE / 5))).toEqual([300])
    expect(of('early-run')[0]?.beats).toBeGreaterThanOrEqual(4)
    expect([...of('fast'), ...of('slow'), ...of('poor-signal')]).toEqual([])
  })

  it('sums up without the missing minute', () => {
    const { summary } = found

    expect(summary).toMatchObject({
      recordedSeconds: 2100,
      usableSeconds: 2040,
      pausesOver2s: 1,
      pausesOver2500ms: 1,
    })

    expect(summary.beats).toBe(found.beats.length)
    expect(summary.longestPauseMs).toBe(of('pause')[0]?.longestRrMs)
    expect(summary.earlyBeats).toBe(found.kinds.filter((kind) => kind > 0).length)
    expect(summary.sdnn).toMatchObject({ metric: 'SDNN', windowSeconds: 2100 })
    expect(summary.heartRate?.meanBpm).toBeCloseTo(75, -1)
    // No rate of two beats at both ends of the missing minute.
    expect(summary.heartRate?.lowestBpm).toBeGreaterThan(50)
    expect(found.hours.map(({ beats }) => beats)).toEqual([found.beats.length])
  })

  it('tells no pause where the line between two beats is not at rest', () => {
    const { samples: quiet } = syntheticEcg(
      [...steadyBeats(20, 0.8), { at: 22.5 }, { at: 23.3 }],
      24,
      RATE,
    )

    const pauses = (record: Float32Array) =>
      analyseLongRecord({
        rateHz: RATE,
        sampleCount: record.length,
        read: (a, b) => record.slice(a, b),
      }).summary.pausesOver2s

    const rough = noise(quiet.length, 3)
    const noisy = quiet.map((mv, i) => mv + 0.02 * (rough[i] ?? 0))
    expect(pauses(noisy)).toBe(1)

    // The electrode comes back: the line falls from 2 mV to where it was.
    const back = noisy.map(
      (mv, i) => mv + (i > 20 * RATE && i < 22.3 * RATE ? 2 * Math.exp(-(i / RATE - 20)) : 0),
    )

    expect(pauses(back)).toBe(0)
  })

  it('answers an empty, a one-sample, a flat and a missing record without beats or rates', () => {
    for (const [count, value] of [
      [0, 0],
      [1, 1],
      [2 * MINUTE, 0.4],
      [25 * MINUTE, NaN],
    ] as const) {
      const record = {
        rateHz: RATE,
        sampleCount: count,
        read: (a: number, b: number) => new Float32Array(b - a).fill(value),
      }

      const { beats, kinds, episodes, summary } = analyseLongRecord(record)

      expect([beats.length, kinds.length, summary.heartRate, summary.sdnn]).toEqual([
        0,
        0,
        null,
        null,
      ])

      expect(episodes.map(({ kind, from, to }) => [kind, from, to])).toEqual(
        count > 1 ? [['lead-off', 0, count]] : [],
      )
    }
  })

  it('counts the hours of a long record', () => {
    const minute = syntheticEcg(steadyBeats(60, 0.8), 60, RATE).samples

    const read = (from: number, to: number) =>
      Float32Array.from({ length: to - from }, (_, i) => minute[(from + i) % MINUTE] ?? 0)

    const { hours, beats } = analyseLongRecord({ rateHz: RATE, sampleCount: 130 * MINUTE, read })
    expect(hours.map(({ from, to }) => (to - from) / MINUTE)).toEqual([60, 60, 10])
    expect(hours.reduce((sum, hour) => sum + hour.beats, 0)).toBe(beats.length)
  })
})
