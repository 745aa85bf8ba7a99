// A copy of the freshly seeded state, so that a demo is set back in the time of copying a file. SQLite only.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shanghaiDay } from '@kangban/china-time'
import Sqlite from 'better-sqlite3'
import type { Database } from './open-database.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** What the seeded state is made of. */
const SOURCES = [
  'prisma',
  'packages/vitals/src',
  'packages/ecg-core/src',
  'packages/contracts/src',
  'apps/api/src',
]

/** Of everything that decides the bytes of a seeded state: sources, seed, day and keys. */
export function snapshotKey(inputs: { seed: number; today: string; secret: Buffer }): string {
  const hash = createHash('sha256').update(`${inputs.seed} ${inputs.today}`).update(inputs.secret)

  for (const folder of SOURCES) {
    const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })

    const paths = files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))

    for (const path of paths.filter((file) => !/generated|\.test\./.test(file)).toSorted()) {
      hash.update(path.slice(root.length)).update(readFileSync(path))
    }
  }

  return hash.digest('hex').slice(0, 24)
}

interface State {
  /** Path of the database file; nobody may have it open. */
  database: string
  files: string
}

const ASIDE = ['-wal', '-shm']
const DRAFT = '.draft'

function copyState(from: State, to: State): void {
  for (const suffix of ['', ...ASIDE]) rmSync(to.database + suffix, { force: true })
  rmSync(to.files, { recursive: true, force: true })
  cpSync(from.database, to.database)
  if (existsSync(from.files)) cpSync(from.files, to.files, { recursive: true })
}

const stateIn = (folder: string): State => ({
  database: join(folder, 'seeded.db'),
  files: join(folder, 'files'),
})

/** Puts the kept state back; false where none is kept under that key. */
export function restoreSnapshot(folder: string, key: string, to: State): boolean {
  const kept = stateIn(join(folder, key))
  if (!existsSync(kept.database)) return false
  copyState(kept, to)
  return true
}

export interface KeptState extends State {
  /** On which it was kept, in China: its history ends there. */
  day: string
}

/** The one state that is kept, whatever its key; null where none is. */
export function keptState(folder: string): KeptState | null {
  if (!existsSync(folder)) return null
  const [key] = readdirSync(folder).filter((name) => !name.endsWith(DRAFT))
  const kept = key && stateIn(join(folder, key))
  if (!kept || !existsSync(kept.database)) return null
  return { ...kept, day: shanghaiDay(statSync(kept.database).mtime) }
}

/** All at once: between two steps somebody would wait for the database, and with it this process. */
const WHOLE = 0x7fffffff

/**
 * Puts the kept state beneath connections that are open, by SQLite's own backup: they see it with their next read. Writes wait
 * for it in the queue that a transaction holds (see sqlite-adapter.ts).
 */
export async function restoreBeneath(database: Database, kept: State, to: State): Promise<void> {
  const source = new Sqlite(kept.database, { readonly: true })

  try {
    await database.$transaction(() => source.backup(to.database, { progress: () => WHOLE }))
  } finally {
    source.close()
  }

  rmSync(to.files, { recursive: true, force: true })
  if (existsSync(kept.files)) cpSync(kept.files, to.files, { recursive: true })
}

/** Keeps the state, and only this one. */
export function keepSnapshot(folder: string, key: string, from: State): void {
  rmSync(folder, { recursive: true, force: true })
  // The name appears when the copy is whole.
  const draft = join(folder, key + DRAFT)
  mkdirSync(draft, { recursive: true })
  copyState(from, stateIn(draft))
  renameSync(draft, join(folder, key))
}
