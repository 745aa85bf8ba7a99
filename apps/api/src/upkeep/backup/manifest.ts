import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

export const MANIFEST = 'manifest.json'
export const FILES = 'files'

const hashed = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })
export type HashedFile = z.infer<typeof hashed>

const manifest = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  kind: z.enum(['sqlite', 'postgresql']),
  /** The newest migration that the database had. */
  migration: z.string(),
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  /** Ids of the data keys without which it cannot be read; never the keys. */
  keyIds: z.array(z.string()),
  /** Tells whether a SECRET_KEY is the one, and nothing of it. */
  secretProof: z.string(),
  /** Pictures whose bytes the service itself had lost. */
  lostPictures: z.array(z.string()),
  database: hashed,
  files: z.array(hashed),
})

export type Manifest = z.infer<typeof manifest>

export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** @throws BackupError where there is no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  } catch {
    throw new BackupError(`${folder} holds no backup of ours that is whole.`)
  }
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer)
  return hash.digest('hex')
}
