import type { Database } from '../database/open-database.ts'

interface Pair {
  phoneHash: string
  deviceHash: string
}

export const knownDevicesRepository = (database: Database) => ({
  isKnown: async (pair: Pair): Promise<boolean> =>
    (await database.knownDevice.count({ where: pair })) > 0,

  remember: (pair: Pair, lastAt: Date) =>
    database.knownDevice.upsert({
      where: { phoneHash_deviceHash: pair },
      create: { ...pair, lastAt },
      update: { lastAt },
    }),

  /** All but the one that is named, if one is. */
  forgetOthers: ({ phoneHash, deviceHash }: { phoneHash: string; deviceHash: string | null }) =>
    database.knownDevice.deleteMany({
      where: { phoneHash, ...(deviceHash !== null && { deviceHash: { not: deviceHash } }) },
    }),
})
