import { describe, expect, it } from 'vitest'
import { faultOfStatus, isPdf, pdfSource } from './pdf-source.ts'

const PAGE = 'https://kangban.example/app/#/pdfViewer'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('pdfSource', () => {
  it('takes http and https addresses and paths of its own server', () => {
    expect(pdfSource('https://files.example/a.pdf?sig=1%2F2', PAGE)).toEqual({
      url: 'https://files.example/a.pdf?sig=1%2F2',
    })

    expect(pdfSource('http://files.example/a.pdf', PAGE)).toEqual({
      url: 'http://files.example/a.pdf',
    })

    expect(pdfSource('/api/files/1.pdf?exp=9', PAGE)).toEqual({
      url: 'https://kangban.example/api/files/1.pdf?exp=9',
    })
  })

  it('refuses everything else', () => {
    const forged = [
      'javascript:alert(1)',
      ' JAVASCRIPT:alert(1)',
      'data:application/pdf;base64,AA',
      'file:///etc/passwd',
    ]

    for (const raw of [
      ...forged,
      'blob:https://kangban.example/1',
      'https://a:b@files.example/',
      'https://',
      'ftp://a/b',
    ]) {
      expect(pdfSource(raw, PAGE)).toEqual({ fault: 'bad' })
    }
  })

  it('tells a missing link from a bad one', () => {
    expect(pdfSource(null, PAGE)).toEqual({ fault: 'missing' })
    expect(pdfSource('  ', PAGE)).toEqual({ fault: 'missing' })
  })
})

describe('what came instead of a report', () => {
  it('is named by the status', () => {
    expect([401, 403, 410, 404, 500, 502].map(faultOfStatus)).toEqual([
      'expired',
      'expired',
      'expired',
      'gone',
      'unreachable',
      'unreachable',
    ])
  })

  it('is not a PDF without its mark', () => {
    expect(isPdf(bytes('%PDF-1.7\n'))).toBe(true)
    expect(isPdf(bytes(`${' '.repeat(1000)}%PDF-1.4`))).toBe(true)
    expect(isPdf(bytes('<html>登录</html>'))).toBe(false)
    expect(isPdf(new Uint8Array(0))).toBe(false)
  })
})
