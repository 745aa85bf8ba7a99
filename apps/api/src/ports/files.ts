import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import type { Vault } from '../security/vault.ts'

export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or null where nothing is stored under that key. */
  get(key: string): Promise<Buffer | null>
  remove(key: string): Promise<void>
}

/** Files below a folder of this machine, encrypted; a file is there whole or not at all, whenever the process dies. */
export function createLocalFiles(folder: string, vault: Vault): FileStore {
  const pathOf = (key: string): string => {
    if (normalize(key) !== key || key.startsWith('/') || key.startsWith('..'))
      throw new Error('A file key must stay inside')
    return join(folder, key)
  }

  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const draft = `${path}.${randomUUID()}`
      await mkdir(dirname(path), { recursive: true })
      const file = await open(draft, 'w')

      try {
        await file.writeFile(vault.encryptBytes(bytes))
        await file.sync()
      } finally {
        await file.close()
      }

      await rename(draft, path)
    },
    async get(key) {
      try {
        return vault.decryptBytes(await readFile(pathOf(key)))
      } catch (cause) {
        if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
        throw cause
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
