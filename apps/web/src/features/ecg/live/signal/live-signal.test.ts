import { describe, expect, it } from 'vitest'
import { LiveSignal } from './live-signal.ts'

const RATE = 512

/** Sharp beats of 1 mV at the given seconds on a drifting base line. */
function heart(seconds: number, beats: readonly number[]): Float32Array {
  return Float32Array.from({ length: seconds * RATE }, (_, i) => {
    const t = i / RATE

    return beats.reduce(
      (sum, beat) => sum + Math.exp(-(((t - beat) / 0.012) ** 2) / 2),
      0.4 + 0.1 * Math.sin(t),
    )
  })
}

const every = (interval: number, seconds: number) =>
  Array.from({ length: Math.floor(seconds / interval) }, (_, i) => 0.4 + i * interval)

function run(samples: Float32Array): LiveSignal {
  const signal = new LiveSignal()
  for (const sample of samples) signal.push(sample)
  return signal
}

describe('LiveSignal', () => {
  it('counts a steady heart', () => {
    expect(run(heart(12, every(0.8, 12))).heartRateBpm()).toBe(75)
    expect(run(heart(12, every(1.2, 12))).heartRateBpm()).toBe(50)
  })

  it('names no rate before there are beats, nor after they have stopped', () => {
    expect(run(heart(1, [0.4])).heartRateBpm()).toBeNull()
    expect(run(heart(16, every(0.8, 8))).heartRateBpm()).toBeNull()
  })

  it('is not moved by one early beat', () => {
    const beats = every(0.8, 12).map((beat, i) => (i === 9 ? beat - 0.3 : beat))
    expect(run(heart(12, beats)).heartRateBpm()).toBe(75)
  })

  it('does not take the time over a gap for an interval', () => {
    const samples = heart(16, every(0.8, 16))
    samples.fill(NaN, 8 * RATE, 9.5 * RATE)
    const signal = new LiveSignal()
    const seen = new Set<number | null>()

    for (const sample of samples) {
      signal.push(sample)
      if (signal.length > 7 * RATE) seen.add(signal.heartRateBpm())
    }

    expect([...seen].every((rate) => rate === null || Math.abs(rate - 75) <= 1)).toBe(true)
    expect(signal.heartRateBpm()).toBe(75)
  })

  it('shows the trace without its base line, and gaps as gaps', () => {
    const samples = heart(12, every(0.8, 12))
    samples.fill(NaN, 5 * RATE, 5 * RATE + 20)
    const signal = run(samples)
    const quiet = signal.trace(Math.round(11.65 * RATE), Math.round(11.75 * RATE))
    expect(Math.max(...quiet.map(Math.abs))).toBeLessThan(0.15)
    expect(signal.trace(5 * RATE, 5 * RATE + 20).every(Number.isNaN)).toBe(true)
    expect(Math.max(...signal.trace(10 * RATE, 11 * RATE))).toBeGreaterThan(0.6)
  })
})
