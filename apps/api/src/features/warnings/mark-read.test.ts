import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
type User = Awaited<ReturnType<TestApp['logIn']>>
let mother: User
let son: User

beforeAll(async () => {
  app = await startTestApp()
  mother = await app.logIn('13700001011')
  son = await app.logIn('13700001012')
})

afterAll(() => app.stop())

const accountOf = async ({ userCode }: User) =>
  (await app.services.database.account.findUniqueOrThrow({ where: { userCode } })).id

beforeEach(async () => {
  await app.services.database.warning.deleteMany()
  const accountId = await accountOf(mother)

  await app.services.database.warning.createMany({
    data: ['w1', 'w2', 'w3'].map((id, index) => ({
      id,
      accountId,
      kind: 'heart-fast',
      level: 'warn',
      value: 110,
      limit: 100,
      occurredAt: new Date(app.clock.now().getTime() - (index + 1) * MS_PER_HOUR),
    })),
  })
})

const mark = (user: User, body: object) =>
  user.post<{ handled: number }>('/monitor/v1/abnormal/read', body)

const open = async () => {
  const { data } = await mother.get<{ id: string; handled: boolean }[]>('/monitor/v1/abnormal/list')
  return data.filter(({ handled }) => !handled).map(({ id }) => id)
}

describe('marking events as dealt with', () => {
  it('marks the named ones, once', async () => {
    expect(await mark(mother, { ids: ['w1', 'w3', 'unknown'] })).toMatchObject({
      code: '1000',
      data: { handled: 2 },
    })

    expect(await open()).toEqual(['w2'])
    const first = await app.services.database.warning.findUnique({ where: { id: 'w1' } })
    app.clock.advance(MS_PER_MINUTE)
    expect((await mark(mother, { ids: ['w1'] })).data.handled).toBe(0)
    expect(await app.services.database.warning.findUnique({ where: { id: 'w1' } })).toEqual(first)
  })

  it('keeps what was done about it, and refuses an essay', async () => {
    await mark(mother, { ids: ['w1'], handledAs: ' 告诉女儿 ' })

    const { data } = await mother.get<{ id: string; kangban: { handledAs: string | null } }[]>(
      '/monitor/v1/abnormal/list',
    )

    expect(data.map(({ id, kangban }) => [id, kangban.handledAs])).toEqual([
      ['w1', '告诉女儿'],
      ['w2', null],
      ['w3', null],
    ])

    expect(await mark(mother, { ids: ['w2'], handledAs: '很'.repeat(21) })).toMatchObject({
      code: '9999',
      msg: '处理方式最多20个字',
    })
  })

  it('marks all, and the home page counts none', async () => {
    expect((await mark(mother, { all: true })).data.handled).toBe(3)
    expect(await open()).toEqual([])

    expect((await mother.get('/monitor/v1/app/home-summary')).data).toMatchObject({
      openMatters: 0,
      matters: [],
    })
  })

  it('answers for events of somebody else as for unknown ones, and leaves them', async () => {
    const theirs = await mark(son, { ids: ['w1'] })
    expect(theirs).toEqual(await mark(son, { ids: ['unknown'] }))
    expect((await mark(son, { all: true })).data.handled).toBe(0)
    expect(await open()).toEqual(['w1', 'w2', 'w3'])
  })

  it('refuses to mark nothing', async () => {
    expect(await mark(mother, {})).toMatchObject({ code: '9999', msg: '请选择要标记的事件' })
    expect((await app.client().post('/monitor/v1/abnormal/read', { all: true })).code).toBe('410')
  })
})
