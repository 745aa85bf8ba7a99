import { randomUUID } from 'node:crypto'
import { MS_PER_DAY, MS_PER_MINUTE } from '@kangban/china-time'
import type { UploadedFile } from '@kangban/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

type User = Awaited<ReturnType<TestApp['logIn']>>
interface Entry {
  id: string
  content: string
  images: { id: string; url: string }[]
}

let app: TestApp
let user: User
let phones = 0

const complete = {
  type: 'data',
  content: '步数比手机少很多',
  contact: '13705050000',
  images: [] as string[],
}

const send = (by: User, change: object = {}, headers: Record<string, string> = {}) =>
  by.post<{ kangban: { id: string } }>('/user/v1/feedback', { ...complete, ...change }, headers)

const list = async (by: User) => (await by.get<Entry[]>('/user/v1/feedback-list')).data

const rowsOf = ({ userCode }: User) =>
  app.services.database.feedback.findMany({ where: { account: { userCode } } })

async function screenshot(by: User): Promise<string> {
  const bytes = await sharp({ create: { width: 9, height: 16, channels: 3, background: '#eee' } })
    .png()
    .toBuffer()

  const file = { bytes, name: '截图.png' }

  return (await by.upload<UploadedFile>('/files/v1/app/upload', file, { purpose: 'feedback' })).data
    .id
}

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

beforeEach(async () => {
  user = await app.logIn(`1370505${String(++phones).padStart(4, '0')}`)
})

it('[API-056] feedback is stored, its phone unreadable, and shown in the own history', async () => {
  const before = await app.services.database.feedback.count()
  const image = await screenshot(user)

  const { status, code, data } = await send(user, {
    content: ' 步数比手机少很多 ',
    images: [image],
  })

  expect([status, code]).toEqual([200, '1000'])
  expect(await app.services.database.feedback.count()).toBe(before + 1)
  const [row] = await rowsOf(user)

  expect(row).toMatchObject({
    id: data.kangban.id,
    kind: 'data',
    fileIds: [image],
    replyCipher: null,
  })

  expect(JSON.stringify(row)).not.toMatch(/13705050000|步数/)

  expect(await list(user)).toMatchObject([
    {
      id: data.kangban.id,
      typeName: '数据不准',
      content: '步数比手机少很多',
      contact: '137****0000',
      images: [{ id: image, width: 9, height: 16 }],
      reply: null,
      repliedAt: null,
    },
  ])

  expect((await app.http().get((await list(user))[0]?.images[0]?.url ?? '')).status).toBe(200)
})

it('is shown newest first, with the reply when there is one', async () => {
  const first = (await send(user, { contact: '' })).data.kangban.id
  app.clock.advance(MS_PER_MINUTE)

  const second = (await send(user, { contact: undefined, images: undefined, type: 'suggestion' }))
    .data.kangban.id

  await app.services.database.feedback.update({
    where: { id: first },
    data: { replyCipher: app.services.vault.encrypt('请更新固件'), repliedAt: app.clock.now() },
  })

  expect(await list(user)).toMatchObject([
    { id: second, type: 'suggestion', contact: null, images: [], reply: null },
    {
      id: first,
      contact: null,
      reply: '请更新固件',
      repliedAt: expect.stringContaining('+08:00') as string,
    },
  ])
})

it('says what is wrong and stores nothing of it', async () => {
  const stranger = await app.logIn('13705059001')
  const foreign = await screenshot(stranger)
  const messageFor = async (change: object) => (await send(user, change)).msg
  expect(await messageFor({ content: '' })).toBe('请输入反馈内容')
  expect(await messageFor({ content: '字'.repeat(501) })).toBe('反馈内容最多500个字')
  expect(await messageFor({ images: ['1', '2', '3', '4', '5'] })).toBe('最多上传4张图片')
  expect(await messageFor({ images: [foreign] })).toBe('图片不存在，请重新上传')
  expect(await messageFor({ images: [randomUUID()] })).toBe('图片不存在，请重新上传')
  expect(await messageFor({ contact: '010-12345' })).toBe('请输入正确的手机号格式')
  expect(await messageFor({ type: undefined })).toBe('请选择反馈类型')
  expect(await rowsOf(user)).toEqual([])
})

it('with a key is stored once, also at once', async () => {
  const headers = { 'idempotency-key': randomUUID() }

  const answers = await Promise.all([
    send(user, {}, headers),
    send(user, {}, headers),
    send(user, {}, headers),
  ])

  answers.push(await send(user, {}, headers))
  expect(new Set(answers.map(({ data }) => data.kangban.id)).size).toBe(1)
  expect((await rowsOf(user)).length).toBe(1)
})

it('is taken twenty times a day, not more when sent at once', async () => {
  for (let count = 0; count < 18; count += 1) await send(user)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(user)))
  expect(answers.filter(({ code }) => code === '1000').length).toBe(2)
  expect((await send(user)).msg).toBe('今天反馈的次数太多了，请明天再试')
  app.clock.advance(MS_PER_DAY + 1000)
  expect((await send(user)).code).toBe('1000')
})

it('belongs to its user', async () => {
  await send(user)
  const stranger = await app.logIn('13705059002')
  expect(await list(stranger)).toEqual([])
  expect((await app.client().get('/user/v1/feedback-list')).code).toBe('410')
  expect((await app.client().post('/user/v1/feedback', complete)).code).toBe('410')
})
