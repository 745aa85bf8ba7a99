// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { handOut } from './hand-out.ts'

const FILE = new File(['x'], 'ecg.zip', { type: 'application/zip' })
const share = vi.fn<(data: ShareData) => Promise<void>>()
let saved: string[] = []

function phone(canShare: boolean): void {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { canShare: () => canShare, share }),
  )
}

beforeEach(() => {
  saved = []
  share.mockReset().mockResolvedValue()

  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  )

  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
})

describe('a file that was made', () => {
  it('goes to the sharing of the phone where it takes files', async () => {
    phone(true)
    await handOut(FILE, '心电记录')
    expect(share).toHaveBeenCalledWith({ files: [FILE], title: '心电记录' })
    expect(saved).toEqual([])
  })

  it('is saved where nothing can be shared', async () => {
    phone(false)
    await handOut(FILE, '心电记录')
    expect(share).not.toHaveBeenCalled()
    expect(saved).toEqual(['ecg.zip'])
  })

  it('is saved where sharing refuses it, and not where the person closed it', async () => {
    phone(true)
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    await handOut(FILE, '心电记录')
    expect(saved).toEqual([])
    share.mockRejectedValueOnce(new DOMException('not this kind', 'NotAllowedError'))
    await handOut(FILE, '心电记录')
    expect(saved).toEqual(['ecg.zip'])
  })
})
