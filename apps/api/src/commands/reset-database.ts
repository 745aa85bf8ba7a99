import { readConfig } from '../config/env.ts'
import { emptyDatabase } from '../database/empty-database.ts'
import { DatabaseHeldError, holdDatabase } from '../database/hold-database.ts'
import { openFiles } from '../ports/open-files.ts'
import { createVault } from '../security/vault.ts'
import { prepareDatabase } from './prepare.ts'
import { keepSeeded, restoreSeeded } from './seeded-state.ts'

const config = readConfig()

if (config.mode === 'production') {
  console.error('The database of a production service is never reset by this command.')
  process.exit(1)
}

try {
  holdDatabase(config.databaseUrl)
} catch (cause) {
  console.error(cause instanceof DatabaseHeldError ? cause.message : cause)
  process.exit(1)
}

const started = performance.now()
const restored = restoreSeeded(config)

if (!restored) {
  await emptyDatabase(config.databaseUrl)
  const files = await openFiles(config, createVault(config))
  for await (const key of files.keys()) await files.remove(key)
  await prepareDatabase(config)
  keepSeeded(config)
}

const how = restored ? "from today's copy" : 'seeded anew'

console.log(
  `Database reset with SEED=${config.seed}, ${how}, in ${Math.round(performance.now() - started)} ms`,
)
