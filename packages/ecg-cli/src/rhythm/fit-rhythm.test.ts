import { afLogOdds } from '@kangban/ecg-core'
import { describe, expect, it } from 'vitest'
import { afConstantsFile, fitRhythm } from './fit-rhythm.ts'
import type { LabelledFeatures } from './fit-rhythm.ts'

/** Twenty records of each class, three samples each, spread evenly about what the class usually has. */
const samples: LabelledFeatures[] = Array.from({ length: 120 }, (_, i) => {
  const isAf = i % 2 === 0
  const spread = (i % 7) / 30 - 0.1

  return {
    record: `${isAf ? 'af' : 'other'} ${Math.floor(i / 6)}`,
    isAf,
    features: {
      one: 1,
      changes: (isAf ? 0.8 : 0.3) + spread,
      coherence: (isAf ? 0.05 : 0.6) - spread,
      slowness: spread,
    },
  }
})

/** One sample is called otherwise than it looks. */
const flipped = samples.map((sample, i) =>
  i === 9 ? { ...sample, features: samples[10]?.features ?? sample.features } : sample,
)

describe('the constants of fibrillation', () => {
  it('are the same, byte by byte, when they are chosen again on the same records', () => {
    const file = afConstantsFile(fitRhythm(samples), 40)
    expect(afConstantsFile(fitRhythm(samples), 40)).toBe(file)
    expect(file).toMatch(/from 40 annotated\n \* records.*\n \*\/\n.*\n {2}one: -?\d/)
    expect(afConstantsFile(fitRhythm(samples.slice(12)), 40)).not.toBe(file)
  })

  it('tell samples that they were not chosen on', () => {
    const constants = fitRhythm(samples.slice(12))
    expect(constants.changes).toBeGreaterThan(0)
    expect(constants.coherence).toBeLessThan(0)

    for (const { isAf, features } of samples.slice(0, 12))
      expect(afLogOdds(features, constants) > 0).toBe(isAf)
  })

  it('hardly move for one wrong label', () => {
    const [right, slipped] = [fitRhythm(samples), fitRhythm(flipped)]
    for (const name of ['changes', 'coherence'] as const)
      expect(Math.abs(slipped[name] - right[name])).toBeLessThan(0.05 * Math.abs(right[name]))
  })
})
