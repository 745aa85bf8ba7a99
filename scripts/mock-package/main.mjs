// `npm run mock-package`: builds the package of the mock back end, and tries it as a stranger does: packed, installed in an
// empty folder, from the command line, in a script, in types. With --build-only it stops after the build, with --bench it
// prints speeds.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bench } from './bench.mjs'
import { build } from './build.mjs'
import { installed, trial } from './trial.mjs'

export async function main(asked) {
  await build()
  if (asked.includes('--build-only')) return
  const folder = mkdtempSync(join(tmpdir(), 'kangban-mock-trial-'))

  try {
    const app = installed(folder)
    await (asked.includes('--bench') ? bench(app) : trial(app))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
