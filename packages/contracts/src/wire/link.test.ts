import { createTRPCClient, TRPCClientError } from '@trpc/client'
import { describe, expect, expectTypeOf, it } from 'vitest'
import * as calls from './calls.ts'
import { type Failure, type FieldDrift, type Offer, restLink } from './link.ts'
import type { AppRouter, PageRouter } from './router.ts'

const HEALTH_INFO = {
  userCode: 'U1',
  name: null,
  idNo: null,
  sex: 2,
  birthday: '1954-03-01',
  height: 158,
  weight: 60,
  waistline: null,
  ethnicity: null,
  residence: null,
  industry: null,
  medHis: true,
  takeMed: null,
  sleepQuality: 3,
  smokingStatus: 1,
  drinkingStatus: null,
  dietaryHabits: null,
  dietPreference: null,
  exerciseFreq: null,
  userDetailAddress: null,
  communityPhone: null,
}

/** As our own service answers. */
const ADDED = {
  tagParamList: [],
  familyMedHis: null,
  familyMedList: [],
  mentalMedList: [],
  hypertensionTreatment: null,
  atypicalAntipsychotics: null,
  oralCorticosteroids: null,
  erectileDysfunction: null,
  depressionEval: null,
}

function clientFor(
  answer: () => Response | Promise<Response>,
  options: { token?: string; timeoutMs?: number } = {},
) {
  const requests: { url: string; init: RequestInit }[] = []
  const failures: { failure: Failure; path: string }[] = []
  const loading: string[] = []

  const client = createTRPCClient<AppRouter>({
    links: [
      restLink({
        load: () => Promise.resolve(calls),
        baseUrl: 'http://service.test/api/',
        token: () => options.token ?? '',
        timeoutMs: options.timeoutMs,
        fetch: async (url, init) => {
          requests.push({ url: url as string, init: init ?? {} })

          const given = new Promise<never>((_, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
          })

          return Promise.race([answer(), given])
        },
        onStart: (operation) => {
          loading.push(`start ${operation.path}`)
          return () => loading.push(`end ${operation.path}`)
        },
        onFailure: (failure, operation) => failures.push({ failure, path: operation.path }),
      }),
    ],
  })

  return { client, requests, failures, loading }
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

const header = (init: RequestInit, name: string) => new Headers(init.headers).get(name)

const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (cause: unknown) => cause,
  )

describe('requests', () => {
  it('[REQ-39] joins every path to the one base path', async () => {
    const { client, requests } = clientFor(json({ code: '1000', msg: '', data: [] }))
    await client.warnings.listWarnings.query({ userCode: 'U 1' })
    expect(requests[0]?.url).toBe('http://service.test/api/monitor/v1/abnormal/list?userCode=U+1')
  })

  it('[API-055] sends the header that an operation declares', async () => {
    const { client, requests } = clientFor(json({ code: '1000', msg: '', data: [] }))
    await client.warnings.listWarnings.query({})
    expect(header(requests[0]?.init ?? {}, 'client')).toBe('iosandroid')
  })

  it('[REQ-03] posts JSON in UTF-8', async () => {
    const { client, requests } = clientFor(json({ code: '1000', msg: '', data: {} }))
    await client.profile.updateHealthInfo.mutate({ residence: '北京市北京市' })
    expect(header(requests[0]?.init ?? {}, 'content-type')).toBe('application/json;charset=UTF-8')
    expect(requests[0]?.init.body).toBe('{"residence":"北京市北京市"}')
  })

  it('[REQ-05] [REQ-41] carries the stored token as it is, and an empty value without one', async () => {
    const signedIn = clientFor(json({ code: '1000', msg: '', data: HEALTH_INFO }), {
      token: 'raw-token',
    })

    await signedIn.client.profile.getHealthInfo.query({})
    expect(header(signedIn.requests[0]?.init ?? {}, 'authorization')).toBe('raw-token')
    const signedOut = clientFor(json({ code: '1000', msg: '', data: {} }))
    await signedOut.client.account.sendCode.mutate({ phone: '13800000001' })
    expect(header(signedOut.requests[0]?.init ?? {}, 'authorization')).toBe('')
  })
})

