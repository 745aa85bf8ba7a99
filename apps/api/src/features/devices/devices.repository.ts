import { randomUUID } from 'node:crypto'
import { BIND_STATUS } from '@kangban/contracts'
import { isTaken } from '../../database/once.ts'
import type { Database } from '../../database/open-database.ts'

export const devicesRepository = (database: Database) => ({
  /** In the order of the slots: watch, blood-pressure monitor, ECG recorder. Only status '02' counts as bound. */
  listBound: (accountId: string) =>
    database.binding.findMany({
      where: { accountId, status: BIND_STATUS.bound },
      orderBy: [{ device: { typeCode: 'asc' } }, { boundAt: 'asc' }],
      select: {
        deviceCode: true,
        battery: true,
        lastSyncAt: true,
        device: { select: { typeCode: true, firmware: true } },
        account: { select: { phoneCipher: true } },
      },
    }),

  find: (code: string) => database.device.findUnique({ where: { code } }),

  body: (accountId: string) =>
    database.profile.findUnique({ where: { accountId }, select: { height: true, weight: true } }),

  /** The device's row says who has it, and is claimed by one; the bindings are its history. */
  async bind(claim: { accountId: string; deviceCode: string; jsonBrs: string | null; at: Date }) {
    const { accountId, deviceCode: code, jsonBrs, at } = claim

    try {
      return await database.$transaction(async (transaction) => {
        const { count } = await transaction.device.updateMany({
          where: { code, holderId: null },
          data: { holderId: accountId },
        })

        if (count === 0) {
          const device = await transaction.device.findUnique({ where: { code } })
          return device?.holderId === accountId ? 'bound' : 'held by another'
        }

        const binding = { id: randomUUID(), deviceCode: code, accountId, status: BIND_STATUS.bound }
        await transaction.binding.create({ data: { ...binding, jsonBrs, boundAt: at } })
        return 'bound'
      })
    } catch (cause) {
      if (isTaken(cause)) return 'has one of the type'
      throw cause
    }
  },

  /** False when the account does not have that device. */
  unbind: (claim: {
    accountId: string
    deviceCode: string
    typeCode: string | undefined
    at: Date
  }) =>
    database.$transaction(async (transaction) => {
      const { accountId, deviceCode: code, typeCode, at } = claim

      const { count } = await transaction.device.updateMany({
        where: { code, holderId: accountId, ...(typeCode && { typeCode }) },
        data: { holderId: null },
      })

      if (count === 0) return false

      await transaction.binding.updateMany({
        where: { deviceCode: code, accountId, status: BIND_STATUS.bound },
        data: { status: BIND_STATUS.unbound, unboundAt: at },
      })

      return true
    }),
})
