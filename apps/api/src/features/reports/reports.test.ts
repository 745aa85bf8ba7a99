import { MS_PER_DAY, MS_PER_HOUR } from '@kangban/china-time'
import type { contract, DailyContent, ReportRow, WeeklyContent } from '@kangban/contracts'
import type * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureDay, measureDays } from '../../testing/measured-days.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { makeReports } from './make-reports.ts'
import { reportsRepository } from './reports.repository.ts'

type Overview = z.infer<typeof contract.reports.getOverview.output>
type Person = Awaited<ReturnType<TestApp['logIn']>> & { id: string }
interface Page {
  list: ReportRow[]
  total: number
}
type Detail = (DailyContent | WeeklyContent) & {
  id: string
  day: string
  endDay: string
  previousId: string | null
  nextId: string | null
}

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

let lastPhone = 13700310000

/** Today is Monday 2 March 2026. */
async function newPerson(): Promise<Person> {
  const person = await app.logIn(String((lastPhone += 1)))

  const { id } = await app.services.database.account.findUniqueOrThrow({
    where: { userCode: person.userCode },
  })

  return { ...person, id }
}

async function measured(from: string, count: number): Promise<Person> {
  const person = await newPerson()
  await measureDays(app.services.database, person.id, { from, count })
  return person
}

const list = async (person: Person, query: Record<string, string>) =>
  (await person.get<Page>('/report/v1/app/list', { pn: '1', ps: '100', ...query })).data

const open = async (person: Person, kind: string, id: string) =>
  (await person.get<Detail>('/report/v1/app/detail', { kind, id })).data

const ask = (person: Person, kind: string, of: string) =>
  person.get('/report/v1/app/detail', { kind, id: of })

const notFound = { code: '9999', msg: '报告不存在', data: null }

describe('daily reports', () => {
  it('are made for the days that have measurements, newest first, without today', async () => {
    const person = await measured('2026-02-24', 3)
    await measureDays(app.services.database, person.id, { from: '2026-03-01', count: 2 })
    const { list: rows, total } = await list(person, { kind: 'daily' })

    expect(rows.map(({ day }) => day)).toEqual([
      '2026-03-01',
      '2026-02-26',
      '2026-02-25',
      '2026-02-24',
    ])

    expect(total).toBe(4)

    expect(rows[0]).toMatchObject({
      kind: 'daily',
      endDay: '2026-03-01',
      title: '3月1日 周日',
      state: 'good',
      stateText: '良好',
      change: null,
      keyNumbers: [
        { label: '睡眠', text: '7小时12分' },
        { label: '血压', text: '126/77 mmHg' },
        { label: '心率', text: '68 次/分' },
      ],
    })
  })

  it('put the day together in the database as it was measured', async () => {
    const person = await measured('2026-02-10', 20)
    const id = (await list(person, { kind: 'daily' })).list[0]?.id ?? ''
    const report = await open(person, 'daily', id)
    if (report.kind !== 'daily') throw new Error('not a daily report')

    expect(
      report.sections.map(({ title, valueText, unit, comparison }) => [
        title,
        valueText,
        unit,
        comparison,
      ]),
    ).toEqual([
      ['睡眠', '7小时12分', '', '和平时差不多'],
      ['心率', '68', '次/分', '和平时差不多'],
      ['血压', '126/77', 'mmHg', '和平时差不多'],
      ['血氧', '96', '%', '和平时差不多'],
      ['皮肤温度', '34.4', '℃', '和平时差不多'],
      ['步数', '6,400', '步', '和平时差不多'],
    ])

    expect(report.sections[1]?.details).toEqual([
      { label: '最低', text: '66 次/分' },
      { label: '最高', text: '70 次/分' },
    ])
  })

  it('have pages, and a year or a month of them', async () => {
    const person = await measured('2026-01-29', 8)
    const page = await list(person, { kind: 'daily', pn: '2', ps: '3' })

    expect([page.list.map(({ day }) => day), page.total]).toEqual([
      ['2026-02-02', '2026-02-01', '2026-01-31'],
      8,
    ])

    const days = async (query: Record<string, string>) =>
      (await list(person, { kind: 'daily', ...query })).list.map(({ day }) => day)

    expect(await days({ year: '2026', month: '1' })).toEqual([
      '2026-01-31',
      '2026-01-30',
      '2026-01-29',
    ])

    expect(await days({ year: '2026', month: '2' })).toHaveLength(5)
    expect(await days({ year: '2026' })).toHaveLength(8)
    expect(await days({ year: '2025' })).toEqual([])
  })

  it('know their neighbours', async () => {
    const person = await measured('2026-02-26', 3)
    const [last, middle, first] = (await list(person, { kind: 'daily' })).list.map(({ id }) => id)

    const neighbours = async (id = '') => {
      const { previousId, nextId } = await open(person, 'daily', id)
      return [previousId, nextId]
    }

    expect(await neighbours(middle)).toEqual([first, last])
    expect(await neighbours(last)).toEqual([middle, null])
    expect(await neighbours(first)).toEqual([null, middle])
  })

  it('come once, also when two ask at the same moment', async () => {
    const person = await measured('2026-02-23', 7)
    await Promise.all([1, 2, 3, 4].map(() => makeReports(app.services, person.id)))
    const rows = await app.services.database.report.findMany({ where: { accountId: person.id } })

    expect(rows.map(({ kind, day }) => `${kind} ${day}`).toSorted()).toEqual([
      ...['23', '24', '25', '26', '27', '28'].map((day) => `daily 2026-02-${day}`),
      'daily 2026-03-01',
      'weekly 2026-02-23',
    ])
  })
})

