import { rm } from 'node:fs/promises'
import { isPostgres } from './open-database.ts'

/** Throws everything away: the SQLite file, or PostgreSQL's schema `public` and that of the jobs. */
export async function emptyDatabase(url: string): Promise<void> {
  if (!isPostgres(url)) {
    const file = url.replace(/^file:/, '')
    await Promise.all(['', '-wal', '-shm'].map((suffix) => rm(file + suffix, { force: true })))
    return
  }

  const { PrismaPg } = await import('@prisma/adapter-pg')
  const adapter = await new PrismaPg({ connectionString: url }).connect()

  try {
    await adapter.executeScript(
      'DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA IF EXISTS pgboss CASCADE',
    )
  } finally {
    await adapter.dispose()
  }
}
