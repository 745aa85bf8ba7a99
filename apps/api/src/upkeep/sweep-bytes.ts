import type { Database } from '../database/open-database.ts'
import { ECG_REPORTS, recordOfReport } from '../ports/ecg-report-key.ts'
import { DRAFTS, type FileStore } from '../ports/files.ts'
import { IMAGES } from '../ports/stored-image.ts'

const BATCH = 500

interface Kept {
  folder: string
  /** The row that what has this name belongs to. */
  rowOf: (name: string) => string
  /** Those of the rows that are there. */
  known: (ids: string[]) => Promise<{ id: string }[]>
}

function keptOf(database: Database): Kept[] {
  const select = { id: true } as const

  return [
    {
      folder: IMAGES,
      rowOf: (name) => name,
      known: (ids) => database.storedFile.findMany({ where: { id: { in: ids } }, select }),
    },
    ...ECG_REPORTS.map((folder): Kept => ({
      folder,
      rowOf: recordOfReport,
      known: (ids) => database.ecgRecord.findMany({ where: { id: { in: ids } }, select }),
    })),
  ]
}

async function removeUnknown(files: FileStore, { folder, rowOf, known }: Kept, names: string[]) {
  const rows = new Set((await known(names.map(rowOf))).map(({ id }) => id))
  for (const name of names) if (!rows.has(rowOf(name))) await files.remove(`${folder}/${name}`)
}

/**
 * Takes away what belongs to no row: what a process left that was killed, or found no room, before there was one; what nobody
 * could remove after its row because the object store was away, or what being sealed anew there has brought back.
 */
export async function sweepBytes(
  { database, files }: { database: Database; files: FileStore },
  before: Date,
): Promise<void> {
  for await (const name of files.unchanged(DRAFTS, before)) await files.remove(`${DRAFTS}/${name}`)
  // An empty database beside files is another one than theirs: one that was configured by mistake, or is yet to be restored.
  if ((await database.account.findFirst({ select: { id: true } })) === null) return

  for (const kept of keptOf(database)) {
    let batch: string[] = []

    for await (const name of files.unchanged(kept.folder, before)) {
      batch.push(name)

      if (batch.length === BATCH) {
        await removeUnknown(files, kept, batch)
        batch = []
      }
    }

    await removeUnknown(files, kept, batch)
  }
}
