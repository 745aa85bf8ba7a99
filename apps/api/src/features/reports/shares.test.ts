import { MS_PER_DAY } from '@kangban/china-time'
import type { contract } from '@kangban/contracts'
import type * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureDays } from '../../testing/measured-days.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

type Share = z.infer<typeof contract.reports.createShare.output>
type Shared = z.infer<typeof contract.reports.getShared.output>
type Rows = z.infer<typeof contract.reports.listShares.output>

let app: TestApp
let owner: Awaited<ReturnType<TestApp['logIn']>>
let reportIds: Record<'daily' | 'weekly' | 'heart-risk', string>

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.logIn('13700330001')

  const { id } = await app.services.database.account.findUniqueOrThrow({
    where: { userCode: owner.userCode },
  })

  await measureDays(app.services.database, id, { from: '2026-02-23', count: 7 })

  const newest = async (kind: string) => {
    const query = { kind, pn: '1', ps: '1' }

    return (
      (await owner.get<{ list: { id: string }[] }>('/report/v1/app/list', query)).data.list[0]
        ?.id ?? ''
    )
  }

  reportIds = {
    daily: await newest('daily'),
    weekly: await newest('weekly'),
    'heart-risk': await newest('heart-risk'),
  }
})

afterAll(() => app.stop())

const share = (reportId: string, days: number | string = 7) =>
  owner.post<Share>('/report/v1/app/share', { reportId, days })

const read = (token: string) => app.client().get<Shared>('/report/v1/share', { token })
const living = async () => (await owner.get<Rows>('/report/v1/app/share-list')).data
const ended = { code: '9999', msg: '分享链接无效或已过期，请让家人重新分享', data: null }

describe('a shared report', () => {
  it('is read without an account, with a masked name and its end, and without ids', async () => {
    await owner.post('/user/v2/up-health-info', { name: '王桂兰' })
    const { data } = await share(reportIds.daily)
    expect(data.token).toMatch(/^[\w-]{43}$/)
    expect(data.url).toBe(`#/rb?token=${data.token}`)
    expect(data.expiresAt).toBe('2026-03-09T10:01:01+08:00')
    const shared = await read(data.token)

    expect(shared.data).toMatchObject({
      kind: 'daily',
      name: '王*兰',
      day: '2026-03-01',
      endDay: '2026-03-01',
      expiresAt: data.expiresAt,
      stateText: '良好',
    })

    const text = JSON.stringify(shared.data)
    for (const secret of ['王桂兰', '13700330001', owner.userCode, reportIds.daily])
      expect(text).not.toContain(secret)
  })

  it('of a week opens the page of the week', async () => {
    const { data } = await share(reportIds.weekly)
    expect(data.url).toBe(`#/zb?token=${data.token}`)

    expect((await read(data.token)).data).toMatchObject({
      kind: 'weekly',
      day: '2026-02-23',
      endDay: '2026-03-01',
    })
  })

  it('is kept by the hash of its token alone', async () => {
    const { data } = await share(reportIds.daily)

    expect(JSON.stringify(await app.services.database.shareToken.findMany())).not.toContain(
      data.token,
    )
  })

  it('ends in time, when it is revoked, and was never there: the same answer', async () => {
    const [short, long] = [
      (await share(reportIds.daily, 1)).data,
      (await share(reportIds.daily, '30')).data,
    ]

    expect((await owner.post('/report/v1/app/share-revoke', { id: long.id })).code).toBe('1000')
    expect((await owner.post('/report/v1/app/share-revoke', { id: long.id })).code).toBe('1000')
    expect(await read(long.token)).toMatchObject(ended)
    expect((await read(short.token)).code).toBe('1000')
    app.clock.advance(MS_PER_DAY)
    for (const token of [short.token, 'unknown', '', 'x'.repeat(200)])
      expect(await read(token)).toMatchObject(ended)
    expect(await app.client().get('/report/v1/share')).toMatchObject(ended)
  })

  it('ends with the account', async () => {
    const { data } = await share(reportIds.daily)
    const where = { userCode: owner.userCode }
    const { account } = app.services.database
    await account.update({ where, data: { deletionRequestedAt: app.clock.now() } })
    expect(await read(data.token)).toMatchObject(ended)
    await account.update({ where, data: { deletionRequestedAt: null } })
    expect((await read(data.token)).code).toBe('1000')
  })
})

describe('sharing', () => {
  it('takes 1 to 30 days and an own daily or weekly report', async () => {
    for (const days of [0, 31, 1.5, 'soon']) {
      expect(await share(reportIds.daily, days)).toMatchObject({
        code: '9999',
        msg: '分享天数应为1到30天',
      })
    }

    const stranger = await app.logIn('13700330002')
    const body = { reportId: reportIds.daily, days: 7 }

    expect(await stranger.post('/report/v1/app/share', body)).toMatchObject({
      code: '9999',
      msg: '报告不存在',
    })

    for (const id of [reportIds['heart-risk'], 'nothing']) {
      expect(await share(id)).toMatchObject({ code: '9999', msg: '报告不存在' })
    }

    expect(await app.client().post('/report/v1/app/share', body)).toMatchObject({ code: '410' })
  })

  it('lists the living ones, newest first, and is ended only by its owner', async () => {
    app.clock.advance(1000)
    const { data } = await share(reportIds.weekly)

    expect((await living())[0]).toEqual({
      id: data.id,
      reportId: reportIds.weekly,
      kind: 'weekly',
      day: '2026-02-23',
      endDay: '2026-03-01',
      title: '2月23日–3月1日',
      createdAt: expect.any(String),
      expiresAt: data.expiresAt,
    })

    const stranger = await app.logIn('13700330003')
    const unknown = { code: '9999', msg: '分享不存在' }

    expect(await stranger.post('/report/v1/app/share-revoke', { id: data.id })).toMatchObject(
      unknown,
    )

    expect(await owner.post('/report/v1/app/share-revoke', { id: 'nothing' })).toMatchObject(
      unknown,
    )

    expect((await read(data.token)).code).toBe('1000')
    await owner.post('/report/v1/app/share-revoke', { id: data.id })
    expect((await living()).map(({ id }) => id)).not.toContain(data.id)
  })

  it('allows 20 at once, also when many are made at the same moment', async () => {
    const before = (await living()).length

    const codes = (await Promise.all(Array.from({ length: 25 }, () => share(reportIds.daily)))).map(
      ({ code }) => code,
    )

    expect(codes.filter((code) => code === '1000')).toHaveLength(20 - before)
    expect(await living()).toHaveLength(20)

    expect(await share(reportIds.daily)).toMatchObject({
      code: '9999',
      msg: '最多同时分享20份，请先取消不用的分享',
    })

    const [one] = await living()
    await owner.post('/report/v1/app/share-revoke', { id: one?.id ?? '' })
    expect((await share(reportIds.daily)).code).toBe('1000')
    app.clock.advance(8 * MS_PER_DAY)
    expect((await share(reportIds.daily)).code).toBe('1000')
  })
})
