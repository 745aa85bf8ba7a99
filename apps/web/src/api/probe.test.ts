// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { runtimeConfig } from '../config/runtime-config.ts'
import { testConfig } from '../config/testing/config.ts'
import { settleBackend } from './probe.ts'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  sessionStorage.clear()
  testConfig({ apiBase: 'https://service.test/main', backend: undefined })
})

const settled = async () => {
  await settleBackend()
  return runtimeConfig().backend
}

const ours = () =>
  Response.json({ code: '1000', msg: '', data: { backend: 'kangban', version: '0.1.0' } })

describe('what the back end is', () => {
  it('is what the operator says, without a probe', async () => {
    testConfig({ backend: 'documented' })
    expect(await settled()).toBe('documented')
    testConfig({ backend: 'kangban' })
    expect(await settled()).toBe('kangban')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is found by one probe, remembered for the session of the browser', async () => {
    fetched.mockImplementation(async () => ours())
    expect(await settled()).toBe('kangban')
    testConfig({ apiBase: 'https://service.test/main', backend: undefined })
    expect(await settled()).toBe('kangban')
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(fetched.mock.calls[0]?.[0]).toBe('https://service.test/main/backend/v1/info')
    expect(fetched.mock.calls[0]?.[1]?.headers).toBeUndefined()
  })

  it('is asked anew of another address', async () => {
    fetched.mockImplementation(async () => ours())
    await settled()
    testConfig({ apiBase: 'https://other.test/main', backend: undefined })
    fetched.mockImplementation(async () => new Response('', { status: 404 }))
    expect(await settled()).toBe('documented')
  })

  it.each([
    ['an unknown path', () => Response.json({ status: 404, error: 'Not Found' }, { status: 404 })],
    [
      'an envelope that refuses',
      () => Response.json({ code: '410', msg: '登录已失效', data: null }),
    ],
    ['a page', () => new Response('<!doctype html><title>h5</title>')],
    ['somebody else’s data', () => Response.json({ code: '1000', data: { backend: 'other' } })],
    ['no data', () => Response.json({ code: '1000', data: null })],
  ])('keeps the documents alone where the probe meets %s', async (_, answer) => {
    fetched.mockImplementation(async () => answer())
    expect(await settled()).toBe('documented')
    expect(sessionStorage).toHaveLength(1)
  })

  it('is found where storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })

    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })

    fetched.mockImplementation(async () => ours())
    expect(await settled()).toBe('kangban')
    vi.restoreAllMocks()
  })

  it('is taken for documented where nothing answers, and asked again the next time', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await settled()).toBe('documented')
    expect(sessionStorage).toHaveLength(0)
  })
})
