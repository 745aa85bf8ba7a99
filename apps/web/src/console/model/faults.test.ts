import { expect, it } from 'vitest'
import { fateOf, leftOf, NO_FAULTS } from './faults.ts'

it('lets every call pass where nothing is to go wrong', () => {
  expect(fateOf(NO_FAULTS, 'points.signIn', 0)).toEqual({ waitMs: 0, end: 'passes' })
  expect(fateOf(NO_FAULTS, undefined, 0)).toEqual({ waitMs: 0, end: 'passes' })
})

it('makes calls wait where it is slow, and fail without a network', () => {
  expect(fateOf({ ...NO_FAULTS, network: 'slow', waitSeconds: 2 }, undefined, 0)).toEqual({
    waitMs: 2000,
    end: 'passes',
  })

  expect(fateOf({ ...NO_FAULTS, network: 'offline' }, 'points.signIn', 0).end).toBe('fails')
})

/** What becomes of a call after it was refused 0, 1, 2, 3 and 100 times. */
const ends = (times: 'once' | 'thrice' | 'always', call = 'points.signIn') =>
  [0, 1, 2, 3, 100].map(
    (happened) => fateOf({ ...NO_FAULTS, call: 'points.signIn', times }, call, happened).end,
  )

it('refuses the named call as often as it is said, and no other', () => {
  expect(ends('once')).toEqual(['refused', 'passes', 'passes', 'passes', 'passes'])
  expect(ends('thrice')).toEqual(['refused', 'refused', 'refused', 'passes', 'passes'])
  expect(new Set(ends('always'))).toEqual(new Set(['refused']))
  expect(new Set(ends('always', 'points.draw'))).toEqual(new Set(['passes']))
  expect(leftOf({ times: 'thrice' }, 1)).toBe(2)
})
