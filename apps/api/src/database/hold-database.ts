import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { MS_PER_SECOND } from '@kangban/china-time'
import Sqlite from 'better-sqlite3'
import { isPostgres } from './open-database.ts'

/** A service that was just asked to stop may still be closing. */
const PATIENCE_MS = 2 * MS_PER_SECOND

/** A lock that nothing refers to would be collected, and freed with that. */
const held = new Set<Sqlite.Database>()

export class DatabaseHeldError extends Error {
  constructor(file: string) {
    super(`Another service runs on ${file}: stop it first, or give this one a DATA_DIR of its own.`)
    this.name = 'DatabaseHeldError'
  }
}

/**
 * Holds an SQLite database for this process alone, among those that ask for it: services, and commands that put another state
 * in its place. What it gives lets go. On PostgreSQL several services are replicas.
 *
 * It is a lock of a file of its own, so that commands which work beside a service still open the database; the operating
 * system frees it however the process ends.
 * @throws DatabaseHeldError while somebody else has it
 */
export function holdDatabase(url: string): () => void {
  if (isPostgres(url)) return () => undefined
  const file = url.replace(/^file:/, '')
  mkdirSync(dirname(file), { recursive: true })
  const lock = new Sqlite(`${file}.service`, { timeout: PATIENCE_MS })

  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    const isBusy = cause instanceof Sqlite.SqliteError && cause.code.startsWith('SQLITE_BUSY')
    throw isBusy ? new DatabaseHeldError(file) : cause
  }

  held.add(lock)

  return () => {
    held.delete(lock)
    lock.close()
  }
}
