import { randomUUID } from 'node:crypto'
import { MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import type { UploadedFile } from '@kangban/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const stored = new Map<string, Uint8Array>()
let failAt = ''

/** The store of the test: what is in it can be counted, and it can break. */
const files = {
  put: async (key: string, bytes: Uint8Array) => {
    if (failAt && key.endsWith(failAt)) throw new Error('the disk is full')
    stored.set(key, bytes)
  },
  get: async (key: string) => {
    const bytes = stored.get(key)
    return bytes ? Buffer.from(bytes) : null
  },
  has: async (key: string) => stored.has(key),
  remove: async (key: string) => {
    for (const name of stored.keys())
      if (name === key || name.startsWith(`${key}/`)) stored.delete(name)
  },
  async *unchanged() {},
  reseal: async () => false,
  checkWritable: async () => undefined,
  async *keys() {},
  sealed: async () => null,
  putSealed: async () => undefined,
}

type User = Awaited<ReturnType<TestApp['logIn']>>
let app: TestApp
let user: User
let photo: Buffer
let phones = 0

const upload = (by: User, bytes = photo, purpose = 'archive', name = '体检.jpg') =>
  by.upload<UploadedFile>('/files/v1/app/upload', { bytes, name }, { purpose })

const accountIdOf = async ({ userCode }: User) =>
  (await app.services.database.account.findUniqueOrThrow({ where: { userCode } })).id

const rowsOf = async (by: User) =>
  app.services.database.storedFile.findMany({ where: { accountId: await accountIdOf(by) } })

async function newUser(): Promise<User> {
  const one = await app.logIn(`1370501${String(++phones).padStart(4, '0')}`)
  await one.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
  return one
}

/** Rows as of earlier uploads. */
async function fill(by: User, count: number, change: { bytes?: number; minutesAgo?: number } = {}) {
  const accountId = await accountIdOf(by)
  const createdAt = new Date(app.clock.now().getTime() - (change.minutesAgo ?? 120) * MS_PER_MINUTE)

  const row = {
    accountId,
    purpose: 'archive',
    mediaType: 'image/jpeg',
    bytes: change.bytes ?? 1,
    sha256: '',
    createdAt,
  }

  await app.services.database.storedFile.createMany({
    data: Array.from({ length: count }, () => ({ id: randomUUID(), ...row })),
  })
}

beforeAll(async () => {
  app = await startTestApp({ services: { files } })

  photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c84' } })
    .jpeg()
    .toBuffer()
})

afterAll(() => app.stop())

beforeEach(async () => {
  failAt = ''
  stored.clear()
  user = await newUser()
})

describe('uploading', () => {
  it('keeps a photo with its thumbnail and answers what it is', async () => {
    const { code, data } = await upload(user)
    expect(code).toBe('1000')
    expect(data).toMatchObject({ mediaType: 'image/jpeg', width: 800, height: 600 })
    expect([...stored.keys()]).toEqual([`uploads/${data.id}/image`, `uploads/${data.id}/thumbnail`])

    expect(await rowsOf(user)).toMatchObject([
      {
        id: data.id,
        purpose: 'archive',
        bytes: data.bytes,
        width: 800,
        height: 600,
        mediaType: 'image/jpeg',
      },
    ])

    expect(stored.get(`uploads/${data.id}/image`)?.length).toBe(data.bytes)
  })

  it('takes a photo of several megabytes', async () => {
    const noise = {
      create: {
        width: 2600,
        height: 2000,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    } as const

    const bytes = await sharp({ create: { ...noise.create, background: '#888' } })
      .jpeg({ quality: 95 })
      .toBuffer()

    expect(bytes.length).toBeGreaterThan(2_000_000)
    expect((await upload(user, bytes)).data).toMatchObject({ width: 2560, height: 1969 })
  })

  it('refuses a file over 10 MB', async () => {
    expect(await upload(user, Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      code: '413',
    })

    expect([stored.size, await rowsOf(user)]).toEqual([0, []])
  })

  it('goes by the content, not by the name, and leaves nothing of what it refuses', async () => {
    const answer = await upload(user, Buffer.from('%PDF-1.7'), 'archive', '体检.jpg')

    expect(answer).toMatchObject({
      code: '9999',
      msg: '只支持JPG、PNG、WebP格式的图片',
      data: null,
    })

    expect((await upload(user, photo, 'archive', '体检.pdf')).code).toBe('1000')
    expect([stored.size, (await rowsOf(user)).length]).toEqual([2, 1])
  })

  it('refuses a form without file, without purpose or with another purpose', async () => {
    const form = () => app.http().post('/api/files/v1/app/upload').set('authorization', user.token)
    expect((await form().field({ purpose: 'archive' })).body.msg).toBe('请选择图片')
    expect((await form().attach('file', photo, 'a.jpg')).body.msg).toBe('图片用途不正确')

    expect(await upload(user, photo, 'report')).toMatchObject({
      code: '9999',
      msg: '图片用途不正确',
    })

    expect(
      (await app.client().upload('/files/v1/app/upload', { bytes: photo, name: 'a.jpg' })).code,
    ).toBe('410')
  })

  it('takes pictures of health papers only with consent, others without', async () => {
    const unasked = await app.logIn('13705020001')

    for (const purpose of ['archive', 'outpatient']) {
      expect((await upload(unasked, photo, purpose)).msg).toBe('请先同意健康数据的收集与使用')
    }

    for (const purpose of ['feedback', 'avatar'])
      expect((await upload(unasked, photo, purpose)).code).toBe('1000')
  })

  it.each(['image', 'thumbnail'])(
    'leaves nothing behind when the %s cannot be written',
    async (form) => {
      failAt = form
      expect((await upload(user)).code).toBe('500')
      expect([stored.size, await rowsOf(user)]).toEqual([0, []])
    },
  )
})

const send = (by: User, key: string) =>
  app
    .http()
    .post('/api/files/v1/app/upload')
    .set({ authorization: by.token, 'idempotency-key': key })
    .field({ purpose: 'archive' })
    .attach('file', photo, 'a.jpg')

describe('a repeated key', () => {
  it('has one effect and one answer, one after the other and at once', async () => {
    const key = randomUUID()

    const answers = [
      await send(user, key),
      ...(await Promise.all([send(user, key), send(user, key)])),
    ]

    const twins = randomUUID()
    const atOnce = await Promise.all([send(user, twins), send(user, twins), send(user, twins)])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(new Set(atOnce.map(({ body }) => body.data.id)).size).toBe(1)
    expect([stored.size, (await rowsOf(user)).length]).toEqual([4, 2])
  })

  it('keeps the picture where nobody heard that its row was committed', async () => {
    const { database } = app.services
    const transact = database.$transaction.bind(database) as (work: unknown) => Promise<unknown>

    const committing = vi.spyOn(database, '$transaction').mockImplementationOnce(async (work) => {
      await transact(work)
      throw new Error('Connection terminated unexpectedly')
    })

    const key = randomUUID()
    const lost = await send(user, key)
    committing.mockRestore()
    expect([lost.status, lost.body.code]).toEqual([503, '503'])
    const { id } = (await send(user, key)).body.data
    expect([...stored.keys()]).toEqual([`uploads/${id}/image`, `uploads/${id}/thumbnail`])
  })

  it('answers also when the hour is used up since', async () => {
    const key = randomUUID()
    const first = await send(user, key)
    await fill(user, 30, { minutesAgo: 1 })
    expect((await send(user, key)).body.data.id).toBe(first.body.data.id)
    expect((await send(user, randomUUID())).body.msg).toContain('上传太频繁')
  })
})

describe('room', () => {
  it('is 30 files an hour', async () => {
    await fill(user, 29, { minutesAgo: 59 })
    expect((await upload(user)).code).toBe('1000')
    expect(await upload(user)).toMatchObject({ code: '9999', msg: '上传太频繁，请一小时后再试' })
    app.clock.advance(MS_PER_HOUR)
    expect((await upload(user)).code).toBe('1000')
  })

  it('is 200 files', async () => {
    await fill(user, 199)
    expect((await upload(user)).code).toBe('1000')

    expect(await upload(user)).toMatchObject({
      code: '9999',
      msg: '最多保存200张图片，请先删除一些',
    })
  })

  it('is 500 MB', async () => {
    await fill(user, 1, { bytes: 500 * 1024 * 1024 - 100 })
    expect(await upload(user)).toMatchObject({ code: '9999', msg: '图片空间已满，请先删除一些' })
    expect(stored.size).toBe(0)
  })

  it('is not overrun by uploads at once', async () => {
    await fill(user, 27, { minutesAgo: 5 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(user)))
    expect(answers.filter(({ code }) => code === '1000').length).toBe(3)
    expect([stored.size, (await rowsOf(user)).length]).toEqual([6, 30])
  })
})

describe('links', () => {
  it('show the image and the thumbnail, as what they are', async () => {
    const { data } = await upload(user)

    for (const [link, name, width] of [
      [data.url, 'image', 800],
      [data.thumbnailUrl, 'thumbnail', 320],
    ] as const) {
      const { status, headers, body } = await app.http().get(link).responseType('blob')
      expect(status).toBe(200)

      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': `inline; filename="${name}.jpg"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })

      expect((await sharp(body as Uint8Array).metadata()).width).toBe(width)
    }
  })

  it('expire, and cannot be made up or turned to another file or form', async () => {
    const [one, other] = [(await upload(user)).data, (await upload(user)).data]
    const query = one.url.split('?')[1] ?? ''

    const refused = [
      one.url.split('?')[0] ?? '',
      one.url.replace(one.id, other.id),
      `/api/files/v1/thumbnail/${one.id}?${query}`,
      one.url.replace(/expires=\d+/, 'expires=9999999999'),
      one.url.replace(/signature=.{4}/, 'signature=AAAA'),
    ]

    for (const link of refused) expect((await app.http().get(link)).status).toBe(404)
    expect((await app.http().get(one.url)).status).toBe(200)
    app.clock.advance(2 * MS_PER_HOUR + 1000)
    const late = await app.http().get(one.url)
    expect([late.status, late.body.msg]).toEqual([404, '图片链接已过期，请返回重新打开'])
  })
})
