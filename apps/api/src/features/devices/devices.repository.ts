import { randomUUID } from 'node:crypto'
import { BIND_STATUS } from '@kangban/contracts'
import { isTaken } from '../../database/once.ts'
import type { Database } from '../../database/open-database.ts'
import type { NewSecurityEvent } from '../../shared/security-events/security-event.ts'
import { writeEvent } from '../../shared/security-events/security-events.repository.ts'
import { latest } from './latest.ts'

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
        boundAt: true,
        device: { select: { typeCode: true, firmware: true } },
        account: { select: { phoneCipher: true } },
      },
    }),

  /**
   * The newest ECG, long record or pressure that the device measured, whoever brought it. A phone may know a recorder by
   * a number of the radio only, so what its type measured since it was bound counts as its own.
   */
  async lastMeasured(measured: {
    accountId: string
    deviceCode: string
    source: string
    boundAt: Date
  }): Promise<Date | null> {
    const { accountId, deviceCode, source, boundAt } = measured
    const own = { accountId, source }

    const [ecg, pressure, long] = await Promise.all([
      database.ecgRecord.findFirst({
        where: { ...own, OR: [{ deviceCode }, { startedAt: { gte: boundAt } }] },
        orderBy: { startedAt: 'desc' },
        select: { startedAt: true },
      }),
      database.bloodPressure.findFirst({
        where: { ...own, OR: [{ deviceCode }, { at: { gte: boundAt } }] },
        orderBy: { at: 'desc' },
        select: { at: true },
      }),
      database.holterRecord.findFirst({
        where: { accountId, deviceCode, finishedAt: { not: null } },
        orderBy: { startedAt: 'desc' },
        select: { finishedAt: true },
      }),
    ])

    return latest([ecg?.startedAt, pressure?.at, long?.finishedAt])
  },

  find: (code: string) => database.device.findUnique({ where: { code } }),

  /** A device that is there already stays as it is. */
  async stock(device: {
    code: string
    typeCode: string
    name: string
    firmware: string
    keyHash: string
    codeKeyCipher: string
  }): Promise<void> {
    try {
      await database.device.create({ data: device })
    } catch (cause) {
      if (!isTaken(cause)) throw cause
    }
  },

  body: (accountId: string) =>
    database.profile.findUnique({ where: { accountId }, select: { height: true, weight: true } }),

  /** The device's row says who has it, and is claimed by one; the bindings are its history. */
  async bind(claim: {
    accountId: string
    deviceCode: string
    jsonBrsCipher: string | null
    /** Of the code that was shown: a step binds once, and none before it. Null where none is asked for. */
    codeStep: number | null
    at: Date
    event: NewSecurityEvent
  }) {
    const { accountId, deviceCode: code, jsonBrsCipher, codeStep, at, event } = claim

    try {
      return await database.$transaction(async (transaction) => {
        const { count } = await transaction.device.updateMany({
          where: {
            code,
            holderId: null,
            ...(codeStep !== null && {
              OR: [{ codeStep: null }, { codeStep: { lt: codeStep } }],
            }),
          },
          data: { holderId: accountId, ...(codeStep !== null && { codeStep }) },
        })

        if (count === 0) {
          const device = await transaction.device.findUnique({ where: { code } })
          if (device?.holderId === accountId) return 'bound'
          return device?.holderId ? 'held by another' : 'code used'
        }

        const binding = { id: randomUUID(), deviceCode: code, accountId, status: BIND_STATUS.bound }
        await transaction.binding.create({ data: { ...binding, jsonBrsCipher, boundAt: at } })
        await writeEvent(transaction, event)
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
    /** Tells of a device of that type. */
    told: (typeCode: string) => NewSecurityEvent
  }) =>
    database.$transaction(async (transaction) => {
      const { accountId, deviceCode: code, typeCode, at, told } = claim

      const { count } = await transaction.device.updateMany({
        where: { code, holderId: accountId, ...(typeCode && { typeCode }) },
        data: { holderId: null },
      })

      if (count === 0) return false

      await transaction.binding.updateMany({
        where: { deviceCode: code, accountId, status: BIND_STATUS.bound },
        data: { status: BIND_STATUS.unbound, unboundAt: at },
      })

      const device = await transaction.device.findUniqueOrThrow({ where: { code } })
      await writeEvent(transaction, told(device.typeCode))

      return true
    }),
})
