import { shanghaiDay } from '@kangban/china-time'
import type { Config } from '../config/env.ts'
import { ensureCatalogue } from '../catalogue/ensure-catalogue.ts'
import { isCatalogueCurrent } from '../catalogue/is-current.ts'
import { migrate } from '../database/migrate.ts'
import { openAccess } from '../database/open-access.ts'
import { isPostgres } from '../database/open-database.ts'
import type { PreparedReads } from '../database/prepared-reads.ts'
import { systemClock } from '../ports/clock.ts'
import { openFiles } from '../ports/open-files.ts'
import { createVault } from '../security/vault.ts'
import { keepMonths } from '../upkeep/readings/reading-months.ts'
import { sealOnce } from '../upkeep/seal-once.ts'
import { withRoom } from './roomy-heap.ts'

const isInhabited = async (reads: PreparedReads): Promise<boolean> =>
  (await reads.all('SELECT 1 AS "one" FROM "Account" LIMIT 1', [])).length > 0

/**
 * Brings schema and catalogue up to date and, outside production, fills an empty database with the seeded people, with so
 * many days of history until now, or until the given moment. Gives whether it was seeded.
 */
export async function prepareDatabase(
  config: Config,
  days?: number,
  now = systemClock.now(),
): Promise<boolean> {
  await migrate(config.databaseUrl)

  // Before the first reading, so that it need not be moved. Without months the service answers all the same, and a job makes them.
  if (isPostgres(config.databaseUrl))
    await keepMonths(config.databaseUrl, now).catch((cause: unknown) =>
      console.error('The months of readings could not be made', cause),
    )

  const { database, reads } = await openAccess(config.databaseUrl)

  try {
    await sealOnce({ database, reads, vault: createVault(config) }, config.databaseUrl)
    if (!(await isCatalogueCurrent(reads))) await ensureCatalogue(database)
    if (config.mode === 'production' || (await isInhabited(reads))) return false
    // Not in production, so that the people of the demo and their tools are not even loaded there.
    const { seed } = await import('../../../../prisma/seed/seed.ts')

    await withRoom(() =>
      seed({
        database,
        isSqlite: !isPostgres(config.databaseUrl),
        vaultFor: (nonces) => createVault(config, nonces),
        filesWith: (vault) => openFiles(config, vault),
        seed: config.seed,
        today: shanghaiDay(now),
        now,
        adminPhone: config.adminPhone,
        days,
      }),
    )

    return true
  } finally {
    await database.$disconnect()
    await reads.close()
  }
}
