import { contract, listOperations } from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config/env.ts'
import { startTestApp, type TestApp } from './testing/start-test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

describe('bad input', () => {
  it.each([
    ['malformed JSON', '{"height":', 400, '400', '请求内容格式不正确'],
    [
      'an oversized body',
      JSON.stringify({ residence: 'x'.repeat(2_000_000) }),
      413,
      '413',
      '提交的内容过大',
    ],
    ['wrong types', '{"height":"tall"}', 200, '9999', '身高应在140到200厘米之间'],
    ['a value out of range', '{"height":250}', 200, '9999', '身高应在140到200厘米之间'],
    ['a list instead of an object', '[]', 200, '9999', '提交的内容有误，请检查后再试'],
  ])('%s is answered in the envelope', async (_, body, status, code, msg) => {
    const user = await app.logIn('13912340000')

    expect(await user.post('/user/v2/up-health-info', body)).toEqual({
      status,
      code,
      msg,
      data: null,
    })

    expect((await user.get<{ height: number | null }>('/user/v1/health')).data.height).toBeNull()
  })

  it('[REQ-47] an unknown path answers 404 in the envelope, business failures answer HTTP 200', async () => {
    expect(await app.client().get('/nowhere')).toEqual({
      status: 404,
      code: '404',
      msg: '接口不存在',
      data: null,
    })

    expect(await app.client().get('/user/v1/app/pin')).toMatchObject({ status: 200, code: '9999' })
  })

  it('[REQ-47] a failure of our own answers 500 without a trace of its cause', async () => {
    const broken = await startTestApp({
      services: {
        clock: {
          now: () => {
            throw new Error('the clock at 10.1.2.3 stands still')
          },
        },
      },
    })

    const answer = await broken.client().get('/user/v1/app/pin', { phone: '13912340001' })

    expect(answer).toEqual({
      status: 500,
      code: '500',
      msg: '服务器开小差了，请稍后再试',
      data: null,
    })

    await broken.stop()
  })

  it('every refusal has a Chinese text', async () => {
    const answers = await Promise.all([
      app.client().get('/user/v1/health'),
      app.client().get('/user/v1/app/login', { phone: '1', pin: '1' }),
      app.client().get('/nowhere'),
    ])

    for (const { msg } of answers) expect(msg).toMatch(/^[\p{Script=Han}，。0-9]+$/u)
  })
})

describe('both faces', () => {
  it('[CONFLICT-01] [CONFLICT-07] REST sends code as text, msg and data', async () => {
    const { body } = await app.http().get('/api/user/v1/app/pin').query({ phone: '13912340002' })
    expect(body).toEqual({ code: '1000', msg: '操作成功', data: {} })
  })

  it('tRPC answers the same data and the same failure', async () => {
    const user = await app.logIn('13912340003')

    const trpc = (token: string) =>
      app.http().get('/api/trpc/profile.getHealthInfo').set('authorization', token)

    const rest = await user.get('/user/v1/health')
    expect((await trpc(user.token)).body).toEqual({ result: { data: rest.data } })

    expect((await trpc('')).body.error).toMatchObject({
      message: '登录已失效，请重新登录',
      data: { failure: { code: '410' } },
    })
  })
})

