import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, shanghaiDay } from '@kangban/china-time'
import type { UploadedFile } from '@kangban/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

interface Document {
  id: string
  type: string
  typeName: string
  day: string
  note: string
  files: { id: string; url: string; thumbnailUrl: string; width: number }[]
}
interface Page {
  list: Document[]
  total: number
  years: { year: number; total: number }[]
}
type User = Awaited<ReturnType<TestApp['logIn']>>

let app: TestApp
let user: User
let photo: Buffer
let phones = 0

async function uploads(by: User, count = 1, purpose = 'archive'): Promise<string[]> {
  const ids: string[] = []

  for (let index = 0; index < count; index += 1) {
    const file = { bytes: photo, name: '体检.png' }
    ids.push((await by.upload<UploadedFile>('/files/v1/app/upload', file, { purpose })).data.id)
  }

  return ids
}

const save = (by: User, change: object, headers: Record<string, string> = {}) =>
  by.post<Document>(
    '/archive/v1/app/save',
    { type: 'checkup', day: '2026-01-15', ...change },
    headers,
  )

const list = async (by: User, query: Record<string, string> = {}) =>
  (await by.get<Page>('/archive/v1/app/list', { pn: '1', ps: '20', ...query })).data

/** The folders of stored pictures on the disk. */
const onDisk = () => {
  const folder = join(app.services.config.dataDir, 'files', 'uploads')

  return existsSync(folder)
    ? readdirSync(folder).filter((id) => readdirSync(join(folder, id)).length > 0)
    : []
}

async function newUser(): Promise<User> {
  const one = await app.logIn(`1370504${String(++phones).padStart(4, '0')}`)
  await one.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
  return one
}

beforeAll(async () => {
  app = await startTestApp()

  photo = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#ccc' } })
    .png()
    .toBuffer()
})

afterAll(() => app.stop())

beforeEach(async () => {
  user = await newUser()
})

describe('saving', () => {
  it('puts up to nine photos into one document, in their order', async () => {
    const fileIds = await uploads(user, 9)
    const { code, data } = await save(user, { fileIds, note: ' 社区体检 ' })
    expect(code).toBe('1000')

    expect(data).toMatchObject({
      type: 'checkup',
      typeName: '体检报告',
      day: '2026-01-15',
      note: '社区体检',
    })

    expect(data.files.map(({ id }) => id)).toEqual(fileIds)
    expect(data.files[0]?.width).toBe(30)
    expect((await app.http().get(data.files[0]?.url ?? '')).status).toBe(200)
    expect((await list(user)).list).toEqual([data])
  })

  it('takes only own photos, uploaded for the archive, each once', async () => {
    const stranger = await newUser()
    const [own = ''] = await uploads(user)
    const [foreign = ''] = await uploads(stranger)
    const [other = ''] = await uploads(user, 1, 'feedback')
    const refused = { code: '9999', msg: '图片不存在，请重新上传', data: null }

    for (const fileIds of [[own, foreign], [randomUUID()], [own, own], [own, other]]) {
      expect(await save(user, { fileIds })).toMatchObject(refused)
    }

    expect((await save(user, { fileIds: [own] })).code).toBe('1000')
    expect(await save(user, { fileIds: [own] })).toMatchObject(refused)
    expect((await list(user)).total).toBe(1)
    expect((await list(stranger)).total).toBe(0)
  })

  it('takes a photo into one document only, also at once', async () => {
    const fileIds = await uploads(user)
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(user, { fileIds })))
    expect(answers.filter(({ code }) => code === '1000').length).toBe(1)
    expect((await list(user)).total).toBe(1)
  })

  it('says what is wrong', async () => {
    const fileIds = ['x']
    const messageFor = async (change: object) => (await save(user, { fileIds, ...change })).msg
    expect(await messageFor({ fileIds: [] })).toBe('请先选择图片')

    expect(await messageFor({ fileIds: Array.from({ length: 10 }, () => 'x') })).toBe(
      '一份资料最多9张图片',
    )

    expect(await messageFor({ type: 'x-ray' })).toBe('请选择资料类型')
    expect(await messageFor({ day: '2026-3-1' })).toBe('日期格式应为YYYY-MM-DD')
    expect(await messageFor({ note: '字'.repeat(201) })).toBe('备注最多200个字')
    const tomorrow = addDays(shanghaiDay(app.clock.now()), 1)
    expect(await messageFor({ day: tomorrow })).toBe('日期不能晚于今天')
  })

  it('needs consent', async () => {
    const unasked = await app.logIn('13705049001')
    expect((await save(unasked, { fileIds: ['x'] })).msg).toBe('请先同意健康数据的收集与使用')
  })

  it('with a key has one effect and one answer', async () => {
    const fileIds = await uploads(user)
    const headers = { 'idempotency-key': randomUUID() }
    const answers = [await save(user, { fileIds }, headers), await save(user, { fileIds }, headers)]
    expect(answers.map(({ code }) => code)).toEqual(['1000', '1000'])
    expect(answers[1]?.data).toEqual(answers[0]?.data)
    expect((await list(user)).total).toBe(1)
  })
})

