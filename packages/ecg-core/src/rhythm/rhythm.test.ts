import { describe, expect, it } from 'vitest'
import { analyseEcg } from '../findings/analyse.ts'
import { atrialCoherence, atrialView, lateCoherence } from './atrial-coherence.ts'
import { classifyRhythm } from './rhythm.ts'
import type { RhythmEvidence } from './rhythm-evidence.ts'
import { rrSeries } from './rr.ts'
import { noise, sine, steadyBeats, syntheticEcg } from '../testing/synthetic-ecg.ts'
import type { SyntheticBeat } from '../testing/synthetic-ecg.ts'

const RATE = 512

/** Beats at irregular distances around `mean`, each uniform within +-`spread` of it. */
function unevenBeats(
  seconds: number,
  mean: number,
  { spread, noP }: { spread: number; noP: boolean },
): SyntheticBeat[] {
  const random = noise(400, 7)
  const beats: SyntheticBeat[] = []
  for (let at = 0.4, i = 0; at < seconds - 0.7; i++, at += mean * (1 + spread * (random[i] ?? 0)))
    beats.push({ at, noP })
  return beats
}

/** Waves of 0.05 mV at frequencies of fibrillation that stand in no relation to each other or to the beats. */
function withFWaves(samples: Float32Array): Float32Array {
  const [slow, fast] = [sine(5.13, RATE, samples.length), sine(6.71, RATE, samples.length)]
  return samples.map((sample, i) => sample + 0.03 * (slow[i] ?? 0) + 0.03 * (fast[i] ?? 0))
}

function coherenceOf(samples: Float32Array, peaks: number[]): number | null {
  const likeness = new Float64Array(peaks.length).fill(1)

  return atrialCoherence(atrialView(samples, RATE), {
    peaks,
    rrMs: rrSeries(peaks, RATE),
    likeness,
  })
}

describe('atrialCoherence', () => {
  const sinus = syntheticEcg(unevenBeats(30, 0.85, { spread: 0.1, noP: false }), 30)
  const fibrillation = syntheticEcg(unevenBeats(30, 0.75, { spread: 0.3, noP: true }), 30)

  it('is near 1 with P waves and near 0 without, whatever the height and the rate of the samples', () => {
    for (const height of [0.2, 1, 3]) {
      expect(
        coherenceOf(
          sinus.samples.map((mv) => height * mv),
          sinus.peaks,
        ),
      ).toBeGreaterThan(0.9)

      expect(
        coherenceOf(
          withFWaves(fibrillation.samples).map((mv) => height * mv),
          fibrillation.peaks,
        ),
      ).toBeLessThan(0.2)
    }

    const at250 = syntheticEcg(unevenBeats(30, 0.85, { spread: 0.1, noP: false }), 30, 250)
    const likeness = new Float64Array(at250.peaks.length).fill(1)
    const row = { peaks: at250.peaks, rrMs: rrSeries(at250.peaks, 250), likeness }

    expect(atrialCoherence(atrialView(at250.samples, 250), row)).toBeCloseTo(
      coherenceOf(sinus.samples, sinus.peaks) ?? NaN,
      1,
    )
  })

  it('is 0 where the line before the beats is flat', () => {
    const beats = steadyBeats(30, 1.1).map(({ at }) => ({ at, noP: true }))
    const { samples, peaks } = syntheticEcg(beats, 30)
    expect(coherenceOf(samples, peaks)).toBeCloseTo(0, 6)
  })

  it('stays high under noise that the eye sees the P waves through, and under wander', () => {
    const random = noise(sinus.samples.length, 5)
    const wander = sine(0.3, RATE, sinus.samples.length)

    const spoiled = sinus.samples.map(
      (mv, i) => mv + 0.1 * (random[i] ?? 0) + 0.5 * (wander[i] ?? 0),
    )

    expect(coherenceOf(spoiled, sinus.peaks)).toBeGreaterThan(0.6)
  })

  it('is the mean correlation of all pairs of beats', () => {
    // Every other P wave upside down: pairs correlate by 1 and by -1, so their mean is -1 / (n - 1) for an even n.
    const beats = Array.from({ length: 21 }, (_, i) => ({ at: 0.5 + i, noP: true }))
    const { samples, peaks } = syntheticEcg(beats, 22)
    const flipped = samples.slice()

    for (const [k, r] of peaks.entries())
      for (let i = -30; i <= 30; i++) {
        const at = r - 90 + i

        flipped[at] =
          (flipped[at] ?? 0) + (k % 2 === 0 ? 0.1 : -0.1) * Math.exp(-0.5 * (i / 10) ** 2)
      }

    // The first beat has no interval before it, so 20 count.
    expect(coherenceOf(flipped, peaks)).toBeCloseTo(-1 / 19, 2)
  })

  it.each([
    ['no beat', [], 60],
    ['too few beats', [0.5, 1.3, 2.1, 2.9], 60],
    ['a heart so fast that T waves leave no room', steadyBeats(20, 0.36).map(({ at }) => at), 20],
  ])('is null with %s', (_, at, seconds) => {
    const { samples, peaks } = syntheticEcg(
      at.map((time) => ({ at: time })),
      seconds,
    )

    expect(coherenceOf(samples, peaks)).toBeNull()
  })

  it('is a number where samples are missing', () => {
    const gappy = sinus.samples.map((mv, i) => (i % 3000 < 400 ? NaN : mv))
    expect(coherenceOf(gappy, sinus.peaks)).toBeGreaterThan(0.3)
  })
})

