import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../../config/env.ts'
import { isPostgres } from '../../database/open-database.ts'
import { openFiles } from '../../ports/open-files.ts'
import { imageKey } from '../../ports/stored-image.ts'
import { createVault } from '../../security/vault.ts'
import { copyFiles, writeDurably } from './copy-files.ts'
import { BackupError, FILES, hashOf, MANIFEST, type Manifest } from './manifest.ts'
import { copyPostgres, POSTGRES_COPY } from './postgres-copy.ts'
import { copySqlite, SQLITE_COPY } from './sqlite-copy.ts'

/** A picture may be removed between the copy of its row and that of its bytes; hardly three times. */
const TRIES = 3

/** The same of one SECRET_KEY, and leads to none. */
export const secretProof = (config: Config): string => createVault(config).hash('backup', 'proof')

async function syncPath(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(path, 'r')

  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/** Database first: bytes are there before their row, so that every row that was copied finds its bytes. */
async function copyOnce(config: Config, folder: string) {
  const { databaseUrl: url, postgresBin: bin } = config

  const looked = isPostgres(url)
    ? await copyPostgres({ url, bin }, folder)
    : await copySqlite(url, folder)

  const kept = await openFiles(config, createVault(config))
  const { files, keyIds } = await copyFiles(kept, join(folder, FILES))
  const copied = new Set(files.map(({ path }) => path))
  const lostPictures = looked.pictures.filter((id) => !copied.has(imageKey('image', id)))
  return { looked, files, lostPictures, keyIds: [...looked.keyIds, ...keyIds] }
}

async function copyState(config: Config, folder: string) {
  for (let left = TRIES; ; left--) {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const copied = await copyOnce(config, folder)
    // What is missing after several copies, the service itself has lost: that is told, and no reason for no backup at all.
    if (copied.lostPictures.length === 0 || left === 1) return copied
  }
}

/**
 * Copies database and files as they are, while services may run, into a new folder; it has its name when it is whole.
 * @throws BackupError
 */
export async function takeBackup(config: Config, to: string, now: Date): Promise<Manifest> {
  const target = resolve(to)
  if (existsSync(target)) throw new BackupError(`${target} is there already.`)
  const draft = `${target}.partial-${randomUUID()}`

  try {
    const { looked, files, lostPictures, keyIds } = await copyState(config, draft)
    const postgres = isPostgres(config.databaseUrl)
    const name = postgres ? POSTGRES_COPY : SQLITE_COPY
    const copy = join(draft, name)
    await syncPath(copy)

    const manifest: Manifest = {
      format: 1,
      takenAt: now.toISOString(),
      kind: postgres ? 'postgresql' : 'sqlite',
      migration: looked.migration,
      rows: looked.rows,
      keyIds: [...new Set(keyIds)].toSorted(),
      secretProof: secretProof(config),
      lostPictures,
      database: { path: name, bytes: (await stat(copy)).size, sha256: await hashOf(copy) },
      files,
    }

    await writeDurably(join(draft, MANIFEST), JSON.stringify(manifest, null, 2))
    await syncPath(draft)
    await rename(draft, target)
    await syncPath(dirname(target))
    return manifest
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