describe('weekly reports', () => {
  it('run from Monday to Sunday and wait for the end of the week', async () => {
    const person = await measured('2026-02-16', 15)
    const { list: rows } = await list(person, { kind: 'weekly' })

    expect(rows.map(({ day, endDay, title, change }) => [day, endDay, title, change])).toEqual([
      ['2026-02-23', '2026-03-01', '2月23日–3月1日', '和上周持平'],
      ['2026-02-16', '2026-02-22', '2月16日–22日', '上周没有可比的数据'],
    ])

    const report = await open(person, 'weekly', rows[0]?.id ?? '')
    if (report.kind !== 'weekly') throw new Error('not a weekly report')

    expect(report).toMatchObject({
      day: '2026-02-23',
      endDay: '2026-03-01',
      wornDays: 7,
      pressureCount: 14,
    })

    expect(report.measures.map(({ measure, averageText }) => [measure, averageText])).toEqual([
      ['pressureMorning', '128/78'],
      ['pressureEvening', '124/76'],
      ['heartRate', '68'],
      ['oxygenLowest', '96'],
      ['sleep', '7小时12分'],
      ['temperature', '34.4'],
      ['steps', '6,400'],
    ])
  })

  it('have none of the week that is running', async () => {
    const person = await measured('2026-03-02', 5)
    app.clock.advance(5 * MS_PER_DAY)
    expect((await list(person, { kind: 'weekly' })).total).toBe(0)
    expect((await list(person, { kind: 'daily' })).total).toBe(5)
    app.clock.advance(-5 * MS_PER_DAY)
  })

  it('need three measured days', async () => {
    expect((await list(await measured('2026-02-23', 2), { kind: 'weekly' })).total).toBe(0)
    expect((await list(await measured('2026-02-23', 3), { kind: 'weekly' })).total).toBe(1)
  })
})

