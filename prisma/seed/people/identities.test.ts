import { createRandom } from '@kangban/vitals'
import { MOBILE } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { identities } from './identities.ts'

const of = (seed: number, adminPhone = '13800000000') =>
  identities({ seed, random: createRandom(seed).fork('phones'), adminPhone })

describe('the seeded people', () => {
  it('are the five with a part of their own and sixteen more', () => {
    const people = of(1)
    expect(people).toHaveLength(21)

    expect(people.slice(0, 5).map(({ phone }) => phone)).toEqual([
      '13800000001',
      '13800000002',
      '13800000003',
      '13800000004',
      '13800000000',
    ])
  })

  it('have distinct codes and distinct, valid phones under many seeds', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const people = of(seed, '13800000777')
      expect(new Set(people.map(({ userCode }) => userCode)).size).toBe(21)
      expect(new Set(people.map(({ phone }) => phone)).size).toBe(21)
      for (const { phone } of people) expect(phone).toMatch(MOBILE)
    }
  })

  it('have Chinese names, the same for the same seed', () => {
    const names = of(1).map(({ name }) => name)

    expect(
      names.slice(5).every((name) => name !== null && /^\p{Script=Han}{2,4}$/u.test(name)),
    ).toBe(true)

    expect(of(1).map(({ name }) => name)).toEqual(names)
    expect(of(2).map(({ name }) => name)).not.toEqual(names)
  })
})
