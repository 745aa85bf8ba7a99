import { randomUUID } from 'node:crypto'
import { BIND_STATUS } from '@kangban/contracts'
import type { Database } from '../../database/open-database.ts'

interface Asked {
  accountId: string
  at: Date
}

/** In force: its end is no longer part of it. */
const inForce = ({ accountId, at }: Asked) => ({
  accountId,
  startsAt: { lte: at },
  endsAt: { gt: at },
})

/** More kinds of entitlement than one person ever has at once. */
const MAX_RIGHTS = 50
const MAX_ARTICLES = 200

export const servicesRepository = (database: Database) => ({
  isEntitled: async ({ code, ...asked }: Asked & { code: string }) =>
    (await database.entitlement.count({ where: { ...inForce(asked), code } })) > 0,

  /** The one of that code that lasts longest. */
  findInForce: ({ code, ...asked }: Asked & { code: string }) =>
    database.entitlement.findFirst({
      where: { ...inForce(asked), code },
      orderBy: [{ endsAt: 'desc' }, { id: 'asc' }],
    }),

  listInForce: (asked: Asked) =>
    database.entitlement.findMany({
      where: inForce(asked),
      orderBy: [{ code: 'asc' }, { endsAt: 'desc' }, { id: 'asc' }],
      take: MAX_RIGHTS,
    }),

  hasBoundDevice: async (accountId: string) =>
    (await database.binding.count({ where: { accountId, status: BIND_STATUS.bound } })) > 0,

  listNews: (typeId: number) =>
    database.newsItem.findMany({
      where: { typeId },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      take: MAX_ARTICLES,
      select: { pic: true, title: true, url: true },
    }),

  addClick: ({ accountId, at, flag }: Asked & { flag: number }) =>
    database.serviceClick.create({ data: { id: randomUUID(), accountId, flag, at } }),
})
