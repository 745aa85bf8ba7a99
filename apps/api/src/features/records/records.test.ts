import { MS_PER_MINUTE } from '@kangban/china-time'
import { MeasurementRecord } from '@kangban/contracts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensureCatalogue } from '../../catalogue/ensure-catalogue.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { nameHash } from './record-row.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>
let phone = 13_700_002_000

beforeAll(async () => {
  app = await startTestApp()
  await ensureCatalogue(app.services.database)
}, 30_000)

afterAll(() => app.stop())

beforeEach(async () => {
  user = await app.logIn(String((phone += 1)))
})

interface Page {
  list: MeasurementRecord[]
  total: number
  pn: number
  ps: number
}

const VALUES = {
  watchSpo2: 96,
  watchHr: 71,
  watchSbp: '134',
  watchDbp: '82',
  deviceSpo2: 97,
  deviceHr: 72,
  deviceSbp: '138',
  deviceDbp: '',
}

/** All that is known of a record, which the documents let the list answer and not the saving. */
type Saved = Omit<MeasurementRecord, 'kangban'> & { id: string }

const save = (body: object, headers?: Record<string, string>) =>
  user.post<{ kangban: Saved }>('/monitor/v1/save-mea-record', body, headers)

const list = (body: object = {}) =>
  user.post<Page>('/monitor/v1/mea-record-list', { pn: 1, ps: 500, ...body })

const names = async () => {
  const { code, data } = await user.get<{ ruleJson: string }>('/rule-conf/v1/rules/34')
  return { code, names: JSON.parse(data.ruleJson) as unknown }
}

describe('saving a comparison', () => {
  it('[API-111] [API-107] [API-109] [RECORD-11] keeps the values, the time entered and the time of the server', async () => {
    const saved = await save({ userName: ' 本人 ', createTime: '2026-03-01 08:10', ...VALUES })
    expect(saved).toMatchObject({ code: '1000' })
    const { code, data } = await list()
    expect(code).toBe('1000')
    const { id, ...documented } = saved.data.kangban
    expect(id).toBeTypeOf('string')
    expect(data).toEqual({ list: [{ ...documented, kangban: { id } }], total: 1, pn: 1, ps: 500 })

    expect(data.list[0]).toMatchObject({
      userName: '本人',
      createTime: '2026-03-01T08:10:00+08:00',
      sysTime: expect.stringMatching(/^2026-03-02T1/) as string,
      watchSbp: 134,
      deviceSbp: 138,
      deviceDbp: null,
    })

    expect(z.safeParse(MeasurementRecord, data.list[0]).success).toBe(true)
  })

  it('[RECORD-11] tells the time that was entered from the time at which the row was stored', async () => {
    await save({ userName: '本人', createTime: '2026-03-01 08:10', sysTime: '2020-01-01 00:00' })
    app.clock.advance(90_000)
    await save({ userName: '本人', createTime: '2026-03-01 07:00' })
    const { list: rows } = (await list()).data
    const now = app.clock.now().getTime()

    expect(rows.map(({ createTime }) => createTime)).toEqual([
      '2026-03-01T08:10:00+08:00',
      '2026-03-01T07:00:00+08:00',
    ])

    expect(rows.map(({ sysTime }) => now - Date.parse(sysTime ?? ''))).toEqual([90_000, 0])
  })

  it('takes a time with its own offset, and now where none is given', async () => {
    const offset = await save({ userName: '本人', createTime: '2026-03-01T00:10:00Z' })
    expect(offset.data.kangban.createTime).toBe('2026-03-01T08:10:00+08:00')
    const { kangban } = (await save({ userName: '本人' })).data
    expect(kangban.createTime).toBe(kangban.sysTime)
  })

  it.each([
    [{ userName: '' }, '请选择用户'],
    [{ watchSpo2: 49 }, '手表血氧应为50到100之间的整数'],
    [{ deviceSbp: '301' }, '仪器高压应为40到300之间的整数'],
    [{ createTime: '2026-03-09 08:10' }, '测量时间不能晚于现在'],
    [{ createTime: '2026-02-30 08:10' }, '测量时间不正确'],
    [{ createTime: '2026-13-01 08:10' }, '测量时间不正确'],
    [{ createTime: '1999-12-31 23:59' }, '测量时间不正确'],
  ])('refuses %j', async (wrong, msg) => {
    expect(await save({ userName: '本人', ...wrong })).toMatchObject({
      code: '9999',
      msg,
      data: null,
    })

    expect((await list()).data.total).toBe(0)
  })

  it('has one effect with one idempotency key', async () => {
    const headers = { 'Idempotency-Key': '5b2f6f0e-6a4e-4a53-9c4f-0d6f3b1c2a77' }

    const answers = await Promise.all(
      [1, 2, 3].map(() => save({ userName: '本人', ...VALUES }, headers)),
    )

    expect(new Set(answers.map(({ data }) => data.kangban.id)).size).toBe(1)
    expect((await list()).data.total).toBe(1)
  })
})