/** Sinus beats with P waves; one or two in a row come early without one. Neither they nor the pauses follow a pattern. */
function manyEarlyBeats(seconds: number): SyntheticBeat[] {
  const random = noise(400, 3)
  const beats: SyntheticBeat[] = [{ at: 0.5 }]

  for (let at = 0.5, i = 1; ; i++) {
    const isThird = beats.at(-1)?.noP === true && beats.at(-2)?.noP === true
    const isEarly = !isThird && (random[2 * i] ?? 0) > -0.3
    const apart = random[2 * i + 1] ?? 0
    at += isEarly ? 0.45 + 0.05 * apart : 0.95 + 0.2 * apart
    if (at > seconds - 0.7) return beats
    beats.push({ at, noP: isEarly })
  }
}

describe('lateCoherence', () => {
  it('is near 1 where sinus beats are led by P waves and early ones are not, which all together do not show', () => {
    const { samples, peaks } = syntheticEcg(manyEarlyBeats(40), 40, RATE)

    const row = {
      peaks,
      rrMs: rrSeries(peaks, RATE),
      likeness: new Float64Array(peaks.length).fill(1),
    }

    const hiss = noise(samples.length, 2)
    const recorded = samples.map((mv, i) => mv + 0.03 * (hiss[i] ?? 0))
    const view = atrialView(recorded, RATE)
    expect(lateCoherence(view, row)).toBeGreaterThan(0.6)
    expect(atrialCoherence(view, row)).toBeLessThan((lateCoherence(view, row) ?? 0) - 0.1)
  })
})

