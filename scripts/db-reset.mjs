// `npm run db:reset`: an empty database, migrated and seeded anew. Stop the service first.
import { runOrExit } from './environment.mjs'

export async function main() {
  runOrExit('node apps/api/src/commands/reset-database.ts')
}
