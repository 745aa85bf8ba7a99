// Seeded states, each made once and kept for the next run; an instance gets a copy.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { prepareDatabase } from '../../../apps/api/src/commands/prepare.ts'
import { type Config, readConfig } from '../../../apps/api/src/config/env.ts'
import { madeBy } from './made-by.ts'
import { DEFAULT_NOW } from './mock-clock.ts'

export interface SeedOrder {
  seed: number
  now: Date
  /** Today included. */
  days: number
}

export const USUAL: SeedOrder = { seed: 1, now: new Date(DEFAULT_NOW), days: 7 }

/** What the built package brings along: the usual state, packed. */
export const SHIPPED = new URL('./seeded/', import.meta.url)

/** Names that a reset of the service looks for; see database/seeded-snapshot.ts. */
export const DATABASE = 'seeded.db'
export const FILES = 'files'

const making = new Map<string, Promise<void>>()

export const keyOf = ({ seed, now, days }: SeedOrder): string =>
  createHash('sha256')
    .update(`${madeBy()} ${seed} ${now.toISOString()} ${days}`)
    .digest('hex')
    .slice(0, 24)

/** The service of the mock in that folder. The environment of the test that starts it says nothing to it. */
export const configIn = (dataDir: string, database: string, seed: number): Config =>
  readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: `file:${join(dataDir, database)}`,
    SEED: String(seed),
    WEB_ROOT: '',
    LOG_LEVEL: 'silent',
  })

async function unpack(folder: string): Promise<void> {
  const packed = await readFile(new URL(`${DATABASE}.gz`, SHIPPED))
  await writeFile(join(folder, DATABASE), await promisify(gunzip)(packed))
  cpSync(fileURLToPath(new URL(FILES, SHIPPED)), join(folder, FILES), { recursive: true })
}

/** Fills a folder with a seeded state. */
export async function makeState(folder: string, { seed, now, days }: SeedOrder): Promise<void> {
  await prepareDatabase(configIn(folder, DATABASE, seed), days, now)
}

async function make(cache: string, key: string, order: SeedOrder): Promise<void> {
  if (existsSync(join(cache, key, DATABASE))) return
  mkdirSync(cache, { recursive: true, mode: 0o700 })
  const draft = mkdtempSync(join(cache, 'draft-'))
  const isShipped = key === keyOf(USUAL) && existsSync(SHIPPED)

  try {
    await (isShipped ? unpack(draft) : makeState(draft, order))
    renameSync(draft, join(cache, key))
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true })
    // Another process made it meanwhile.
    if (!existsSync(join(cache, key, DATABASE))) throw cause
  }
}

/** Gives the name of the folder in `cache` in which that state lies, made where it was not. */
export async function seededState(cache: string, order: SeedOrder): Promise<string> {
  const key = keyOf(order)
  const path = join(cache, key)
  const made = making.get(path) ?? make(cache, key, order)
  making.set(path, made)

  try {
    await made
  } finally {
    making.delete(path)
  }

  return key
}
