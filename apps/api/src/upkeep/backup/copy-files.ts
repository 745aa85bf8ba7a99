import { hash } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '../../ports/files.ts'
import { fileKeyId } from '../cipher-columns.ts'
import type { HashedFile } from './manifest.ts'

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
  from: FileStore,
  to: string,
): Promise<{ files: HashedFile[]; keyIds: Set<string> }> {
  const files: HashedFile[] = []
  const keyIds = new Set<string>()

  for await (const path of from.keys()) {
    const bytes = await from.sealed(path)
    // It was removed since its name was read.
    if (!bytes) continue
    await writeDurably(join(to, path), bytes)
    keyIds.add(fileKeyId(bytes))
    files.push({ path, bytes: bytes.length, sha256: hash('sha256', bytes) })
  }

  return { files, keyIds }
}
