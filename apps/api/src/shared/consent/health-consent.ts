import { refuse } from '@kangban/contracts'
import type { Database } from '../../database/open-database.ts'

/** Health data is taken only from somebody who has agreed to it. */
export async function requireHealthConsent(database: Database, accountId: string): Promise<void> {
  const consents = await database.consent.count({
    where: { accountId, kind: 'health-data', revokedAt: null },
  })

  if (consents > 0) return
  throw refuse('consentRequired', 'no health-data consent')
}
