import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PrismaClient } from '../../../../prisma/generated/sqlite/client.ts'
import { migrate } from './migrate.ts'
import { type Database, openDatabase } from './open-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'kangban-adapter-'))
const url = `file:${join(folder, 'test.db')}`
const opened: Database[] = []
let database: Database

beforeAll(async () => {
  await migrate(url)
  database = await openDatabase(url)
  opened.push(database)
})

afterAll(async () => {
  for (const one of opened) await one.$disconnect()
  rmSync(folder, { recursive: true })
})

const rule = (id: number) => ({ data: { id, ruleJson: '[]' } })

/** A write beside a transaction that is open, and then fails. */
async function writeBesideAFailure(on: Database, [inside, beside]: [number, number]) {
  const reached = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()

  const failing = on
    .$transaction(async (transaction) => {
      await transaction.ruleConfiguration.create(rule(inside))
      reached.resolve()
      await goOn.promise
      throw new Error('changed my mind')
    })
    .catch(() => undefined)

  await reached.promise
  const writing = on.ruleConfiguration.create(rule(beside))
  await new Promise((resolve) => setImmediate(resolve)) // a write that does not wait is made by now
  goOn.resolve()
  await Promise.all([failing, writing])
  const rows = await on.ruleConfiguration.findMany({ where: { id: { in: [inside, beside] } } })
  return rows.map(({ id }) => id)
}

describe('a write beside an open transaction', () => {
  it('outlives the failure of the transaction', async () => {
    expect(await writeBesideAFailure(database, [1, 2])).toEqual([2])
  })

  it("is lost with Prisma's own adapter, which is why there is another one", async () => {
    const plain = new PrismaClient({ adapter: new PrismaBetterSqlite3({ url }) })
    opened.push(plain)
    expect(await writeBesideAFailure(plain, [3, 4])).toEqual([])
  })
})

it('reads beside an open transaction see what is committed, and do not wait', async () => {
  await database.$transaction(async (transaction) => {
    await transaction.ruleConfiguration.create(rule(5))
    expect(await database.ruleConfiguration.count({ where: { id: 5 } })).toBe(0)
    expect(await transaction.ruleConfiguration.count({ where: { id: 5 } })).toBe(1)
  })

  expect(await database.ruleConfiguration.count({ where: { id: 5 } })).toBe(1)
})

it('transactions follow each other, also after one that failed', async () => {
  const increments = Array.from({ length: 20 }, (_, index) =>
    database
      .$transaction(async (transaction) => {
        const { ruleJson } = await transaction.ruleConfiguration.findUniqueOrThrow({
          where: { id: 5 },
        })

        const list = JSON.parse(ruleJson) as number[]

        await transaction.ruleConfiguration.update({
          where: { id: 5 },
          data: { ruleJson: JSON.stringify([...list, index]) },
        })

        if (index % 5 === 0) throw new Error('no')
      })
      .catch(() => undefined),
  )

  await Promise.all(increments)
  const { ruleJson } = await database.ruleConfiguration.findUniqueOrThrow({ where: { id: 5 } })
  expect((JSON.parse(ruleJson) as number[]).length).toBe(16)
})