describe('what was read', () => {
  it('only the last two days and the last week are new at first, until they are opened', async () => {
    const person = await measured('2026-02-09', 21)

    const unread = async (kind: string) =>
      (await list(person, { kind })).list.filter((row) => row.unread).map(({ day }) => day)

    expect(await unread('daily')).toEqual(['2026-03-01', '2026-02-28'])
    expect(await unread('weekly')).toEqual(['2026-02-23'])
    const newest = (await list(person, { kind: 'daily' })).list[0]?.id ?? ''
    await open(person, 'daily', newest)
    expect(await unread('daily')).toEqual(['2026-02-28'])

    expect((await person.get<Overview>('/report/v1/app/overview')).data.unread).toMatchObject({
      daily: 1,
      weekly: 1,
    })
  })

  it('stays as it was read, while an unread one takes in late readings', async () => {
    const person = await measured('2026-02-26', 4)
    const [newest, before] = (await list(person, { kind: 'daily' })).list
    await open(person, 'daily', newest?.id ?? '')

    for (const day of ['2026-02-28', '2026-03-01']) {
      await app.services.database.reading.create({
        data: {
          accountId: person.id,
          kind: 'oxygen',
          at: new Date(`${day}T03:10:00+08:00`),
          value: 85,
          source: 'watch',
        },
      })
    }

    const rows = (await list(person, { kind: 'daily' })).list
    expect(rows.map(({ id }) => id).slice(0, 2)).toEqual([newest?.id, before?.id])
    expect(rows.map(({ state }) => state).slice(0, 2)).toEqual(['good', 'bad'])
  })

  it('stays also when it was read while it was being made anew', async () => {
    const person = await measured('2026-02-27', 3)
    const id = (await list(person, { kind: 'daily' })).list[0]?.id ?? ''
    const createdAt = app.clock.now()
    const report = await open(person, 'daily', id)
    if (report.kind !== 'daily') throw new Error('not a daily report')
    const repository = reportsRepository(app.services.database)
    const other = { ...report, stateText: '别的' }
    expect(await repository.remake({ id, createdAt }, other, app.clock.now())).toBe(false)
    expect(await open(person, 'daily', id)).toEqual(report)
  })

  it('is not made anew from older measurements than somebody else has made it from', async () => {
    const person = await measured('2026-02-27', 3)
    await list(person, { kind: 'daily' })
    const repository = reportsRepository(app.services.database)
    const newest = await repository.newest(person.id, 'daily')
    if (!newest) throw new Error('no daily report')
    const content = (stateText: string) => ({ ...(newest.content as DailyContent), stateText })
    const later = new Date(newest.createdAt.getTime() + 1)
    expect(await repository.remake(newest, content('新的'), later)).toBe(true)
    expect(await repository.remake(newest, content('旧的'), later)).toBe(false)

    expect(await repository.newest(person.id, 'daily')).toMatchObject({
      content: { stateText: '新的' },
    })
  })

  it('an unread report stays when nothing new has come, and a week after', async () => {
    const person = await measured('2026-02-27', 3)
    await list(person, { kind: 'daily' })

    const contents = () =>
      app.services.database.report.findMany({
        where: { accountId: person.id, kind: { in: ['daily', 'weekly'] } },
        orderBy: { day: 'asc' },
      })

    const first = await contents()
    app.clock.advance(MS_PER_HOUR)
    await list(person, { kind: 'weekly' })
    expect(await contents()).toEqual(first)
    app.clock.advance(7 * MS_PER_DAY)

    await app.services.database.reading.create({
      data: {
        accountId: person.id,
        kind: 'oxygen',
        at: new Date('2026-03-01T03:10:00+08:00'),
        value: 85,
        source: 'watch',
      },
    })

    await list(person, { kind: 'daily' })
    expect(await contents()).toEqual(first)
    app.clock.advance(-7 * MS_PER_DAY - MS_PER_HOUR)
  })

  it('days that were missed come when they are asked for', async () => {
    const person = await measured('2026-02-25', 2)
    await list(person, { kind: 'daily' })
    await measureDay(app.services.database, person.id, '2026-03-01')

    expect((await list(person, { kind: 'daily' })).list.map(({ day }) => day)).toEqual([
      '2026-03-01',
      '2026-02-26',
      '2026-02-25',
    ])
  })
})

