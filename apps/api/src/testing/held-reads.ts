import { openReads, type PreparedReads } from '../database/prepared-reads.ts'
import type { TestApp } from './start-test-app.ts'

/** The prepared reads of a service, of which those of an export wait until they are let through. */
export interface HeldReads {
  reads: PreparedReads
  waiting: () => number
  letThrough: () => void
  /** Holds those that come from now on. */
  holdAgain: () => void
  close: () => Promise<void>
}

/** `app` is asked for when the first read comes. */
export function heldReads(app: () => TestApp): HeldReads {
  let hold = Promise.withResolvers<void>()
  let waiting = 0
  let opened: Promise<PreparedReads> | undefined

  const close = async () => (await opened)?.close()

  return {
    reads: {
      async all(sql, values) {
        if (sql.includes('FROM "Reading"')) {
          waiting += 1
          await hold.promise
        }

        opened ??= openReads(app().services.config.databaseUrl)
        return (await opened).all(sql, values)
      },
      // Several apps may share these; whoever made them closes them.
      close: () => Promise.resolve(),
    },
    waiting: () => waiting,
    letThrough: () => hold.resolve(),
    holdAgain() {
      hold = Promise.withResolvers<void>()
      waiting = 0
    },
    close,
  }
}
