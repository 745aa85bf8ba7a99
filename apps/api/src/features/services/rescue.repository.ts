import { isTaken, type Transaction } from '../../database/once.ts'
import { lockAccount } from '../../database/lock-account.ts'
import type { Database } from '../../database/open-database.ts'

interface Key {
  accountId: string
  rescueId: string
}

interface Asking extends Key {
  at: Date
  tellAt: Date
  placeCipher: string | null
}

interface Limit {
  /** Rescues of that time count. */
  since: Date
  /** As many may tell somebody; those called off count apart. */
  mostTold: number
  mostAsked: number
}

const open = { settledAt: null, cancelledAt: null }

async function isTooOften(
  transaction: Transaction,
  accountId: string,
  { since, mostTold, mostAsked }: Limit,
): Promise<boolean> {
  const recent = { accountId, at: { gt: since } }

  const [asked, told] = await Promise.all([
    transaction.rescue.count({ where: recent }),
    transaction.rescue.count({ where: { ...recent, cancelledAt: null } }),
  ])

  return asked >= mostAsked || told >= mostTold
}

/** Newest of a kind since then. */
const newest = (database: Database, where: { accountId: string; since: Date }, kind: string) =>
  database.reading.findFirst({
    where: { accountId: where.accountId, kind, at: { gt: where.since } },
    orderBy: { at: 'desc' },
    select: { value: true },
  })

export const rescueRepository = (database: Database) => ({
  find: ({ accountId, rescueId }: Key) =>
    database.rescue.findUnique({ where: { accountId_rescueId: { accountId, rescueId } } }),

  /** A new one, unless there were too many; whoever comes again finds the first. */
  async ask(asking: Asking, limit: Limit): Promise<'asked' | 'often'> {
    const { accountId, rescueId } = asking

    try {
      return await database.$transaction(async (transaction) => {
        await lockAccount(transaction, accountId)
        const id = { accountId_rescueId: { accountId, rescueId } }
        if (await transaction.rescue.findUnique({ where: id })) return 'asked'
        if (await isTooOften(transaction, accountId, limit)) return 'often'
        await transaction.rescue.create({ data: asking })
        return 'asked'
      })
    } catch (cause) {
      if (isTaken(cause)) return 'asked'
      throw cause
    }
  },

  addPlace: ({ accountId, rescueId }: Key, placeCipher: string) =>
    database.rescue.updateMany({
      where: { accountId, rescueId, claimedUntil: null, placeCipher: null, ...open },
      data: { placeCipher },
    }),

  /** Only while nobody has begun to tell. */
  cancel: ({ accountId, rescueId }: Key, at: Date) =>
    database.rescue.updateMany({
      where: { accountId, rescueId, claimedUntil: null, ...open },
      data: { cancelledAt: at },
    }),

  countContacts: (accountId: string) => database.contact.count({ where: { accountId } }),

  due: (now: Date, take: number) =>
    database.rescue.findMany({
      where: {
        ...open,
        tellAt: { lte: now },
        OR: [{ claimedUntil: null }, { claimedUntil: { lte: now } }],
      },
      orderBy: { tellAt: 'asc' },
      take,
    }),

  /** Of several replicas one gets it. */
  async claim({ accountId, rescueId }: Key, { now, until }: { now: Date; until: Date }) {
    const { count } = await database.rescue.updateMany({
      where: {
        accountId,
        rescueId,
        ...open,
        OR: [{ claimedUntil: null }, { claimedUntil: { lte: now } }],
      },
      data: { claimedUntil: until, tries: { increment: 1 } },
    })

    return count === 1
  },

  settle: ({ accountId, rescueId }: Key, { at, told }: { at: Date; told: number }) =>
    database.rescue.updateMany({ where: { accountId, rescueId }, data: { settledAt: at, told } }),

  person: (accountId: string) =>
    database.account.findUnique({
      where: { id: accountId },
      select: {
        profile: { select: { nameCipher: true } },
        contacts: { orderBy: { position: 'asc' }, select: { phoneCipher: true } },
      },
    }),

  async vitals(accountId: string, since: Date) {
    const where = { accountId, since }

    const [pressure, heartRate, oxygen] = await Promise.all([
      database.bloodPressure.findFirst({
        where: { accountId, at: { gt: since } },
        orderBy: { at: 'desc' },
        select: { systolic: true, diastolic: true },
      }),
      newest(database, where, 'heartRate'),
      newest(database, where, 'oxygen'),
    ])

    return { pressure, heartRate: heartRate?.value ?? null, oxygen: oxygen?.value ?? null }
  },
})
