import type { Config } from '../config/env.ts'
import { type Database, isPostgres } from '../database/open-database.ts'
import type { FileStore } from '../ports/files.ts'
import type { Vault } from '../security/vault.ts'
import { cipherColumns, fileKeyId, textsByKey } from './cipher-columns.ts'
import { asking, resealTexts } from './reseal-texts.ts'
import { emptyWal } from './seal-texts.ts'

interface Stores {
  config: Config
  database: Database
  files: FileStore
  vault: Vault
}

/** The key of each file, and the id of the data key that has sealed it; none of a file that was removed meanwhile. */
async function* sealedFiles(files: FileStore): AsyncGenerator<[key: string, id: string]> {
  for await (const key of files.keys()) {
    const bytes = await files.sealed(key)
    if (bytes) yield [key, fileKeyId(bytes)]
  }
}

async function rotateFiles(files: FileStore, newest: string): Promise<number> {
  let count = 0
  for await (const [key, id] of sealedFiles(files))
    if (id !== newest && (await files.reseal(key))) count += 1

  return count
}

/** How many texts and files each key has sealed. */
export async function sealedByKey({
  config,
  database,
  files,
}: Stores): Promise<Map<string, number>> {
  const postgres = isPostgres(config.databaseUrl)
  const counts = new Map<string, number>()
  const add = (id: string, count: number) => counts.set(id, (counts.get(id) ?? 0) + count)

  for (const column of await cipherColumns(asking(database), postgres))
    for (const [id, count] of await textsByKey(asking(database), column, postgres)) add(id, count)

  for await (const [, id] of sealedFiles(files)) add(id, 1)
  return counts
}

/** Seals every text and file that an older key has sealed with the newest; services that know both keys may run. */
export async function rotateKeys(stores: Stores): Promise<{ texts: number; files: number }> {
  const { config, database, vault } = stores
  const newest = config.dataKeys[0].id

  const { texts } = await resealTexts(
    { database, url: config.databaseUrl },
    { begins: false, prefix: `${newest}.` },
    (sealed) => vault.encrypt(vault.decrypt(sealed)),
  )

  const files = await rotateFiles(stores.files, newest)
  await emptyWal(database, config.databaseUrl)
  return { texts, files }
}
