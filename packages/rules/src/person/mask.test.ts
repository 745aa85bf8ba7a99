import { expect, it } from 'vitest'
import { maskName, maskPhone } from './mask.ts'

it.each([
  ['李建军', '李*军'],
  ['李军', '李*'],
  ['欧阳建军', '欧**军'],
  ['𠮷田', '𠮷*'],
  ['王', '王*'],
])('masks the name %s as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

it('masks the middle of a phone', () => {
  expect(maskPhone('13800000001')).toBe('138****0001')
})
