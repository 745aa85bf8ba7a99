// Files in an object store that dies while pictures are uploaded: none that was acknowledged is lost, what is refused is said
// plainly, and what needs no files goes on.
import { setTimeout } from 'node:timers/promises'
import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import { createRandom } from '@kangban/vitals'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, buildApp } from '../../apps/api/src/app.ts'
import { type ObjectStore, objectStore } from '../../apps/api/src/config/object-store.ts'
import { openFiles } from '../../apps/api/src/ports/open-files.ts'
import type { FileStore } from '../../apps/api/src/ports/files.ts'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { eraseAccount } from '../../apps/api/src/upkeep/erase-account.ts'
import { startObjectStore } from '../../scripts/testing/object-store.mjs'
import { isLong } from './length.ts'
import { ownFolder } from './own-service.ts'

const CYCLES = isLong ? 40 : 3
const WRITERS = 4
const AWAY = '图片和报告暂时不能读取和保存，请稍后再试'

type Store = Awaited<ReturnType<typeof startObjectStore>>
type User = Awaited<ReturnType<TestApp['logIn']>>

const elsewhere = ownFolder()
let store: Store
let place: ObjectStore
let app: TestApp
let second: App
let photo: Buffer
let phones = 0

beforeAll(async () => {
  store = await startObjectStore()
  const configured = objectStore(store.env, 'demo').store
  if (!configured) throw new Error('the object store is not configured')
  place = configured
  app = await startTestApp({ config: { objectStore: place } })
  const { config } = app.services
  // The same database, and no common disk.
  second = await buildApp({ ...config, dataDir: elsewhere.path }, { clock: app.clock })

  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
}, 2 * MS_PER_MINUTE)

afterAll(async () => {
  await second.server.close()
  await app.stop()
  await store.remove()
  elsewhere.remove()
})

async function newUser(on = app): Promise<User> {
  const user = await on.logIn(`1391235${String(++phones).padStart(4, '0')}`)
  await user.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
  return user
}

interface Sent {
  status: number
  retryAfter: string | undefined
  msg: string
  data: { id: string; url: string; thumbnailUrl: string } | null
}

async function upload(by: User, on = app): Promise<Sent> {
  const { status, headers, body } = await on
    .http()
    .post('/api/files/v1/app/upload')
    .set({ authorization: by.token })
    .field({ purpose: 'archive' })
    .attach('file', photo, 'a.png')

  const { msg, data } = body as Pick<Sent, 'msg' | 'data'>
  return { status, retryAfter: headers['retry-after'], msg, data }
}

async function uploaded(by: User): Promise<NonNullable<Sent['data']>> {
  const { data, msg } = await upload(by)
  if (!data) throw new Error(msg)
  return data
}

const shows = async (url: string, on: App = app) => {
  const { statusCode, headers } = await on.server.inject({ url })
  return `${statusCode} ${headers['content-type']}`
}

const ready = async () => {
  const began = performance.now()
  const { status } = await app.http().get('/readyz')
  expect(performance.now() - began).toBeLessThan(2 * MS_PER_SECOND)
  return status
}

/** Does the work while the store is not there. */
async function whileAway(work: () => Promise<void>): Promise<void> {
  await store.kill()

  try {
    await work()
  } finally {
    await store.start()
  }
}

async function grown(list: readonly unknown[], by: number): Promise<void> {
  const wanted = list.length + by
  while (list.length < wanted) await setTimeout(5)
}

/** Kills the store so many times while pictures are sent; gives what was acknowledged and how the rest was refused. */
async function killWhileUploading(on: TestApp, cycles: number) {
  const random = createRandom(1)
  const acknowledged: NonNullable<Sent['data']>[] = []
  const refusals: Omit<Sent, 'data'>[] = []

  for (let cycle = 0; cycle < cycles; cycle++) {
    const life = { over: false }
    const users: User[] = []
    for (let writer = 0; writer < WRITERS; writer++) users.push(await newUser(on))

    const writing = users.map(async (user) => {
      while (!life.over) {
        const { data, ...refusal } = await upload(user, on)
        if (data) acknowledged.push(data)
        else refusals.push(refusal)
      }
    })

    await grown(acknowledged, random.int(1, 3 * WRITERS))
    await store.kill()
    await grown(refusals, WRITERS)
    life.over = true
    await Promise.all(writing)
    await store.start()
    on.clock.advance(MS_PER_HOUR)
  }

  return { acknowledged, refusals }
}

