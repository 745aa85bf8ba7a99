import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../../shared/pdf/testing/read-pdf.ts'
import { measureDays } from '../../testing/measured-days.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { reportPdf } from './report-pdf.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

async function newPerson(phone: string) {
  const person = await app.logIn(phone)

  const { id } = await app.services.database.account.findUniqueOrThrow({
    where: { userCode: person.userCode },
  })

  return { ...person, id }
}

it('draws a stored report for its own account alone, and leaves it unread', async () => {
  const owner = await newPerson('13700330001')
  const other = await newPerson('13700330002')
  const { database } = app.services
  await measureDays(database, owner.id, { from: '2026-02-20', count: 10 })
  await owner.get('/report/v1/app/list', { kind: 'all', pn: '1', ps: '10' })

  const report = await database.report.findFirstOrThrow({
    where: { accountId: owner.id, kind: 'daily', readAt: null },
  })

  const { id, kind } = report
  const pdf = await reportPdf(app.services, { id, kind, accountId: owner.id })
  const [text = ''] = readPdf(pdf ?? new Uint8Array()).texts
  expect(text).toContain('健康日报')
  expect(text).toContain('睡眠')
  expect(await reportPdf(app.services, { id, kind, accountId: other.id })).toBeNull()
  expect(await reportPdf(app.services, { id, kind: 'weekly', accountId: owner.id })).toBeNull()
  expect((await database.report.findUniqueOrThrow({ where: { id } })).readAt).toBeNull()
})
