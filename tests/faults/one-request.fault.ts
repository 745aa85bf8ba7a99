// One request must not end the service: batches of calls, and many exports at once.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareDatabase } from '../../apps/api/src/commands/prepare.ts'
import { readConfig } from '../../apps/api/src/config/env.ts'
import { logInTo, type OwnService, ownFolder, startService } from './own-service.ts'

/** As a small container has; 160 exports in one request need ten times that. */
const HEAP_MB = 320
const DAYS = 30
const folder = ownFolder()
let service: OwnService
let token: string

beforeAll(async () => {
  await prepareDatabase(readConfig({ DATA_DIR: folder.path }), DAYS)

  service = await startService({
    DATA_DIR: folder.path,
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
  })

  token = await logInTo(service)
}, 120_000)

afterAll(async () => {
  await service.stopped()
  folder.remove()
})

const ask = (path: string) =>
  fetch(`${service.url}/api${path}`, { headers: { authorization: token } })

interface Refusal {
  error: { message: string; data: { httpStatus: number; failure: { code: string } } }
}

const batch = (name: string, count: number, separator = ',') =>
  ask(`/trpc/${Array.from({ length: count }, () => name).join(separator)}?batch=1`)

it.each([
  ['160 calls', 'reports.getDoctorPage', 160, ','],
  ['eleven calls', 'account.listConsents', 11, ','],
  ['eleven calls, encoded once and twice', 'account.listConsents', 11, '%252C'],
])('a batch of %s is refused in Chinese, and the service lives', async (_, name, count, comma) => {
  const answer = await batch(name, count, comma)
  expect(answer.status).toBe(400)
  const told = (await answer.json()) as Refusal | Refusal[]
  const { error } = Array.isArray(told) ? (told[0] as Refusal) : told
  expect(error.message).toMatch(/^[\p{Script=Han}，。0-9]+$/u)
  expect(error.data).toMatchObject({ httpStatus: 400, failure: { code: '400' } })
  expect(service.isAlive()).toBe(true)
})

it('a batch of ten calls is answered', async () => {
  const answer = await batch('account.listConsents', 10)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toHaveLength(10)
})

const link = async () => {
  const answer = await ask('/user/v1/account/export-link')
  const { data } = (await answer.json()) as { data: { url: string } }
  return new URL(data.url, service.url)
}

/** How an export was answered, read to its end. */
const exported = async (url: URL) => {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return answer.status
}

it('60 exports of one account at once do not end it', async () => {
  const url = await link()
  const statuses = await Promise.all(Array.from({ length: 60 }, () => exported(url)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
  expect(service.isAlive()).toBe(true)
})

it('an export is made afterwards', async () => {
  expect(await exported(await link())).toBe(200)
})
