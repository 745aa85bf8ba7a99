import { describe, expect, it } from 'vitest'
import { display } from './display.ts'

describe('the display filter', () => {
  it('[FORMAT-02] shows two dashes for an empty value', () => {
    expect([display(null), display(undefined), display(''), display(Number.NaN)]).toEqual([
      '--',
      '--',
      '--',
      '--',
    ])
  })

  it('[FORMAT-03] keeps zero', () => {
    expect(display(0)).toBe(0)
    expect(display('0')).toBe('0')
  })
})
