import { BEAT_KINDS, longBeatFeatures } from '@kangban/ecg-core'
import type { KindRecord } from '../kinds/kind-samples.ts'
import { ecgWith, RATE_HZ } from './synthetic-records.ts'

/** A wide beat in mV, upright and then down. */
const wideAt = (seconds: number): number =>
  1.6 * Math.exp(-0.5 * ((seconds - 0.01) / 0.035) ** 2) -
  0.6 * Math.exp(-0.5 * ((seconds - 0.1) / 0.04) ** 2) -
  0.4 * Math.exp(-0.5 * ((seconds - 0.3) / 0.05) ** 2)

const kindOf = (wide: boolean): number => BEAT_KINDS.indexOf(wide ? 'ventricular' : 'normal')

/** A record whose beats are known: narrow every 0.8 s, wide early ones where `isWide` says so, each as its place asks. */
export function kindRecord(
  record: string,
  { seconds, isWide, seed }: { seconds: number; isWide: (beat: number) => boolean; seed: number },
): KindRecord {
  const beats: { sample: number; wide: boolean }[] = []
  let at = RATE_HZ

  for (let i = 0; at < (seconds - 1) * RATE_HZ; i++) {
    const wide = isWide(i)
    beats.push({ sample: at, wide })
    const next = isWide(i + 1) ? 0.5 : wide ? 1.1 : 0.8 + 0.01 * ((i + seed) % 3)
    at += Math.round(next * RATE_HZ)
  }

  const narrow = beats.filter(({ wide }) => !wide).map(({ sample }) => sample)
  const samples = ecgWith(narrow, seconds * RATE_HZ)

  for (const { sample } of beats.filter(({ wide }) => wide))
    for (let i = sample - RATE_HZ / 2; i < sample + RATE_HZ / 2; i++)
      samples[i] = (samples[i] ?? 0) + wideAt((i - sample) / RATE_HZ)

  const found = longBeatFeatures({
    rateHz: RATE_HZ,
    sampleCount: samples.length,
    read: (from, to) => samples.subarray(from, to),
  })

  const indexOf = (sample: number): number =>
    found.beats.findIndex((beat) => Math.abs(beat - sample) < 0.1 * RATE_HZ)

  const truth = new Map(beats.map(({ sample, wide }) => [indexOf(sample), kindOf(wide)]))

  return {
    record,
    development: true,
    samples: found.features.map((features, i) => ({
      at: (found.beats[i] ?? 0) / RATE_HZ,
      features,
      reference: truth.get(i) ?? null,
      aberrant: false,
      inFlutter: false,
    })),
    reference: beats.map(({ sample, wide }) => ({
      at: sample / RATE_HZ,
      kind: kindOf(wide),
      found: indexOf(sample),
    })),
  }
}
