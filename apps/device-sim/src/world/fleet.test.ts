import { describe, expect, it } from 'vitest'
import type { RadioFaults } from '../radio/faults.ts'
import { NO_FAULTS } from '../radio/faults.ts'
import { createFleet } from './fleet.ts'

const SECONDS = 60

/** All samples by recorder and place, as the receiving side has put them. */
function run(faults: RadioFaults) {
  const signals = new Map<string, Int32Array>()
  const filled = new Map<string, Uint8Array>()

  const fleet = createFleet({
    devices: 18,
    faults,
    seed: '7',
    ecg: 'always',
    onSamples(recorder, startSample, microvolts) {
      const signal = signals.get(recorder) ?? new Int32Array((SECONDS + 1) * 512)
      const places = filled.get(recorder) ?? new Uint8Array(signal.length)
      signal.set(microvolts, startSample)
      for (let i = 0; i < microvolts.length; i++)
        places[startSample + i] = (places[startSample + i] ?? 0) + 1
      signals.set(recorder, signal)
      filled.set(recorder, places)
    },
  })

  for (let second = 0; second < SECONDS; second++) fleet.advance(1)
  fleet.settle()
  return { fleet, signals, filled }
}

describe('a fleet', () => {
  it('under 5 % loss reports every gap and misplaces no sample', () => {
    const clean = run(NO_FAULTS)
    const { fleet, signals, filled } = run({ loss: 0.05, duplicate: 0.02, reorder: 0.02 })
    expect(fleet.gaps()).toEqual(fleet.lost())
    expect(Math.min(...fleet.gaps().values())).toBeGreaterThan(5)
    expect(fleet.counts).toMatchObject({ wrong: 0 })
    expect(fleet.counts.duplicates).toBeGreaterThan(20)
    expect(fleet.counts.late).toBeGreaterThan(20)
    expect(signals.size).toBe(6)

    for (const [recorder, signal] of signals) {
      const places = filled.get(recorder) ?? new Uint8Array(0)
      const truth = clean.signals.get(recorder) ?? new Int32Array(0)
      const misplaced = signal.findIndex((value, i) => places[i] !== 0 && value !== truth[i])
      expect(misplaced).toBe(-1)
      // Nothing is there twice, and what is missing is exactly the lost frames.
      expect(Math.max(...places)).toBe(1)

      expect(places.filter((times) => times === 0).length).toBe(
        64 * (fleet.lost().get(recorder) ?? 0),
      )
    }
  })

  it('has every device heard, and the same again for the same seed', () => {
    const [first, second] = [run(NO_FAULTS), run(NO_FAULTS)]
    expect(first.signals).toEqual(second.signals)
    expect(first.fleet.counts).toEqual(second.fleet.counts)
    expect(first.fleet.counts.samples).toBe(6 * (SECONDS + 1) * 512)

    const sent = first.fleet.world.wearers.flatMap(({ devices }) =>
      devices.filter(({ typeCode }) => typeCode === '10010002').map(({ fates }) => fates.sent),
    )

    expect(sent).toEqual(Array(6).fill(SECONDS + 1))
  })

  it('measures for 30 s an hour where told to', () => {
    const fleet = createFleet({ devices: 6, faults: NO_FAULTS, seed: '7', ecg: 'hourly' })
    for (let minute = 0; minute < 120; minute++) fleet.advance(60)
    expect(fleet.counts.samples).toBe(3 * 30 * 512)
    expect(fleet.counts.wrong).toBe(0)
  })
})
