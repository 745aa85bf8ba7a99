import { describe, expect, it } from 'vitest'
import { PRESSURE_DOUBT } from '../thresholds.ts'
import { isConfirmed, isPossiblePressure, pressureDoubt } from './pressure-doubt.ts'

const at = (systolic: number, diastolic: number) => ({ systolic, diastolic })
const NOTHING = { last: null, aside: null }

describe('pressureDoubt', () => {
  it('believes what is usual, high and grave values among them', () => {
    for (const reading of [at(128, 78), at(186, 112), at(88, 52), at(240, 130)])
      expect(pressureDoubt(reading, NOTHING)).toBeNull()
  })

  it('never keeps what cannot be', () => {
    for (const reading of [at(80, 80), at(80, 120), at(310, 90), at(39, 25), at(220, 201)]) {
      expect(pressureDoubt(reading, NOTHING)).toMatchObject({ kind: 'impossible', keepable: false })
      expect(isPossiblePressure(reading)).toBe(false)
    }
  })

  it('asks again where the two ends lie together, just below the limit and not on it', () => {
    expect(pressureDoubt(at(99, 90), NOTHING)).toEqual({
      kind: 'narrow',
      keepable: true,
      text: '量得 99/90，高压和低压只差 9，多半是袖带松了或手臂动了。请坐好再量一次。',
    })

    expect(pressureDoubt(at(100, 90), NOTHING)).toBeNull()
  })

  it('asks again beyond what cuffs can measure', () => {
    expect(pressureDoubt(at(262, 120), NOTHING)?.kind).toBe('beyond-cuff')
    expect(pressureDoubt(at(110, 38), NOTHING)?.kind).toBe('beyond-cuff')
    expect(pressureDoubt(at(260, 40), NOTHING)).toBeNull()
  })

  it('asks again after a jump in either direction, and says how far', () => {
    const last = at(130, 80)
    expect(pressureDoubt(at(130 + PRESSURE_DOUBT.jump, 80), { last, aside: null })).toBeNull()

    expect(pressureDoubt(at(171, 95), { last, aside: null })).toEqual({
      kind: 'jump',
      keepable: true,
      text: '量得 171/95，高压比上一次的 130 高了 41。请坐好歇一会儿，再量一次看看。',
    })

    expect(pressureDoubt(at(89, 60), { last, aside: null })?.text).toContain('130 低了 41')
  })

  it('says of a grave one that it may be true', () => {
    const doubt = pressureDoubt(at(196, 115), { last: at(130, 80), aside: null })
    expect(doubt?.text.endsWith('再量一次看看。还是这样，请联系医生。')).toBe(true)
  })

  it('believes a jump that comes twice, but no cuff that slips twice', () => {
    const last = at(130, 80)
    expect(pressureDoubt(at(180, 98), { last, aside: at(186, 100) })).toBeNull()
    expect(pressureDoubt(at(180, 98), { last, aside: at(230, 130) })?.kind).toBe('jump')
    expect(pressureDoubt(at(99, 92), { last, aside: at(99, 91) })?.kind).toBe('narrow')
    expect(isConfirmed(at(180, 98), at(186, 100))).toBe(true)
    expect(isConfirmed(at(120, 80), at(99, 95))).toBe(false)
    expect(isConfirmed(at(120, 80), null)).toBe(false)
  })
})
