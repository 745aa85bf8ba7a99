import { DiseaseCategories, DiseaseDetail } from '@kangban/contracts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureDiseases } from '../../catalogue/diseases.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>

beforeAll(async () => {
  app = await startTestApp()
  user = await app.logIn('13700006001')
  await ensureDiseases(app.services.database)
})

afterAll(() => app.stop())

const categories = async () =>
  (await user.get<DiseaseCategories>('/medical-canon/v1/info', { broadHeading: '1' })).data

describe('the categories', () => {
  it('[API-036] [API-037] [API-038] hold the names of their diseases in the order of the book', async () => {
    const { status, code, data } = await user.get<DiseaseCategories>('/medical-canon/v1/info', {
      broadHeading: '1',
    })

    expect([status, code]).toEqual([200, '1000'])
    expect(z.safeParse(DiseaseCategories, data).success).toBe(true)
    expect(data.classify[0]?.className).toBe('心血管疾病')
    expect(data.classify[0]?.typeNames[0]).toBe('高血压')
    expect(data.kangban?.attribution).toContain('不能代替医生')
  })

  it('know one heading', async () => {
    expect((await user.get('/medical-canon/v1/info')).code).toBe('1000')

    expect(await user.get('/medical-canon/v1/info', { broadHeading: '2' })).toMatchObject({
      code: '9999',
      msg: '查询类别错误',
    })
  })
})

describe('a disease', () => {
  it('[API-039] [API-040] [API-041] is told in tabs and tags', async () => {
    const { status, code, data } = await user.get<DiseaseDetail>(
      '/medical-canon/v1/illness-detail',
      {
        typeName: '高血压',
      },
    )

    expect([status, code]).toEqual([200, '1000'])
    expect(z.safeParse(DiseaseDetail, data).success).toBe(true)
    expect([data.dise_name, data.department_name]).toEqual(['高血压', '心血管内科'])

    expect(data.content.map(({ title }) => title)).toEqual([
      '概述',
      '常见表现',
      '常见原因',
      '检查与治疗',
      '日常护理',
      '何时就医',
    ])

    expect(data.tags.map(({ title }) => title)).toEqual(['宜', '忌'])
    expect(data.content[0]?.rows.map(({ type }) => type)).toEqual(['image', 'text'])
    expect(new URL(String(data.content[0]?.rows[0]?.content)).pathname).toBe('/lookup/01.svg')

    expect(data.content[1]?.rows).toMatchObject([
      { type: 'list', content: expect.arrayContaining([expect.any(String)]) as string[] },
    ])
  })

  it('of every name of the categories can be opened', async () => {
    const names = (await categories()).classify.flatMap(({ typeNames }) => typeNames.slice(0, 2))

    const answers = await Promise.all(
      names.map(
        async (typeName) => (await user.get('/medical-canon/v1/illness-detail', { typeName })).code,
      ),
    )

    expect(answers).toEqual(names.map(() => '1000'))
  })

  it('[API-042] that is unknown is answered so', async () => {
    const unknown = { status: 200, code: '9999', msg: '暂无该疾病信息', data: null }

    expect(await user.get('/medical-canon/v1/illness-detail', { typeName: '没有这种病' })).toEqual(
      unknown,
    )

    expect(await user.get('/medical-canon/v1/illness-detail')).toMatchObject({
      code: '9999',
      msg: '请选择疾病名称',
    })
  })
})

describe('all names', () => {
  it('[API-043] [API-044] are those of the categories', async () => {
    const { status, code, data } = await user.get<string[]>('/medical-canon/v1/illness-all')
    expect([status, code]).toEqual([200, '1000'])
    expect(data).toEqual((await categories()).classify.flatMap(({ typeNames }) => typeNames))
    expect(data.length).toBeGreaterThanOrEqual(300)
  })
})

it('the book is brought up to date by running again', async () => {
  const { database } = app.services
  const all = () => database.disease.findMany({ orderBy: { position: 'asc' } })
  const before = await all()
  const [first, second] = before
  if (!first || !second) throw new Error('no diseases')
  await database.disease.update({ where: { name: first.name }, data: { department: '旧科室' } })
  await database.disease.delete({ where: { name: second.name } })

  await database.disease.create({
    data: {
      name: '已删去的病',
      category: '旧',
      department: '旧',
      content: [],
      tags: [],
      position: 9999,
    },
  })

  await ensureDiseases(database)
  expect(await all()).toEqual(before)
})

it('the lookup needs a session', async () => {
  const stranger = app.client()

  const answers = await Promise.all([
    stranger.get('/medical-canon/v1/info', { broadHeading: '1' }),
    stranger.get('/medical-canon/v1/illness-detail', { typeName: '高血压' }),
    stranger.get('/medical-canon/v1/illness-all'),
  ])

  expect(answers.map(({ code }) => code)).toEqual(['410', '410', '410'])
})