describe('the overview', () => {
  it('holds the latest of each kind and the dots of two months', async () => {
    const person = await measured('2026-01-20', 41)

    await app.services.database.surveyAnswer.create({
      data: {
        id: `tcm ${person.id}`,
        accountId: person.id,
        code: 'tcm',
        answers: {},
        result: { main: 'qi-deficiency' },
        at: new Date('2026-02-20T09:00:00+08:00'),
      },
    })

    const { data } = await person.get<Overview>('/report/v1/app/overview')
    expect(data.daily).toMatchObject({ day: '2026-03-01', unread: true, stateText: '良好' })
    expect(data.weekly).toMatchObject({ day: '2026-02-23', endDay: '2026-03-01' })

    expect(data.heartRisk).toMatchObject({
      day: '2026-03-01',
      level: 'low',
      levelText: '低风险',
      unread: true,
    })

    expect(data.tcm).toMatchObject({ day: '2026-02-20', main: '气虚质' })
    expect(data.unread).toEqual({ daily: 2, weekly: 1, heartRisk: 1 })

    expect(data.sentence.map(({ text }) => text).join('')).toBe(
      '有 4 份新报告没看，先看 3月1日 的日报。',
    )

    expect(data.first).toEqual({ id: data.daily?.id, kind: 'daily' })
    expect(data.calendar).toHaveLength(29)
    expect(data.calendar[0]).toMatchObject({ day: '2026-02-01', state: 'good', unread: false })

    expect(data.calendar.at(-1)).toMatchObject({
      day: '2026-03-01',
      id: data.daily?.id,
      unread: true,
    })
  })

  it('is empty and well where nothing was measured', async () => {
    const { code, data } = await (await newPerson()).get('/report/v1/app/overview')
    expect(code).toBe('1000')

    const nothing = ['还没有日报，', '戴好手表，过一天就有。'].map((text) => ({
      text,
      tone: 'plain',
    }))

    expect(data).toEqual({
      sentence: nothing,
      elderSentence: nothing,
      first: null,
      daily: null,
      weekly: null,
      heartRisk: null,
      tcm: null,
      unread: { daily: 0, weekly: 0, heartRisk: 0 },
      calendar: [],
    })
  })
})

describe('the timeline', () => {
  it('holds every kind by its last day', async () => {
    const person = await measured('2026-02-27', 3)
    const { database } = app.services
    const at = new Date('2026-02-28T21:00:00+08:00')

    await database.surveyAnswer.create({
      data: {
        id: `t ${person.id}`,
        accountId: person.id,
        code: 'tcm',
        answers: {},
        result: { main: 'balanced' },
        at,
      },
    })

    const document = {
      id: `d ${person.id}`,
      accountId: person.id,
      kind: 'checkup',
      day: '2026-01-15',
      fileIds: [],
    }

    await database.archiveDocument.create({ data: { ...document, createdAt: at } })
    const { list: rows, total } = await list(person, { kind: 'all' })
    expect(total).toBe(7)

    expect(rows.map(({ kind, endDay }) => `${endDay} ${kind}`)).toEqual([
      '2026-03-01 daily',
      '2026-03-01 heart-risk',
      '2026-03-01 weekly',
      '2026-02-28 daily',
      '2026-02-28 tcm',
      '2026-02-27 daily',
      '2026-01-15 document',
    ])

    expect(rows[4]).toMatchObject({
      title: '中医体质',
      state: null,
      keyNumbers: [{ label: '体质', text: '平和质' }],
    })

    expect(rows[6]).toMatchObject({ title: '体检报告', state: null, unread: false })

    expect(
      (await list(person, { kind: 'all', pn: '2', ps: '5' })).list.map(({ kind }) => kind),
    ).toEqual(['daily', 'document'])

    expect((await list(person, { kind: 'document' })).list.map(({ kind }) => kind)).toEqual([
      'document',
    ])

    expect((await list(person, { kind: 'tcm', year: '2025' })).total).toBe(0)
  })
})

