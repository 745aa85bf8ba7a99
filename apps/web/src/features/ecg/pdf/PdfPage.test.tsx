import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import PdfPage from './PdfPage.tsx'
import { fakeService } from '../../../testing/fake-service.ts'
import { openPage, prepareWorld } from '../testing/world.tsx'

const at = (url: string) => `/pdfViewer?pdfUrl=${encodeURIComponent(url)}`

function serving(answer: () => Response) {
  const service = fakeService()
  service.serve('/api/files/1.pdf', answer)
  return service
}

beforeEach(() => {
  prepareWorld()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('PdfPage', () => {
  it('asks nobody where there is no link', () => {
    expect(openPage(<PdfPage />, '/pdfViewer')).toEqual([])
    expect(screen.getByRole('alert').textContent).toContain('没有报告的链接')
  })

  it('refuses a forged link', () => {
    expect(openPage(<PdfPage />, at('javascript:alert(1)'))).toEqual([])
    expect(screen.getByRole('alert').textContent).toContain('这个链接不是报告')
  })

  it('asks for the decoded link and says when it has expired, with a way back', async () => {
    const service = serving(() => new Response('', { status: 403 }))
    const asked = openPage(<PdfPage />, at('/api/files/1.pdf?sig=a%2Fb'), service)
    expect((await screen.findByRole('alert')).textContent).toContain('这个链接过期了')
    expect(asked).toEqual(['/api/files/1.pdf?sig=a%2Fb'])
    fireEvent.click(screen.getByRole('button', { name: '返回心电列表' }))
    expect(screen.getByTestId('where').textContent).toBe('/theHeartList')
  })

  it('tries again where there was no answer', async () => {
    const broken = serving(() => {
      throw new TypeError('Failed to fetch')
    })

    const asked = openPage(<PdfPage />, at('/api/files/1.pdf'), broken)
    fireEvent.click(await screen.findByRole('button', { name: '重试' }))
    await vi.waitFor(() => expect(asked).toHaveLength(2))
  })

  it('does not take another file for a report', async () => {
    openPage(
      <PdfPage />,
      at('/api/files/1.pdf'),
      serving(() => new Response('not a PDF')),
    )

    expect((await screen.findByRole('alert')).textContent).toContain('这份文件不是能打开的 PDF')
  })
})
