import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../apps/api/src/database/migrate.ts'
import { type Database, openDatabase } from '../../apps/api/src/database/open-database.ts'
import { insertReadings } from './insert-readings.ts'

const folder = mkdtempSync(join(tmpdir(), 'kangban-readings-'))
const url = `file:${join(folder, 'test.db')}`
let database: Database
beforeAll(async () => {
  await migrate(url)
  database = await openDatabase(url)
  await database.account.create({
    data: { id: 'person-1', userCode: 'U1', phoneHash: '1', phoneCipher: '', createdAt: new Date(0) },
  })
})
afterAll(async () => {
  await database.$disconnect()
  rmSync(folder, { recursive: true })
})

const readings = Array.from({ length: 4500 }, (_, index) => ({
  at: new Date(Date.parse('2026-11-20T00:00:00+08:00') + index * 60_000),
  value: index / 10,
}))

it('stores every reading as Prisma itself would', async () => {
  await insertReadings(database, { accountId: 'person-1', kind: 'heartRate', source: 'watch', readings })
  const stored = await database.reading.findMany({ orderBy: { at: 'asc' } })
  expect(stored).toEqual(
    readings.map((reading) => ({ accountId: 'person-1', kind: 'heartRate', source: 'watch', ...reading })),
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
  const series = { accountId: 'x\'); DROP TABLE "Reading";--', kind: 'oxygen', source: 'watch', readings }
  await expect(insertReadings(database, series)).rejects.toThrow('may not stand in a statement')
})
