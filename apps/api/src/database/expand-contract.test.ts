import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { migrationNames } from './migrate.ts'

/** Those up to it came before the rule (ADR 23). */
const LAST_WITHOUT = '20261126000000_live_notes'
const TAKES_AWAY = /\b(?:DROP|RENAME|SET NOT NULL)\b/i
const SAYS_SO = /^-- Contract: nobody has asked for it since \d{14}_\w+/m
/** Old statements find another table under the name that they ask for. */
const IN_ITS_PLACE = /^-- In its place under the same name: "(?<table>\w+)"$/m

function problemsOf(sql: string): boolean {
  const taking = sql.split('\n').filter((line) => !line.startsWith('--') && TAKES_AWAY.test(line))
  const table = IN_ITS_PLACE.exec(sql)?.groups?.['table']
  const isReplaced = table !== undefined && sql.includes(`\nCREATE TABLE "${table}" (`)
  const unsaid = isReplaced ? taking.filter((line) => !line.includes(`"${table}`)) : taking
  return unsaid.length > 0 && !SAYS_SO.test(sql)
}

const PLACED = `-- In its place under the same name: "Reading"
ALTER TABLE "Reading" RENAME TO "Reading_past";
CREATE TABLE "Reading" ("id" TEXT);`

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
  [PLACED, false],
  [`${PLACED}\nDROP TABLE "Goal";`, true],
  [PLACED.replace('CREATE TABLE "Reading" (', 'CREATE TABLE "Other" ('), true],
  ['-- DropIndex\nCREATE TABLE "New" ("id" TEXT);', false],
])('%s', (sql, isProblem) => expect(problemsOf(sql)).toBe(isProblem))
