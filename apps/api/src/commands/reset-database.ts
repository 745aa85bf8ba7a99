import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { shanghaiDay } from '@kangban/china-time'
import { readConfig } from '../config/env.ts'
import { emptyDatabase } from '../database/empty-database.ts'
import { isPostgres } from '../database/open-database.ts'
import { keepSnapshot, restoreSnapshot, snapshotKey } from '../database/seeded-snapshot.ts'
import { systemClock } from '../ports/clock.ts'
import { prepareDatabase } from './prepare.ts'

const config = readConfig()

if (config.mode === 'production') {
  console.error('The database of a production service is never reset by this command.')
  process.exit(1)
}

const started = performance.now()
const snapshots = join(config.dataDir, 'snapshots')

const state = {
  database: config.databaseUrl.replace(/^file:/, ''),
  files: join(config.dataDir, 'files'),
}

const key = snapshotKey({
  seed: config.seed,
  today: shanghaiDay(systemClock.now()),
  secret: config.secret,
})

const restored = !isPostgres(config.databaseUrl) && restoreSnapshot(snapshots, key, state)

if (!restored) {
  await emptyDatabase(config.databaseUrl)
  rmSync(state.files, { recursive: true, force: true })
  await prepareDatabase(config)
  if (!isPostgres(config.databaseUrl)) keepSnapshot(snapshots, key, state)
}

const how = restored ? "from today's copy" : 'seeded anew'

console.log(
  `Database reset with SEED=${config.seed}, ${how}, in ${Math.round(performance.now() - started)} ms`,
)