const nameOf = (index: number) => (index < 2 ? '儿子' : '本人')

describe('the list of comparisons', () => {
  it('[API-108] filters by user name, newest measurement first, up to 500 a page', async () => {
    const { id: accountId } = await app.services.database.account.findUniqueOrThrow({
      where: { userCode: user.userCode },
    })

    const start = Date.parse('2026-01-01T08:00:00+08:00')

    await app.services.database.measurementComparison.createMany({
      data: Array.from({ length: 503 }, (_, index) => ({
        id: `${user.userCode} ${index}`,
        accountId,
        userNameCipher: app.services.vault.encrypt(nameOf(index)),
        userNameHash: nameHash(app.services.vault, nameOf(index)),
        createdAt: new Date(start + index * MS_PER_MINUTE),
        sysTime: new Date(start + 40_000_000),
      })),
    })

    const first = (await list()).data
    expect([first.list.length, first.total]).toEqual([500, 503])
    expect(first.list[0]?.createTime).toBe('2026-01-01T16:22:00+08:00')
    const times = first.list.map(({ createTime }) => createTime)
    expect(times).toEqual(times.toSorted().toReversed())
    const second = (await list({ pn: 2 })).data

    expect(second.list.map(({ createTime }) => createTime.slice(11, 16))).toEqual([
      '08:02',
      '08:01',
      '08:00',
    ])

    const sons = (await list({ userName: '儿子' })).data
    expect(sons.list.map(({ userName }) => userName)).toEqual(['儿子', '儿子'])
    expect(sons.total).toBe(2)
    expect((await list({ userName: '' })).data.total).toBe(503)
    expect((await list({ ps: 501 })).code).toBe('9999')
  })

  it('shows nobody what belongs to somebody else', async () => {
    await save({ userName: '本人', ...VALUES })
    user = await app.logIn(String((phone += 1)))
    expect((await list()).data).toMatchObject({ list: [], total: 0 })
  })
})

describe('the names', () => {
  it('[API-105] [API-106] are the configured ones, then those used besides, each once', async () => {
    expect(await names()).toEqual({ code: '1000', names: ['本人', '老伴', '儿子', '女儿'] })
    for (const userName of ['张阿姨', '儿子', '张阿姨']) await save({ userName })
    expect((await names()).names).toEqual(['本人', '老伴', '儿子', '女儿', '张阿姨'])
    user = await app.logIn(String((phone += 1)))
    expect((await names()).names).toEqual(['本人', '老伴', '儿子', '女儿'])
  })

  it('that an operator configured outlive the next start', async () => {
    const where = { id: 34 }
    const before = await app.services.database.ruleConfiguration.findUniqueOrThrow({ where })
    await app.services.database.ruleConfiguration.update({ where, data: { ruleJson: '["甲"]' } })
    await ensureCatalogue(app.services.database)
    expect((await names()).names).toEqual(['甲'])

    await app.services.database.ruleConfiguration.update({
      where,
      data: { ruleJson: before.ruleJson },
    })
  })
})