/** Which of the pictures are not there in both their forms. */
async function lostOf(files: FileStore, ids: Iterable<string>): Promise<string[]> {
  const lost: string[] = []

  for (const id of ids)
    for (const form of ['image', 'thumbnail'])
      if (!(await files.get(`uploads/${id}/${form}`))) lost.push(`${id}/${form}`)

  return lost
}

const PICTURE = '200 image/jpeg'

it('replicas that share no disk show what another has stored', async () => {
  const { url, thumbnailUrl } = await uploaded(await newUser())
  for (const replica of [app, second])
    expect([await shows(url, replica), await shows(thumbnailUrl, replica)]).toEqual([
      PICTURE,
      PICTURE,
    ])
})

it(
  'no picture that was acknowledged is lost, and no row has no bytes',
  async () => {
    const { files, database } = app.services
    const { acknowledged, refusals } = await killWhileUploading(app, CYCLES)
    const ids = new Set(acknowledged.map(({ id }) => id))

    const lost = await lostOf(files, ids)

    console.log(
      `object store killed: ${CYCLES} times, ${ids.size} acknowledged pictures, ${lost.length} lost, ${refusals.length} refused`,
    )

    expect(ids.size).toBeGreaterThanOrEqual(CYCLES)
    expect(lost).toEqual([])
    expect(refusals.length).toBeGreaterThan(0)

    for (const { status, msg, retryAfter } of refusals)
      expect([status, msg, retryAfter]).toEqual([503, AWAY, '5'])

    for (const { id } of await database.storedFile.findMany({ select: { id: true } }))
      expect(await files.has(`uploads/${id}/image`)).toBe(true)
  },
  MS_PER_MINUTE * (1 + CYCLES),
)

it('a store that is written to after the answer is caught', async () => {
  const { vault } = app.services
  const files: FileStore = await openFiles({ dataDir: '', objectStore: place }, vault)
  const waiting: { key: string; bytes: Uint8Array }[] = []

  /** Keeps the newest in the memory, more than are on their way at once. */
  async function put(key: string, bytes: Uint8Array): Promise<void> {
    waiting.push({ key, bytes })
    if (waiting.length <= 4 * WRITERS) return
    const next = waiting.shift()
    if (next) await files.put(next.key, next.bytes)
  }

  const careless = await startTestApp({ services: { vault, files: { ...files, put } } })
  const { acknowledged } = await killWhileUploading(careless, 1)

  const lost = await lostOf(
    files,
    acknowledged.map(({ id }) => id),
  )

  await careless.stop()
  expect(lost).not.toEqual([])
})

it('what needs files says that they are away, and all else goes on', async () => {
  const user = await newUser()
  const { id, url } = await uploaded(user)

  const { data: document } = await user.post<{ id: string }>('/archive/v1/app/save', {
    type: 'checkup',
    day: '2026-01-15',
    fileIds: [id],
  })

  await whileAway(async () => {
    const { statusCode, headers, body } = await app.server.inject({ url })
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    expect(JSON.parse(body)).toEqual({ code: '503', msg: AWAY, data: null })
    expect(await upload(user)).toMatchObject({ status: 503, msg: AWAY, data: null })
    expect(await ready()).toBe(503)
    expect((await app.http().get('/healthz')).status).toBe(200)

    for (const path of [
      '/user/v1/account/info',
      '/archive/v1/app/list',
      '/monitor/v1/app/home-summary',
    ])
      expect([path, (await user.get(path, { pn: '1', ps: '20' })).code]).toEqual([path, '1000'])

    const link = await user.get<{ url: string }>('/user/v1/account/export-link')
    expect((await app.server.inject({ url: link.data.url })).statusCode).toBe(503)

    const { database } = app.services
    const own = { where: { userCode: user.userCode } }
    await database.account.update({ ...own, data: { deletionRequestedAt: app.clock.now() } })
    await expect(eraseAccount(app.services, user.userCode)).rejects.toMatchObject({ code: '503' })
    expect(await database.account.count(own)).toBe(1)
    await database.account.update({ ...own, data: { deletionRequestedAt: null } })

    expect((await user.post('/archive/v1/app/delete', { id: document.id })).code).toBe('1000')
  })

  await expect.poll(ready, { timeout: 5 * MS_PER_SECOND }).toBe(200)
  expect(await shows((await uploaded(await newUser())).url)).toBe(PICTURE)
})
