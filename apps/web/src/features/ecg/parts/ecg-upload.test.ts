import { describe, expect, it } from 'vitest'
import { type EcgUpload, parseUpload } from './ecg-upload.ts'

const UPLOAD: EcgUpload = {
  measurementId: '6f1c2a52-4c2c-4a51-9a7e-0a3f5f9d1c11',
  deviceType: '10040001',
  deviceCode: 'KB-ECG-7',
  startedAt: '2026-11-20T08:36:12.000Z',
  ecgContent: '0.1,,0.2',
  complete: true,
  consentVersion: null,
}

describe('parseUpload', () => {
  it('gives back what was stored', () => {
    expect(parseUpload(JSON.parse(JSON.stringify(UPLOAD)))).toEqual(UPLOAD)
  })

  it('takes nothing else for an upload', () => {
    for (const stored of [
      null,
      'x',
      {},
      { ...UPLOAD, ecgContent: 7 },
      { ...UPLOAD, complete: undefined },
    ]) {
      expect(parseUpload(stored)).toBeUndefined()
    }

    const { consentVersion, ...older } = UPLOAD
    expect(consentVersion).toBeNull()
    expect(parseUpload(older)).toBeUndefined()
  })
})
