import { shanghaiDay } from '@kangban/china-time'
import type { Config } from '../config/env.ts'
import { ensureCatalogue } from '../catalogue/ensure-catalogue.ts'
import { migrate } from '../database/migrate.ts'
import { isPostgres, openDatabase } from '../database/open-database.ts'
import { systemClock } from '../ports/clock.ts'
import { openFiles } from '../ports/open-files.ts'
import { createVault } from '../security/vault.ts'
import { keepMonths } from '../upkeep/readings/reading-months.ts'
import { sealTexts } from '../upkeep/seal-texts.ts'
import { withRoom } from './roomy-heap.ts'

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

  const database = await openDatabase(config.databaseUrl)

  try {
    await sealTexts({ database, vault: createVault(config) }, config.databaseUrl)
    await ensureCatalogue(database)
    if (config.mode === 'production' || (await database.account.count()) > 0) return false
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
  }
}
