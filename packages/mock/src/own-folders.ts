// A mock's own folder, beside the seeded states. Nothing is left for ever: not by a process that was killed, nor by sources
// that have changed since.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { MS_PER_DAY } from '@kangban/china-time'
import { restoreSnapshot } from '../../../apps/api/src/database/seeded-snapshot.ts'
import { DATABASE, FILES, seededState, type SeedOrder } from './seeded-states.ts'

const UNUSED_MS = 7 * MS_PER_DAY
/** Says whose it is. */
const RUN = /^run-(\d+)-/

/** Of mocks that run: a test that ends without stopping them leaves nothing behind either. */
const running = new Set<string>()

export const removeFolder = (folder: string): void => {
  running.delete(folder)
  rmSync(folder, { recursive: true, force: true })
}

process.once('exit', () => running.forEach(removeFolder))

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    // It is, and belongs to somebody else.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}

/** Takes away what killed processes have left, and states that nobody has used for a week. */
function tidy(cache: string): void {
  for (const name of readdirSync(cache)) {
    const [, pid] = RUN.exec(name) ?? []
    const changed = statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    const isOver = pid ? !isAlive(Number(pid)) : changed < Date.now() - UNUSED_MS
    if (isOver) rmSync(join(cache, name), { recursive: true, force: true })
  }
}

/** A folder with a copy of that state, and the state beside it for a reset. */
export async function ownFolder(order: SeedOrder, cache: string): Promise<string> {
  const key = await seededState(cache, order)
  const now = new Date()
  utimesSync(join(cache, key), now, now)
  // A process's first mock looks for all of them.
  if (running.size === 0) tidy(cache)
  const folder = mkdtempSync(join(cache, `run-${process.pid}-`))
  running.add(folder)
  const state = { database: join(folder, DATABASE), files: join(folder, FILES) }

  if (!restoreSnapshot(cache, key, state)) throw new Error('The seeded state is gone')
  mkdirSync(join(folder, 'snapshots'))
  symlinkSync(join(cache, key), join(folder, 'snapshots', key), 'junction')
  return folder
}
