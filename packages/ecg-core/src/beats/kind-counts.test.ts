import { describe, expect, it } from 'vitest'
import { BEAT_KINDS, VENTRICULAR } from './beat-kind.ts'
import { countInterval } from './kind-counts.ts'

/** Beats of which the first are of the kind with this probability, told so, and the rest with the other one, told normal. */
function counted(beats: number, first: number, { sure = 1, rest = 0 } = {}, kind = VENTRICULAR) {
  const kinds = Array.from({ length: beats }, (_, i) => (i < first ? kind : 0))

  const probabilities = kinds.flatMap((_, i) => {
    const p = i < first ? sure : rest
    return BEAT_KINDS.map((_kind, code) => (code === kind ? p : code === 0 ? 1 - p : 0))
  })

  const name = kind === VENTRICULAR ? 'ventricular' : 'supraventricular'
  return countInterval(kinds, probabilities, name)
}

describe('countInterval', () => {
  it('allows for a record that is misjudged as a whole, however sure each beat is', () => {
    const { count, low, high } = counted(2000, 400)
    expect(count).toBe(400)
    expect(low).toBeLessThan(400 / 1.5)
    expect(low).toBeGreaterThan(400 / 2)
    expect(high).toBeGreaterThan(400 * 1.5)
    expect(high).toBeLessThan(400 * 2)
  })

  it('is wider for supraventricular beats, which are told worse', () => {
    const ventricular = counted(2000, 400)
    const supraventricular = counted(2000, 400, {}, BEAT_KINDS.indexOf('supraventricular'))
    expect(supraventricular.low).toBeLessThan(ventricular.low)
    expect(supraventricular.low).toBeGreaterThan(0)
    expect(supraventricular.high).toBeGreaterThan(ventricular.high)
  })

  it('leaves room for a few that nothing tells of, and for all of a few to be none', () => {
    expect(counted(2000, 0)).toEqual({ count: 0, low: 0, high: 7 })
    expect(counted(2000, 20).low).toBe(0)
  })

  it('goes by the probabilities where they say more than were told', () => {
    const { count, high } = counted(2000, 10, { sure: 0.9, rest: 0.1 })
    expect(count).toBe(10)
    expect(high).toBeGreaterThan(200)
  })

  it('holds the count, no less than none and no more than all', () => {
    const { low, high } = counted(10, 10, { sure: 0.2 })
    expect([low, high]).toEqual([0, 10])
    expect(counted(0, 0)).toEqual({ count: 0, low: 0, high: 0 })
  })
})
