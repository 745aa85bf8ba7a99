import { describe, expect, it } from 'vitest'
import { drawHeart } from '../testing/delineate-cases.ts'
import type { Drawn } from '../testing/delineate-cases.ts'
import { delineate, READER_DELAY_SECONDS } from './delineate.ts'
import { qtcBazett, qtcFridericia, qtcOverBeats, qtInterval, qtOfBeats } from './qt.ts'
import type { BeatQt } from './qt.ts'
import { noise, sine } from '../testing/synthetic-ecg.ts'

/** What a recorder adds: muscle, mains, breath. */
function disturbed(drawn: Drawn, rateHz: number): Drawn {
  const length = drawn.samples.length

  const [muscle, mains, breath] = [
    noise(length, 4),
    sine(50, rateHz, length),
    sine(0.25, rateHz, length),
  ]

  return {
    ...drawn,
    samples: drawn.samples.map(
      (value, i) =>
        value + 0.014 * (muscle[i] ?? 0) + 0.004 * (mains[i] ?? 0) + 0.05 * (breath[i] ?? 0),
    ),
  }
}

const seen = (qtMs: number | null, rrMs = 1000): BeatQt => ({ qtMs, rrMs, tLikeness: 0.9 })
const times = (count: number, beat: BeatQt): BeatQt[] => Array<BeatQt>(count).fill(beat)

describe('QT', () => {
  it.each([250, 360, 500, 512, 1000])(
    'comes out within 2 %% at 50 to 120 beats a minute, sampled at %i Hz',
    (rateHz) => {
      for (const bpm of [50, 60, 75, 90, 105, 120]) {
        const qtSeconds = 0.4 * Math.cbrt(60 / bpm)
        const drawn = drawHeart({ rateHz, seconds: 20, rr: 60 / bpm, qtSeconds })

        for (const { samples, peaks } of [drawn, disturbed(drawn, rateHz)]) {
          const { qt } = qtInterval(qtOfBeats(delineate(samples, rateHz, peaks), [], rateHz))
          expect(Math.abs((qt?.ms ?? NaN) - qtSeconds * 1000)).toBeLessThan(0.02 * qtSeconds * 1000)
        }
      }
    },
  )

  it('of a beat ends where the tangent does, and goes with the interval before it', () => {
    const limits = [
      { qrsOn: 1000, tEnd: 1000 + 390 + READER_DELAY_SECONDS * 1000, tLikeness: 0.8 },
      { qrsOn: null, tEnd: 900, tLikeness: null },
      { qrsOn: 1, tEnd: null, tLikeness: null },
    ]

    const [first, ...others] = qtOfBeats(limits, [810, NaN], 1000)
    expect(first?.qtMs).toBeCloseTo(390, 9)
    expect([first?.rrMs, first?.tLikeness]).toEqual([NaN, 0.8])

    expect(others.map(({ qtMs, rrMs }) => [qtMs, rrMs])).toEqual([
      [null, 810],
      [null, NaN],
    ])
  })

  it('is the median over beats with both limits, with its standard deviation', () => {
    const beats = [...times(5, seen(390)), ...times(6, seen(410)), seen(600), seen(null)]
    const { qt } = qtInterval(beats)
    expect(qt?.ms).toBe(410)
    expect(qt?.beats).toBe(12)
    expect(qt?.sdMs).toBeCloseTo(58.33, 1)
  })

  it('is not told of fewer than ten beats', () => {
    expect(qtInterval(times(9, seen(400)))).toEqual({ qt: null, reason: 'too few beats' })
    expect(qtInterval([])).toEqual({ qt: null, reason: 'too few beats' })
    expect(qtInterval(times(10, seen(400))).qt?.ms).toBe(400)
  })

  it('is not told where most T ends are missing, or may have been found in noise', () => {
    const reason = 'T ends not seen'
    const hidden = times(15, seen(null))
    expect(qtInterval([...times(14, seen(400)), ...hidden])).toEqual({ qt: null, reason })
    expect(qtInterval([...times(15, seen(400)), ...hidden]).reason).toBeNull()
    const byChance = times(30, { ...seen(400), tLikeness: 0.2 })
    expect(qtInterval(byChance)).toEqual({ qt: null, reason })
  })

  it('is corrected for the rate as published', () => {
    expect(qtcBazett(400, 640)).toBeCloseTo(500, 9)
    expect(qtcFridericia(400, 512)).toBeCloseTo(500, 9)
    expect(qtcFridericia(400, 1000)).toBe(400)
  })

  it('is corrected beat by beat over at least ten whose interval is known', () => {
    const beats = [...times(5, seen(400, 512)), ...times(5, seen(400, 1000)), seen(400, NaN)]
    const qtc = qtcOverBeats(beats, qtcFridericia)
    expect(qtc?.ms).toBeCloseTo(450, 9)
    expect(qtc?.sdMs).toBeCloseTo(52.7, 1)
    expect(qtc?.beats).toBe(10)
    expect(qtcOverBeats(beats.slice(1), qtcFridericia)).toBeNull()
  })
})
