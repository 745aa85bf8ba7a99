import { contract, isSuccess } from '@kangban/contracts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import request from 'supertest'
import type { TestApp } from '../testing/start-test-app.ts'
import { calls, PERSON, send, startSeeded } from './testing/documented-profile-calls.ts'
import { createQuirks } from './quirks.ts'

type Body = Record<string, unknown> & { data: unknown }

let plain: TestApp
let hostile: Pick<TestApp, 'http' | 'server'>
let user: Awaited<ReturnType<TestApp['logIn']>>

beforeAll(async () => {
  plain = await startSeeded({ profile: 'documented', publicOrigin: 'https://h5.example.cn' })
  user = await plain.logIn(PERSON)
  // The same database and clock, so that the same call has the same answer but for the quirks.
  const { config, clock } = plain.services
  const { server } = await buildApp({ ...config, quirks: true }, { clock })
  await server.ready()
  hostile = { server, http: () => request(server.server) }
}, 60_000)

afterAll(async () => {
  await hostile.server.close()
  await plain.stop()
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const TEXTS: readonly [kind: string, form: RegExp][] = [
  ['epoch as text', /^\d{13}$/],
  ['moment without zone', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/],
  ['moment with slashes', /^\d{4}\/\d\d\/\d\d \d\d:\d\d$/],
  ['day with slashes', /^\d{4}\/\d\d\/\d\d$/],
]

function scalarKind(was: unknown, is: unknown): string {
  if (is === null) return 'null'
  if (typeof was === 'number' && is === String(was)) return 'number as text'
  if (typeof was === 'string' && is === Date.parse(was)) return 'epoch'
  const text = TEXTS.find(([, form]) => typeof is === 'string' && form.test(is))
  return text?.[0] ?? `something else: ${JSON.stringify([was, is])}`
}

/** What stands in an answer that was disturbed, against the same one that was not. */
function* differences(
  was: unknown,
  is: unknown,
  path: string,
): Generator<[kind: string, path: string]> {
  if (Array.isArray(was) && was.length > 0) {
    if (is === null) yield ['null list', path]
    if (Array.isArray(is) && is.length === 0) yield ['empty list', path]
    if (Array.isArray(is))
      for (const [index, one] of is.entries()) yield* differences(was[index], one, `${path}[]`)
  } else if (isObject(was) && isObject(is)) {
    for (const key of Object.keys(was)) {
      if (key in is) yield* differences(was[key], is[key], `${path}.${key}`)
      else yield ['missing', `${path}.${key}`]
    }

    for (const key of Object.keys(is)) if (!(key in was)) yield ['extra field', path]
  } else if (was !== is && !Array.isArray(was) && !isObject(was)) {
    yield [scalarKind(was, is), path]
  }
}

const isUnnamed = (schema: z.ZodMiniType) =>
  z.safeParse(schema, 'anything').success && z.safeParse(schema, true).success

const ROUNDS = 6
const SUCCESS = { code: '1000', msg: '操作成功', data: {} }

/** Each call that succeeds, several times: without and with quirks. */
async function pairs() {
  const found: { name: string; unnamed: boolean; was: Body; is: Body }[] = []

  const one = async ([name, operation]: ReturnType<typeof calls>[number]) => {
    const { body: was } = await send(operation, { app: plain, token: user.token })
    if (!isSuccess(String(was['code']))) return
    const { body: is } = await send(operation, { app: hostile, token: user.token })
    found.push({ name, unnamed: isUnnamed(operation.output), was, is })
  }

  for (let round = 0; round < ROUNDS; round += 1) await Promise.all(calls().map(one))
  return found
}

describe('every documented answer', () => {
  let found: Awaited<ReturnType<typeof pairs>>

  beforeAll(async () => {
    found = await pairs()
  }, 60_000)

  it('is disturbed, and each kind of disturbance is there', () => {
    expect(found.length).toBeGreaterThan(25 * ROUNDS)
    const counts = new Map<string, number>()
    const count = (kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1)

    for (const { name, unnamed, was, is } of found) {
      expect([name, isSuccess(String(is['code']))]).toEqual([name, true])
      expect(is).not.toEqual(was)
      count(`code is a ${typeof is['code']}`)
      if (String(is['code']) === '200') count('code 200')
      count('message' in is ? 'message' : 'msg')
      if (unnamed) count(`unnamed data is ${JSON.stringify(is.data).slice(0, 4)}`)
      else for (const [kind] of differences(was.data, is.data, 'data')) count(kind)
    }

    expect([...counts.keys()].filter((kind) => kind.startsWith('something else'))).toEqual([])
    for (const kind of [
      'null',
      'missing',
      'extra field',
      'number as text',
      'empty list',
      'null list',
    ])
      expect([kind, counts.get(kind) ?? 0]).toEqual([
        kind,
        expect.toSatisfy((times: number) => times >= 3),
      ])
    for (const kind of [
      'epoch',
      'epoch as text',
      'moment without zone',
      'moment with slashes',
      'day with slashes',
    ])
      expect([kind, counts.get(kind) ?? 0]).toEqual([
        kind,
        expect.toSatisfy((times: number) => times >= 2),
      ])
    for (const kind of ['code is a number', 'code is a string', 'code 200', 'message', 'msg'])
      expect([kind, counts.get(kind) ?? 0]).toEqual([
        kind,
        expect.toSatisfy((times: number) => times >= 20),
      ])

    expect(
      [...counts.keys()].filter((kind) => kind.startsWith('unnamed data')).length,
    ).toBeGreaterThan(2)
  })

  it('comes late, each call by a time of its own, so that answers overtake each other', async () => {
    const quirks = createQuirks(plain.services.config.seed)

    const delays = Array.from(
      { length: ROUNDS + 4 },
      () => quirks('account.getFlag', SUCCESS).delayMs,
    ).slice(ROUNDS)

    const times = []

    for (const _ of delays) {
      const asked = performance.now()
      await send(contract.account.getFlag, { app: hostile, token: user.token })
      times.push(performance.now() - asked)
    }

    // A timer may be a millisecond early.
    for (const [index, time] of times.entries())
      expect(time).toBeGreaterThan((delays[index] ?? 0) - 2)
    expect(Math.max(...times)).toBeGreaterThan(Math.min(...delays) + 100)
  })

  it('keeps what other calls need', () => {
    const kept = /(\[\]\.(id|prizeId|deviceCode|tagCode)|typeNames\[\])$/
    for (const { name, was, is } of found)
      for (const [kind, path] of differences(was.data, is.data, 'data'))
        expect(`${name} ${kind} ${path}`).not.toMatch(kept)
    expect(found.some(({ was }) => JSON.stringify(was).includes('"tagCode"'))).toBe(true)
  })
})

it('a person can log in and open a record of the heart', async () => {
  const days = ['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-27', '2026-02-26', '2026-02-25']
  const list = contract.ecg.listEcgRecords

  const answers = await Promise.all(
    days.map(
      async (dayDate) =>
        (await send(list, { app: plain, token: user.token, input: { dayDate } })).body.data,
    ),
  )

  const ids = answers.flatMap(
    (data) => (data as { dataEcgInfosRespList: { id: string }[] }).dataEcgInfosRespList,
  )

  expect(ids.length).toBeGreaterThan(0)

  const ask = async (app: Pick<TestApp, 'http'>) =>
    (
      await send(contract.ecg.getEcgRecord, {
        app,
        token: user.token,
        input: { ecgId: ids[0]?.id },
      })
    ).body.data

  const { ecgContent } = (await ask(plain)) as { ecgContent: string }
  expect(ecgContent.split(',').length).toBeGreaterThan(5000)
  for (let time = 0; time < 12; time += 1) expect(await ask(hostile)).toMatchObject({ ecgContent })
}, 20_000)

const LOGIN = {
  ...SUCCESS,
  data: {
    token: 'the-token',
    userCode: 'U1',
    isNewUser: false,
    userInfo: { id: 'a', userCode: 'U1', age: 72 },
  },
}

const twenty = (seed: number) => {
  const quirks = createQuirks(seed)
  return Array.from({ length: 20 }, () => quirks('account.logIn', LOGIN))
}

describe('the seed', () => {
  it('decides all of it, anew for each call', () => {
    expect(twenty(1)).toEqual(twenty(1))
    expect(twenty(1)).not.toEqual(twenty(2))
    expect(new Set(twenty(1).map((each) => JSON.stringify(each))).size).toBe(20)
  })

  it('spreads the delays from 0 to 600 ms', () => {
    const delays = twenty(1).map(({ delayMs }) => delayMs)
    expect(delays).not.toEqual(delays.toSorted((a, b) => a - b))
    expect(Math.min(...delays)).toBeLessThan(100)
    expect(Math.max(...delays)).toBeGreaterThan(500)
    expect(Math.max(...delays)).toBeLessThanOrEqual(600)
  })

  it('never takes the token or the user code of a login', () => {
    for (const { answer: disturbed } of [...twenty(1), ...twenty(2), ...twenty(3)]) {
      expect(disturbed).toMatchObject({ data: { token: 'the-token', userCode: 'U1' } })
    }
  })
})

it('a failure is left alone: it is what the documents say it is', async () => {
  const { body } = await hostile.http().get('/api/user/v1/health')
  expect(body).toEqual({ code: '410', msg: '登录已失效，请重新登录', data: null })
})