describe('the rhythm of a strip', () => {
  it('is suspected fibrillation where intervals are irregular and no P wave leads the beats', () => {
    const { samples } = syntheticEcg(unevenBeats(30, 0.75, { spread: 0.3, noP: true }), 30)

    expect(analyseEcg(withFWaves(samples), RATE)).toMatchObject({
      rhythm: 'af',
      rhythmReason: 'intervals irregular, no constant P wave before the beats',
    })
  })

  it('is not fibrillation where the same irregular beats have P waves', () => {
    const { samples } = syntheticEcg(unevenBeats(30, 0.75, { spread: 0.3, noP: false }), 30)
    expect(analyseEcg(samples, RATE).rhythm).not.toBe('af')
  })

  it('is not fibrillation where P waves are not seen and the intervals are regular', () => {
    const { samples } = syntheticEcg(unevenBeats(30, 0.75, { spread: 0.02, noP: true }), 30)
    expect(analyseEcg(withFWaves(samples), RATE).rhythm).toBe('sinus')
  })

  it('is other where every third beat is early', () => {
    const trigeminy = steadyBeats(30, 0.8).map((beat, i) => ({
      at: beat.at - (i % 3 === 2 ? 0.3 : 0),
    }))

    expect(analyseEcg(syntheticEcg(trigeminy, 30).samples, RATE)).toMatchObject({
      rhythm: 'other',
      rhythmReason: 'intervals repeat in a pattern',
    })
  })

  it('is not fibrillation where only wide early beats make the intervals uneven', () => {
    let at = 0.4

    // After every second or third beat one comes at 0.45 s and is followed by a pause: uneven, and regular below.
    const beats = Array.from({ length: 36 }, (_, i) => {
      const wide = i % 7 === 2 || i % 7 === 5
      const afterWide = i % 7 === 3 || i % 7 === 6

      return {
        at: (at += wide ? 0.45 + 0.02 * (i % 3) : afterWide ? 1.35 - 0.03 * (i % 4) : 0.9),
        wide,
      }
    })

    const found = analyseEcg(syntheticEcg(beats, at + 0.7).samples, RATE)
    expect(found.beats.filter(({ kind }) => kind === 'ventricular').length).toBeGreaterThan(8)
    expect(found.rhythm).not.toBe('af')
  })

  it('is other, and no fibrillation, where early beats make it irregular among beats that P waves lead', () => {
    const { samples } = syntheticEcg(manyEarlyBeats(30), 30)
    const hiss = noise(samples.length, 2)
    const recorded = samples.map((mv, i) => mv + 0.03 * (hiss[i] ?? 0))

    expect(analyseEcg(recorded, RATE)).toMatchObject({
      rhythm: 'other',
      rhythmReason: 'many early beats',
    })
  })

  it('is other where every second beat comes early, even if no P wave is seen', () => {
    const random = noise(100, 9)

    const bigeminy = Array.from({ length: 36 }, (_, i) => ({
      at: 0.5 + 0.8 * i - (i % 2 === 1 ? 0.3 : 0) + 0.01 * (random[i] ?? 0),
      noP: true,
    }))

    // Each early beat may be told by its own interval or all by their pattern: both are good reasons.
    expect(analyseEcg(withFWaves(syntheticEcg(bigeminy, 30).samples), RATE).rhythm).toBe('other')
  })

  it('is other, with a reason of its own, where it is regular and very fast, with flutter waves or without', () => {
    const { samples } = syntheticEcg(unevenBeats(30, 0.4, { spread: 0.01, noP: true }), 30)
    const found = { rhythm: 'other', rhythmReason: 'regular and very fast' }
    expect(analyseEcg(samples, RATE)).toMatchObject(found)
    const steady = syntheticEcg(unevenBeats(30, 0.4, { spread: 0, noP: true }), 30).samples
    // Two teeth of a saw to a beat, 0.2 mV high.
    const flutter = steady.map((mv, i) => mv + 0.2 * ((i / RATE / 0.2) % 1))
    expect(analyseEcg(flutter, RATE)).toMatchObject(found)
  })

  it('is said to be too noisy to say where much else looks like a beat', () => {
    const { samples } = syntheticEcg(unevenBeats(30, 0.8, { spread: 0.02, noP: false }), 30)
    const steps = noise(1 + samples.length / 20, 5)
    // Changes about as fast as a QRS does, as where an electrode is touched.
    const spoiled = samples.map((mv, i) => mv + 0.6 * (steps[Math.floor(i / 20)] ?? 0))

    expect(analyseEcg(spoiled, RATE)).toMatchObject({
      rhythm: 'unclassified',
      rhythmReason: 'noise that looks like beats',
    })
  })

  it('is not judged in noise, nor in a strip that is mostly missing', () => {
    expect(analyseEcg(noise(RATE * 30, 3), RATE).rhythm).toBe('unclassified')
    const { samples } = syntheticEcg(steadyBeats(30, 0.8), 30)
    const missing = samples.map((mv, i) => (i > 12 * RATE ? NaN : mv))

    expect(analyseEcg(missing, RATE)).toMatchObject({
      rhythm: 'unclassified',
      rhythmReason: 'too little usable signal',
    })
  })
})

const irregular = (count: number): RhythmEvidence => ({
  rrMs: Float64Array.from({ length: count }, (_, i) => 700 + 200 * (noise(count, 9)[i] ?? 0)),
  kinds: Array.from({ length: count + 1 }, () => 'normal' as const),
  usable: 1,
  likeness: new Float64Array(count + 1).fill(0.95),
  coherence: 0,
  lateCoherence: 0,
  rivals: 0,
})

/** Every fifth or seventh beat. */
const isWide = (beat: number): boolean => beat % 12 === 4 || beat % 12 === 11

const rhythmOf = (rrMs: Float64Array, coherence: number) =>
  classifyRhythm({ ...irregular(40), rrMs, coherence }).rhythm

