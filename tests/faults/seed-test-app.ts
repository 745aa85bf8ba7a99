import { shanghaiDay } from '@kangban/china-time'
import { createVault } from '../../apps/api/src/security/vault.ts'
import type { TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { seed } from '../../prisma/seed/seed.ts'

/** The demo's people with a week of history, on the day of the test's clock; another seed has other people. */
export async function seedTestApp({ services }: TestApp, days = 7, seedNumber = 1): Promise<void> {
  const { config, database, clock } = services
  const now = clock.now()

  await seed({
    database,
    vaultFor: (nonces) => createVault(config, nonces),
    filesWith: () => services.files,
    seed: seedNumber,
    today: shanghaiDay(now),
    now,
    adminPhone: config.adminPhone,
    days,
  })
}
