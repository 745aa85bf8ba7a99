import { expect, it } from 'vitest'
import { decodeBindingCode, encodeBindingCode } from './binding-code.ts'

it('a binding code is six digits, leading zeros kept, and nothing else', () => {
  expect([...encodeBindingCode('004217')]).toEqual([0x30, 0x30, 0x34, 0x32, 0x31, 0x37])
  expect(decodeBindingCode(encodeBindingCode('004217'))).toBe('004217')
  for (const odd of ['', '12345', '1234567', '12a456'])
    expect(() => encodeBindingCode(odd)).toThrow(/6 digits/)
  expect(() => decodeBindingCode(Uint8Array.of(1, 2, 3))).toThrow(/6 digits/)
})
