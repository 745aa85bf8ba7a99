import type { Database } from '../database/open-database.ts'
import { ecgReportKeys } from '../ports/ecg-report-key.ts'
import type { FileStore } from '../ports/files.ts'
import type { Jobs } from '../ports/jobs/jobs.ts'
import { removeImage } from '../ports/stored-image.ts'

/** Who has asked for the deletion of the own account, and when; the oldest request first. */
export async function deletionRequests(
  database: Database,
): Promise<{ userCode: string; at: Date }[]> {
  const accounts = await database.account.findMany({
    where: { deletionRequestedAt: { not: null } },
    orderBy: { deletionRequestedAt: 'asc' },
    select: { userCode: true, deletionRequestedAt: true },
  })

  return accounts.flatMap(({ userCode, deletionRequestedAt: at }) => (at ? [{ userCode, at }] : []))
}

/**
 * Erases an account whose deletion its owner has asked for, with everything that belongs to it: rows and files.
 * @throws Error when there is no such account, or nobody has asked
 */
export async function eraseAccount(
  { database, files, jobs }: { database: Database; files: FileStore; jobs: Pick<Jobs, 'forget'> },
  userCode: string,
): Promise<void> {
  const account = await database.account.findUnique({
    where: { userCode },
    include: { files: { select: { id: true } }, ecgRecords: { select: { id: true } } },
  })

  if (!account) throw new Error(`There is no account ${userCode}`)
  if (!account.deletionRequestedAt)
    throw new Error(`The owner of ${userCode} has not asked for its deletion`)

  // Rather nothing of it than rows without their files, while the store of files is away: it is asked for again.
  await files.checkWritable()
  // Before the account, so that whoever is cut off here may erase it again.
  await jobs.forget(account.id)

  // Every other row that is kept goes with the account by its foreign key.
  await database.$transaction([
    database.idempotencyKey.deleteMany({ where: { accountId: account.id } }),
    database.knownDevice.deleteMany({ where: { phoneHash: account.phoneHash } }),
    database.account.delete({ where: { id: account.id } }),
  ])

  await Promise.all([
    ...account.files.map(({ id }) => removeImage(files, id)),
    ...account.ecgRecords.flatMap(({ id }) => ecgReportKeys(id).map((key) => files.remove(key))),
  ])
}
