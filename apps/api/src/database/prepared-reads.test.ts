import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { momentOf, openReads } from './prepared-reads.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

/** That are written with four digits. */
const YEARS = { min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z') }

const RULE = 'SELECT "id", "ruleJson" FROM "RuleConfiguration" WHERE "id" = $1'

const store = (id: number) =>
  app.services.database.ruleConfiguration.create({ data: { id, ruleJson: `[${id}]` } })

const read = (id: number) => app.services.reads.all<{ id: number; ruleJson: string }>(RULE, [id])

it('sees what was committed before it was asked, and takes each value where it is named', async () => {
  await store(1)
  expect(await read(1)).toEqual([{ id: 1, ruleJson: '[1]' }])
  await store(2)
  const swapped = 'SELECT "id" FROM "RuleConfiguration" WHERE "ruleJson" = $2 AND "id" = $1'
  expect(await app.services.reads.all(swapped, [2, '[2]'])).toEqual([{ id: 2 }])
})

it('gives everybody who asks at once the own answer, also when one of them asks for nonsense', async () => {
  const nonsense = app.services.reads.all(
    'SELECT "nothing" FROM "RuleConfiguration" WHERE "id" = $1',
    [1],
  )

  const [first, failed, second, none] = await Promise.allSettled([
    read(1),
    nonsense,
    read(2),
    read(99),
  ])

  expect(first).toMatchObject({ status: 'fulfilled', value: [{ id: 1 }] })
  expect(failed.status).toBe('rejected')
  expect(second).toMatchObject({ status: 'fulfilled', value: [{ id: 2 }] })
  expect(none).toEqual({ status: 'fulfilled', value: [] })
  expect(await read(1)).toHaveLength(1)
})

it('is planned once, whatever values it is asked with', async () => {
  const page = `SELECT r."id" FROM "RuleConfiguration" r JOIN "RuleConfiguration" s ON s."id" = r."id"
    WHERE r."id" < $1 ORDER BY r."id" LIMIT $2`

  // The driver of SQLite compiles what makes the rows whenever a statement was planned.
  const compiled = vi.spyOn(globalThis, 'Function')

  for (const count of [2, 1, 0]) {
    const rows = await app.services.reads.all(page, [count + 1, 2])
    expect(rows).toHaveLength(count)
  }

  expect(compiled.mock.calls.length).toBeLessThanOrEqual(1)
  compiled.mockRestore()
})

it('compares and gives moments as they were stored', async () => {
  const at = app.clock.now()
  const data = { userCode: 'UM', phoneHash: 'pm', phoneCipher: '', createdAt: at }
  await app.services.database.account.create({ data: { id: 'moments', ...data } })
  const since = 'SELECT "createdAt" AS "at" FROM "Account" WHERE "id" = $1 AND "createdAt" >= $2'
  const [row] = await app.services.reads.all<{ at: string }>(since, ['moments', at])
  expect(row && momentOf(row.at)).toEqual(at)
  expect(await app.services.reads.all(since, ['moments', new Date(at.getTime() + 1)])).toEqual([])
})

it('reads moments with and without their zone', () => {
  const moment = new Date('2026-03-02T02:00:00.123Z')
  expect(momentOf('2026-03-02T02:00:00.123+00:00')).toEqual(moment)
  expect(momentOf('2026-03-02 02:00:00.123')).toEqual(moment)
  expect(momentOf('2026-03-02T10:00:00.123+08:00')).toEqual(moment)
  expect(momentOf('2026-03-02T02:00:00.123Z')).toEqual(moment)
})

it('reads every moment as either database writes it', () => {
  fc.assert(
    fc.property(fc.date({ ...YEARS, noInvalidDate: true }), (moment) => {
      const text = moment.toISOString().slice(0, -1)
      expect(momentOf(`${text}+00:00`)).toEqual(moment)
      // PostgreSQL leaves out the noughts at the end.
      expect(momentOf(text.replace('T', ' ').replace(/\.?0+$/, ''))).toEqual(moment)
    }),
    { examples: [[new Date('2026-03-02T02:10:00Z')], [new Date('2026-03-02T02:10:20.100Z')]] },
  )
})

it('refuses whoever asks after the end', async () => {
  const reads = await openReads(app.services.config.databaseUrl)
  await reads.all(RULE, [1])
  await reads.close()
  await expect(reads.all(RULE, [1])).rejects.toThrow(/not open|after calling end/)
})
