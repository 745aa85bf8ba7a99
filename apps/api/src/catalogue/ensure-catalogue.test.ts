import { CONDITION_TAGS } from '@kangban/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { MEDICAL_TAGS } from './medical-tags.ts'
import { ensureCatalogue } from './ensure-catalogue.ts'
import { isCatalogueCurrent } from './is-current.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

const stored = () => app.services.database.medicalTag.findMany({ orderBy: { id: 'asc' } })

it('brings the tags, once, with the words of today', async () => {
  const { database } = app.services
  await ensureCatalogue(database)
  const first = await stored()
  expect(first).toEqual(MEDICAL_TAGS.toSorted((a, b) => a.id.localeCompare(b.id)))
  await database.medicalTag.update({ where: { id: '100101' }, data: { tagName: '血压高' } })
  await database.medicalTag.delete({ where: { id: '200101' } })
  await ensureCatalogue(database)
  expect(await stored()).toEqual(first)
})

it('a start has nothing to bring, until something is other than it is written', async () => {
  const { database, reads } = app.services
  await ensureCatalogue(database)
  expect(await isCatalogueCurrent(reads)).toBe(true)
  const article = await database.newsItem.findFirstOrThrow()
  const disease = await database.disease.findFirstOrThrow()

  const changes = [
    () => database.medicalTag.update({ where: { id: '100101' }, data: { sex: 1 } }),
    () => database.medicalTag.delete({ where: { id: '200101' } }),
    () => database.disease.update({ where: { name: disease.name }, data: { tags: [] } }),
    () =>
      database.disease.create({ data: { ...disease, name: '没有写的', content: [], tags: [] } }),
    () => database.disease.delete({ where: { name: disease.name } }),
    () => database.newsItem.update({ where: { id: article.id }, data: { at: new Date(0) } }),
    () => database.newsItem.create({ data: { ...article, id: 'none' } }),
    () => database.ruleConfiguration.deleteMany(),
  ]

  for (const change of changes) {
    await change()
    expect(await isCatalogueCurrent(reads)).toBe(false)
    await ensureCatalogue(database)
    expect(await isCatalogueCurrent(reads)).toBe(true)
  }
})

it('has codes of its own for every tag, and the diseases after which medication is asked about', () => {
  expect(new Set(MEDICAL_TAGS.map(({ id }) => id)).size).toBe(MEDICAL_TAGS.length)

  expect(new Set(MEDICAL_TAGS.map(({ kind, tagName }) => kind + tagName)).size).toBe(
    MEDICAL_TAGS.length,
  )

  const personal = MEDICAL_TAGS.filter(({ kind }) => kind === '1001').map(({ tagName }) => tagName)
  expect(personal).toEqual(expect.arrayContaining(Object.values(CONDITION_TAGS)))
})
