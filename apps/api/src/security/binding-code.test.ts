import { expect, it } from 'vitest'
import { bindingCode } from './binding-code.ts'

// RFC 6238, appendix B, SHA-256: its steps, of which we show the last six of the eight digits.
it.each([
  [0x1, '119246'],
  [0x23523ec, '084774'],
  [0x23523ed, '062674'],
  [0x273ef07, '819424'],
  [0x3f940aa, '698825'],
])('shows at step %d what RFC 6238 says', (step, digits) => {
  const key = Buffer.from('12345678901234567890123456789012').toString('hex')
  expect(bindingCode(key, step)).toBe(digits)
})
