import { describe, expect, it } from 'vitest'
import { digitsOnly, maskPhone } from './text.ts'

describe('texts', () => {
  it('[FORMAT-01] strip every non-digit', () => {
    expect(digitsOnly('1a2b3')).toBe('123')
    expect(digitsOnly('１ 中')).toBe('')
  })

  it('hide the middle of a phone number, and leave what is none', () => {
    expect(maskPhone('13827410096')).toBe('138****0096')
    expect(maskPhone('')).toBe('')
  })
})
