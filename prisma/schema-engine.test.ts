import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrate } from '../apps/api/src/database/migrate.ts'
import { openDatabase } from '../apps/api/src/database/open-database.ts'

const freshUrl = () => `file:${join(mkdtempSync(join(tmpdir(), 'kangban-engine-')), 'test.db')}`

const prisma = (args: string[], url: string) => {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/prisma', args, {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: url, CHECKPOINT_DISABLE: '1' },
  })

  return { status, output: stdout + stderr }
}

const tables = async (url: string) => {
  const database = await openDatabase(url)

  const rows = await database.$queryRaw<
    { name: string }[]
  >`SELECT name FROM sqlite_master WHERE type = 'table'`

  await database.$disconnect()

  return rows
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('sqlite_'))
    .toSorted()
}

it('migrates a database through the stand-in for the engine', async () => {
  const url = freshUrl()
  const { status, output } = prisma(['migrate', 'deploy'], url)
  expect([status, output]).toEqual([0, expect.stringContaining('successfully applied')])
  expect(await tables(url)).toEqual(expect.arrayContaining(['Account', 'EcgRecord', 'PointsEntry']))
}, 60_000)

it('agrees with the runner of the service: either finds nothing left to do after the other', async () => {
  const [byService, byPrisma] = [freshUrl(), freshUrl()]
  const applied = await migrate(byService)
  expect(applied.length).toBeGreaterThan(0)
  expect(prisma(['migrate', 'deploy'], byService).output).toContain('No pending migrations')
  prisma(['migrate', 'deploy'], byPrisma)
  expect(await migrate(byPrisma)).toEqual([])
  expect(await tables(byService)).toEqual(await tables(byPrisma))
}, 60_000)

it('refuses a migration that was edited after it was applied', async () => {
  const url = freshUrl()
  await migrate(url)
  const database = await openDatabase(url)
  await database.$executeRaw`UPDATE "_prisma_migrations" SET checksum = 'another'`
  await database.$disconnect()
  await expect(migrate(url)).rejects.toThrow('was edited after it was applied')
})
