import { expect, it } from 'vitest'
import { circumstancesText, toggled } from './circumstances.ts'

it('takes one in and out, in the order of the list, and none taken is no answer', () => {
  expect(toggled(null, 'exercised')).toEqual(['exercised'])
  expect(toggled(['exercised'], 'dizzy')).toEqual(['dizzy', 'exercised'])
  expect(toggled(['dizzy', 'exercised'], 'dizzy')).toEqual(['exercised'])
  expect(toggled(['exercised'], 'exercised')).toBeNull()
  expect(toggled([], 'exercised')).toEqual(['exercised'])
})

it('says what was told, and nothing where nothing was', () => {
  expect(circumstancesText(['dizzy', 'before-medicine'])).toBe('头晕、服药前')
  for (const told of [[], null, undefined]) expect(circumstancesText(told)).toBeNull()
})
