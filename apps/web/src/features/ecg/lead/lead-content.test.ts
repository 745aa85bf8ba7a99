// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepLeadContent, keptLeadContent, type LeadContent } from './lead-content.ts'

const CONTENT: LeadContent = {
  id: 'E1',
  dataTime: '2026-11-20T08:36:12+08:00',
  ecgContent: '0.1,0.2,,0.3',
  heartRat: 71,
  marks: [{ sample: 2, kind: 'supraventricular' }],
}

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('lead content', () => {
  it('comes back as it was kept, for the same user only', () => {
    keepLeadContent(CONTENT, 'U1')
    expect(keptLeadContent('U1')).toEqual(CONTENT)
    expect(keptLeadContent('U2')).toBeNull()
  })

  it('is nothing where nothing or something else was stored', () => {
    expect(keptLeadContent('U1')).toBeNull()

    for (const stored of ['{', '[]', '{"userCode":"U1","content":{"id":7}}']) {
      sessionStorage.setItem('kangban.lead', stored)
      expect(keptLeadContent('U1')).toBeNull()
    }
  })

  it('does without a storage that is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })

    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(() => keepLeadContent(CONTENT, 'U1')).not.toThrow()
    expect(warn).toHaveBeenCalledOnce()
  })
})
