// The demo's people are seeded once for a run, which costs more than a minute of tests; every product gets a copy.
import { execFileSync } from 'node:child_process'
import { constants, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shanghaiDay } from '@kangban/china-time'

/** Tells the workers where it lies; named by the day in China on which its history ends. */
const PLACE = 'E2E_SEEDED_STATE'

export const databaseIn = (dataDir: string): string => `file:${join(dataDir, 'e2e.db')}`

const today = () => shanghaiDay(new Date())

/** Before the first test of a run. */
export default function seedOnce(): () => void {
  const place = mkdtempSync(join(tmpdir(), 'kangban-seeded-'))
  const dataDir = join(place, today())

  execFileSync('node', ['apps/api/src/commands/prepare-database.ts'], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseIn(dataDir) },
  })

  process.env[PLACE] = place
  return () => rmSync(place, { recursive: true, force: true })
}

/** A data folder for one product. After midnight it is empty, and the service seeds the new day itself. */
export function seededFolder(prefix: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), prefix))
  const state = join(process.env[PLACE] ?? '', today())

  if (existsSync(state)) {
    const kept = join(state, 'snapshots')

    cpSync(state, dataDir, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => path !== kept,
    })

    // What a reset goes back to is only read.
    symlinkSync(kept, join(dataDir, 'snapshots'))
  }

  return dataDir
}
