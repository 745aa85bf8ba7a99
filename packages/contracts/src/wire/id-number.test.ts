import { describe, expect, it } from 'vitest'
import { isIdNumber } from './id-number.ts'

describe('an ID number', () => {
  it.each(['11010519491231002X', '11010519491231002x', '440524198001010013'])('%s is one', (text) =>
    expect(isIdNumber(text)).toBe(true),
  )

  it.each([
    ['a wrong check digit', '110105194912310021'],
    ['two digits swapped', '11010519491213002X'],
    ['a day that does not exist', '110105199002300010'],
    ['15 digits', '110105491231002'],
    ['a letter inside', '1101051949123100AX'],
    ['a space', ' 11010519491231002X'],
    ['nothing', ''],
  ])('%s is none', (_, text) => expect(isIdNumber(text)).toBe(false))

  it('holds for exactly one of the eleven last digits', () => {
    const right = Array.from('0123456789X').filter((last) => isIdNumber(`99999919501105023${last}`))
    expect(right).toHaveLength(1)
  })
})
