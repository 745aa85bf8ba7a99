// Prisma's driver for SQLite has one connection, and runs a plain write on it also while an interactive transaction is
// open there: the write then belongs to that transaction, is acknowledged before it is committed, and is lost when the
// transaction is rolled back. Here writes wait for the transaction's end, and reads have a connection of their own,
// which in WAL mode sees what is committed and waits for nobody.
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  Transaction,
} from '@prisma/driver-adapter-utils'
import { PAGE_CACHE } from './page-cache.ts'

type Release = () => void

/** One holder at a time, in the order of asking. */
function createLock() {
  let last: Promise<void> = Promise.resolve()

  const acquire = async (): Promise<Release> => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    return resolve
  }

  return {
    acquire,
    async run<T>(work: () => Promise<T>): Promise<T> {
      const release = await acquire()

      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}

const isRead = (sql: string): boolean =>
  /^\s*(SELECT|WITH)\b/i.test(sql) && !/\b(INSERT|UPDATE|DELETE|REPLACE)\b/i.test(sql)

/** Gives the lock back when the transaction has ended, however it ended. */
function releasing(transaction: Transaction, release: Release): Transaction {
  const ended = (end: () => Promise<void>) => async () => {
    try {
      await end()
    } finally {
      release()
    }
  }

  transaction.commit = ended(transaction.commit.bind(transaction))
  transaction.rollback = ended(transaction.rollback.bind(transaction))
  return transaction
}

function serialised(writer: SqlDriverAdapter, reader: SqlDriverAdapter): SqlDriverAdapter {
  const lock = createLock()

  return {
    provider: writer.provider,
    adapterName: writer.adapterName,
    queryRaw: (query) =>
      isRead(query.sql) ? reader.queryRaw(query) : lock.run(() => writer.queryRaw(query)),
    executeRaw: (query) => lock.run(() => writer.executeRaw(query)),
    executeScript: (script) => lock.run(() => writer.executeScript(script)),
    async startTransaction(isolationLevel) {
      const release = await lock.acquire()

      try {
        return releasing(await writer.startTransaction(isolationLevel), release)
      } catch (cause) {
        release()
        throw cause
      }
    },
    async dispose() {
      await reader.dispose()
      await writer.dispose()
    },
  }
}

const BUSY_MS = 5000

/** For the file of a `file:` URL, which must exist when it is first read. */
export const sqliteAdapter = (url: string): SqlDriverAdapterFactory => ({
  provider: 'sqlite',
  adapterName: '@kangban/serialised-better-sqlite3',
  async connect() {
    const writer = await new PrismaBetterSqlite3({ url, timeout: BUSY_MS }).connect()

    // A reader may not be the first to open a database in WAL mode.
    // What is deleted or overwritten is zeroed in its page, not only forgotten.
    await writer.executeScript(
      `PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON; PRAGMA ${PAGE_CACHE}`,
    )

    const reader = await new PrismaBetterSqlite3({
      url,
      timeout: BUSY_MS,
      readonly: true,
    }).connect()

    await reader.executeScript(`PRAGMA ${PAGE_CACHE}`)
    return serialised(writer, reader)
  },
})