describe('doors', () => {
  it('health data is never cached, and every answer has a request id', async () => {
    const { headers } = await app.http().get('/api/user/v1/health')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['content-security-policy']).toContain("default-src 'self'")
  })

  it('[REQ-40] serves health, readiness, metrics, the OpenAPI document and the runtime configuration', async () => {
    expect((await app.http().get('/healthz')).body).toEqual({ status: 'ok' })
    expect((await app.http().get('/readyz')).body).toEqual({ status: 'ready' })
    expect((await app.http().get('/metrics')).text).toContain('kangban_call_seconds')
    expect((await app.http().get('/docs/json')).body.openapi).toBe('3.1.0')

    expect((await app.http().get('/config.json')).body).toMatchObject({
      mode: 'demo',
      apiBase: '/api',
    })
  })

  it('[SURVEY-81] the configured maps service is told to the web app, which may ask it and no other', async () => {
    const mapsUrl = 'https://maps.example.cn/reverse'
    const mapped = await startTestApp({ config: { mapsUrl } })

    try {
      const { body, headers } = await mapped.http().get('/config.json')
      expect(body.mapsUrl).toBe(mapsUrl)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("connect-src 'self' https://maps.example.cn;")
    } finally {
      await mapped.stop()
    }

    const { body, headers } = await app.http().get('/config.json')
    expect(body.mapsUrl).toBeUndefined()
    expect(String(headers['content-security-policy'])).toContain("connect-src 'self';")
  })

  it('no form is parsed on the way to the simulated devices, which the proxy would warn of', async () => {
    expect(app.server.hasPlugin('@fastify/multipart')).toBe(false)
  })

  it('the outbox is a door of the demo only', async () => {
    expect((await app.http().get('/demo/outbox')).body).toBeInstanceOf(Array)
    const production = await startTestApp({ config: { mode: 'production' } })
    expect((await production.http().get('/demo/outbox')).status).toBe(404)

    expect((await production.http().get('/config.json')).body).toMatchObject({
      outboxUrl: null,
      simulatorUrl: null,
    })

    await production.stop()
  })
})

describe('configuration', () => {
  const good = {
    MODE: 'production',
    SECRET_KEY: 'k7mQ2vX9pL4nR8sT1wY6zB3cF5hJ0dG2',
    DATA_KEYS: `2026a:${Buffer.alloc(32, 7).toString('base64')}`,
    ADMIN_PHONE: '13500000000',
    SMS_GATEWAY_URL: 'https://sms.invalid/send',
    PUBLIC_ORIGIN: 'https://h5.kangban.invalid',
  }

  it('accepts a complete production environment', () => {
    expect(readConfig(good)).toMatchObject({ mode: 'production', simulatorOrigin: null })
  })

  it.each([
    ['SECRET_KEY', undefined],
    ['SECRET_KEY', 'please-change-me-please-change-me-please'],
    ['SECRET_KEY', 'short'],
    ['DATA_KEYS', undefined],
    ['DATA_KEYS', `demo:${Buffer.alloc(32).toString('base64')}`],
    ['DATA_KEYS', 'a:c2hvcnQ='],
    ['ADMIN_PHONE', undefined],
    ['SMS_GATEWAY_URL', undefined],
    ['SMS_GATEWAY_URL', 'http://sms.invalid/send'],
    ['SIMULATOR_ORIGIN', 'http://127.0.0.1:9'],
    ['PUBLIC_ORIGIN', undefined],
    ['PUBLIC_ORIGIN', 'http://h5.example.cn'],
    ['PUBLIC_ORIGIN', 'https://h5.example.cn/app'],
    ['METRICS_KEY', 'short'],
    ['METRICS_KEY', 'please-change-me-please'],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', 'soon'],
    ['H5_TEST_HOST', 'test.example.cn'],
    ['H5_PRODUCTION_HOST', 'https://h5.example.cn/#/health'],
    ['MODE', 'prod'],
    ['PORT', 'eighty'],
  ])('refuses %s = %s and names it', (name, value) => {
    expect(() => readConfig({ ...good, [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ ...good, [name]: value })).toThrow(name)
  })
})

describe('success', () => {
  it("[API-132] is the text '1000' of every call but the links to a doctor, which answer '2000'", async () => {
    const user = await app.logIn('13912340001')
    const reads = listOperations(contract).filter(([, { safety }]) => safety === 'read')
    const codes = new Map<string, string>()

    for (const [name, { method, path, example }] of reads) {
      const input = { ...(example?.input as Record<string, string>) }

      const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
        const value = String(input[key])
        delete input[key]
        return encodeURIComponent(value)
      })

      const { code } =
        method === 'GET' ? await user.get(filled, input) : await user.post(filled, input)

      codes.set(name, code)
    }

    expect(codes.get('services.getJumpUrl')).toBe('2000')
    codes.delete('services.getJumpUrl')
    // Examples name rows that a new user does not have; what is left over is told as a failure.
    const successes = [...codes].filter(([, code]) => !['9999', '401'].includes(code))
    expect(successes.length).toBeGreaterThan(25)
    expect(successes.filter(([, code]) => code !== '1000')).toEqual([])
  })
})