describe('answers', () => {
  it('gives typed data', async () => {
    const { client } = clientFor(json({ code: '1000', msg: 'ok', data: HEALTH_INFO }))
    const info = await client.profile.getHealthInfo.query({})
    expectTypeOf(info.height).toEqualTypeOf<number | null>()
    expect(info).toEqual(HEALTH_INFO)
  })

  it('gives what we add as it stands in the contract, below one key', async () => {
    const data = { ...HEALTH_INFO, kangban: ADDED }
    const { client } = clientFor(json({ code: '1000', msg: 'ok', data }))
    expect(await client.profile.getHealthInfo.query({})).toEqual(data)
  })

  it.each(['1000', '2000', 200, 2000])(
    '[REQ-13] [REQ-14] [REQ-15] [REQ-16] [CONFLICT-01] takes code %j as success',
    async (code) => {
      const { client, failures } = clientFor(json({ code, msg: '', data: HEALTH_INFO }))
      expect((await client.profile.getHealthInfo.query({})).userCode).toBe('U1')
      expect(failures).toEqual([])
    },
  )

  it('fails with the code and the text of any other code', async () => {
    const { client, failures } = clientFor(json({ code: '9999', msg: '失败原因', data: null }))
    const cause = await caught(client.profile.getHealthInfo.query({}))
    expect(cause).toBeInstanceOf(TRPCClientError)
    expect(cause).toMatchObject({ message: '失败原因', data: { failure: { code: '9999' } } })

    expect(failures).toEqual([
      { failure: { kind: 'code', code: '9999', message: '失败原因' }, path: '/user/v1/health' },
    ])
  })

  it('[CONFLICT-07] reads msg, then message, then a default that names the code', async () => {
    const texts = [
      { code: '9999', msg: '甲', message: '乙' },
      { code: '9999', message: '乙' },
      { code: '5000', msg: '' },
    ].map(
      async (body) =>
        ((await caught(clientFor(json(body)).client.profile.getHealthInfo.query({}))) as Error)
          .message,
    )

    expect(await Promise.all(texts)).toEqual(['甲', '乙', '后端接口5000异常'])
  })

  it('takes the HTTP status of a refused request as its code, with the text of its body', async () => {
    const { client, failures } = clientFor(json({ code: '9999', msg: '登录已失效' }, 410))
    await caught(client.profile.getHealthInfo.query({}))
    expect(failures[0]?.failure).toEqual({ kind: 'code', code: '410', message: '登录已失效' })
  })

  it('names the HTTP status where a refused request has no envelope', async () => {
    const { client, failures } = clientFor(() => new Response('<html>Bad Gateway', { status: 502 }))
    await caught(client.profile.getHealthInfo.query({}))
    expect(failures[0]?.failure).toEqual({ kind: 'code', code: '502', message: '后端接口502异常' })
  })

  it('tells an unreachable service, a time-out and an unreadable answer apart', async () => {
    const network = clientFor(() => Promise.reject(new TypeError('fetch failed')))
    await caught(network.client.profile.getHealthInfo.query({}))
    const slow = clientFor(() => new Promise(() => {}), { timeoutMs: 5 })
    await caught(slow.client.profile.getHealthInfo.query({}))

    const broken = clientFor(
      json({ code: '1000', msg: '', data: { ...HEALTH_INFO, height: 'tall' } }),
    )

    const cause = await caught(broken.client.profile.getHealthInfo.query({}))
    const kinds = [network, slow, broken].map(({ failures }) => failures[0]?.failure)

    expect(kinds).toMatchObject([
      { reason: 'network' },
      { reason: 'timeout' },
      { reason: 'unreadable' },
    ])

    expect((cause as Error).message).toContain('height')
  })

  it('ends what it started, on success and on failure', async () => {
    const good = clientFor(json({ code: '1000', msg: '', data: HEALTH_INFO }))
    await good.client.profile.getHealthInfo.query({})
    const bad = clientFor(() => Promise.reject(new TypeError('fetch failed')))
    await caught(bad.client.profile.getHealthInfo.query({}))
    for (const { loading } of [good, bad])
      expect(loading).toEqual(['start /user/v1/health', 'end /user/v1/health'])
  })

  it('says nothing of a request that was given up', async () => {
    const { client, failures } = clientFor(() => new Promise(() => {}))
    const abort = new AbortController()
    const call = caught(client.profile.getHealthInfo.query({}, { signal: abort.signal }))
    abort.abort()
    expect(await call).toBeInstanceOf(Error)
    expect(failures).toEqual([])
  })
})

