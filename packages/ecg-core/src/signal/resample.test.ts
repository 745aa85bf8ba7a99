import { describe, expect, it } from 'vitest'
import { resample } from './resample.ts'
import { middleHeight, noise, sine } from '../testing/synthetic-ecg.ts'

describe('resample', () => {
  it.each([
    [360, 512],
    [500, 512],
    [300, 512],
    [1000, 512],
    [512, 360],
    [128.5, 512],
  ])('keeps a 12 Hz sine from %d to %d Hz, sample by sample', (from, to) => {
    const result = resample(sine(12, from, Math.round(from * 4)), from, to)
    const wanted = sine(12, to, Math.round((Math.round(from * 4) * to) / from))
    expect(result.length).toBe(wanted.length)
    expect(middleHeight(result.map((value, i) => value - (wanted[i] ?? NaN)))).toBeLessThan(0.001)
  })

  it('takes out what the lower rate cannot carry', () => {
    expect(middleHeight(resample(sine(100, 512, 2048), 512, 128))).toBeLessThan(0.001)
  })

  it('keeps a constant up to both ends and the scale of any signal', () => {
    for (const value of resample(new Float32Array(77).fill(1.25), 360, 512))
      expect(value).toBeCloseTo(1.25, 6)
    const signal = noise(300)

    const tripled = resample(
      signal.map((value) => value * 3),
      360,
      512,
    )

    for (const [i, value] of resample(signal, 360, 512).entries())
      expect(tripled[i]).toBeCloseTo(value * 3, 4)
  })

  it('keeps a gap where it was and the signal beside it', () => {
    const signal = sine(3, 256, 1024)

    const result = resample(
      signal.map((value, i) => (i >= 400 && i < 410 ? NaN : value)),
      256,
      512,
    )

    const gaps = Array.from(result.keys()).filter((i) => Number.isNaN(result[i]))
    expect(gaps[0]).toBe(799)
    expect(gaps.at(-1)).toBe(819)
    expect(gaps.length).toBe(21)
    const whole = resample(signal, 256, 512)
    for (const i of [700, 790, 830, 900]) expect(result[i]).toBeCloseTo(whole[i] ?? NaN, 1)
  })

  it('answers empty, single and missing samples, and refuses a rate of 0', () => {
    expect(resample(new Float32Array(0), 360, 512).length).toBe(0)
    expect(resample(Float32Array.of(0.5), 256, 512)).toEqual(Float32Array.of(0.5, 0.5))
    expect(resample(new Float32Array(4).fill(NaN), 256, 512).every(Number.isNaN)).toBe(true)
    expect(() => resample(Float32Array.of(1), 0, 512)).toThrow('not 0 to 512 Hz')
  })
})
