import { describe, expect, it } from 'vitest'
import { likenessToBeats } from './detect-likeness.ts'
import { detectRPeaks } from './detect.ts'
import { noise } from '../testing/synthetic-ecg.ts'

const RATE = 360
const SECONDS = 90

/** Height in mV, centre in s from R, width (sigma) in s. */
type Wave = readonly [height: number, centre: number, width: number]
interface Beat {
  at: number
  waves: readonly Wave[]
}

const QRS: readonly Wave[] = [
  [-0.1, -0.025, 0.008],
  [1.1, 0, 0.011],
  [-0.25, 0.028, 0.01],
]

const P: Wave = [0.12, -0.17, 0.02]
const T: Wave = [0.3, 0.27, 0.045]

const VENTRICULAR: readonly Wave[] = [
  [1.4, 0.01, 0.035],
  [-0.6, 0.09, 0.035],
  [-0.4, 0.3, 0.06],
]

const times = (waves: readonly Wave[], factor: number): Wave[] =>
  waves.map(([height, centre, width]) => [factor * height, centre, width])

/** Beats one after another, each told its number and followed by its interval in seconds. */
function inTurn(
  next: (beat: number, chance: number) => { waves: readonly Wave[]; rr: number },
): Beat[] {
  const chances = noise(4 * SECONDS, 11)
  const beats: Beat[] = []

  for (let at = 0.6, i = 0; at < SECONDS - 0.8; i++) {
    const { waves, rr } = next(i, ((chances[i] ?? 0) + 1) / 2)
    beats.push({ at, waves })
    at += rr
  }

  return beats
}

function draw(beats: readonly Beat[]): Float32Array {
  const hiss = noise(SECONDS * RATE, 5)
  const samples = hiss.map((value) => 0.03 * value)

  for (const { at, waves } of beats)
    for (const [height, centre, width] of waves) {
      const [middle, sigma] = [(at + centre) * RATE, width * RATE]
      for (
        let i = Math.max(0, Math.ceil(middle - 5 * sigma));
        i < Math.min(samples.length, middle + 5 * sigma);
        i++
      )
        samples[i] = (samples[i] ?? 0) + height * Math.exp(-0.5 * ((i - middle) / sigma) ** 2)
    }

  return samples
}

/** Beats that were not found within 150 ms, and detections that are no beat. */
function errors(samples: Float32Array, beats: readonly Beat[]): { missed: number; extra: number } {
  const found = detectRPeaks(samples, RATE)
  const left = new Set(found)
  let missed = 0

  for (const { at } of beats) {
    const match = [...left].find((peak) => Math.abs(peak / RATE - at) <= 0.15)
    if (match === undefined) missed += 1
    else left.delete(match)
  }

  return { missed, extra: left.size }
}

const steady = (waves: readonly Wave[], rr = 0.8): Beat[] =>
  inTurn((_, chance) => ({ waves, rr: rr * (0.95 + 0.1 * chance) }))