/** As a page calls a back end that offers just so much. */
function pageFor(answer: () => Response, offer?: Offer) {
  const requests: string[] = []
  const drifts: { drift: FieldDrift; path: string }[] = []
  const failures: Failure[] = []

  const client = createTRPCClient<PageRouter>({
    links: [
      restLink<PageRouter>({
        load: () => Promise.resolve(calls),
        baseUrl: '/api',
        token: () => 't',
        fetch: (url, init) => {
          requests.push(
            `${init?.method} ${url as string} ${(init?.body as string | undefined) ?? ''}`.trim(),
          )

          return Promise.resolve(answer())
        },
        ...(offer && { offer: () => offer }),
        onDrift: (drift, { path }) => drifts.push({ drift, path }),
        onFailure: (failure) => failures.push(failure),
      }),
    ],
  })

  return { client, requests, drifts, failures }
}

describe('a back end that offers the documented calls alone', () => {
  const documents = { documentedOnly: true, paths: {} }

  it('is not asked for a call of ours', async () => {
    const { client, requests, failures } = pageFor(
      json({ code: '1000', msg: '', data: {} }),
      documents,
    )

    const cause = await caught(client.family.listMembers.query({}))
    expect(cause).toBeInstanceOf(TRPCClientError)
    expect(cause).toMatchObject({ data: { failure: { transport: 'not-offered' } } })
    expect([requests, failures]).toEqual([[], []])
  })

  it('is asked for a call that has an internal name alone where the operator says its place', async () => {
    const answer = json({ code: '1000', msg: '', data: { isDaoAn: 1 } })
    const without = pageFor(answer, documents)
    expect(await caught(without.client.account.getFlag.query({}))).toBeInstanceOf(TRPCClientError)
    expect(without.requests).toEqual([])
    const paths = { 'account.getFlag': 'POST /user/v9/is-dao-an' }
    const placed = pageFor(answer, { documentedOnly: true, paths })
    expect(await placed.client.account.getFlag.query({})).toEqual({ isDaoAn: true })
    expect(placed.requests).toEqual(['POST /api/user/v9/is-dao-an {}'])
  })

  it('is sent nothing of ours in a documented call', async () => {
    const { client, requests } = pageFor(json({ code: '1000', msg: '', data: 'sent' }), documents)

    expect(
      await client.account.sendCode.mutate({ phone: '13800000001', purpose: 'login' }),
    ).toEqual({})

    expect(requests).toEqual(['GET /api/user/v1/app/pin?phone=13800000001'])
  })
})

describe('a back end of which nothing is known', () => {
  it('is asked for everything, at the paths of the contracts', async () => {
    const { client, requests } = pageFor(json({ code: '1000', msg: '', data: [] }))
    await client.services.getRights.query({})
    await client.family.listMembers.query({}).catch(() => {})

    expect(requests).toEqual([
      'GET /api/device/v1/app/device-rights',
      'GET /api/family/v1/app/members',
    ])
  })
})

describe('a page', () => {
  it('gets documented fields one by one, what we add beside them, and is told of each difference', async () => {
    const data = {
      ...HEALTH_INFO,
      height: '158',
      weight: 'light',
      kangban: { ...ADDED, depressionEval: 9 },
    }

    const { client, drifts } = pageFor(json({ code: '1000', msg: '', data }))
    const info = await client.profile.getHealthInfo.query({})
    const { depressionEval: _, ...added } = ADDED
    expect(info).toEqual({ ...HEALTH_INFO, height: 158, weight: null, ...added })

    expect(
      drifts.map(({ drift }) => drift).toSorted((a, b) => a.path.localeCompare(b.path)),
    ).toEqual([
      { path: 'data.height', got: 'string', used: true },
      { path: 'data.kangban.depressionEval', got: 'number', used: false },
      { path: 'data.weight', got: 'string', used: false },
    ])

    expect(new Set(drifts.map(({ path }) => path))).toEqual(new Set(['/user/v1/health']))
  })

  it('is refused an answer of ours that is not as promised', async () => {
    const { client, drifts, failures } = pageFor(
      json({ code: '1000', msg: '', data: { open: 'two' } }),
    )

    await caught(client.warnings.getWarningSummary.query({}))
    expect(failures).toMatchObject([{ kind: 'transport', reason: 'unreadable' }])
    expect(drifts).toEqual([])
  })
})
