import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MS_PER_MINUTE } from '@kangban/china-time'
import { migrate } from '../../database/migrate.ts'
import { type Database, openDatabase } from '../../database/open-database.ts'
import { insertReadings } from './insert-readings.ts'

const folder = mkdtempSync(join(tmpdir(), 'kangban-readings-'))
const url = `file:${join(folder, 'test.db')}`
let database: Database

beforeAll(async () => {
  await migrate(url)
  database = await openDatabase(url)

  await database.account.create({
    data: {
      id: 'person-1',
      userCode: 'U1',
      phoneHash: '1',
      phoneCipher: '',
      createdAt: new Date(0),
    },
  })
})

afterAll(async () => {
  await database.$disconnect()
  rmSync(folder, { recursive: true })
})

const readings = Array.from({ length: 4500 }, (_, index) => ({
  at: new Date(Date.parse('2026-11-20T00:00:00+08:00') + index * MS_PER_MINUTE),
  value: index / 10,
}))

it('stores every reading as Prisma itself would', async () => {
  await insertReadings(database, {
    accountId: 'person-1',
    kind: 'heartRate',
    source: 'watch',
    readings,
  })

  const stored = await database.reading.findMany({ orderBy: { at: 'asc' } })

  expect(stored).toEqual(
    readings.map((reading) => ({
      accountId: 'person-1',
      kind: 'heartRate',
      source: 'watch',
      ...reading,
    })),
  )

  const ownDate = readings[7]?.at ?? new Date(0)

  await database.reading.create({
    data: { accountId: 'person-1', kind: 'oxygen', source: 'watch', at: ownDate, value: 97 },
  })

  const times = await database.$queryRaw<{ time: string; rows: number }[]>`
    SELECT CAST("at" AS TEXT) || typeof("value") AS "time", COUNT(*) AS "rows" FROM "Reading"
    WHERE "at" = ${ownDate} GROUP BY 1`

  expect(times).toEqual([expect.objectContaining({ rows: 2n })])
})

it('refuses a name that may not stand in a statement', async () => {
  const series = {
    accountId: 'x\'); DROP TABLE "Reading";--',
    kind: 'oxygen',
    source: 'watch',
    readings,
  }

  await expect(insertReadings(database, series)).rejects.toThrow('may not stand in a statement')
})

const of = (kind: string, values: [minute: number, value: number][]) => ({
  accountId: 'person-1',
  kind,
  source: 'watch',
  readings: values.map(([minute, value]) => ({ at: new Date(minute * MS_PER_MINUTE), value })),
})

it('keeps what is there and says how much was new; the steps of an hour grow', async () => {
  const stored = async (kind: string) =>
    (
      await database.reading.findMany({
        where: { kind, at: { lt: new Date(600 * MS_PER_MINUTE) } },
        orderBy: { at: 'asc' },
      })
    ).map(({ value }) => value)

  expect(await insertReadings(database, of('temperature', [[0, 33.4]]))).toBe(1)

  expect(
    await insertReadings(
      database,
      of('temperature', [
        [0, 35],
        [5, 33.5],
      ]),
    ),
  ).toBe(1)

  expect(await stored('temperature')).toEqual([33.4, 33.5])
  expect(await insertReadings(database, of('steps', [[60, 400]]))).toBe(1)
  expect(await insertReadings(database, of('steps', [[60, 300]]))).toBe(0)
  expect(await insertReadings(database, of('steps', [[60, 900]]))).toBe(1)
  expect(await stored('steps')).toEqual([900])
})
