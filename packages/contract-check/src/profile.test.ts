import { describe, expect, it, vi } from 'vitest'
import type { World } from './request/caller.ts'
import { type Reply, spoil } from './testing/example-backend.ts'
import { type Body, brief, NOT_FOUND, runExample, WORLD } from './testing/example-run.ts'

// Whole runs over HTTP, on machines that do other work too.
vi.setConfig({ testTimeout: 30_000 })

describe('the probe', () => {
  const EXACT = { code: '1000', msg: '', data: { backend: 'kangban', version: '1.2.3' } }

  const answers: readonly [what: string, reply: Reply, profile: string][] = [
    ['the exact answer', { status: 200, body: EXACT }, 'kangban'],
    ['404', NOT_FOUND, 'documented'],
    ['the exact answer with another status', { status: 404, body: EXACT }, 'documented'],
    ['a page', { status: 200, body: '<!doctype html><title>康伴</title>' }, 'documented'],
    ['a failure', { status: 200, body: { ...EXACT, code: '9999' } }, 'documented'],
    ['no envelope', { status: 200, body: EXACT.data }, 'documented'],
    [
      'another name',
      { status: 200, body: { ...EXACT, data: { backend: 'x', version: '1' } } },
      'documented',
    ],
    ['no version', { status: 200, body: { ...EXACT, data: { backend: 'kangban' } } }, 'documented'],
  ]

  it.each(answers)('takes %s for what it is', async (_, reply, profile) => {
    const { result } = await runExample(['--only', 'contacts.listContacts'], {
      change: (name, usual) => (name === 'backend.getBackend' ? reply : usual),
    })

    expect([result.profile, result.profileFound]).toEqual([profile, 'probe'])
  })

  it('takes a path that nobody answers for the documents alone, where the rest answers', async () => {
    const refusing: World = {
      ...WORLD,
      fetch: (url, init) =>
        url.endsWith('/backend/v1/info')
          ? Promise.reject(new TypeError('fetch failed'))
          : fetch(url, init),
    }

    const { result } = await runExample(
      ['--only', 'contacts.listContacts'],
      { documented: true },
      refusing,
    )

    expect([result.profile, result.verdict]).toEqual(['documented', 'kept'])
  })

  it('is one request before all others, carries no token, and is not sent where the profile is given', async () => {
    const { backend } = await runExample(['--only', 'contacts.listContacts'], {})
    expect(backend.asked).toEqual(['backend.getBackend', 'contacts.listContacts'])
    expect(backend.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, 't'])

    const given = await runExample(
      ['--profile', 'documented', '--only', 'contacts.listContacts'],
      {},
    )

    expect([given.backend.asked, given.result.profileFound]).toEqual([
      ['contacts.listContacts'],
      'given',
    ])
  })
})

const drifts = async (name: string, change: (data: unknown) => unknown) => {
  const allowed = ['--profile', 'kangban', '--only', name, '--allow', 'mutating']

  const { of } = await runExample(allowed, {
    change: (_, { status, body }) => ({
      status,
      // Nothing stands for a span that the example is not of.
      body: {
        ...(body as Body),
        data: (body as Body)['data'] === null ? null : change((body as Body)['data']),
      },
    }),
  })

  return brief(of(name)?.drifts)
}

const bare = (data: unknown) => ({ ...(data as Body), kangban: undefined })
const spoiled = (data: unknown) => spoil(data, 'kangban.nights', '1')

describe('our own service', () => {
  it('must send what it adds, everywhere, and nothing besides', async () => {
    expect(await drifts('monitoring.getSleep', bare)).toEqual(['missing data.kangban'])
    expect(await drifts('monitoring.getSleep', () => null)).toEqual([])
    expect(await drifts('monitoring.getSleep', spoiled)).toEqual(['retyped data.kangban.nights'])
    expect(await drifts('contacts.saveContact', () => null)).toEqual(['null data'])
    expect(await drifts('contacts.saveContact', () => ({}))).toEqual(['missing data.kangban'])

    expect(await drifts('contacts.saveContact', (data) => ({ ...(data as Body), id: 1 }))).toEqual([
      'extra data.id',
    ])

    expect(await drifts('services.getRights', () => ({}))).toEqual(['retyped data'])
    expect(await drifts('services.countClick', () => null)).toEqual([])
    expect(await drifts('services.countClick', () => 'ok')).toEqual(['retyped data'])
  })

  it('says so in the lines for config.json', async () => {
    const { result, backend } = await runExample(['--only', 'contacts.listContacts'], {})

    expect(result.config).toEqual([
      `  "apiBase": "${backend.base}",`,
      '  "backend": "kangban",',
      '  "liveUpdates": true',
    ])
  })
})
