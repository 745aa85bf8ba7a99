// On PostgreSQL only: replicas of a new version start together on one database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { emptyTestDatabase } from '../testing/test-database.ts'
import { emptyDatabase } from './empty-database.ts'
import { migrate, migrationNames } from './migrate.ts'

const REPLICAS = 4
const folder = mkdtempSync(join(tmpdir(), 'kangban-migrate-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it(`applies each migration once, however many of ${REPLICAS} begin at once`, async () => {
  const url = await emptyTestDatabase(folder)
  await emptyDatabase(url)
  const applied = await Promise.all(Array.from({ length: REPLICAS }, () => migrate(url)))
  expect(applied.flat().toSorted()).toEqual(migrationNames(true))
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  expect(await migrate(url)).toEqual([])
}, 60_000)
