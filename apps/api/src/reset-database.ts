import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from './config/env.ts'
import { emptyDatabase } from './database/empty-database.ts'
import { prepareDatabase } from './prepare.ts'

const config = readConfig()
if (config.mode === 'production') {
  console.error('The database of a production service is never reset by this command.')
  process.exit(1)
}
const started = performance.now()
await emptyDatabase(config.databaseUrl)
// Pictures and reports of rows that are gone
await rm(join(config.dataDir, 'files'), { recursive: true, force: true })
await prepareDatabase(config)
console.log(`Database reset with SEED=${config.seed} in ${Math.round(performance.now() - started)} ms`)
