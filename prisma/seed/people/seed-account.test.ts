import { expect, it } from 'vitest'
import { GRANDMOTHER } from '@kangban/vitals'
import { birthdayOf, idCheckDigit } from './seed-account.ts'

it('a birthday gives the age on the day', () => {
  expect(birthdayOf(GRANDMOTHER, '2026-03-17')).toBe('1953-03-18')
  expect(birthdayOf(GRANDMOTHER, '2026-03-18')).toBe('1954-03-18')
})

it('the check digit is that of the two examples in GB 11643-1999', () => {
  expect(idCheckDigit('11010519491231002')).toBe('X')
  expect(idCheckDigit('44052418800101001')).toBe('4')
})
