import { afterEach, describe, expect, it, vi } from 'vitest'
import { testConfig } from './testing/config.ts'
import { loadRuntimeConfig, parseRuntimeConfig, runtimeConfig } from './runtime-config.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the runtime configuration', () => {
  it('is taken as it was written', () => {
    const written = testConfig({ mode: 'demo', outboxUrl: '/demo/outbox' })
    expect(parseRuntimeConfig(JSON.parse(JSON.stringify(written)))).toEqual(written)
  })

  it.each([
    ['mode', 'staging'],
    ['apiBase', 8080],
    ['liveUpdates', 'yes'],
    ['simulatorUrl', undefined],
    ['links', {}],
    ['phones', { service: '1' }],
    ['company', null],
  ])('names a wrong %s', (name, value) => {
    expect(() => parseRuntimeConfig({ ...testConfig(), [name]: value })).toThrow(
      `config.json: ${name}`,
    )
  })

  it('is fetched beside the page, past the cache', async () => {
    const fetched = vi
      .fn<typeof fetch>()
      .mockResolvedValue(Response.json(testConfig({ apiBase: 'https://api.example.org' })))

    vi.stubGlobal('fetch', fetched)
    await loadRuntimeConfig()
    expect(fetched).toHaveBeenCalledWith('config.json', { cache: 'no-cache' })
    expect(runtimeConfig().apiBase).toBe('https://api.example.org')
  })

  it('refuses an error answer', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 502 })))
    await expect(loadRuntimeConfig()).rejects.toThrow('HTTP 502')
  })
})
