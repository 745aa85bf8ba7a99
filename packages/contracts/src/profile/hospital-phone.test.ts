import { expect, it } from 'vitest'
import { hospitalPhone, isHospitalPhone } from './hospital-phone.ts'

const read = (typed: string) => {
  const phone = hospitalPhone(typed)
  return isHospitalPhone(phone) ? phone : null
}

it.each([
  ['010-12345678', '010-12345678'],
  ['01012345678', '01012345678'],
  ['（010）12345678', '010-12345678'],
  ['0571 87654321', '057187654321'],
  ['０１０－１２３４５６７８', '010-12345678'],
  ['0571-8765432-8012', '0571-8765432-8012'],
  ['138 0000 0001', '13800000001'],
  ['400-820-8820', '400-820-8820'],
  ['120', '120'],
])('reads %s as a number that rings', (typed, phone) => {
  expect(read(typed)).toBe(phone)
})

it.each([
  '',
  '12345678',
  '110',
  '12',
  '2380000000',
  '1280000001',
  '010-1234567890',
  'tel:120',
  '120;1',
])('refuses %s', (typed) => {
  expect(read(typed)).toBeNull()
})
