import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Config } from '../../config/env.ts'
import { holdDatabase } from '../../database/hold-database.ts'
import { migrationNames } from '../../database/migrate.ts'
import { isPostgres } from '../../database/open-database.ts'
import { openFiles } from '../../ports/open-files.ts'
import { createVault } from '../../security/vault.ts'
import { writeDurably } from './copy-files.ts'
import {
  BackupError,
  FILES,
  hashOf,
  type HashedFile,
  type Manifest,
  readManifest,
} from './manifest.ts'
import { checkPostgresFree, restorePostgres } from './postgres-copy.ts'
import { fileOf, lookIntoSqlite } from './sqlite-copy.ts'
import { secretProof } from './take-backup.ts'

async function checkBytes(root: string, { path, bytes, sha256 }: HashedFile): Promise<void> {
  const file = resolve(root, path)
  if (!file.startsWith(`${root}/`)) throw new BackupError(`${path} leads out of the backup.`)

  const size = await stat(file).then(
    (found) => found.size,
    () => -1,
  )

  if (size !== bytes || (await hashOf(file)) !== sha256)
    throw new BackupError(`${path} is missing in the backup, or was changed.`)
}

function checkRows(manifest: Manifest, rows: Record<string, number>): void {
  for (const [table, count] of Object.entries(manifest.rows))
    if (rows[table] !== count)
      throw new BackupError(`${table} has ${rows[table] ?? 0} rows, the backup promised ${count}.`)
}

/** Whether this service could read what is restored. */
function checkReadable(config: Config, manifest: Manifest): void {
  const kind = isPostgres(config.databaseUrl) ? 'postgresql' : 'sqlite'
  if (manifest.kind !== kind)
    throw new BackupError(`This is a backup of ${manifest.kind}, DATABASE_URL names ${kind}.`)
  if (!migrationNames(kind === 'postgresql').includes(manifest.migration))
    throw new BackupError(`This version does not know ${manifest.migration}: take a newer one.`)
  const known = new Set(config.dataKeys.map(({ id }) => id))
  const missing = manifest.keyIds.filter((id) => !known.has(id))
  if (missing.length > 0)
    throw new BackupError(`DATA_KEYS lacks ${missing.join(', ')}: without it nothing can be read.`)
  if (manifest.secretProof !== secretProof(config))
    throw new BackupError('SECRET_KEY is another one than when it was taken: nobody could log in.')
}

/** Whether a backup is whole and of these keys; changes nothing. @throws BackupError */
export async function checkBackup(config: Config, from: string): Promise<Manifest> {
  const root = resolve(from)
  const manifest = await readManifest(root)
  checkReadable(config, manifest)
  await checkBytes(root, manifest.database)
  for (const file of manifest.files) await checkBytes(join(root, FILES), file)

  if (manifest.kind === 'sqlite')
    checkRows(manifest, (await lookIntoSqlite(join(root, manifest.database.path))).rows)

  return manifest
}

const ASIDE = ['', '-wal', '-shm']

async function moveAside(path: string, folder: string): Promise<void> {
  if (!existsSync(path)) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await rename(path, join(folder, basename(path)))
}

const hasEntries = async (folder: string) =>
  existsSync(folder) && (await readdir(folder)).length > 0

type Place = (aside: string) => Promise<void>

const staysThere: Place = async () => undefined

async function stageFolder(root: string, manifest: Manifest, files: string): Promise<Place> {
  const staged = `${files}.restoring`
  await rm(staged, { recursive: true, force: true })
  await mkdir(staged, { recursive: true })

  for (const { path } of manifest.files)
    await writeDurably(join(staged, path), await readFile(join(root, FILES, path)))

  return async (aside) => {
    await moveAside(files, aside)
    await rename(staged, files)
  }
}

/** In an object store nothing is moved aside: it holds nothing yet, or what a try before this one has brought. @throws BackupError */
async function fillStore(root: string, manifest: Manifest, config: Config): Promise<Place> {
  const store = await openFiles(config, createVault(config))
  const hashes = new Map(manifest.files.map(({ path, sha256 }) => [path, sha256]))

  for await (const key of store.keys()) {
    const bytes = await store.sealed(key)

    if (bytes && hash('sha256', bytes) !== hashes.get(key))
      throw new BackupError(
        `The object store holds ${key}, and the backup does not: let FILES_URL name an empty bucket.`,
      )
  }

  for (const { path } of manifest.files)
    await store.putSealed(path, await readFile(join(root, FILES, path)))

  return staysThere
}

/** Copies before anything is touched; gives what puts the copies in place, moving away what is there. */
async function stage(root: string, manifest: Manifest, config: Config) {
  const file = fileOf(config.databaseUrl)
  const stagedFile = `${file}.restoring`

  const files = config.objectStore
    ? await fillStore(root, manifest, config)
    : await stageFolder(root, manifest, join(config.dataDir, 'files'))

  if (manifest.kind === 'sqlite') {
    await mkdir(dirname(file), { recursive: true })
    await rm(stagedFile, { force: true })
    await writeDurably(stagedFile, await readFile(join(root, manifest.database.path)))
  }

  return {
    files,
    async database(aside: string) {
      for (const suffix of ASIDE) await moveAside(file + suffix, aside)
      await rename(stagedFile, file)
    },
  }
}

/**
 * Puts a backup in the place of database and files. What was there is moved aside, into a folder that it names (on PostgreSQL
 * a schema of that name too), never deleted; an object store has to be empty.
 * @throws BackupError, DatabaseHeldError; then nothing was changed
 */
export async function restoreBackup(
  config: Config,
  from: string,
  { replace, now }: { replace: boolean; now: Date },
): Promise<{ manifest: Manifest; aside: string }> {
  const root = resolve(from)
  const { databaseUrl: url, postgresBin: bin, dataDir } = config
  const release = holdDatabase(url)

  try {
    const manifest = await checkBackup(config, root)
    const postgres = manifest.kind === 'postgresql'
    if (postgres) await checkPostgresFree(url, replace)

    const taken =
      (!postgres && existsSync(fileOf(url))) ||
      (!config.objectStore && (await hasEntries(join(dataDir, 'files'))))

    if (taken && !replace)
      throw new BackupError('There are data already: with --replace they are moved aside.')
    const name = `replaced_${now.toISOString().replace(/\D/g, '')}`
    const aside = join(dataDir, name)
    const staged = await stage(root, manifest, config)
    const dump = join(root, manifest.database.path)

    if (postgres) checkRows(manifest, (await restorePostgres({ url, bin }, dump, name)).rows)
    await staged.files(aside)
    if (!postgres) await staged.database(aside)
    return { manifest, aside }
  } finally {
    release()
  }
}
