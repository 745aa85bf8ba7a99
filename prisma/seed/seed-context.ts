import type { Random } from '@kangban/vitals'
import type { FileStore } from '../../apps/api/src/ports/files.ts'
import type { Vault } from '../../apps/api/src/security/vault.ts'
import type { Prisma } from '../generated/sqlite/client.ts'

/** What every part of the seed works with. */
export interface SeedContext {
  database: Prisma.TransactionClient
  vault: Vault
  files: FileStore
  seed: number
  /** The day in China on which the history ends. */
  today: string
  /** Nothing is measured after it. */
  now: Date
  days: number
  /** A stream of its own for each label. */
  random: (label: string) => Random
}
