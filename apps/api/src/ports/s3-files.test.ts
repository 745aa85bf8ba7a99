import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '../config/limits.ts'
import { createVault } from '../security/vault.ts'
import type { FileStore } from './files.ts'
import { createS3Files } from './s3-files.ts'
import { startFakeObjectStore } from './testing/fake-object-store.ts'

const vault = createVault({
  secret: Buffer.alloc(32, 1),
  dataKeys: [{ id: 'a', key: Buffer.alloc(32, 2) }],
})

const KEY = 'uploads/1/image'
let store: Awaited<ReturnType<typeof startFakeObjectStore>>
let files: FileStore

beforeAll(async () => {
  store = await startFakeObjectStore()
})

afterAll(() => store.close())

beforeEach(() => {
  store.stored.clear()
  store.calls.length = 0
  store.meddle(() => false)
  files = createS3Files(store.place, vault)
})

const away = { code: '503', userMessage: '图片和报告暂时不能读取和保存，请稍后再试' }

describe('a store that is away', () => {
  it.each([
    [403, 'AccessDenied'],
    [404, 'NoSuchBucket'],
    [500, 'InternalError'],
    [503, 'SlowDown'],
  ])('is one that answers %i %s', async (status, code) => {
    store.meddle((_call, response) => (store.refuse(response, status, code), true))
    const asked = [files.get(KEY), files.put(KEY, Buffer.from('x')), files.remove(KEY)]

    for (const outcome of await Promise.allSettled(asked))
      expect(outcome).toMatchObject({
        reason: { ...away, message: expect.stringContaining(code) },
      })
  })

  it('is tried again before it is given up', async () => {
    store.meddle(({ method }, response) => {
      if (store.calls.length > 1 || method !== 'PUT') return false
      store.refuse(response, 503, 'SlowDown')
      return true
    })

    await files.put(KEY, Buffer.from('x'))
    expect((await files.get(KEY))?.toString()).toBe('x')
  })

  it('is one that nobody listens for', async () => {
    const nowhere = createS3Files({ ...store.place, endpoint: 'http://127.0.0.1:9' }, vault)
    await expect(nowhere.checkWritable()).rejects.toMatchObject(away)
  })

  it('is one that hangs, which is given up in time', async () => {
    store.meddle(() => true)
    const began = performance.now()
    const asked = [files.get(KEY), files.put(KEY, Buffer.from('x')), files.checkWritable()]

    for (const outcome of await Promise.allSettled(asked))
      expect(outcome).toMatchObject({ reason: away })

    expect(performance.now() - began).toBeLessThan(2 * LIMITS.filesAnswerMs)
  })

  it.each([
    ['stops in the middle of a file', false],
    ['ends there', true],
  ])('is one that %s', async (_, ends) => {
    await files.put(KEY, Buffer.alloc(1000))

    store.meddle((_call, response) => {
      response.writeHead(200, { 'content-length': 2000 }).write(Buffer.alloc(10))
      if (ends) setImmediate(() => response.destroy())
      return true
    })

    await expect(files.get(KEY)).rejects.toMatchObject(away)
  })
})

it('bytes that were changed there are not given out', async () => {
  await files.put(KEY, Buffer.from('a picture'))
  const changed = Buffer.from(store.stored.get(KEY) ?? '')
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  store.stored.set(KEY, changed)
  await expect(files.get(KEY)).rejects.toThrow('unable to authenticate data')
})

/** Once, before the store answers a call of that kind. */
const before = (wanted: string, change: () => void) => {
  let isDone = false

  store.meddle(({ method }) => {
    if (!isDone && method === wanted) {
      isDone = true
      change()
    }

    return false
  })
}

describe('what is sealed anew', () => {
  it('is written where it is still what was read', async () => {
    await files.put(KEY, Buffer.from('x'))
    const was = store.stored.get(KEY)
    expect(await files.reseal(KEY)).toBe(true)
    expect(store.stored.get(KEY)).not.toEqual(was)
    expect(store.calls.at(-1)?.ifMatch).toMatch(/^"\w{32}"$/)
  })

  it('does not bring back what is removed meanwhile', async () => {
    await files.put(KEY, Buffer.from('x'))
    before('PUT', () => store.stored.delete(KEY))
    expect(await files.reseal(KEY)).toBe(false)
    expect(store.stored.size).toBe(0)
  })

  it('does not undo what another writes meanwhile', async () => {
    await files.put(KEY, Buffer.from('old'))
    before('PUT', () => store.stored.set(KEY, vault.encryptBytes(Buffer.from('new'))))
    expect(await files.reseal(KEY)).toBe(true)
    expect((await files.get(KEY))?.toString()).toBe('new')
  })

  it('is looked for again where the store knows no conditions', async () => {
    await files.put(KEY, Buffer.from('x'))
    let isRemoved = false

    store.meddle(({ method, ifMatch }, response) => {
      if (method === 'HEAD' && !isRemoved) {
        isRemoved = true
        store.stored.delete(KEY)
      }

      if (method !== 'PUT' || ifMatch === undefined) return false
      store.refuse(response, 501, 'NotImplemented')
      return true
    })

    expect(await files.reseal(KEY)).toBe(false)
    expect(store.stored.size).toBe(0)
    await files.put(KEY, Buffer.from('again'))
    expect(await files.reseal(KEY)).toBe(true)
    expect((await files.get(KEY))?.toString()).toBe('again')
  })
})
