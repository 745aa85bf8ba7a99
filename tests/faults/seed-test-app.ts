import { shanghaiDay } from '@kangban/china-time'
import { createVault } from '../../apps/api/src/security/vault.ts'
import type { TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { seed } from '../../prisma/seed/seed.ts'

/** The demo's people with a week of history, on the day of the test's clock. */
export async function seedTestApp({ services }: TestApp, days = 7): Promise<void> {
  const { config, database, clock } = services
  const now = clock.now()

  await seed({
    database,
    vaultFor: (nonces) => createVault(config, nonces),
    filesWith: () => services.files,
    seed: 1,
    today: shanghaiDay(now),
    now,
    adminPhone: config.adminPhone,
    days,
  })
}
