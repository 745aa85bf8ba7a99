// A whole service on a database of its own, with a clock that stands until a test moves it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OutboxMessage } from '../ports/outbox.ts'
import request from 'supertest'
import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config/env.ts'
import type { Services } from '../context.ts'
import { emptyTestDatabase } from './test-database.ts'

export interface TestClock {
  now(): Date
  advance(milliseconds: number): void
}

export function createTestClock(start = '2026-03-02T10:00:00+08:00'): TestClock {
  let time = Date.parse(start)

  return {
    now: () => new Date(time),
    advance(milliseconds) {
      time += milliseconds
    },
  }
}

export interface Answer<T = unknown> {
  status: number
  code: string
  msg: string
  data: T
}

const answer = ({ status, body }: { status: number; body: Omit<Answer, 'status'> }): Answer => ({
  status,
  ...body,
})

/** TEST_DATABASE_URL runs the same tests on PostgreSQL. */
export async function startTestApp({
  config,
  services,
}: { config?: Partial<Config>; services?: Partial<Services> } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'kangban-test-'))
  const databaseUrl = await emptyTestDatabase(dataDir)
  const clock = createTestClock()

  const settings: Config = {
    ...readConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      WEB_ROOT: '',
      LOG_LEVEL: 'silent',
    }),
    ...config,
  }

  const app = await buildApp(settings, { clock, ...services })
  await app.server.ready()
  const http = () => request(app.server.server)

  const client = (token = '') => ({
    async get<T>(
      path: string,
      query: Record<string, string> = {},
      headers: Record<string, string> = {},
    ) {
      const asking = http()
        .get(`/api${path}`)
        .set({ authorization: token, ...headers })

      return answer(await asking.query(query)) as Answer<T>
    },
    async post<T>(path: string, body: object | string, headers: Record<string, string> = {}) {
      const sending = http()
        .post(`/api${path}`)
        .set({ authorization: token, 'content-type': 'application/json' })

      return answer(await sending.set(headers).send(body)) as Answer<T>
    },
    /** A form with one file, as a browser sends it. */
    async upload<T>(
      path: string,
      file: { bytes: Buffer; name: string },
      fields: Record<string, string> = {},
    ) {
      const sending = http().post(`/api${path}`).set('authorization', token).field(fields)
      return answer(await sending.attach('file', file.bytes, file.name)) as Answer<T>
    },
  })

  const newestCode = (phone: string): string => {
    const sent = app.services.outbox
      .messages()
      .find((message: OutboxMessage) => message.to === phone)

    if (!sent?.code) throw new Error('no code was sent to this phone')
    return sent.code
  }

  return {
    ...app,
    clock,
    http,
    client,
    newestCode,
    /** Registers or logs in a phone and gives a client with its token. */
    async logIn(phone: string) {
      await client().get('/user/v1/app/pin', { phone })

      const result = await client().get<{ token: string; userCode: string; isNewUser: boolean }>(
        '/user/v1/app/login',
        {
          phone,
          pin: newestCode(phone),
        },
      )

      clock.advance(61_000) // the next code for this phone is due
      return { ...client(result.data.token), ...result.data }
    },
    async stop() {
      await app.server.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
