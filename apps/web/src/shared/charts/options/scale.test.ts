import { expect, it } from 'vitest'
import { widened } from './scale.ts'

const FIXED = { min: 40, max: 160, interval: 40 }

it('stays as it is while everything fits, so that two days can be compared', () => {
  expect(widened(FIXED, [])).toEqual(FIXED)
  expect(widened(FIXED, [null, 40, 160])).toEqual(FIXED)
})

it('grows by whole intervals, so that no value is cut off', () => {
  expect(widened(FIXED, [39, null, 161])).toEqual({ min: 0, max: 200, interval: 40 })

  expect(widened({ min: -1, max: 1, interval: 0.5 }, [-1.6])).toEqual({
    min: -2,
    max: 1,
    interval: 0.5,
  })
})
