import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { migrationNames } from './migrate.ts'

/** Those up to it came before the rule (ADR 23). */
const LAST_WITHOUT = '20261126000000_live_notes'
const TAKES_AWAY = /\b(?:DROP|RENAME|SET NOT NULL)\b/i
const SAYS_SO = /^-- Contract: nobody has asked for it since \d{14}_\w+/m

const problemsOf = (sql: string): boolean =>
  TAKES_AWAY.test(sql.replaceAll(/^--.*$/gm, '')) && !SAYS_SO.test(sql)

it('what a migration takes away, it says that nobody asks for any more', () => {
  const folder = new URL('../../../../prisma/migrations-postgresql/', import.meta.url)

  const unsaid = migrationNames(true)
    .filter((name) => name > LAST_WITHOUT)
    .filter((name) => problemsOf(readFileSync(new URL(`${name}/migration.sql`, folder), 'utf8')))

  expect(unsaid).toEqual([])
})

it.each([
  ['ALTER TABLE "Session" DROP COLUMN "refreshHash";', true],
  ['ALTER TABLE "Profile" RENAME COLUMN "residence" TO "residenceCipher";', true],
  ['ALTER TABLE "Profile" ALTER COLUMN "sex" SET NOT NULL;', true],
  ['-- Contract: nobody has asked for it since 20270101000000_more\nDROP TABLE "Old";', false],
  ['-- DropIndex\nCREATE TABLE "New" ("id" TEXT);', false],
])('%s', (sql, isProblem) => expect(problemsOf(sql)).toBe(isProblem))
