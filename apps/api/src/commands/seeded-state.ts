import { join } from 'node:path'
import { shanghaiDay } from '@kangban/china-time'
import type { Config } from '../config/env.ts'
import { isPostgres } from '../database/open-database.ts'
import { keepSnapshot, restoreSnapshot, snapshotKey } from '../database/seeded-snapshot.ts'
import { systemClock } from '../ports/clock.ts'

const foldersOf = ({ dataDir, databaseUrl }: Config) => ({
  snapshots: join(dataDir, 'snapshots'),
  state: { database: databaseUrl.replace(/^file:/, ''), files: join(dataDir, 'files') },
})

const keyOf = ({ seed, secret }: Config): string =>
  snapshotKey({ seed, secret, today: shanghaiDay(systemClock.now()) })

/** Keeps what was seeded just now, while nobody has it open, to go back to; SQLite only. */
export function keepSeeded(config: Config): void {
  if (isPostgres(config.databaseUrl)) return
  const { snapshots, state } = foldersOf(config)
  keepSnapshot(snapshots, keyOf(config), state)
}

/** Goes back to what was seeded today by the sources as they are; false where that is not kept. */
export function restoreSeeded(config: Config): boolean {
  if (isPostgres(config.databaseUrl)) return false
  const { snapshots, state } = foldersOf(config)
  return restoreSnapshot(snapshots, keyOf(config), state)
}