describe('classifyRhythm', () => {
  it('needs clear beats in a row before it suspects fibrillation', () => {
    expect(classifyRhythm(irregular(9)).rhythm).toBe('af')

    expect(classifyRhythm(irregular(8))).toEqual({
      rhythm: 'unclassified',
      reason: 'too few clear beats in a row',
    })

    const noisy = irregular(40)
    expect(classifyRhythm(noisy).rhythm).toBe('af')
    const likeness = new Float64Array(41).fill(0.95)
    const unclear = { ...noisy, likeness: likeness.map((like, i) => (i % 2 === 0 ? 0.5 : like)) }

    expect(classifyRhythm(unclear)).toEqual({
      rhythm: 'unclassified',
      reason: 'too few clear beats in a row',
    })
  })

  it('asks for more clear beats where P waves could not be looked for', () => {
    const half = {
      ...irregular(40),
      likeness: Float64Array.from({ length: 41 }, (_, i) => (i < 21 ? 0.95 : 0.3)),
    }

    expect(classifyRhythm(half).rhythm).toBe('af')

    expect(classifyRhythm({ ...half, coherence: null })).toEqual({
      rhythm: 'unclassified',
      reason: 'beats unlike each other',
    })

    expect(classifyRhythm({ ...irregular(40), coherence: null }).rhythm).toBe('af')
  })

  it('says nothing where rivals are many and few intervals are clear, and is not stopped by either alone', () => {
    const likeness = Float64Array.from({ length: 41 }, (_, i) => (i % 5 === 4 ? 0.3 : 0.95))
    const unclear = { ...irregular(40), likeness }
    expect(classifyRhythm({ ...unclear, rivals: 10 }).rhythm).toBe('af')
    expect(classifyRhythm({ ...irregular(40), rivals: 11 }).rhythm).toBe('af')

    expect(classifyRhythm({ ...unclear, rivals: 11 })).toEqual({
      rhythm: 'unclassified',
      reason: 'noise that looks like beats',
    })
  })

  it('lets early beats explain irregular intervals only where beats come early and late ones are led', () => {
    const led = { ...irregular(40), lateCoherence: 0.6 }
    expect(classifyRhythm(led)).toEqual({ rhythm: 'other', reason: 'many early beats' })
    expect(classifyRhythm({ ...led, lateCoherence: 0.4 }).rhythm).toBe('af')
    expect(classifyRhythm({ ...led, lateCoherence: null }).rhythm).toBe('af')
    const rrMs = Float64Array.from(led.rrMs, (rr) => 700 + (rr - 700) / 3)
    expect(classifyRhythm({ ...led, rrMs }).rhythm).toBe('af')
  })

  it('suspects nothing where only ventricular beats make it irregular, though they look like the others', () => {
    const rrMs = Float64Array.from({ length: 48 }, (_, i) =>
      isWide(i + 1) ? 450 + 20 * (i % 3) : isWide(i) ? 1150 - 30 * (i % 4) : 800,
    )

    const evidence = {
      ...irregular(48),
      rrMs,
      kinds: Array.from({ length: 49 }, (_, i) =>
        isWide(i) ? ('ventricular' as const) : ('normal' as const),
      ),
    }

    expect(classifyRhythm(evidence).rhythm).toBe('sinus')
    expect(classifyRhythm({ ...evidence, kinds: irregular(48).kinds }).rhythm).toBe('af')
  })

  it('suspects no fibrillation of a few changes alone, nor of as many in a slow heart that waves lead', () => {
    const random = noise(40, 5)

    const changing = (meanMs: number, part: number) =>
      Float64Array.from({ length: 40 }, (_, i) =>
        i % 10 < 10 * part ? meanMs * (1 + 0.15 * (random[i] ?? 0)) : meanMs,
      )

    expect(rhythmOf(changing(750, 0.2), 0)).toBe('sinus')
    expect(rhythmOf(changing(750, 1), 0)).toBe('af')
    expect(rhythmOf(changing(600, 1), 0.35)).toBe('af')
    expect(rhythmOf(changing(1200, 1), 0.35)).toBe('sinus')
  })

  it('is sinus where early beats are fewer than the others, and other where they are the most or make the pattern', () => {
    const steady = { ...irregular(40), rrMs: new Float64Array(40).fill(800), coherence: 0.8 }

    const withEarly = (isEarly: (beat: number) => boolean) =>
      classifyRhythm({
        ...steady,
        kinds: Array.from({ length: 41 }, (_, i) =>
          isEarly(i) ? ('ventricular' as const) : ('normal' as const),
        ),
      })

    expect(withEarly((i) => i % 5 === 0).reason).toMatch(/^intervals regular/)

    // Neither bigeminy nor trigeminy three times in a row.
    expect(withEarly((i) => [0, 1, 5].includes(i % 8))).toEqual({
      rhythm: 'sinus',
      reason: 'most beats ordinary, many early ones among them',
    })

    expect(withEarly((i) => i % 5 < 3)).toEqual({ rhythm: 'other', reason: 'many early beats' })

    for (const period of [2, 3])
      expect(withEarly((i) => i % period === 1)).toEqual({
        rhythm: 'other',
        reason: 'intervals repeat in a pattern',
      })

    // Bigeminy for less than half of the strip.
    expect(withEarly((i) => i < 16 && i % 2 === 1).rhythm).toBe('sinus')
  })

  it('never suspects fibrillation with a rising coherence that it did not suspect with a lower one', () => {
    const suspected = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
      (coherence) => classifyRhythm({ ...irregular(30), coherence }).rhythm === 'af',
    )

    expect(suspected).toEqual(suspected.toSorted((a, b) => Number(b) - Number(a)))
    expect([suspected[0], suspected.at(-1)]).toEqual([true, false])
  })
})
