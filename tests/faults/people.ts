import Sqlite from 'better-sqlite3'
import { openSession } from '../../apps/api/src/features/account/sessions.ts'
import type { TestApp } from '../../apps/api/src/testing/start-test-app.ts'

export interface Person {
  accountId: string
  userCode: string
  /** What nobody else may ever read: names, phone, and the ids of the person's rows. */
  canaries: ReadonlySet<string>
  /** One id of each kind of row, for guessing. */
  ids: readonly string[]
}

export type Rows = Record<string, unknown[]>

const MIN_CANARY = 6

/** Every row of the database that belongs to an account, by table. */
export function rowsOf(app: TestApp, accountId: string): Rows {
  const database = new Sqlite(app.services.config.databaseUrl.replace(/^file:/, ''), {
    readonly: true,
  })

  try {
    const tables = database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
      .pluck()
      .all() as string[]

    const owner = (table: string) =>
      (database.pragma(`table_info("${table}")`) as { name: string }[])
        .map(({ name }) => name)
        .find((name) => name === 'accountId' || name === 'ownerId')

    return Object.fromEntries(
      tables.flatMap((table) => {
        const column = owner(table)
        if (!column) return []

        return [
          [
            table,
            database.prepare(`SELECT * FROM "${table}" WHERE "${column}" = ?`).all(accountId),
          ],
        ]
      }),
    )
  } finally {
    database.close()
  }
}

const idsOf = (rows: unknown[]): string[] =>
  rows.flatMap((row) => {
    const id: unknown = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined
    return typeof id === 'string' ? [id] : []
  })

/** The seeded people who have data, as victims and attackers of each other. */
export async function peopleOf(app: TestApp): Promise<Person[]> {
  const { database, vault } = app.services

  const accounts = await database.account.findMany({
    where: { bindings: { some: {} } },
    orderBy: { userCode: 'asc' },
    include: { profile: true, bindings: true },
  })

  return accounts.map((account) => {
    const rows = rowsOf(app, account.id)
    const idsByTable = Object.values(rows).map(idsOf)

    const name = account.profile?.nameCipher
      ? vault.decrypt(account.profile.nameCipher)
      : account.userCode

    const canaries = [
      ...idsByTable.flat(),
      account.userCode,
      vault.decrypt(account.phoneCipher),
      ...account.bindings.map(({ deviceCode }) => deviceCode),
    ].filter((canary) => canary.length >= MIN_CANARY)

    const ids = [
      ...idsByTable.flatMap((found) => found.slice(0, 1)),
      ...account.bindings.slice(0, 1).map((b) => b.deviceCode),
    ]

    return {
      accountId: account.id,
      userCode: account.userCode,
      canaries: new Set([...canaries, name]),
      ids,
    }
  })
}

export const tokenOf = async (app: TestApp, { accountId }: Person): Promise<string> =>
  openSession(app.services, accountId, { userAgent: 'matrix', address: '' })

/** Which of the victim's canaries an answer tells that the request did not. */
export const leaksIn = (text: string, sent: unknown, { canaries }: Person): string[] => {
  const known = JSON.stringify(sent) ?? ''
  return [...canaries].filter((canary) => text.includes(canary) && !known.includes(canary))
}
