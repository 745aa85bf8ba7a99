import type { Database } from '../../database/open-database.ts'

const OLDEST_FIRST = { orderBy: { at: 'asc' } } as const
const OLDEST_CREATED_FIRST = { orderBy: { createdAt: 'asc' } } as const

export const ownDataRepository = ({ database }: { database: Database }) => ({
  flag: (accountId: string) =>
    database.account.findUniqueOrThrow({ where: { id: accountId }, select: { isDaoAn: true } }),

  /** Everything of the account but its measurements. */
  everything: (accountId: string) =>
    database.account.findUniqueOrThrow({
      where: { id: accountId },
      include: {
        profile: true,
        profileTags: { include: { tag: true }, orderBy: { tagId: 'asc' } },
        medicines: { orderBy: { position: 'asc' } },
        consents: { orderBy: { givenAt: 'asc' } },
        sessions: OLDEST_CREATED_FIRST,
        securityEvents: OLDEST_FIRST,
        contacts: { orderBy: { position: 'asc' } },
        grantsGiven: { ...OLDEST_CREATED_FIRST, include: { looks: { orderBy: { at: 'asc' } } } },
        grantsHeld: {
          ...OLDEST_CREATED_FIRST,
          select: {
            id: true,
            createdAt: true,
            acceptedAt: true,
            revokedAt: true,
            labelCipher: true,
            areas: true,
          },
        },
        bindings: {
          include: { device: { select: { typeCode: true, name: true, firmware: true } } },
        },
        goals: { orderBy: { since: 'asc' } },
        comparisons: OLDEST_CREATED_FIRST,
        pointsEntries: OLDEST_FIRST,
        signIns: OLDEST_FIRST,
        draws: {
          ...OLDEST_FIRST,
          include: { redemption: true, prize: { select: { name: true } } },
        },
        participations: OLDEST_FIRST,
        doctorShares: OLDEST_CREATED_FIRST,
        reminders: { orderBy: { since: 'asc' } },
        reminderMarks: OLDEST_FIRST,
        notices: { orderBy: { dueAt: 'asc' } },
        rescues: OLDEST_FIRST,
        // Neither address nor keys: whoever has them can send to the browser.
        pushTargets: {
          ...OLDEST_CREATED_FIRST,
          select: { id: true, host: true, createdAt: true },
        },
        surveys: OLDEST_FIRST,
        documents: OLDEST_CREATED_FIRST,
        files: OLDEST_CREATED_FIRST,
        feedback: OLDEST_FIRST,
        entitlements: { orderBy: { startsAt: 'asc' } },
        appointments: OLDEST_CREATED_FIRST,
        clicks: OLDEST_FIRST,
      },
    }),

  /** Oldest first, a page at a time: their contents are the largest rows but for ECGs. */
  reports: (accountId: string, { after, take }: { after: string | undefined; take: number }) =>
    database.report.findMany({
      where: { accountId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      include: { shares: true },
      take,
      ...(after !== undefined && { cursor: { id: after }, skip: 1 }),
    }),
})
