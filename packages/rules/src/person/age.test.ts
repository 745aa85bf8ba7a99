import { expect, it } from 'vitest'
import { ageOn } from './age.ts'

it('an age changes on the birthday', () => {
  expect(ageOn('1954-03-18', '2026-03-17')).toBe(71)
  expect(ageOn('1954-03-18', '2026-03-18')).toBe(72)
})