describe('detectRPeaks on rhythms and shapes that mislead detectors', () => {
  it.each([
    [0.4, 0.04],
    [-0.4, 0.1],
    [1.5, 0.07],
    [-2.5, 0.04],
    [2.5, 0.1],
  ])('counts a paced beat with a spike of %d mV %d s before its wide QRS once', (spike, before) => {
    const paced: Wave[] = [
      [spike, -before, 0.0015],
      [0.9, 0.02, 0.03],
      [-0.4, 0.08, 0.03],
      [-0.4, 0.32, 0.06],
    ]

    const always = steady(paced)
    expect(errors(draw(always), always)).toEqual({ missed: 0, extra: 0 })
    const demand = inTurn((i) => ({ waves: i % 9 < 5 ? paced : [P, ...QRS, T], rr: 0.83 }))
    expect(errors(draw(demand), demand)).toEqual({ missed: 0, extra: 0 })
  })

  it('bridges pauses of 2 to 6 s, with P waves going on in them', () => {
    const beats = inTurn((i, chance) => ({
      waves: [P, ...QRS, T],
      rr: i % 7 === 6 ? 2 + 4 * chance : 0.85,
    }))

    expect(errors(draw(beats), beats)).toEqual({ missed: 0, extra: 0 })

    const blocked = beats.map(({ at, waves }, i): Beat => {
      const rr = (beats[i + 1]?.at ?? at) - at

      const alone = Array.from(
        { length: Math.max(0, Math.floor((rr - 0.5) / 0.85)) },
        (_, k): Wave => [0.2, 0.68 + 0.85 * k, 0.02],
      )

      return { at, waves: [...waves, ...alone] }
    })

    expect(errors(draw(blocked), beats)).toEqual({ missed: 0, extra: 0 })
  })

  it.each([0.2, 0.3, 0.5])('follows runs of beats of %d of the usual height', (part) => {
    const beats = inTurn((i) => ({
      waves: i % 40 < 20 ? [P, ...QRS, T] : times([P, ...QRS, T], part),
      rr: 0.75,
    }))

    expect(errors(draw(beats), beats)).toEqual({ missed: 0, extra: 0 })
  })

  it.each([0.7, 1, 1.2])('takes no T wave of %d mV for a beat beside a QRS of 0.8 mV', (height) => {
    for (const rr of [0.6, 0.8, 1.1]) {
      const beats = steady([P, ...times(QRS, 0.7), [height, 0.29, 0.05]], rr)
      expect(errors(draw(beats), beats)).toEqual({ missed: 0, extra: 0 })
    }
  })

  it.each([0.2, 0.3, 0.4])(
    'takes no P wave of %d mV for a beat beside a QRS of 0.55 mV',
    (height) => {
      const beats = steady([[height, -0.17, 0.02], ...times(QRS, 0.5), T])
      expect(errors(draw(beats), beats)).toEqual({ missed: 0, extra: 0 })
    },
  )

  it('finds fibrillation with couplets and runs of ventricular beats', () => {
    for (const factor of [1, -0.8]) {
      const beats = inTurn((i, chance) =>
        i % 11 < 2
          ? {
              waves: times(VENTRICULAR, factor),
              rr: i % 11 === 0 ? 0.32 + 0.1 * chance : 0.6 + 0.4 * chance,
            }
          : { waves: [...times(QRS, 0.6 + 0.5 * chance), T], rr: 0.42 + 0.7 * chance * chance },
      )

      expect(errors(draw(beats), beats)).toEqual({ missed: 0, extra: 0 })
    }
  })

  it('takes few steps of the baseline and bursts of muscle noise for beats, and misses none beside them', () => {
    const beats = steady([P, ...QRS, T], 0.9)
    const plain = draw(beats)
    const levels = noise(20, 3)
    const stepped = plain.map((value, i) => value + 2 * (levels[Math.floor(i / RATE / 6.37)] ?? 0))
    const atSteps = errors(stepped, beats)
    expect(atSteps.missed).toBe(0)
    expect(atSteps.extra).toBeLessThanOrEqual(8)
    const muscle = noise(plain.length, 9)

    const inBursts = errors(
      plain.map((value, i) => value + (i % (14 * RATE) > 10 * RATE ? 0.3 * (muscle[i] ?? 0) : 0)),
      beats,
    )

    expect(inBursts).toEqual({ missed: 0, extra: 0 })
  })
})

const shape = (i: number): number =>
  Math.exp(-0.5 * (i / 2) ** 2) - 0.5 * Math.exp(-0.5 * ((i - 5) / 2) ** 2)

describe('likenessToBeats', () => {
  const band = new Float64Array(600)
  for (const [middle, height] of [
    [100, 1],
    [200, 1],
    [300, 0.2],
    [400, -1],
  ] as const)
    for (let i = -20; i <= 20; i++) band[middle + i] = height * shape(i)
  const known = { band, places: Int32Array.of(100, 200), rateHz: 125 }

  it('is 1 for the same shape of any size a little aside, and low for one turned over', () => {
    expect(likenessToBeats(known, 300, 1)).toBeCloseTo(1, 6)
    expect(likenessToBeats(known, 302, 1)).toBeGreaterThan(0.95)
    expect(likenessToBeats(known, 400, 1)).toBeLessThan(0.7)
  })

  it('compares no beat with itself, and nothing that the record cuts off', () => {
    expect(likenessToBeats({ ...known, places: Int32Array.of(100) }, 100, 0)).toBe(0)
    expect(likenessToBeats(known, 3, 0)).toBe(0)
    expect(likenessToBeats({ ...known, places: new Int32Array(0) }, 300, 0)).toBe(0)
    expect(likenessToBeats(known, 500, 1)).toBe(0)
  })
})
