import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { normalize } from 'node:path/posix'
import type { Vault } from '../security/vault.ts'

/** Where files are kept, each sealed by the vault. In a store that is away, whatever is asked throws an AppError 503. */
export interface FileStore {
  /** Whole or not at all, whenever the process dies. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or null where nothing is stored under that key. */
  get(key: string): Promise<Buffer | null>
  /** Seals it with the newest key; false where it is gone. */
  reseal(key: string): Promise<boolean>
  has(key: string): Promise<boolean>
  /** A file, or a folder with all that lies below it. */
  remove(key: string): Promise<void>
  /** Names in a folder that have not changed since a moment, as they are found. */
  unchanged(folder: string, since: Date): AsyncIterable<string>
  /** @throws where nothing can be stored */
  checkWritable(): Promise<void>
  /** Keys of all that is kept, without drafts. */
  keys(): AsyncIterable<string>
  /** The bytes as they are kept, for a backup; null where there are none. */
  sealed(key: string): Promise<Buffer | null>
  /** Takes bytes as `sealed` gave them. */
  putSealed(key: string, bytes: Uint8Array): Promise<void>
}

/** Where a file lies until it is whole; a process that is killed leaves it there. */
export const DRAFTS = 'drafts'

/** Enough to need a block of its own on a disk. */
export const PROBE = Buffer.alloc(4096, 1)

/** The key, as it was given. @throws where it would lead out of the place that files are kept in */
export function insideKey(key: string): string {
  if (normalize(key) !== key || key.startsWith('/') || key.startsWith('..'))
    throw new Error('A file key must stay inside')
  return key
}

/** What is not there, is null. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    throw cause
  }
}

async function* keysBelow(folder: string, prefix = ''): AsyncGenerator<string> {
  for (const entry of (await orNull(readdir(folder, { withFileTypes: true }))) ?? []) {
    const key = prefix + entry.name
    if (key === DRAFTS) continue
    if (entry.isDirectory()) yield* keysBelow(join(folder, entry.name), `${key}/`)
    else yield key
  }
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w')

  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name survives the loss of power when its folder was synced; Windows opens no folder. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')

  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first === undefined) return

  for (let made = path; made.length >= first.length; made = dirname(made))
    await syncFolder(dirname(made))
}

/** Files below a folder of this machine. */
export function createLocalFiles(folder: string, vault: Vault): FileStore {
  const pathOf = (key: string): string => join(folder, insideKey(key))

  /** Writes a draft and hands it over; afterwards there is none. */
  async function withDraft(bytes: Uint8Array, use: (draft: string) => Promise<void>) {
    const draft = join(folder, DRAFTS, randomUUID())
    await mkdir(dirname(draft), { recursive: true })

    try {
      await writeThrough(draft, bytes)
      await use(draft)
    } finally {
      await rm(draft, { force: true })
    }
  }

  async function putSealed(key: string, bytes: Uint8Array) {
    const path = pathOf(key)
    await makeFolder(dirname(path))
    await withDraft(bytes, (draft) => rename(draft, path))
    await syncFolder(dirname(path))
  }

  const sealed = async (key: string) => orNull(readFile(pathOf(key)))

  return {
    put: (key, bytes) => putSealed(key, vault.encryptBytes(bytes)),
    async get(key) {
      const stored = await sealed(key)
      return stored && vault.decryptBytes(stored)
    },
    async reseal(key) {
      const path = pathOf(key)
      const stored = await orNull(readFile(path))
      if (!stored) return false
      let isThere = false

      await withDraft(vault.encryptBytes(vault.decryptBytes(stored)), async (draft) => {
        // What was removed meanwhile must not come back.
        isThere = (await orNull(stat(path))) !== null
        if (isThere) await rename(draft, path)
      })

      if (isThere) await syncFolder(dirname(path))
      return isThere
    },
    has: async (key) => (await orNull(stat(pathOf(key)))) !== null,
    async remove(key) {
      await rm(pathOf(key), { force: true, recursive: true })
    },
    async *unchanged(key, since) {
      const entries = await orNull(opendir(pathOf(key)))
      if (!entries) return

      for await (const { name } of entries) {
        const found = await orNull(stat(join(pathOf(key), name)))
        if (found && found.mtime < since) yield name
      }
    },
    checkWritable: () => withDraft(PROBE, async () => undefined),
    keys: () => keysBelow(folder),
    sealed,
    putSealed,
  }
}
