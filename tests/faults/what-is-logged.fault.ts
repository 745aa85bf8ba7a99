// What a production writes down of calls that it refuses, on both faces: which call and why, and nothing of who asked for what.
import { connect } from 'node:net'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProcess } from '../../apps/api/src/testing/own-process.ts'
import { ownFolder } from './own-service.ts'

/** Of pino. */
const ERROR = 50
const PHONE = '13966120001'
const CODE = '918273'
const SECRETS = [PHONE, CODE, 'secret-token', 'secret-key', '王桂兰']

interface Line {
  level: number
  msg: string
  err?: { stack: string }
  operation?: string
  req?: { route?: string }
  reqId: string
  code?: string
}

const folder = ownFolder()
const lines: string[] = []
let service: Awaited<ReturnType<typeof startProcess>>

beforeAll(async () => {
  service = await startProcess({
    databaseUrl: `file:${folder.path}/kangban.db`,
    dataDir: folder.path,
    onLine: (line) => lines.push(line),
  })
}, 60_000)

afterAll(() => {
  service.child.kill('SIGKILL')
  folder.remove()
})

const logged = () =>
  lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Line)

const refusals = () => logged().filter(({ msg }) => msg === 'call refused')
const errors = () => logged().filter(({ level }) => level === ERROR)

async function ask(path: string, body?: object | string): Promise<number> {
  const answer = await fetch(`${service.url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: 'secret-token',
      'idempotency-key': 'secret-key-1',
      'content-type': 'application/json',
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })

  await answer.arrayBuffer()
  return answer.status
}

const inputOf = (input: object) => `input=${encodeURIComponent(JSON.stringify(input))}`

it.each([
  ['the documents', `/user/v1/app/login?phone=${PHONE}&pin=${CODE}`, undefined],
  ['the documents, without a session', '/user/v1/health', undefined],
  ['tRPC', `/trpc/account.listConsents?${inputOf({ name: '王桂兰' })}`, undefined],
  ['tRPC, a call that is refused', '/trpc/account.logIn', { phone: PHONE, pin: CODE }],
  ['the documents, broken JSON', '/device/v1/app/ingest', `{"phone":${PHONE}王桂兰`],
  ['tRPC, broken JSON', '/trpc/account.logIn', `{"phone":${PHONE}王桂兰`],
])('%s: a refusal is logged with its call and code', async (_, path, body) => {
  const before = refusals().length
  expect(await ask(path, body)).toBeLessThan(500)
  await expect.poll(() => refusals().length).toBe(before + 1)
  const refusal = refusals().at(-1)
  expect(refusal?.code).toMatch(/^\d{3,4}$/)
  const begun = logged().find(({ reqId, req }) => req && reqId === refusal?.reqId)
  expect(refusal?.operation ?? begun?.req?.route).toMatch(/\w/)
})

it('a call that there is not is logged without its name', async () => {
  expect(await ask(`/trpc/account.${PHONE}`)).toBe(404)
  await expect.poll(() => refusals().at(-1)).toMatchObject({ operation: 'unknown', code: '404' })
})

it('what is no request is logged by the code of the parser alone', async () => {
  const { hostname, port } = new URL(service.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {}).end(`HELLO ${PHONE}\r\nsecret-token: 王桂兰\r\n\r\n`)
  await expect.poll(() => logged().find(({ msg }) => msg === 'connection refused')).toBeDefined()
  expect(logged().find(({ msg }) => msg === 'connection refused')?.code).toMatch(/^HPE_\w+$/)
})

it.each([
  ['the documents', `/user/v1/app/pin?phone=${PHONE}`, undefined],
  ['tRPC', '/trpc/account.sendCode', { phone: PHONE }],
])('%s: what we did not expect is logged with where it happened', async (_, path, body) => {
  const database = new Sqlite(`${folder.path}/kangban.db`)
  database.exec('DROP TABLE IF EXISTS RateLimit')
  database.close()
  const before = errors().length
  expect(await ask(path, body)).toBe(500)
  await expect.poll(() => errors().length).toBe(before + 1)
  expect(errors().at(-1)?.err?.stack).toContain('.ts:')
})

it('no line holds a phone, a code, a token, a key or a name', () => {
  expect(refusals().length).toBeGreaterThan(4)
  const told = lines.join('\n')
  expect(SECRETS.filter((secret) => told.includes(secret))).toEqual([])
})