describe('the list', () => {
  it('has the newest day first, by type, year and page', async () => {
    const papers = [
      ['checkup', '2025-03-01'],
      ['laboratory', '2026-02-01'],
      ['checkup', '2026-01-01'],
      ['checkup', '2024-12-31'],
    ] as const

    for (const [type, day] of papers) await save(user, { type, day, fileIds: await uploads(user) })

    const days = async (query: Record<string, string>) =>
      (await list(user, query)).list.map(({ day }) => day)

    expect(await days({})).toEqual(['2026-02-01', '2026-01-01', '2025-03-01', '2024-12-31'])
    expect(await days({ type: 'checkup' })).toEqual(['2026-01-01', '2025-03-01', '2024-12-31'])
    expect(await days({ year: '2026' })).toEqual(['2026-02-01', '2026-01-01'])
    expect(await days({ year: '2026', type: 'laboratory' })).toEqual(['2026-02-01'])
    expect(await days({ ps: '3', pn: '2' })).toEqual(['2024-12-31'])

    expect(await list(user, { type: 'checkup', ps: '1' })).toMatchObject({
      total: 3,
      pn: 1,
      ps: 1,
      years: [
        { year: 2026, total: 1 },
        { year: 2025, total: 1 },
        { year: 2024, total: 1 },
      ],
    })

    expect((await list(user, { year: '2024' })).total).toBe(1)
  })

  it('is empty at first, and refuses what it does not know', async () => {
    expect(await list(user)).toEqual({ list: [], total: 0, pn: 1, ps: 20, years: [] })

    expect((await user.get('/archive/v1/app/list', { pn: '0', ps: '20' })).msg).toBe(
      '页码应为大于0的整数',
    )

    expect((await user.get('/archive/v1/app/list', { pn: '1', ps: '51' })).msg).toBe(
      '每页条数应在1到50之间',
    )

    expect((await user.get('/archive/v1/app/list', { pn: '1', ps: '20', type: 'x' })).msg).toBe(
      '请选择资料类型',
    )

    expect((await app.client().get('/archive/v1/app/list', { pn: '1', ps: '20' })).code).toBe('410')
  })
})

const remove = (by: User, id: string) => by.post('/archive/v1/app/delete', { id })

describe('deleting', () => {
  it('removes the document with its photos, from the disk too, and no other', async () => {
    const before = onDisk().length
    const kept = (await save(user, { fileIds: await uploads(user) })).data
    const gone = (await save(user, { fileIds: await uploads(user, 2) })).data
    expect(onDisk().length).toBe(before + 3)
    expect((await remove(user, gone.id)).code).toBe('1000')
    expect(onDisk().length).toBe(before + 1)
    expect((await app.http().get(gone.files[0]?.url ?? '')).status).toBe(404)
    expect((await app.http().get(kept.files[0]?.url ?? '')).status).toBe(200)
    expect((await list(user)).list.map(({ id }) => id)).toEqual([kept.id])

    const rows = await app.services.database.storedFile.findMany({
      where: { account: { userCode: user.userCode } },
    })

    expect(rows.map(({ id }) => id)).toEqual(kept.files.map(({ id }) => id))
  })

  it('answers the same for what is unknown, gone or of another user', async () => {
    const stranger = await newUser()
    const { data } = await save(user, { fileIds: await uploads(user) })
    const refused = { code: '9999', msg: '资料不存在或已删除', data: null }
    expect(await remove(stranger, data.id)).toMatchObject(refused)
    expect(await remove(stranger, randomUUID())).toMatchObject(refused)
    expect((await app.http().get(data.files[0]?.url ?? '')).status).toBe(200)
    expect((await remove(user, data.id)).code).toBe('1000')
    expect(await remove(user, data.id)).toMatchObject(refused)
  })
})
