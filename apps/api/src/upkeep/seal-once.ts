import type { DatabaseAccess } from '../database/open-access.ts'
import { isPostgres } from '../database/open-database.ts'
import { migrationNames, migrationText } from '../database/migrate.ts'
import type { Vault } from '../security/vault.ts'
import { MARK, sealTexts } from './seal-texts.ts'

/** What the book of migrations says of one whose texts are sealed; Prisma leaves this column to failures. */
const SEALED = 'sealed'

/**
 * Seals what migrations have marked, and notes in their book that it is done: to look for marks in all tables takes the longer,
 * the more people there are, and most starts have nothing to seal. Whoever is killed before the note looks again.
 */
export async function sealOnce(
  { database, reads, vault }: DatabaseAccess & { vault: Vault },
  url: string,
): Promise<void> {
  const postgres = isPostgres(url)

  const marking = migrationNames(postgres).filter((name) =>
    migrationText(postgres, name).includes(`'${MARK}'`),
  )

  const noted = await reads.all<{ migration_name: string }>(
    'SELECT "migration_name" FROM "_prisma_migrations" WHERE "logs" = $1',
    [SEALED],
  )

  const done = new Set(noted.map((row) => row.migration_name))
  const open = marking.filter((name) => !done.has(name))
  if (open.length === 0) return
  await sealTexts({ database, vault }, url)

  for (const name of open)
    await database.$executeRaw`UPDATE "_prisma_migrations" SET "logs" = ${SEALED} WHERE "migration_name" = ${name}`
}
