import { type Database, isPostgres } from './open-database.ts'

/**
 * A write that is committed and changes nothing. One that is rolled back would not reach the disk.
 * @throws where the database takes no write
 */
export async function checkDatabaseWritable(database: Database, url: string): Promise<void> {
  if (isPostgres(url)) {
    await database.$executeRaw`UPDATE "_prisma_migrations" SET "logs" = "logs"
      WHERE "id" = (SELECT MIN("id") FROM "_prisma_migrations")`

    return
  }

  // A row that is set to what it holds is not written by SQLite; its number for applications, which nobody uses here, is.
  const [row] = await database.$queryRaw<{ user_version: bigint | number }[]>`PRAGMA user_version`
  await database.$executeRawUnsafe(`PRAGMA user_version = ${Number(row?.user_version ?? 0)}`)
}
