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

/** Beside an object store a copy of the database would show pictures that are gone. */
const isAllHere = ({ databaseUrl, objectStore }: Config): boolean =>
  !isPostgres(databaseUrl) && objectStore === null

const keyOf = ({ seed, secret }: Config): string =>
  snapshotKey({ seed, secret, today: shanghaiDay(systemClock.now()) })

/** Keeps what was seeded just now, while nobody has it open, to go back to; where database and files lie in a folder. */
export function keepSeeded(config: Config): void {
  if (!isAllHere(config)) return
  const { snapshots, state } = foldersOf(config)
  keepSnapshot(snapshots, keyOf(config), state)
}

/** Goes back to what was seeded today by the sources as they are; false where that is not kept. */
export function restoreSeeded(config: Config): boolean {
  if (!isAllHere(config)) return false
  const { snapshots, state } = foldersOf(config)
  return restoreSnapshot(snapshots, keyOf(config), state)
}
