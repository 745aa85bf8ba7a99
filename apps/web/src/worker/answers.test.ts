import { describe, expect, it } from 'vitest'
import { answerOrCopy, askingForChange, type Asked, keeperOf, keptForm, keyOf } from './answers.ts'
import { backendPath, keptPaths } from './kept-paths.ts'
import { KEPT_AT } from './names.ts'

const NOW = 1_700_000_000_000
const isKept = keeperOf(keptPaths())

const asked = (address: string, more: Partial<Asked> & { token?: string } = {}): Asked => ({
  method: 'GET',
  url: new URL(address, 'https://kangban.example/api/'),
  headers: new Headers({ authorization: more.token ?? 'token-1' }),
  ...more,
})

describe('what is kept', () => {
  it.each([
    '/api/monitor/v1/app/home-summary',
    '/api/monitor/app/v1/sleep/day/2026-11-22?userCode=U1',
    'https://elsewhere.example/base/user/v1/health',
  ])('the answer of %s', (address) => {
    expect(isKept(asked(address))).toBe(true)
  })

  it.each([
    ['the login and its code', '/api/user/v1/app/login?phone=13800000001&pin=123456'],
    ['the code', '/api/user/v1/app/pin?phone=13800000001'],
    ['the link to an export', '/api/user/v1/account/export-link'],
    ['log-out', '/api/user/v1/account/logout'],
    ['a whole ECG with its signed link', '/api/monitor/v1/app/find-ecg-info?id=1'],
    ['the blocks of a long record', '/api/monitor/v1/app/holter/blocks?id=1'],
    ['shares and their tokens', '/api/report/v1/app/share-list'],
    ['what is read with a token of a share', '/api/report/v1/share?token=t'],
    ['signed links of pictures', '/api/archive/v1/app/list?pn=1&ps=10'],
    ['the mailbox of the demo', '/demo/outbox'],
    ['pushed events', '/api/trpc/monitoring.watchEvents'],
    ['a PDF behind its link', '/api/files/ecg/1.pdf?signature=s'],
    ['what changes something', '/api/device/v1/app/unbind-bind-device?id=1'],
  ])('not %s', (_, address) => {
    expect(isKept(asked(address))).toBe(false)
  })

  it('nothing that is sent, and nothing without a session', () => {
    expect(isKept(asked('/api/monitor/v1/app/home-summary', { method: 'POST' }))).toBe(false)
    expect(isKept(asked('/api/monitor/v1/app/home-summary', { token: '' }))).toBe(false)
    expect(isKept(asked(`/api${backendPath()}`, { token: '' }))).toBe(false)
  })

  it('refuses to build a list with a call that changes something or needs no session', () => {
    expect(() => keptPaths(['devices.unbindDevice'])).toThrow(/may not be kept/)
    expect(() => keptPaths(['reports.getShared'])).toThrow(/may not be kept/)
    expect(() => keptPaths(['home.getNothing'])).toThrow(/no call/)
  })
})

const keyFor = (authorization: string) =>
  keyOf({
    url: 'https://kangban.example/api/user/v1/health?a=1',
    headers: new Headers({ authorization }),
  })

it('has a key for each session, in which no token can be read', async () => {
  expect(await keyFor('token-1')).toBe(await keyFor('token-1'))
  expect(await keyFor('token-1')).not.toBe(await keyFor('token-2'))
  expect(await keyFor('token-1')).not.toContain('token-1')
  expect(await keyFor('token-1')).toContain('/api/user/v1/health?a=1&kept-for=')
})

const answer = (code: unknown, status = 200) =>
  Response.json({ code, msg: '', data: { value: 1 } }, { status })

describe('the form in which it is kept', () => {
  it('says when it came', async () => {
    const kept = await keptForm(answer('1000'), NOW)
    if (!(kept instanceof Response)) throw new Error('it was not kept')
    expect(kept.headers.get(KEPT_AT)).toBe(String(NOW))
    expect(await kept.json()).toMatchObject({ data: { value: 1 } })
  })

  it('is none of a failure, of what is no envelope, and of what is very long', async () => {
    expect(await keptForm(answer('9999'), NOW)).toBeNull()
    expect(await keptForm(answer('1000', 503), NOW)).toBeNull()
    expect(await keptForm(new Response('<html>'), NOW)).toBeNull()
    const long = Response.json({ code: 200, data: 'x'.repeat(600_000) })
    expect(await keptForm(long, NOW)).toBeNull()
  })

  it('is the end of all that is kept where the session may read nothing more', async () => {
    expect(await keptForm(answer('410'), NOW)).toBe('over')
    expect(await keptForm(answer(401), NOW)).toBe('over')
    expect(await keptForm(answer('1000', 401), NOW)).toBe('over')
  })
})

const kept = async (tag?: string) => {
  const headers: Record<string, string> = tag ? { etag: tag } : {}
  const copy = await keptForm(Response.json({ code: 200, data: { value: 1 } }, { headers }), NOW)
  return copy instanceof Response ? copy : undefined
}

describe('what has a tag', () => {
  const request = new Request('https://kangban.example/api/user/v1/health', {
    headers: { authorization: 'token-1' },
  })

  it('is asked for by its tag, with all else that the request says', async () => {
    const asking = askingForChange(request, await kept('W/"1"'))
    expect(asking.headers.get('if-none-match')).toBe('W/"1"')
    expect(asking.headers.get('authorization')).toBe('token-1')
    expect(askingForChange(request, await kept())).toBe(request)
    expect(askingForChange(request, undefined)).toBe(request)
  })

  it('is as new as an answer where it has not changed, and is kept again with its tag', async () => {
    const copy = await kept('W/"1"')
    const same = answerOrCopy(new Response(null, { status: 304 }), copy)
    expect(same.status).toBe(200)
    expect(same.headers.get(KEPT_AT)).toBeNull()
    const again = await keptForm(same.clone(), NOW + 1)
    expect(again).toBeInstanceOf(Response)
    expect((again as Response).headers.get('etag')).toBe('W/"1"')
    expect(await same.json()).toMatchObject({ data: { value: 1 } })
  })

  it('is what has come where it has changed', async () => {
    const changed = answer('1000')
    expect(answerOrCopy(changed, await kept('W/"1"'))).toBe(changed)
    const unasked = new Response(null, { status: 304 })
    expect(answerOrCopy(unasked, undefined)).toBe(unasked)
  })
})
