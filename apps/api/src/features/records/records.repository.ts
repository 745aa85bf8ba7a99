import type { Prisma } from '../../../../../prisma/generated/sqlite/client.ts'
import type { Transaction } from '../../database/once.ts'
import type { Database } from '../../database/open-database.ts'

/** The row of the configuration that holds the user names of the comparison records. */
const NAMES_RULE = 34
/** More names than a drop-down can show are not read. */
const MAX_NAMES = 200

export type RecordRow = Prisma.MeasurementComparisonCreateManyInput & {
  createdAt: Date
  sysTime: Date
}

export const recordsRepository = (database: Database) => ({
  configuredNames: () => database.ruleConfiguration.findUnique({ where: { id: NAMES_RULE } }),

  /** One of each name, encrypted. */
  async usedNameCiphers(accountId: string): Promise<string[]> {
    const rows = await database.measurementComparison.groupBy({
      by: ['userNameHash'],
      where: { accountId },
      orderBy: { userNameHash: 'asc' },
      take: MAX_NAMES,
      _min: { userNameCipher: true },
    })

    return rows.flatMap(({ _min }) => _min.userNameCipher ?? [])
  },

  find: (id: string) => database.measurementComparison.findUniqueOrThrow({ where: { id } }),

  /** A page of an account's records, newest measurement first, and how many there are. */
  async page(
    filter: { accountId: string; userNameHash: string | undefined },
    page: { pn: number; ps: number },
  ) {
    const [list, total] = await database.$transaction([
      database.measurementComparison.findMany({
        where: filter,
        orderBy: [{ createdAt: 'desc' }, { sysTime: 'desc' }, { id: 'asc' }],
        skip: (page.pn - 1) * page.ps,
        take: page.ps,
      }),
      database.measurementComparison.count({ where: filter }),
    ])

    return { list, total }
  },
})

export const storeRecord = (transaction: Transaction, row: RecordRow) =>
  transaction.measurementComparison.create({ data: row })
