import { MS_PER_DAY } from '@kangban/china-time'
import type { HeartRiskContent } from '@kangban/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { measureDays } from '../../testing/measured-days.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

type Report = HeartRiskContent & {
  id: string
  day: string
  endDay: string
  previousId: string | null
}

async function newPerson(phone: string) {
  const person = await app.logIn(phone)

  const { id } = await app.services.database.account.findUniqueOrThrow({
    where: { userCode: person.userCode },
  })

  const ask = async (query: Record<string, string> = {}) =>
    (await person.get<Report | null>('/report/v1/app/heart-risk', query)).data

  return { ...person, id, ask }
}

const warn = (accountId: string, kind: string, at: string) =>
  app.services.database.warning.create({
    data: {
      id: `${accountId} ${at}`,
      accountId,
      kind,
      level: 'bad',
      value: 38,
      limit: 40,
      occurredAt: new Date(at),
    },
  })

it('is null where nothing was measured', async () => {
  const { ask } = await newPerson('13700320001')
  expect(await ask()).toBeNull()
  expect(await app.services.database.report.count({ where: { kind: 'heart-risk' } })).toBe(0)
})

it('looks at the 30 days up to yesterday', async () => {
  const person = await newPerson('13700320002')
  await measureDays(app.services.database, person.id, { from: '2026-01-25', count: 37 })
  await warn(person.id, 'heart-slow', '2026-01-30T02:00:00+08:00')
  await warn(person.id, 'heart-slow', '2026-03-02T02:00:00+08:00')
  const report = await person.ask()

  expect(report).toMatchObject({
    day: '2026-01-31',
    endDay: '2026-03-01',
    measuredDays: 30,
    level: 'low',
    points: 0,
  })

  expect(report?.findings.find(({ kind }) => kind === 'slow')).toMatchObject({
    state: 'none',
    count: 0,
  })

  expect(report?.findings.find(({ kind }) => kind === 'irregular')).toMatchObject({
    state: 'unmeasured',
  })

  expect(report?.findings.find(({ kind }) => kind === 'pressure')?.text).toBe(
    '平均 126/77 mmHg（上限 140/90），量了 60 次，0 次不在范围',
  )
})

it('comes anew a week after the last, or at once when the level changes; each stays readable', async () => {
  const person = await newPerson('13700320003')
  await measureDays(app.services.database, person.id, { from: '2026-02-10', count: 40 })
  const first = await person.ask()
  app.clock.advance(MS_PER_DAY)
  expect((await person.ask())?.id).toBe(first?.id)
  await warn(person.id, 'heart-slow', '2026-03-03T02:00:00+08:00')
  app.clock.advance(MS_PER_DAY)
  const second = await person.ask()
  expect(second).toMatchObject({ endDay: '2026-03-03', level: 'high', previousId: first?.id })
  app.clock.advance(6 * MS_PER_DAY)
  expect((await person.ask())?.id).toBe(second?.id)
  app.clock.advance(MS_PER_DAY)

  expect(await person.ask()).toMatchObject({
    endDay: '2026-03-10',
    level: 'high',
    previousId: second?.id,
  })

  expect(await person.ask({ id: first?.id ?? '' })).toEqual({ ...first, nextId: second?.id })
})
