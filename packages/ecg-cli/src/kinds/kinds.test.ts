import { BEAT_KINDS } from '@kangban/ecg-core'
import { describe, expect, it } from 'vitest'
import { constantsFile, fitKinds } from './fit-kinds.ts'
import type { KindRecord } from './kind-samples.ts'
import { scoreKinds } from './kind-scores.ts'
import { solve } from './solve.ts'
import { kindRecord } from '../testing/kind-record.ts'

const VENTRICULAR = BEAT_KINDS.indexOf('ventricular')
const names = ['a', 'b', 'c']

// Ventricular beats every seventh, in pairs every fourteenth.
const records: KindRecord[] = names.map((name, seed) =>
  kindRecord(name, { seconds: 420, isWide: (i) => i % 7 === 3 || i % 14 === 4, seed }),
)

describe('the constants of the kinds of beats', () => {
  it('are the same, byte by byte, when they are chosen again on the same records', () => {
    const file = constantsFile(fitKinds(records), names)
    expect(constantsFile(fitKinds(records), names)).toBe(file)
    expect(file).toMatch(/supraventricular: \{\n {4}one: -?\d/)
    expect(constantsFile(fitKinds(records.slice(1)), names)).not.toBe(file)
  })

  it('tell the beats of a record that they were not chosen on', () => {
    const [left, ...others] = records
    if (!left) throw new Error('no record')
    const { kinds, rows } = scoreKinds(left, fitKinds(others))
    expect(kinds.ventricular.marked).toBeGreaterThan(20)
    expect(kinds.ventricular.markedFound).toBe(kinds.ventricular.marked)
    expect(kinds.ventricular.toldRight).toBe(kinds.ventricular.told)
    expect(rows.couplets.marked).toBeGreaterThan(5)
    expect(rows.couplets.markedFound).toBe(rows.couplets.marked)
  })
})

describe('scores of kinds', () => {
  it('count a fusion beat called ventricular neither way, and a missed beat as not found', () => {
    const [record] = records
    if (!record) throw new Error('no record')
    const whole = scoreKinds(record, fitKinds(records)).kinds.ventricular
    const late = record.samples.findIndex((beat) => beat.at > 310 && beat.reference === VENTRICULAR)

    const fused = {
      ...record,
      samples: record.samples.map((beat, i) =>
        i === late ? { ...beat, reference: BEAT_KINDS.indexOf('unclassified') } : beat,
      ),
    }

    const missed = {
      ...record,
      reference: record.reference.map((beat) =>
        beat.found === late ? { ...beat, found: -1 } : beat,
      ),
    }

    const constants = fitKinds(records)
    expect(scoreKinds(fused, constants).kinds.ventricular.told).toBe(whole.told - 1)
    expect(scoreKinds(fused, constants).kinds.ventricular.toldRight).toBe(whole.toldRight - 1)
    expect(scoreKinds(missed, constants).kinds.ventricular.markedFound).toBe(whole.markedFound - 1)
  })
})

it('solves a symmetric system', () => {
  const matrix = [
    [4, 0, 0],
    [2, 5, 0],
    [1, 3, 6],
  ].map((row) => Float64Array.from(row))

  // By hand: (4 2 1; 2 5 3; 1 3 6) x (1 2 3) = (11 21 25).
  expect(Array.from(solve(matrix, Float64Array.of(11, 21, 25)), Math.round)).toEqual([1, 2, 3])
})
