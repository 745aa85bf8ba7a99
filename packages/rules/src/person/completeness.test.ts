import { expect, it } from 'vitest'
import { openFields } from './completeness.ts'

const FULL = {
  name: '王桂兰',
  sex: 2,
  birthday: '1954-03-18',
  height: 158,
  weight: 61,
  waistline: 82,
  ethnicity: '汉族',
  residence: '浙江省 杭州市',
  industry: 2,
  idNo: '99999919540318002X',
  medHis: false,
  sleepQuality: 3,
  smokingStatus: 1,
  drinkingStatus: 1,
  dietaryHabits: 1,
  dietPreference: 3,
  exerciseFreq: 2,
}

const EMPTY = Object.fromEntries(Object.keys(FULL).map((field) => [field, null])) as {
  [K in keyof typeof FULL]: null
}

it('counts what nobody has answered; no is an answer, an empty text is none', () => {
  expect(openFields(FULL)).toBe(0)
  expect(openFields(EMPTY)).toBe(17)
  expect(openFields({ ...FULL, idNo: null })).toBe(1)
  expect(openFields({ ...FULL, name: '', medHis: false })).toBe(1)
})
