import { describe, expect, it } from 'vitest'
import { BEAT_KINDS } from '../beats/beat-kind.ts'
import type { BeatKind } from '../beats/beat-kind.ts'
import { analyseEcg } from '../findings/analyse.ts'
import { noise, steadyBeats, syntheticEcg } from '../testing/synthetic-ecg.ts'
import type { SyntheticBeat } from '../testing/synthetic-ecg.ts'
import { kindsInAf } from './kinds-in-af.ts'
import { analyseLongRecord } from './long-record.ts'
import { stripEvidence } from './strip-evidence.ts'

const RATE = 256

/** Narrow beats without P waves at very uneven distances, every tenth soon after another, some of them wide. */
function fibrillation(from: number, to: number, isWide = (_beat: number) => false) {
  const random = noise(400, 6)
  const beats: SyntheticBeat[] = []
  for (let at = from, i = 0; at < to; i++, at += i % 10 === 0 ? 0.48 : 0.8 + 0.4 * (random[i] ?? 0))
    beats.push({ at, noP: true, wide: isWide(i) })
  return beats
}

/** With the noise of a skin. */
function recorded(beats: readonly SyntheticBeat[], seconds: number): Float32Array {
  const { samples } = syntheticEcg(beats, seconds, RATE)
  const hiss = noise(samples.length, 5)
  return samples.map((mv, i) => mv + 0.01 * (hiss[i] ?? 0))
}

describe('kinds of beats in fibrillation', () => {
  it('leave no narrow beat early in a strip, and give its probability to the normal ones', () => {
    const samples = recorded(fibrillation(0.4, 29), 30)
    const strip = stripEvidence(samples, RATE)
    expect(strip.kinds.filter((kind) => kind === 'supraventricular').length).toBeGreaterThan(0)
    const found = analyseEcg(samples, RATE)
    expect(found.rhythm).toBe('af')

    expect(found.beats.map(({ kind }) => kind)).toEqual(
      strip.kinds.map((kind) => (kind === 'supraventricular' ? 'normal' : kind)),
    )

    const narrow = found.beats.flatMap(({ kind, probability }, i) => {
      const [normal = 0, early = 0] = strip.probabilities.subarray(i * BEAT_KINDS.length)
      return kind === 'normal' ? [probability - normal - early] : []
    })

    expect(narrow.length).toBeGreaterThan(20)
    for (const difference of narrow) expect(difference).toBeCloseTo(0, 5)
  })

  it('call a beat normal that is likelier so than ventricular once it need not be early', () => {
    const kinds: BeatKind[] = ['ventricular', 'ventricular']
    const beat = [0.2, 0.3, 0.5, 0]

    const { kinds: settled } = kindsInAf(
      { kinds, probabilities: Float32Array.of(...beat, ...beat) },
      (i) => i === 0,
    )

    expect(settled).toEqual(['normal', 'ventricular'])
  })

  it('leave ventricular beats and those outside as they are', () => {
    const kinds: BeatKind[] = ['supraventricular', 'ventricular', 'supraventricular']
    const probabilities = Float32Array.of(0.25, 0.5, 0.25, 0, 0, 0, 1, 0, 0.25, 0.75, 0, 0)
    const settled = kindsInAf({ kinds, probabilities }, (beat) => beat < 2)
    expect(settled.kinds).toEqual(['normal', 'ventricular', 'supraventricular'])

    expect([...settled.probabilities]).toEqual([0.75, 0, 0.25, 0, 0, 0, 1, 0, 0.25, 0.75, 0, 0])

    expect(probabilities[1]).toBe(0.5)
  })

  it('count in a long record no early beats but wide ones while fibrillation stands', () => {
    // Ten minutes of sinus rhythm with an early narrow beat in twelve, then four of fibrillation with wide beats.
    const sinus = steadyBeats(599, 0.8).map((beat, i) =>
      i % 12 === 6 ? { at: beat.at - 0.3, noP: true } : beat,
    )

    const samples = recorded([...sinus, ...fibrillation(600, 839, (i) => i % 25 === 9)], 840)

    const { beats, kinds, episodes, summary } = analyseLongRecord({
      rateHz: RATE,
      sampleCount: samples.length,
      read: (from, to) => samples.slice(from, to),
    })

    const af = episodes.filter(({ kind }) => kind === 'suspected-af')
    expect(af.length).toBe(1)

    const count = (isInside: boolean, kind: (typeof BEAT_KINDS)[number]) =>
      beats.filter(
        (beat, i) =>
          kinds[i] === BEAT_KINDS.indexOf(kind) &&
          af.some(({ from, to }) => beat >= from && beat < to) === isInside,
      ).length

    expect(count(true, 'supraventricular')).toBe(0)
    expect(count(true, 'ventricular')).toBeGreaterThan(5)
    expect(count(false, 'supraventricular')).toBeGreaterThan(10)
    expect(summary.supraventricularBeats.count).toBe(count(false, 'supraventricular'))

    expect(summary.earlyBeats - summary.wideEarlyBeats).toBe(summary.supraventricularBeats.count)
  })
})
