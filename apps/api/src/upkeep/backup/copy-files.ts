import type { Dirent } from 'node:fs'
import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { DRAFTS } from '../../ports/files.ts'
import { fileKeyId } from '../cipher-columns.ts'
import type { HashedFile } from './manifest.ts'

const isGone = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'

/** Whatever happens to be there; null for what was removed since its name was read. */
async function orGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (cause) {
    if (isGone(cause)) return null
    throw cause
  }
}

/** Keys of all stored files, without the drafts of those that are being written. */
export async function* storedKeys(folder: string, below = folder): AsyncGenerator<string> {
  const entries: Dirent[] = (await orGone(readdir(below, { withFileTypes: true }))) ?? []

  for (const entry of entries) {
    const path = join(below, entry.name)
    const key = relative(folder, path).split(sep).join('/')
    if (key === DRAFTS) continue
    if (entry.isDirectory()) yield* storedKeys(folder, path)
    else yield key
  }
}

/** Onto the disk, not only into the memory of the system. */
export async function writeDurably(path: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'w', 0o600)

  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

export async function copyFiles(
  from: string,
  to: string,
): Promise<{ files: HashedFile[]; keyIds: Set<string> }> {
  const files: HashedFile[] = []
  const keyIds = new Set<string>()

  for await (const path of storedKeys(from)) {
    const bytes = await orGone(readFile(join(from, path)))
    if (!bytes) continue
    await writeDurably(join(to, path), bytes)
    keyIds.add(fileKeyId(bytes))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    files.push({ path, bytes: bytes.length, sha256 })
  }

  return { files, keyIds }
}
