import { expect, it } from 'vitest'
import type { Branch } from '../answer/json-schema.ts'
import { limitChanges } from './limit-changes.ts'

const kindsOf = (before: Branch, after: Branch) =>
  limitChanges(before, after).map(({ kind }) => kind)

const TIGHTER: readonly (readonly [Branch, Branch])[] = [
  [{}, { minLength: 1 }],
  [{ minLength: 1 }, { minLength: 2 }],
  [{ maxLength: 9 }, { maxLength: 8 }],
  [{ minItems: 1 }, { minItems: 2 }],
  [{}, { maxItems: 8 }],
  [{ maxItems: 9 }, { maxItems: 8 }],
  [{ minimum: -1 }, { minimum: 0 }],
  [{ maximum: 9 }, { maximum: 8 }],
  [{ exclusiveMinimum: 0 }, { exclusiveMinimum: 1 }],
  [{ exclusiveMaximum: 9 }, { exclusiveMaximum: 8 }],
  // The limit itself is no longer let through.
  [{ minimum: 0 }, { exclusiveMinimum: 0 }],
  [{ maximum: 9 }, { exclusiveMaximum: 9 }],
  // Of two limits the tighter one holds.
  [{ minimum: 0, exclusiveMinimum: -5 }, { minimum: 1 }],
  [{}, { multipleOf: 1 }],
  [{ multipleOf: 0.1 }, { multipleOf: 0.5 }],
]

it.each(TIGHTER)('lets fewer values through: %j, then %j', (loose, tight) => {
  expect(kindsOf(loose, tight)).toEqual(['bound-tightened'])
  expect(kindsOf(tight, loose)).toEqual(['bound-loosened'])
})

it.each([
  [{ minimum: 0, exclusiveMinimum: -5 }, { minimum: 0 }],
  [{ maxLength: 9 }, { maxLength: 9 }],
  [{ multipleOf: 0.1 }, { multipleOf: 0.1 }],
])('lets the same values through: %j, then %j', (before, after) => {
  expect(kindsOf(before, after)).toEqual([])
})

it('lets through some that it did not, and others no longer', () => {
  expect(kindsOf({ multipleOf: 2 }, { multipleOf: 3 })).toEqual([
    'bound-tightened',
    'bound-loosened',
  ])

  expect(kindsOf({ minimum: 0, maximum: 5 }, { minimum: 1, maximum: 6 })).toEqual([
    'bound-tightened',
    'bound-loosened',
  ])
})
