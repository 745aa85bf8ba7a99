import type { FileLink } from '@kangban/contracts'
import { fileLinks } from '../../security/file-link.ts'
import type { LinkSigner } from '../../security/signed-link.ts'
import type { Database } from '../../database/open-database.ts'
import type { Transaction } from '../../database/once.ts'

/** The ids that a `fileIds` column holds; the column is JSON. */
export const fileIdsOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []

/** Gives the links of any of these ids in their order; what is not (or no longer) the account's own is left out. */
export async function readFileLinks(
  database: Database | Transaction,
  links: LinkSigner,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<(wanted: readonly string[]) => FileLink[]> {
  const rows = await database.storedFile.findMany({
    where: { accountId, id: { in: [...new Set(ids)] } },
    select: { id: true, width: true, height: true },
  })

  const byId = new Map(rows.map((row) => [row.id, { ...row, ...fileLinks(links, row.id) }]))
  return (wanted) => wanted.flatMap((id) => byId.get(id) ?? [])
}
