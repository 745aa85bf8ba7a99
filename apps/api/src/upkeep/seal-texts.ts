import { PLAIN } from '../config/plain-mark.ts'
import { type Database, isPostgres } from '../database/open-database.ts'
import type { Vault } from '../security/vault.ts'
import { resealTexts } from './reseal-texts.ts'

/** What a migration has put before a text that is to be sealed. */
export const MARK = `${PLAIN}.`

/**
 * Seals what a migration has marked: SQL has no keys. Before anybody is served, and again where it was interrupted; gives how
 * many texts it sealed.
 */
export async function sealTexts(
  { database, vault }: { database: Database; vault: Vault },
  url: string,
): Promise<number> {
  const { texts, tables } = await resealTexts(
    { database, url },
    { begins: true, prefix: MARK },
    (marked) => vault.encrypt(marked.slice(MARK.length)),
  )

  if (texts === 0) return 0

  // In the pages from before, and in those that became free, the texts still stand as they were.
  if (isPostgres(url)) {
    for (const table of tables) await database.$executeRawUnsafe(`VACUUM FULL "${table}"`)
  } else {
    await database.$executeRawUnsafe('VACUUM')
    await emptyWal(database, url)
  }

  return texts
}

/**
 * SQLite keeps the pages as they were in its WAL until others take their place: what was erased would be readable there.
 * Waits for readers as long as SQLite does; who comes too early for it is done at the next sweep.
 */
export async function emptyWal(database: Database, url: string): Promise<void> {
  if (isPostgres(url)) return
  await database.$queryRawUnsafe('PRAGMA wal_checkpoint(TRUNCATE)')
}
