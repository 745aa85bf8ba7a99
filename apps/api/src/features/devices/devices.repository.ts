import type { Database } from '../../database/open-database.ts'

/** The only status that counts as bound; '01' and '03' are not. */
export const BOUND = '02'

export const devicesRepository = (database: Database) => ({
  /** In the order of the slots: watch, blood-pressure monitor, ECG recorder. */
  listBound: (accountId: string) =>
    database.binding.findMany({
      where: { accountId, status: BOUND },
      orderBy: [{ device: { typeCode: 'asc' } }, { boundAt: 'asc' }],
      select: {
        deviceCode: true,
        status: true,
        battery: true,
        lastSyncAt: true,
        device: { select: { typeCode: true } },
        account: { select: { phoneCipher: true } },
      },
    }),
})
