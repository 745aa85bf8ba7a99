import { describe, expect, it } from 'vitest'
import { failureOf } from './send-failure.ts'

/** As the API client fails. */
const failed = (code: string, transport?: string) =>
  Object.assign(new Error('请先同意'), {
    data: { failure: transport ? { code, transport } : { code } },
  })

describe('failureOf', () => {
  it('keeps everything without a network', () => {
    expect(failureOf(failed('', 'network')).outcome).toBe('no-network')
    expect(failureOf(new TypeError('Failed to fetch')).outcome).toBe('no-network')
  })

  it('keeps an upload that may be taken later', () => {
    expect(failureOf(failed('', 'timeout')).outcome).toBe('retry')

    expect(
      ['410', '401', '9999', '429', '500', '503'].map((code) => failureOf(failed(code)).outcome),
    ).toEqual(Array.from({ length: 6 }, () => 'retry'))

    expect(failureOf(failed('9999')).text).toBe('请先同意')
  })

  it('gives up only what the server can never take', () => {
    expect(['400', '413', '415'].map((code) => failureOf(failed(code)).outcome)).toEqual([
      'refused',
      'refused',
      'refused',
    ])
  })
})
