import { randomUUID } from 'node:crypto'
import { MS_PER_HOUR } from '@kangban/china-time'
import type { Database } from '../../database/open-database.ts'

/** Tries within an hour that came to nothing. */
const HOURLY = {
  /** More than anybody mistypes. */
  accountHash: 10,
  /** A household, or a carrier's gateway for many. */
  addressHash: 60,
  /** Of a million codes, four of which are right at a time, by however many accounts. */
  deviceHash: 20,
} as const

type Try = Record<keyof typeof HOURLY, string> & { at: Date }

export const bindingTriesRepository = (
  database: Database,
  { isPostgres }: { isPostgres: boolean },
) => ({
  /** Counts a try; null, and not counted, where one of the limits is reached. */
  count: ({ at, ...names }: Try): Promise<string | null> =>
    database.$transaction(async (transaction) => {
      // On SQLite the first write does that. In one order everywhere, so that no two wait for each other.
      if (isPostgres)
        for (const name of Object.values(names).toSorted())
          await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`

      const { id } = await transaction.bindingTry.create({
        data: { id: randomUUID(), ...names, at },
      })

      const since = { gt: new Date(at.getTime() - MS_PER_HOUR) }

      for (const name of Object.keys(HOURLY) as (keyof typeof HOURLY)[]) {
        const count = await transaction.bindingTry.count({
          where: { [name]: names[name], at: since },
        })

        if (count <= HOURLY[name]) continue
        await transaction.bindingTry.delete({ where: { id } })
        return null
      }

      return id
    }),

  /** A try that bound is none of those that are limited. */
  forget: (id: string) => database.bindingTry.deleteMany({ where: { id } }),
})
