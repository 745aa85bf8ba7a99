import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Ask } from '../cipher-columns.ts'
import { type Looked, lookInto } from './look-into.ts'
import { BackupError } from './manifest.ts'

export const SQLITE_COPY = 'kangban.db'

const BUSY_MS = 30_000

/** The path of a `file:` URL. */
export const fileOf = (url: string): string => url.replace(/^file:/, '')

const asking =
  (database: Sqlite.Database): Ask =>
  async <Row extends object>(sql: string) =>
    database.prepare(sql).all() as Row[]

/**
 * One committed state of the database in a file of its own, while services write. `VACUUM INTO` reads in one transaction, so
 * that it waits for no writer and none for it, takes what stands in the WAL, and leaves behind the free pages, where erased
 * rows may still be.
 */
export async function copySqlite(url: string, folder: string): Promise<Looked> {
  const file = fileOf(url)
  if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`)
  const source = new Sqlite(file, { fileMustExist: true, timeout: BUSY_MS })
  const copy = join(folder, SQLITE_COPY)

  try {
    source.prepare('VACUUM INTO ?').run(copy)
  } finally {
    source.close()
  }

  return lookIntoSqlite(copy)
}

/** @throws BackupError where the file is not a whole database */
export async function lookIntoSqlite(file: string): Promise<Looked> {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true })

  try {
    const verdict: unknown = database.pragma('integrity_check', { simple: true })
    if (verdict !== 'ok') throw new BackupError(`${file} is damaged: ${String(verdict)}`)
    return await lookInto(asking(database), false)
  } finally {
    database.close()
  }
}
