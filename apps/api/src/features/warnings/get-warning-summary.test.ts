import { randomUUID } from 'node:crypto'
import { MS_PER_HOUR, shanghaiTime } from '@kangban/china-time'
import type { Matter } from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
type User = Awaited<ReturnType<TestApp['logIn']>>
let mother: User
let stranger: User

beforeAll(async () => {
  app = await startTestApp()
  mother = await app.logIn('13700001021')
  stranger = await app.logIn('13700001022')
})

afterAll(() => app.stop())

const summary = async (user: User, query: Record<string, string> = {}) => {
  const { code, data } = await user.get<{ open: number; sentence: { text: string }[] } | null>(
    '/monitor/v1/abnormal/summary',
    query,
  )

  return { code, open: data?.open, said: data?.sentence.map(({ text }) => text).join('') }
}

async function happen(occurredAt: string, { handled = false } = {}) {
  const { id: accountId } = await app.services.database.account.findUniqueOrThrow({
    where: { userCode: mother.userCode },
  })

  await app.services.database.warning.create({
    data: {
      id: randomUUID(),
      accountId,
      kind: 'oxygen-low',
      level: 'bad',
      value: 87,
      limit: 90,
      occurredAt: new Date(occurredAt),
      handledAt: handled ? app.clock.now() : null,
    },
  })
}

async function measure() {
  const { id: accountId } = await app.services.database.account.findUniqueOrThrow({
    where: { userCode: mother.userCode },
  })

  await app.services.database.reading.create({
    data: { accountId, kind: 'oxygen', source: 'watch', value: 97, at: app.clock.now() },
  })
}

it('says what waits as matters, and what is over of the last days, and claims nothing without a measurement', async () => {
  expect(await summary(mother)).toEqual({
    code: '1000',
    open: 0,
    said: '近 7 天没有测量，也就没有预警。',
  })

  await measure()
  expect((await summary(mother)).said).toBe('近 7 天没有异常。')
  await happen('2026-02-23T23:59:00+08:00', { handled: true })
  expect((await summary(mother)).said).toBe('近 7 天没有异常。')
  await happen('2026-02-25T00:01:00+08:00', { handled: true })
  expect((await summary(mother)).said).toBe('近 7 天有 1 件事，都已了结。')
  await happen('2026-03-02T03:26:00+08:00')

  expect(await summary(mother)).toMatchObject({
    open: 1,
    said: '1 件事还没了结：夜间血氧偏低，请今天问问医生。',
  })

  await happen('2026-03-01T03:26:00+08:00')

  expect(await summary(mother)).toMatchObject({
    open: 1,
    said: '1 件事还没了结：夜间血氧偏低，请今天把这几夜的记录给医生看。',
  })

  const { data } = await mother.get<{ matters: Matter[] }>('/monitor/v1/abnormal/summary')

  expect(data.matters.map(({ state, count }) => `${state} ${count}`)).toEqual([
    'new 2 夜共 2 次',
    'over 2 夜共 2 次',
  ])
})

describe('what was done about a matter', () => {
  const note = (user: User, what: string, ids?: string[]) =>
    user.post<{ noted: number }>('/monitor/v1/abnormal/note', { ids: ids ?? idsOf, what })

  let idsOf: string[] = []

  const first = async () => {
    const { data } = await mother.get<{ matters: Matter[] }>('/monitor/v1/abnormal/summary')
    idsOf = data.matters[0]?.ids ?? []
    return data.matters[0]
  }

  it('is kept: seen, told, put off; it waits all the same', async () => {
    expect((await first())?.state).toBe('new')
    expect((await note(mother, 'seen')).data).toEqual({ noted: 2 })
    expect((await first())?.state).toBe('seen')
    await note(mother, 'told')
    expect(await first()).toMatchObject({ state: 'told', remindAt: null })
    expect((await first())?.progress).toContain('已告诉家人')
    await note(mother, 'later')
    const at = new Date(app.clock.now().getTime() + 4 * MS_PER_HOUR)
    expect((await first())?.remindAt).toBe(shanghaiTime(at))
    expect((await summary(mother)).open).toBe(1)
  })

  it('is no business of a stranger, and nothing is not a matter', async () => {
    await first()
    expect((await note(stranger, 'told')).data).toEqual({ noted: 0 })
    expect(await note(mother, 'told', [])).toMatchObject({ msg: '请选择要标记的事件' })
    expect(await note(mother, 'ended')).toMatchObject({ msg: '请选择怎样记下这件事' })
  })

  it('is not kept of what is over', async () => {
    await first()
    await mother.post('/monitor/v1/abnormal/read', { ids: idsOf })
    expect((await note(mother, 'told')).data).toEqual({ noted: 0 })
  })
})

it('is not for strangers', async () => {
  expect(await summary(stranger)).toMatchObject({ open: 0 })
  expect((await summary(stranger, { userCode: mother.userCode })).code).toBe('401')
})
