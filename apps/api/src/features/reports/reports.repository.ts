import type { DailyContent, HeartRiskContent, WeeklyContent } from '@kangban/contracts'
import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isTaken } from '../../database/once.ts'
import type { Database } from '../../database/open-database.ts'

export type StoredKind = 'daily' | 'weekly' | 'heart-risk'
type Content = DailyContent | WeeklyContent | HeartRiskContent

export interface NewReport {
  accountId: string
  kind: StoredKind
  day: string
  content: Content
  createdAt: Date
  readAt: Date | null
}

interface Days {
  from?: string | undefined
  to?: string | undefined
}

const dayRange = ({ from, to }: Days) => ({
  ...(from ? { gte: from } : {}),
  ...(to ? { lte: to } : {}),
})

/** Longer lists are not for people. */
const MAX_ROWS = 2000
/** Of one statement: Prisma and SQLite take some 20 ms for them, and the loop stands meanwhile. */
const ROWS_ADDED = 20

/** All or none; false when somebody else was making one of them at this moment. */
async function addTogether(database: Database, reports: readonly NewReport[]): Promise<boolean> {
  try {
    await database.report.createMany({
      data: reports.map((report) => ({ id: randomUUID(), ...report })),
    })

    return true
  } catch (cause) {
    if (isTaken(cause)) return false
    throw cause
  }
}

export const reportsRepository = (database: Database) => ({
  /** Whose reports they are, as the paper names the person. */
  person: (accountId: string, illnessKind: string) =>
    database.account.findUniqueOrThrow({
      where: { id: accountId },
      select: {
        profile: {
          select: {
            nameCipher: true,
            sex: true,
            birthday: true,
            takeMed: true,
            hypertensionTreatment: true,
            atypicalAntipsychotics: true,
            oralCorticosteroids: true,
          },
        },
        profileTags: {
          where: { tag: { kind: illnessKind } },
          orderBy: { tag: { position: 'asc' } },
          select: { tag: { select: { tagName: true } } },
        },
      },
    }),

  /** What there is, newest first, without the contents. */
  marks: ({
    accountId,
    kinds,
    days = {},
  }: {
    accountId: string
    kinds: readonly StoredKind[]
    days?: Days
  }) =>
    database.report.findMany({
      where: { accountId, kind: { in: [...kinds] }, day: dayRange(days) },
      orderBy: [{ day: 'desc' }, { kind: 'asc' }],
      take: MAX_ROWS,
      select: { id: true, kind: true, day: true, createdAt: true, readAt: true },
    }),

  contents: (ids: readonly string[]) =>
    database.report.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, kind: true, day: true, content: true, createdAt: true, readAt: true },
    }),

  /**
   * In their order, some at a time, with a turn for others in between; false when somebody else was making the same at this
   * moment.
   */
  async add(reports: readonly NewReport[]): Promise<boolean> {
    let areOurs = true

    for (let from = 0; from < reports.length; from += ROWS_ADDED) {
      if (from > 0) await nextTurn()
      if (!(await addTogether(database, reports.slice(from, from + ROWS_ADDED)))) areOurs = false
    }

    return areOurs
  },

  /** Nothing happens to a report that was read or made anew in the meantime, which gives false. */
  async remake(
    before: { id: string; createdAt: Date },
    content: Content,
    createdAt: Date,
  ): Promise<boolean> {
    const { count } = await database.report.updateMany({
      where: { id: before.id, readAt: null, createdAt: before.createdAt },
      data: { content, createdAt },
    })

    return count === 1
  },

  markRead: (query: { id: string; accountId: string; kind: string; at: Date }) =>
    database.report.updateMany({
      where: { id: query.id, accountId: query.accountId, kind: query.kind, readAt: null },
      data: { readAt: query.at },
    }),

  find: (query: { id: string; accountId: string; kind: string }) =>
    database.report.findFirst({ where: query }),

  newest: (accountId: string, kind: StoredKind) =>
    database.report.findFirst({ where: { accountId, kind }, orderBy: { day: 'desc' } }),

  /** The reports of the same kind before and after a day. */
  async neighbours({ accountId, kind, day }: { accountId: string; kind: string; day: string }) {
    const select = { id: true } as const

    const [previous, next] = await Promise.all([
      database.report.findFirst({
        where: { accountId, kind, day: { lt: day } },
        orderBy: { day: 'desc' },
        select,
      }),
      database.report.findFirst({
        where: { accountId, kind, day: { gt: day } },
        orderBy: { day: 'asc' },
        select,
      }),
    ])

    return { previousId: previous?.id ?? null, nextId: next?.id ?? null }
  },

  /** Answered constitution surveys, newest first. */
  surveys: ({
    accountId,
    from,
    to,
  }: {
    accountId: string
    from?: Date | undefined
    to?: Date | undefined
  }) =>
    database.surveyAnswer.findMany({
      where: {
        accountId,
        code: 'tcm',
        at: { ...(from ? { gte: from } : {}), ...(to ? { lt: to } : {}) },
      },
      orderBy: { at: 'desc' },
      take: MAX_ROWS,
      select: { id: true, at: true, result: true },
    }),

  documents: ({ accountId, days }: { accountId: string; days: Days }) =>
    database.archiveDocument.findMany({
      where: { accountId, day: dayRange(days) },
      orderBy: { day: 'desc' },
      take: MAX_ROWS,
      select: { id: true, day: true, kind: true, createdAt: true },
    }),
})
