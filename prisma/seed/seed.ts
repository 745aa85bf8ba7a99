import { shanghaiDay } from '@kangban/china-time'
import { AREAS } from '@kangban/contracts'
import { createRandom } from '@kangban/vitals'
import { ensureCatalogue } from '../../apps/api/src/catalogue/ensure-catalogue.ts'
import type { Database } from '../../apps/api/src/database/open-database.ts'
import type { FileStore } from '../../apps/api/src/ports/files.ts'
import type { Vault } from '../../apps/api/src/security/vault.ts'
import { DAUGHTERS_PHONE, identities } from './people/identities.ts'
import { GRANDMOTHER, NEWCOMER_CODE, SON } from '@kangban/vitals'
import { joinedOn, seedAccount } from './people/seed-account.ts'
import { seedArchive } from './papers/seed-archive.ts'
import type { SeedContext } from './seed-context.ts'
import { seedFreeDevices } from './people/seed-devices.ts'
import { seedFeedback } from './seed-feedback.ts'
import { type HistoryCounts, seedHistory } from './history/seed-history.ts'
import { beginHolter, type HolterDrawing, seedHolter } from './history/seed-holter.ts'
import { seedMonitoring } from './history/seed-monitoring.ts'
import { seedReminders } from './people/seed-reminders.ts'
import { seedSecurityEvents } from './people/seed-security-events.ts'
import { seedSurveys } from './people/seed-surveys.ts'
import { seedPoints } from './seed-points.ts'
import { bytesFrom, uuidFrom } from './people/seeded-ids.ts'
import { withoutMarks } from './without-marks.ts'

export interface SeedOptions {
  database: Database
  /** Then it is filled sooner. */
  isSqlite?: boolean
  /** A vault whose nonces come from the given source, so that the same seed gives the same rows. */
  vaultFor: (nonces: () => Buffer) => Vault
  /** Where pictures are kept, encrypted by the given vault. */
  filesWith: (vault: Vault) => FileStore | Promise<FileStore>
  seed: number
  /** The day in China on which the history ends, YYYY-MM-DD. */
  today: string
  /** A moment of that day; what would come after it is not seeded. */
  now: Date
  /** Who may redeem prizes. */
  adminPhone: string
  /** Length of the history, today included. */
  days?: number
}

export type SeedSummary = HistoryCounts & { people: number }

const NONCE_BYTES = 12
/** A slow machine may take its time; a seed that is cut leaves nothing behind. */
const MAX_MS = 300_000

const NOTHING: HistoryCounts = { readings: 0, pressures: 0, nights: 0, ecgRecords: 0, warnings: 0 }

const sum = (a: HistoryCounts, b: HistoryCounts): HistoryCounts => ({
  readings: a.readings + b.readings,
  pressures: a.pressures + b.pressures,
  nights: a.nights + b.nights,
  ecgRecords: a.ecgRecords + b.ecgRecords,
  warnings: a.warnings + b.warnings,
})

/** She has two people to call, and lets her son see her data. */
async function seedFamily(
  context: SeedContext,
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const { database, vault } = context
  const ids = context.random('family')
  const createdAt = joinedOn(context)
  const ownerId = accounts.get(GRANDMOTHER.userCode)
  const viewerId = accounts.get(SON.userCode)
  if (!ownerId || !viewerId) throw new Error('The family is not among the seeded people')

  const contacts = [
    { name: '李建军（儿子）', phone: '13800000002' },
    { name: '李秀英（女儿）', phone: DAUGHTERS_PHONE },
  ] as const

  await database.contact.createMany({
    data: contacts.map(({ name, phone }, index) => ({
      id: uuidFrom(ids),
      accountId: ownerId,
      nameCipher: vault.encrypt(name),
      phoneCipher: vault.encrypt(phone),
      position: index + 1,
      createdAt,
    })),
  })

  const [son] = contacts

  await database.familyGrant.create({
    data: {
      id: uuidFrom(ids),
      ownerId,
      viewerId,
      phoneHash: vault.hash('phone', son.phone),
      phoneCipher: vault.encrypt(son.phone),
      nameCipher: vault.encrypt(son.name),
      createdAt,
      acceptedAt: createdAt,
      labelCipher: vault.encrypt('妈妈'),
      areas: AREAS.join(','),
    },
  })
}

async function seedPeople(
  context: SeedContext,
  { adminPhone, holter }: { adminPhone: string; holter: HolterDrawing },
): Promise<SeedSummary> {
  const { database, seed, random } = context
  await ensureCatalogue(database)
  await seedFreeDevices(context, NEWCOMER_CODE)
  const people = identities({ seed, random: random('phones'), adminPhone })
  const accounts = new Map<string, string>()
  let counts = NOTHING

  for (const identity of people) {
    const accountId = await seedAccount(context, identity)
    accounts.set(identity.userCode, accountId)

    if (identity.persona && identity.persona.devices.length > 0) {
      counts = sum(counts, await seedHistory(context, accountId, identity.persona))
    }
  }

  await seedFamily(context, accounts)
  await seedSecurityEvents(context)
  await seedPoints(context, accounts)
  await seedSurveys(context, accounts)
  await seedArchive(context, accounts)
  await seedFeedback(context, accounts)
  await seedMonitoring(context, accounts)
  await seedReminders(context, accounts)
  counts.warnings += await seedHolter(context, accounts, holter)
  // They are random; what is as it was seeded needs none.
  await database.healthMark.deleteMany()
  return { people: people.length, ...counts }
}

/**
 * Fills an empty database with the demo's people and their history, all or nothing. The same seed, day, moment and keys
 * give the same bytes in every row.
 */
export async function seed(options: SeedOptions): Promise<SeedSummary> {
  const { today, now, days = 90 } = options
  if (shanghaiDay(now) !== today)
    throw new RangeError(`now is on ${shanghaiDay(now)} in China, today is ${today}`)
  const random = (label: string) => createRandom(options.seed).fork(`seed ${label}`)
  const nonces = random('nonces')
  const vault = options.vaultFor(() => bytesFrom(nonces, NONCE_BYTES))
  const files = await options.filesWith(vault)
  const rest = { vault, files, seed: options.seed, today, now, days, random }
  const holter = beginHolter(rest)
  const parts = { adminPhone: options.adminPhone, holter }

  try {
    return await options.database.$transaction(
      (database) => {
        const fill = () => seedPeople({ database, ...rest }, parts)
        return options.isSqlite ? withoutMarks(database, fill) : fill()
      },
      { timeout: MAX_MS },
    )
  } finally {
    await holter.stop()
  }
}
