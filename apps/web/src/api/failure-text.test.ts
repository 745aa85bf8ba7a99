import { describe, expect, it } from 'vitest'
import { transportText } from './failure-text.ts'

const afterReject = (cause: unknown) =>
  transportText({ reason: 'network', message: `Network Error: ${String(cause)}` })

describe('the text of a transport error', () => {
  it('[REQ-29] says that there was no connection', () => {
    expect(afterReject(new Error('Network Error'))).toBe('后端接口连接异常')
    expect(afterReject(new TypeError('Failed to fetch'))).toBe('后端接口连接异常')
  })

  it('[REQ-30] says that it took too long', () => {
    expect(transportText({ reason: 'timeout', message: 'timeout' })).toBe('后端接口请求超时')
  })

  it('[REQ-31] names the status', () => {
    expect(afterReject(new Error('Request failed with status code 502'))).toBe('后端接口502异常')
  })

  it('[REQ-32] calls everything else unknown', () => {
    expect(afterReject(new Error('boom'))).toBe('后端接口未知异常')
    expect(transportText({ reason: 'unreadable', message: 'no envelope' })).toBe('后端接口未知异常')
  })
})