describe('who may read them', () => {
  it('a report of somebody else, of another kind or of nobody answers the same', async () => {
    const [owner, stranger] = [await measured('2026-02-27', 3), await newPerson()]
    const id = (await list(owner, { kind: 'daily' })).list[0]?.id ?? ''
    expect(await ask(stranger, 'daily', id)).toMatchObject(notFound)
    expect(await ask(owner, 'weekly', id)).toMatchObject(notFound)
    expect(await ask(owner, 'daily', 'nobody')).toMatchObject(notFound)
    expect(await stranger.get('/report/v1/app/heart-risk', { id })).toMatchObject(notFound)

    for (const path of ['overview', 'list', 'detail', 'heart-risk']) {
      const query = { kind: 'daily', pn: '1', ps: '20', id, userCode: owner.userCode }

      expect(await stranger.get(`/report/v1/app/${path}`, query)).toMatchObject({
        code: '401',
        data: null,
      })

      expect(await app.client().get(`/report/v1/app/${path}`, query)).toMatchObject({
        code: '410',
        data: null,
      })
    }
  })

  it('a carer reads them without taking the marks away, and sees neither surveys nor documents', async () => {
    const [owner, carer] = [await measured('2026-02-27', 3), await newPerson()]
    const { database } = app.services

    const grant = {
      ownerId: owner.id,
      viewerId: carer.id,
      phoneHash: 'x',
      phoneCipher: '',
      nameCipher: '',
      areas: 'reports',
    }

    await database.familyGrant.create({
      data: {
        id: `g ${owner.id}`,
        ...grant,
        createdAt: app.clock.now(),
        acceptedAt: app.clock.now(),
      },
    })

    const survey = {
      id: `s ${owner.id}`,
      accountId: owner.id,
      code: 'tcm',
      answers: {},
      result: { main: 'balanced' },
    }

    await database.surveyAnswer.create({ data: { ...survey, at: app.clock.now() } })
    const { userCode } = owner
    const rows = (await list(carer, { kind: 'all', userCode })).list
    expect(rows.map(({ kind }) => kind)).not.toContain('tcm')
    expect(rows.filter(({ unread }) => unread)).toEqual([])
    const id = rows.find(({ kind }) => kind === 'daily')?.id ?? ''
    const seen = await carer.get<Detail>('/report/v1/app/detail', { kind: 'daily', id, userCode })
    expect(seen.data).toMatchObject({ id, day: '2026-03-01' })

    expect((await carer.get<Overview>('/report/v1/app/overview', { userCode })).data).toMatchObject(
      {
        sentence: [{ text: '3月1日 的日报良好。', tone: 'plain' }],
        first: null,
        tcm: null,
        unread: { daily: 0 },
      },
    )

    expect((await list(owner, { kind: 'daily' })).list[0]).toMatchObject({ id, unread: true })
  })

  it('refuses what it does not understand', async () => {
    const person = await newPerson()

    const ask = (query: Record<string, string>) =>
      person.get('/report/v1/app/list', { pn: '1', ps: '20', ...query })

    expect(await ask({ kind: 'hourly' })).toMatchObject({ code: '9999', msg: '报告类型不正确' })

    expect(await ask({ kind: 'daily', month: '13', year: '2026' })).toMatchObject({
      msg: '月份应为1到12',
    })

    expect(await ask({ kind: 'daily', ps: '101' })).toMatchObject({ msg: '每页条数应在1到100之间' })

    expect(await person.get('/report/v1/app/detail', { kind: 'daily' })).toMatchObject({
      msg: '请选择一份报告',
    })
  })
})
