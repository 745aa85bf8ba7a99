import { openReads, type PreparedReads } from '../database/prepared-reads.ts'

/** Prepared reads of a database that tell each statement, with `?` for its values. */
export async function toldReads(url: string, tell: (sql: string) => void): Promise<PreparedReads> {
  const reads = await openReads(url)

  return {
    async all(sql, values) {
      tell(sql.replaceAll(/\$\d+/g, '?'))
      return reads.all(sql, values)
    },
    close: () => reads.close(),
  }
}
