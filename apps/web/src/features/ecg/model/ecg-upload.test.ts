import { describe, expect, it } from 'vitest'
import { type EcgUpload, failureOf, parseUpload } from './ecg-upload.ts'

const UPLOAD: EcgUpload = {
  measurementId: '6f1c2a52-4c2c-4a51-9a7e-0a3f5f9d1c11',
  deviceType: '10040001',
  deviceCode: 'KB-ECG-7',
  startedAt: '2026-11-20T08:36:12.000Z',
  ecgContent: '0.1,,0.2',
  complete: true,
  consentVersion: null,
}

/** As the API client fails. */
const failed = (code: string, transport?: string) =>
  Object.assign(new Error('请先同意'), { data: { failure: transport ? { code, transport } : { code } } })

describe('parseUpload', () => {
  it('gives back what was stored', () => {
    expect(parseUpload(JSON.parse(JSON.stringify(UPLOAD)))).toEqual(UPLOAD)
  })

  it('takes nothing else for an upload', () => {
    for (const stored of [null, 'x', {}, { ...UPLOAD, ecgContent: 7 }, { ...UPLOAD, complete: undefined }]) {
      expect(parseUpload(stored)).toBeUndefined()
    }
    const { consentVersion, ...older } = UPLOAD
    expect(consentVersion).toBeNull()
    expect(parseUpload(older)).toBeUndefined()
  })
})

describe('failureOf', () => {
  it('keeps everything without a network', () => {
    expect(failureOf(failed('', 'network')).outcome).toBe('no-network')
    expect(failureOf(new TypeError('Failed to fetch')).outcome).toBe('no-network')
  })

  it('keeps an upload that may be taken later', () => {
    expect(failureOf(failed('', 'timeout')).outcome).toBe('retry')
    expect(['410', '401', '9999', '429', '500', '503'].map((code) => failureOf(failed(code)).outcome)).toEqual(
      Array.from({ length: 6 }, () => 'retry'),
    )
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
